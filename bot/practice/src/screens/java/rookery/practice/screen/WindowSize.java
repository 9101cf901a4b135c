package rookery.practice.screen;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;

/** How large a window is. */
public record WindowSize(int width, int height) {
  /** A window of a desktop. */
  public static final WindowSize DESKTOP = new WindowSize(1280, 800);

  /** A telephone, as narrow as they come. */
  public static final WindowSize TELEPHONE = new WindowSize(360, 740);

  /** A telephone as most people hold one. */
  public static final WindowSize USUAL_TELEPHONE = new WindowSize(390, 844);

  /** What all that is for telephones must be good on. */
  public static final List<WindowSize> TELEPHONES = List.of(USUAL_TELEPHONE, TELEPHONE);

  /** Nothing breathes while it waits: every picture of that would be drawn, and nobody looks. */
  NewContextOptions options() {
    return new NewContextOptions()
        .setViewportSize(width, height)
        .setLocale("en-GB")
        .setReducedMotion(ReducedMotion.REDUCE);
  }
}

package rookery.practice.screen;

import com.microsoft.playwright.Browser.NewContextOptions;
import java.util.List;

/** How large a window is. */
public record Look(int width, int height) {
  /** A window of a desktop. */
  public static final Look DESKTOP = new Look(1280, 800);

  /** A telephone, as narrow as they come. */
  public static final Look TELEPHONE = new Look(360, 740);

  /** A telephone as most people hold one. */
  public static final Look USUAL_TELEPHONE = new Look(390, 844);

  /** What all that is for telephones must be good on. */
  public static final List<Look> TELEPHONES = List.of(USUAL_TELEPHONE, TELEPHONE);

  NewContextOptions options() {
    return new NewContextOptions().setViewportSize(width, height).setLocale("en-GB");
  }
}

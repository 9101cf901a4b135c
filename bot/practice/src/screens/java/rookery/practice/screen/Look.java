package rookery.practice.screen;

import com.microsoft.playwright.Browser.NewContextOptions;

/** How large a window is. */
public record Look(int width, int height) {
  /** A window of a desktop. */
  public static final Look DESKTOP = new Look(1280, 800);

  /** A telephone, as narrow as they come. */
  public static final Look TELEPHONE = new Look(360, 740);

  NewContextOptions options() {
    return new NewContextOptions().setViewportSize(width, height).setLocale("en-GB");
  }
}

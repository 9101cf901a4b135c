package rookery.bot.practice.screen;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.options.ColorScheme;

/** How large a window is, and whether its owner likes it dark. */
public record Look(int width, int height, boolean dark) {
  /** A light window of a desktop. */
  public static final Look DESKTOP = new Look(1280, 800, false);

  /** A light telephone, as narrow as they come. */
  public static final Look TELEPHONE = new Look(360, 740, false);

  /** The same by night. */
  public Look byNight() {
    return new Look(width, height, true);
  }

  NewContextOptions options() {
    return new NewContextOptions()
        .setViewportSize(width, height)
        .setColorScheme(dark ? ColorScheme.DARK : ColorScheme.LIGHT)
        .setLocale("en-GB");
  }
}

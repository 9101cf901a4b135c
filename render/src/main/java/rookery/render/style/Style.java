package rookery.render.style;

/**
 * How a diagram is painted.
 *
 * @param coordinates whether files and ranks are named beside the board
 * @param letters whether each piece also bears its letter
 * @param small whether the picture is only to be glanced at
 */
public record Style(Theme theme, boolean coordinates, boolean letters, boolean small) {
  /** How a diagram is painted for those who asked for nothing else. */
  public static final Style USUAL = new Style(Theme.WOOD, true, false, false);
}

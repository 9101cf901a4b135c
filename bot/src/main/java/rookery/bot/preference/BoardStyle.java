package rookery.bot.preference;

/**
 * How somebody's own boards are painted.
 *
 * @param theme the colours
 * @param coordinates whether files and ranks are named
 * @param letters whether each piece also bears its letter
 */
public record BoardStyle(BoardTheme theme, boolean coordinates, boolean letters) {
  /** How boards are painted for everybody. */
  public static final BoardStyle USUAL = new BoardStyle(BoardTheme.WOOD, true, false);
}

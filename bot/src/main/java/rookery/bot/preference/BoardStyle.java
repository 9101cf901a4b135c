package rookery.bot.preference;

/**
 * How the boards that only one person sees are painted.
 *
 * @param theme the colours
 * @param coordinates whether coordinates stand beside the board
 * @param letters whether each piece is marked with its letter
 */
public record BoardStyle(BoardTheme theme, boolean coordinates, boolean letters) {
  /** The default style, also used for boards that everybody sees. */
  public static final BoardStyle USUAL = new BoardStyle(BoardTheme.WOOD, true, false);
}

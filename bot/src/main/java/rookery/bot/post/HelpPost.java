package rookery.bot.post;

/** What Rookery is and which commands it has. */
public final class HelpPost {
  private HelpPost() {}

  /** The commands, for those who play. */
  public static Post commands() {
    return Post.words(
        """
        **Rookery** hosts unusual chess games in this channel.

        `/play` opens a table: choose a game, its options, and whom to invite; others may join by the \
        button. The game starts when every seat is taken.
        Act by the buttons under the board, or type `/move`, which completes what you may do. What \
        must stay secret comes to you as a direct message, or in private by the button.

        `/board` the present position \u00b7 `/games` your games and whose turn it is \u00b7 `/hand` what \
        only you know
        `/draw` offer, accept or claim a draw \u00b7 `/takeback` take back your last move \u00b7 `/resign` \
        give up \u00b7 `/ask` a yes-or-no question to your partner
        `/rules` the rules of a game, with pictures \u00b7 `/stop` ends a game without a result (for those \
        who look after the channel)
        `/help topic:about` who made this, and the licences of the artwork
        """);
  }

  /**
   * Who made Rookery and what it is made of.
   *
   * @param notice the licence notice of the artwork
   */
  public static Post about(String notice) {
    return Post.words(
        """
        **Rookery** is a bot for eleven unusual chess games. Each game's author is named in its \
        `/rules`.

        """
            + notice);
  }
}

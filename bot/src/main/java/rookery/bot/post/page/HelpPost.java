package rookery.bot.post.page;

import java.util.List;
import java.util.Optional;
import rookery.bot.post.Post;
import rookery.engine.games.Games;

/** What Rookery is and which commands it has. */
public final class HelpPost {
  private HelpPost() {}

  /**
   * The commands, for players.
   *
   * @param lines one a command
   */
  public static Post commands(List<String> lines) {
    return Post.page(
        Optional.empty(),
        """
        **Rookery** hosts unusual chess games in this channel. Play with the buttons under the board, \
        or type your moves. I ask for secret choices by direct message. You can also make them with \
        the button under the board: only you see what it shows.

        """
            + String.join("\n", lines));
  }

  /**
   * Who made Rookery and what it is made of.
   *
   * @param notice the licence notice of the artwork
   */
  public static Post about(String notice) {
    return Post.page(
        Optional.empty(),
        """
        **Rookery** is a bot for %s unusual chess games. `/rules` names the author of each.

        """
                .formatted(Games.all().size())
            + notice);
  }
}

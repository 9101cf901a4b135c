package rookery.bot.post.page;

import java.util.List;
import java.util.Optional;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.LearnButton;
import rookery.bot.post.Post;
import rookery.engine.games.Games;

/** What Rookery is and which commands it has. */
public final class HelpPost {
  private HelpPost() {}

  /** How to begin, in four lines. */
  public static Post start() {
    return Post.words(
            """
            **Rookery** hosts %s unusual chess games.
            The **Play** button starts one, with computers or with people in this channel.
            The **Move** button under a board shows what you can do. You can type moves too.
            The **Rules** button explains the game with pictures. If you have a secret choice to make, I'll \
            send you a direct message."""
                .formatted(Games.all().size()))
        .with(
            new Button(ControlId.free(ControlVerb.OPEN, ""), "Play", Look.MAIN),
            LearnButton.ofAll(),
            new Button(ControlId.free(ControlVerb.SETTINGS, ""), "Settings", Look.PLAIN),
            new Button(ControlId.free(ControlVerb.HELP, ""), "More", Look.PLAIN));
  }

  /** The same where the bot is no member, so that nobody else is called to a table there. */
  public static Post onVisit() {
    return Post.words(
            """
            **Rookery** hosts %s unusual chess games. You can use it here; only you see the replies.
            **Play** starts a game alone or against computers, and **Puzzle** gives you one to \
            solve.
            **Deals of the day** are the same for everyone, everywhere.
            **Learn** teaches you a game in three minutes. `/next` opens a game where it's your \
            turn, from anywhere.
            To play with people, open a table in a server that has added me: `/play`."""
                .formatted(Games.all().size()))
        .with(
            new Button(ControlId.free(ControlVerb.OPEN, ""), "Play", Look.MAIN),
            new Button(ControlId.free(ControlVerb.PUZZLE, ""), "Puzzle", Look.PLAIN),
            LearnButton.ofAll())
        .with(
            button(ControlVerb.DAILY, "Deals of the day"),
            button(ControlVerb.SETTINGS, "Settings"),
            button(ControlVerb.HELP, "More"));
  }

  /**
   * The commands, for players.
   *
   * @param lines one a command
   */
  public static Post commands(List<String> lines) {
    return Post.page(
            Optional.empty(),
            """
        **Rookery** hosts unusual chess games in this channel. Play with the buttons under the \
        board, or type your moves. I ask for secret choices by direct message. You can also make \
        them with the button under the board, which opens a menu that only you see.

        """
                + String.join("\n", lines))
        .with(LearnButton.ofAll(), button(ControlVerb.PUZZLE, "Puzzle"))
        .with(
            button(ControlVerb.DAILY, "Deals of the day"),
            button(ControlVerb.STANDINGS, "Standings"),
            button(ControlVerb.PROFILE, "Profile"));
  }

  private static Button button(String verb, String label) {
    return new Button(ControlId.free(verb, ""), label, Look.PLAIN);
  }

  /** Which Rookery this is and what it is made of. */
  public static Post about(String version, String notice) {
    return Post.page(
        Optional.empty(),
        """
        **Rookery** is a bot for %s unusual chess games. `/rules` tells you who invented each one.
        This is version %s.

        """
                .formatted(Games.all().size(), version)
            + notice);
  }
}

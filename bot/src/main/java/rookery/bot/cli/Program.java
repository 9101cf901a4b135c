package rookery.bot.cli;

import java.nio.file.Path;

/** The program that the sub-commands start or look after, as its owner has set it up. */
public interface Program {
  /** The file that every game is kept in. */
  Path database();

  /** Starts the bot, together with a practice room where no token is set. */
  Running bot() throws InterruptedException;

  /** Opens the practice room alone, for a bot in a process of its own. */
  Running practiceRoom();
}

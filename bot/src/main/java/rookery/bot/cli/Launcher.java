package rookery.bot.cli;

import java.nio.file.Path;
import rookery.bot.store.DatabaseName;

/** What the sub-commands start or look after, as its owner has set it up. */
public interface Launcher {
  /** Where every game is kept. */
  DatabaseName database();

  /** The file in which the running bot tells how it is. */
  Path health();

  /** Starts the bot, together with a practice room where no token is set. */
  RunningService bot() throws InterruptedException;

  /** Opens the practice room alone, for a bot in a process of its own. */
  RunningService practiceRoom();
}

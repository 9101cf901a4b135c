package rookery.bot.outbox;

import java.util.List;

/**
 * The people who were told to wait for an answer that has not arrived yet. It is kept, so that they
 * do not wait for ever if the bot is killed. Nothing here waits for the disk except {@link
 * #interrupted}.
 */
public interface DeferredAnswers {
  /**
   * An answer that somebody waits for.
   *
   * @param interaction what asked for it
   * @param token allows anybody to answer while it lives; never shown or logged
   */
  record Deferred(String interaction, String token) {
    @Override
    public String toString() {
      return "Deferred[" + interaction + "]";
    }
  }

  /** Somebody was told to wait. */
  void deferred(Deferred answer);

  /** The answer of that interaction has arrived, or never will. */
  void ended(String interaction);

  /**
   * The answers that a process owed which is gone, and that can still be given. From then on they
   * are this process's, which is told of them again until they end. Reads the database.
   */
  List<Deferred> interrupted();
}

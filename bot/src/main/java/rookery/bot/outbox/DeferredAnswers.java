package rookery.bot.outbox;

import java.util.List;
import java.util.Optional;
import rookery.bot.post.Post;

/**
 * Records who was told to wait for an answer that has not arrived yet. The record is stored, so
 * that nobody waits forever if the bot is killed. No method waits for the disk except {@link
 * #interrupted}.
 */
public interface DeferredAnswers {
  /**
   * An answer that a person waits for.
   *
   * @param interaction the id of the interaction that asked for it
   * @param token lets anyone answer while it is valid, so it is never shown or logged
   * @param meanwhile what the person reads until then; empty where Discord says that I'm thinking
   */
  record Deferred(String interaction, String token, Optional<Meanwhile> meanwhile) {
    @Override
    public String toString() {
      return "Deferred[" + interaction + "]";
    }
  }

  /**
   * What stands in the place of an answer.
   *
   * @param words what it says, by which it can be told from anything that came later
   * @param interrupted what is to take its place if the bot ends before it can answer
   */
  record Meanwhile(String words, Post interrupted) {}

  /** Records that a person was told to wait. */
  void deferred(Deferred answer);

  /** Records that the answer to that interaction has arrived, or never will. */
  void ended(String interaction);

  /**
   * Returns the answers that can still be given but whose process is gone. From then on this
   * process owes them, and they are returned again until {@link #ended}. Reads the database.
   */
  List<Deferred> interrupted();
}

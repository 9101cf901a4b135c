package rookery.bot.store;

import java.time.Instant;
import org.jdbi.v3.core.Handle;
import rookery.bot.turn.Tables.AlreadyAnsweredException;

/** Which interactions were answered lately, so that none is answered twice. */
final class Interactions {
  private static final String ADD =
      """
      INSERT INTO interactions (id, at) VALUES (:id, :at) ON CONFLICT DO NOTHING
      """;

  private static final String COUNT = "SELECT count(*) FROM interactions WHERE id = :id";

  private static final String FORGET = "DELETE FROM interactions WHERE at < :before";

  private Interactions() {}

  /**
   * Notes that an interaction is answered.
   *
   * @throws AlreadyAnsweredException if it was before
   */
  static void add(Handle rows, String interaction, Instant now) {
    int added = rows.createUpdate(ADD).bind("id", interaction).bind("at", Nanos.of(now)).execute();
    if (added == 0) {
      throw new AlreadyAnsweredException(interaction);
    }
  }

  static boolean has(Handle rows, String interaction) {
    return rows.createQuery(COUNT).bind("id", interaction).mapTo(Integer.class).one() > 0;
  }

  static void forgetThoseBefore(Handle rows, Instant time) {
    rows.createUpdate(FORGET).bind("before", Nanos.of(time)).execute();
  }
}

package rookery.bot.store.row.people;

import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import rookery.bot.preference.LessonProgress;
import rookery.bot.store.json.NanoTimestamps;
import rookery.bot.store.sql.Statements;
import rookery.bot.table.Person;

/** Stores which lessons people have finished and which advice they have seen. */
public final class LessonRows {
  public static final String ADD =
      """
      INSERT INTO lessons (person, game, topic, at) VALUES (?, ?, ?, ?)
      ON CONFLICT (person, game, topic) DO NOTHING
      """;

  /** Keeps the first table of a person, whichever came later. */
  static final String ADD_FIRST =
      """
      INSERT INTO lessons (person, game, topic, at)
      SELECT ?1, ?2, ?3, ?4
      WHERE NOT EXISTS (SELECT 1 FROM lessons WHERE person = ?1 AND game = ?2 AND topic >= 'table'
        AND topic < 'tablf')
      """;

  public static final String FIND = "SELECT topic FROM lessons WHERE person = ? AND game = ?";

  public static final String DROP = "DELETE FROM lessons WHERE person = ?";

  private static final String LEARNED = "learned";
  private static final String TABLE = "table ";
  private static final String TOLD = "told ";

  private LessonRows() {}

  /** Returns what a person has learned and seen of a game. */
  public static LessonProgress of(Statements rows, Person person, String game) {
    Set<String> topics = new TreeSet<>(rows.list(FIND, row -> row.getString(1), person.id(), game));
    Set<String> told = new TreeSet<>();
    Optional<String> table = Optional.empty();
    for (String topic : topics) {
      if (topic.startsWith(TOLD)) {
        told.add(topic.substring(TOLD.length()));
      } else if (topic.startsWith(TABLE)) {
        table = Optional.of(topic.substring(TABLE.length()));
      }
    }
    return new LessonProgress(topics.contains(LEARNED), table, told);
  }

  /** Stores that a person has finished a lesson. */
  public static void learned(Statements rows, Person person, String game, Instant now) {
    rows.update(ADD, person.id(), game, LEARNED, NanoTimestamps.of(now));
  }

  /** Stores that a person has made a decision of that kind at that table. */
  public static void told(
      Statements rows, Person person, String game, String table, String decision, Instant now) {
    rows.update(ADD_FIRST, person.id(), game, TABLE + table, NanoTimestamps.of(now));
    rows.update(ADD, person.id(), game, TOLD + decision, NanoTimestamps.of(now));
  }
}

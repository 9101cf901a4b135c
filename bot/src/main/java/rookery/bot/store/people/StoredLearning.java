package rookery.bot.store.people;

import com.github.benmanes.caffeine.cache.Cache;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import rookery.bot.preference.LessonProgress;
import rookery.bot.preference.PreferenceChange;
import rookery.bot.puzzle.PuzzleResult;
import rookery.bot.store.Database;
import rookery.bot.store.json.NanoTimestamps;
import rookery.bot.store.sql.GroupCommitWriter.Writing;
import rookery.bot.store.sql.Statements;
import rookery.bot.table.Person;
import rookery.bot.vitals.ErrorReport;

/**
 * What people have learned of games, and how they have done with puzzles, in the database; what was
 * read lately is at hand, unless other processes may change it.
 */
public final class StoredLearning {
  private static final Logger LOG = LoggerFactory.getLogger(StoredLearning.class);
  private static final int LESSONS_AT_HAND = 5_000;

  /** Of each person there may be hundreds. */
  private static final int PUZZLES_AT_HAND = 100;

  public static final String ADD_TOPIC =
      """
      INSERT INTO lessons (person, game, topic, at) VALUES (?, ?, ?, ?)
      ON CONFLICT (person, game, topic) DO NOTHING
      """;

  /** Keeps the first table of a person, whichever came later. */
  private static final String ADD_TABLE =
      """
      INSERT INTO lessons (person, game, topic, at)
      SELECT ?1, ?2, ?3, ?4
      WHERE NOT EXISTS (SELECT 1 FROM lessons WHERE person = ?1 AND game = ?2 AND topic >= 'table'
        AND topic < 'tablf')
      """;

  public static final String TOPICS = "SELECT topic FROM lessons WHERE person = ? AND game = ?";

  public static final String FORGET = "DELETE FROM lessons WHERE person = ?";

  private static final String LEARNED = "learned";
  private static final String TABLE = "table ";
  private static final String TOLD = "told ";

  /** All of a person's. */
  public static final String PUZZLES =
      "SELECT puzzle, tries, hint, solved FROM puzzles WHERE person = ? ORDER BY puzzle";

  /** One, in place of what was kept of it before. */
  public static final String TRIED =
      """
      INSERT INTO puzzles (person, puzzle, tries, hint, solved) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT (person, puzzle) DO UPDATE
      SET tries = excluded.tries, hint = excluded.hint, solved = excluded.solved
      """;

  /** One that was shown, unless something is kept of it. */
  public static final String SHOWN =
      """
      INSERT INTO puzzles (person, puzzle, tries, hint, solved) VALUES (?, ?, 0, 0, NULL)
      ON CONFLICT (person, puzzle) DO NOTHING
      """;

  private final Database database;
  private final Clock clock;
  private final Cache<Met, LessonProgress> met = StoredPreferences.cache(LESSONS_AT_HAND);
  private final Cache<Person, List<PuzzleResult>> puzzles =
      StoredPreferences.cache(PUZZLES_AT_HAND);

  /** What somebody has met of a game. */
  private record Met(Person person, String game) {}

  StoredLearning(Database database, Clock clock) {
    this.database = database;
    this.clock = clock;
  }

  List<PuzzleResult> puzzles(Person person) {
    return database.isShared() ? stored(person) : puzzles.get(person, this::stored);
  }

  private List<PuzzleResult> stored(Person person) {
    return database.ask(rows -> rows.list(PUZZLES, StoredLearning::result, person.id()));
  }

  private static PuzzleResult result(ResultSet row) throws SQLException {
    long solved = row.getLong(4);
    boolean open = row.wasNull();
    return new PuzzleResult(
        row.getString(1),
        row.getInt(2),
        row.getInt(3) == 1,
        open ? Optional.empty() : Optional.of(NanoTimestamps.instant(solved)));
  }

  LessonProgress lessons(Person person, String game) {
    Met of = new Met(person, game);
    return database.isShared() ? stored(of) : met.get(of, this::stored);
  }

  private LessonProgress stored(Met of) {
    List<String> found =
        database.ask(
            rows -> rows.list(TOPICS, row -> row.getString(1), of.person().id(), of.game()));
    Set<String> topics = new TreeSet<>(found);
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

  void keep(PreferenceChange.Tried tried) {
    PuzzleResult result = tried.result();
    Long solved = result.solved().map(NanoTimestamps::of).orElse(null);
    database
        .turns()
        .write(
            Writing.always(
                rows ->
                    rows.update(
                        TRIED,
                        tried.person().id(),
                        result.puzzle(),
                        result.tries(),
                        result.hint() ? 1 : 0,
                        solved)));
    puzzles.invalidate(tried.person());
  }

  /** At worst a puzzle comes again. */
  void keep(PreferenceChange.PuzzleShown shown) {
    if (!database.isShared()) {
      puzzles.put(shown.person(), PuzzleResult.with(puzzles(shown.person()), shown.puzzle()));
    }
    writeSometime(
        "a puzzle was shown", rows -> rows.update(SHOWN, shown.person().id(), shown.puzzle()));
  }

  void keep(PreferenceChange.Learned learned) {
    Met of = new Met(learned.person(), learned.game());
    database.turns().write(Writing.always(rows -> add(rows, of, LEARNED)));
    met.invalidate(of);
  }

  /** At worst a hint is given twice. */
  void keep(PreferenceChange.Decided made) {
    Met of = new Met(made.person(), made.game());
    if (!database.isShared()) {
      met.put(of, lessons(of.person(), of.game()).after(made.decision(), made.table()));
    }
    writeSometime(
        "a hint was shown",
        rows -> {
          rows.update(ADD_TABLE, of.person().id(), of.game(), TABLE + made.table(), now());
          add(rows, of, TOLD + made.decision());
        });
  }

  private void add(Statements rows, Met of, String topic) {
    rows.update(ADD_TOPIC, of.person().id(), of.game(), topic, now());
  }

  private long now() {
    return NanoTimestamps.of(clock.instant());
  }

  /** Nobody waits for it. */
  private void writeSometime(String what, Consumer<Statements> change) {
    database
        .turns()
        .writeSometime(Writing.always(change))
        .whenComplete((kept, fault) -> report(what, fault));
  }

  private static void report(String what, Throwable fault) {
    if (fault != null) {
      LOG.info("Couldn't write down that {}: {}", what, ErrorReport.named(fault));
    }
  }

  /** What was at hand of a person is gone from the database. */
  void forget(Person person) {
    met.invalidateAll();
    puzzles.invalidate(person);
  }
}

package rookery.bot.store;

import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import rookery.bot.request.TableStorage;
import rookery.bot.result.GameResult;
import rookery.bot.result.GameResults;
import rookery.bot.store.row.ResultRows;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.vitals.Telemetry;

/** The results of finished games, in the database. */
@Singleton
public record StoredResults(Database database, TableStorage tables, Clock clock)
    implements GameResults {
  private static final Logger LOG = LoggerFactory.getLogger(StoredResults.class);
  private static final int STEP = 50;

  @Inject
  public StoredResults {}

  /** The results that count for ratings in a database that no bot uses meanwhile. */
  public static List<GameResult> rated(DatabaseName name) {
    try (Database database = Database.open(name, Telemetry.UNHEARD)) {
      return database.ask(ResultRows::rated);
    }
  }

  @Override
  public List<GameResult> rated() {
    return database.ask(ResultRows::rated);
  }

  @Override
  public String ratedRevision() {
    return database.ask(ResultRows::ratedRevision);
  }

  @Override
  public Optional<GameResult> ofTable(String table) {
    return database.ask(rows -> ResultRows.ofTable(rows, table));
  }

  @Override
  public List<GameResult> of(Person person) {
    return database.ask(rows -> ResultRows.of(rows, person));
  }

  /** Starts adding the results of games that ended before results were kept, a few at a time. */
  public void addMissing() {
    database.scans().execute(() -> addMissing(""));
  }

  private void addMissing(String after) {
    try {
      List<String> step = database.ask(rows -> ResultRows.missing(rows, after, STEP));
      tables.find(step).forEach(this::add);
      if (step.size() == STEP) {
        database.scans().execute(() -> addMissing(step.get(STEP - 1)));
      }
    } catch (RuntimeException fault) {
      LOG.warn("Couldn't add the results of old games to the statistics: {}", fault.toString());
    }
  }

  private void add(Table table) {
    List<Instant> dates = tables.dates(table.id());
    Instant ended = dates.isEmpty() ? clock.instant() : dates.get(dates.size() - 1);
    database.alter(rows -> ResultRows.add(rows, table, ended));
  }
}

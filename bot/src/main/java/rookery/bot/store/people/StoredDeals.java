package rookery.bot.store.people;

import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import rookery.bot.daily.DailyAttempt;
import rookery.bot.daily.DailyDeal;
import rookery.bot.daily.DailyStore;
import rookery.bot.daily.DealDay;
import rookery.bot.daily.DealResult;
import rookery.bot.daily.DealSearch;
import rookery.bot.daily.ScoreComparison;
import rookery.bot.deal.DealSecret;
import rookery.bot.random.RequestRandomSource;
import rookery.bot.store.Database;
import rookery.bot.store.row.people.AttemptRows;
import rookery.bot.store.row.people.DealDayRows;
import rookery.bot.store.row.people.MemberResultRows;
import rookery.bot.store.row.people.ServerBoardRows;
import rookery.bot.store.sql.Statements;
import rookery.bot.table.Person;

/** The deals of the days in the database; a day that has begun is at hand. */
@Singleton
public final class StoredDeals implements DailyStore {
  private final Database database;
  private final Clock clock;
  private final RequestRandomSource randomSource;
  private volatile Optional<LocalDate> opened = Optional.empty();

  @Inject
  public StoredDeals(Database database, Clock clock, RequestRandomSource randomSource) {
    this.database = database;
    this.clock = clock;
    this.randomSource = randomSource;
  }

  @Override
  public DealDay open(LocalDate day) {
    if (opened.filter(day::equals).isEmpty()) {
      Instant now = clock.instant();
      DealSecret first = DealSecret.of(randomSource.seed());
      DealSecret second = DealSecret.of(randomSource.seed());
      database.alter(
          rows -> {
            add(rows, day, first, now);
            add(rows, day.plusDays(1), second, now);
          });
      opened = Optional.of(day);
    }
    return find(day).orElseThrow();
  }

  private static void add(Statements rows, LocalDate day, DealSecret secret, Instant now) {
    DealDayRows.add(rows, day, secret, now);
    DailyDeal.all().stream()
        .filter(deal -> deal.solo().isPresent())
        .forEach(deal -> DealDayRows.addSearch(rows, day, deal.id()));
  }

  @Override
  public Optional<DealDay> find(LocalDate day) {
    return database.ask(rows -> DealDayRows.find(rows, day));
  }

  @Override
  public Optional<LocalDate> first() {
    return database.ask(DealDayRows::first);
  }

  @Override
  public Optional<LocalDate> last() {
    return database.ask(DealDayRows::last);
  }

  @Override
  public String settlePuzzle(LocalDate day, String puzzle) {
    return database.keep(rows -> DealDayRows.settle(rows, day, puzzle));
  }

  @Override
  public Optional<DailyAttempt> attempt(DailyAttempt.Key key) {
    return database.ask(rows -> AttemptRows.find(rows, key));
  }

  @Override
  public List<DailyAttempt> attempts(Person person, LocalDate day) {
    return database.ask(rows -> AttemptRows.of(rows, person, day));
  }

  @Override
  public boolean keep(DailyAttempt attempt) {
    return database.keep(
        rows -> {
          boolean kept = AttemptRows.keep(rows, attempt);
          if (kept && attempt.isCounted()) {
            ServerBoardRows.change(rows, attempt.key().person(), clock.instant());
          }
          return kept;
        });
  }

  @Override
  public ScoreComparison field(LocalDate day, String deal, int points) {
    return database.ask(rows -> AttemptRows.field(rows, day, deal, points));
  }

  @Override
  public SortedSet<LocalDate> finished(Person person, LocalDate from) {
    return database.ask(rows -> AttemptRows.finished(rows, person, from));
  }

  @Override
  public void visit(String server, Person person, LocalDate day) {
    database.alter(
        rows -> {
          boolean isNew = DealDayRows.visit(rows, server, person, day);
          if (isNew && !AttemptRows.finished(rows, person, day).isEmpty()) {
            ServerBoardRows.change(rows, server, clock.instant());
          }
        });
  }

  @Override
  public List<DealResult> results(String server, LocalDate first, LocalDate last) {
    return database.ask(rows -> MemberResultRows.results(rows, server, first, last));
  }

  @Override
  public List<Person> players(String server, LocalDate day) {
    return database.ask(rows -> MemberResultRows.players(rows, server, day));
  }

  @Override
  public DealSearch search(LocalDate day, String deal) {
    return database.ask(rows -> DealDayRows.search(rows, day, deal));
  }

  @Override
  public Optional<DealSearch.Job> claim(LocalDate today) {
    Instant now = clock.instant();
    return database.keep(rows -> DealDayRows.claim(rows, today, now, now.minus(LEASE)));
  }

  @Override
  public void keep(DealSearch.Job job, DealSearch found) {
    database.alter(rows -> DealDayRows.keep(rows, job, found));
  }
}

package rookery.bot.review;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import rookery.bot.computer.ProcessorAllowance;
import rookery.bot.computer.ThinkingExecutor;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.vitals.ErrorReport;
import rookery.engine.playthrough.Playthrough;
import rookery.engine.review.GameReview;
import rookery.engine.review.ReviewProgress;
import rookery.engine.review.Reviewer;

/**
 * Makes the reviews that were asked for, one at a time, on the thread of the computer players and
 * only while none of these has to think. What waits is in the store, so that it is taken up again
 * after a restart.
 */
public final class ReviewQueue {
  private static final Logger LOG = LoggerFactory.getLogger(ReviewQueue.class);

  /** A review that takes more of the processor than this is given up. */
  private static final Duration LONGEST = Duration.ofMinutes(5);

  private final ReviewStore store;
  private final ThinkingExecutor quiet;
  private final Function<String, Optional<Table>> tables;
  private final ReviewNews news;
  private final Reviewer reviewer;
  private final Duration longest;
  private final Map<String, Reached> reached = new ConcurrentHashMap<>();

  /** What was made or given up and is not kept yet. */
  private final Map<String, Optional<GameReview>> made = new ConcurrentHashMap<>();

  private final AtomicBoolean busy = new AtomicBoolean();
  private final AtomicInteger asked = new AtomicInteger();

  /** How far a review is: so many steps of so many. */
  public record Reached(int done, int all) {}

  public ReviewQueue(
      ReviewStore store,
      ThinkingExecutor quiet,
      Function<String, Optional<Table>> tables,
      ReviewNews news) {
    this(store, quiet, tables, news, Reviewer.CASUAL, LONGEST);
  }

  /**
   * @param longest how much of the processor's time one may take
   */
  public ReviewQueue(
      ReviewStore store,
      ThinkingExecutor quiet,
      Function<String, Optional<Table>> tables,
      ReviewNews news,
      Reviewer reviewer,
      Duration longest) {
    this.store = store;
    this.quiet = quiet;
    this.tables = tables;
    this.news = news;
    this.reviewer = reviewer;
    this.longest = longest;
  }

  /** Takes up again what was not finished when the program ended. */
  public void start() {
    store.release();
    wake();
  }

  /** What is kept of a table's review; empty if nobody has asked for it. */
  public Optional<ReviewStore.Kept> find(Table table) {
    return store.find(table.id());
  }

  /**
   * Has the review of a finished game made, unless it has been asked for before.
   *
   * @param reader who is told once it is made or given up, unless it is already
   * @return false if too many others wait
   */
  public boolean ask(Table table, Optional<Person> reader) {
    boolean taken = store.ask(table.id());
    reader.filter(person -> taken).ifPresent(person -> store.tell(table.id(), person));
    asked.incrementAndGet();
    wake();
    return taken;
  }

  /** How far a review is that this process is making; empty if it has not begun. */
  public Optional<Reached> reached(Table table) {
    return Optional.ofNullable(reached.get(table.id()));
  }

  private void wake() {
    if (busy.compareAndSet(false, true)) {
      quiet.whenIdle(this::next);
    }
  }

  private void next(Runnable giveWay) {
    Optional<String> claimed = Optional.empty();
    int before = asked.get();
    try {
      made.forEach(this::keep);
      claimed = store.claim();
      claimed.ifPresent(table -> keep(table, review(table, giveWay)));
    } catch (CancellationException ended) {
      LOG.debug("A review was interrupted by the end of the program.");
      return;
    } catch (RuntimeException | Error fault) {
      if (Thread.currentThread().isInterrupted()) {
        // The program ends; whatever was being made is made after the next start.
        LOG.debug("A review was interrupted by the end of the program: {}", fault.toString());
        return;
      }
      ErrorReport.log(LOG, "reviews in the database", fault);
      return;
    } finally {
      claimed.ifPresent(reached::remove);
      busy.set(false);
    }
    if (claimed.isPresent() || asked.get() != before) {
      wake();
    }
  }

  /** Empty if there is nothing to review, or it was given up. */
  private Optional<GameReview> review(String id, Runnable giveWay) {
    return tables
        .apply(id)
        .filter(found -> found.result().isPresent())
        .flatMap(found -> review(found, giveWay));
  }

  private Optional<GameReview> review(Table table, Runnable giveWay) {
    try {
      Playthrough played = Playthrough.of(table.match().orElseThrow(), Map.of());
      Optional<GameReview> review = reviewer.review(played, new Watch(table.id(), giveWay));
      if (review.isEmpty()) {
        LOG.info("Gave up reviewing table {}: it took too long", table.id());
      }
      return review;
    } catch (CancellationException ended) {
      throw ended;
    } catch (RuntimeException | Error fault) {
      if (Thread.currentThread().isInterrupted()) {
        throw fault;
      }
      ErrorReport.log(LOG, "a review", fault);
      return Optional.empty();
    }
  }

  /** If the database is out of reach it is kept the next time that somebody asks for any. */
  private void keep(String id, Optional<GameReview> review) {
    made.put(id, review);
    if (store.keep(id, review, reader -> news.of(id, reader, review.isPresent()))) {
      news.ring();
    }
    made.remove(id);
  }

  /** Lets the computers think first, and counts the processor's time without theirs. */
  private final class Watch implements ReviewProgress {
    private final String table;
    private final ProcessorAllowance allowance;

    Watch(String table, Runnable giveWay) {
      this.table = table;
      this.allowance = new ProcessorAllowance(longest, giveWay);
    }

    @Override
    public boolean isToStop() {
      return allowance.getAsBoolean();
    }

    @Override
    public void reached(int done, int all) {
      reached.put(table, new Reached(done, all));
    }
  }
}

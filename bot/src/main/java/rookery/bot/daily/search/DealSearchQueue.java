package rookery.bot.daily.search;

import java.time.Clock;
import java.time.LocalDate;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import rookery.bot.computer.ThinkingExecutor;
import rookery.bot.daily.DailyDeal;
import rookery.bot.daily.DailyStore;
import rookery.bot.daily.DealDay;
import rookery.bot.daily.DealSearch;
import rookery.bot.vitals.ErrorReport;
import rookery.engine.solo.SoloSolver;

/**
 * Opens each day, and has its deals searched, one at a time, on the thread of the computer players
 * and only while none of these has to think. Of several processes one searches a deal.
 */
public final class DealSearchQueue {
  private static final Logger LOG = LoggerFactory.getLogger(DealSearchQueue.class);

  /** Minutes. A program that has just started has other things to do. */
  private static final int INTERVAL = 5;

  private final DailyStore store;
  private final ThinkingExecutor quiet;
  private final Clock clock;
  private final DealSearchWork work;
  private final AtomicBoolean busy = new AtomicBoolean();

  /** With the effort that a day's deals are worth. */
  public DealSearchQueue(DailyStore store, ThinkingExecutor quiet, Clock clock) {
    this(store, quiet, clock, DealSearchWork.USUAL);
  }

  DealSearchQueue(DailyStore store, ThinkingExecutor quiet, Clock clock, DealSearchWork work) {
    this.store = store;
    this.quiet = quiet;
    this.clock = clock;
    this.work = work;
  }

  /** Begins to look now and then for what is to be done; it ends with the executor. */
  public void start(ScheduledExecutorService scans) {
    scans.scheduleWithFixedDelay(this::lookOrReport, INTERVAL, INTERVAL, TimeUnit.MINUTES);
  }

  private void lookOrReport() {
    try {
      look();
    } catch (RuntimeException fault) {
      LOG.warn("Couldn't open the deals of the day: {}", fault.toString());
    }
  }

  /**
   * Opens the day, so that the hash of the next is there to be told, and has its deals searched.
   */
  void look() {
    store.open(DealDay.at(clock.instant()));
    if (busy.compareAndSet(false, true)) {
      quiet.whenNobodyWaits(this::next);
    }
  }

  private void next(Runnable giveWay) {
    boolean goesOn = false;
    try {
      LocalDate today = DealDay.at(clock.instant());
      Optional<DealSearch.Job> claimed = store.claim(today);
      claimed.ifPresent(job -> search(job, giveWay));
      goesOn = claimed.isPresent();
    } catch (CancellationException ended) {
      LOG.debug("A search was interrupted by the end of the program.");
    } catch (RuntimeException | Error fault) {
      if (Thread.currentThread().isInterrupted()) {
        LOG.debug("A search was interrupted by the end of the program: {}", fault.toString());
      } else {
        ErrorReport.log(LOG, "a search of a deal", fault);
      }
    } finally {
      busy.set(false);
    }
    if (goesOn && busy.compareAndSet(false, true)) {
      quiet.whenNobodyWaits(this::next);
    }
  }

  /** What the club player makes is kept first, as people are told of it on the same day. */
  private void search(DealSearch.Job job, Runnable giveWay) {
    DailyDeal deal = DailyDeal.find(job.deal()).orElseThrow();
    DealDay day = store.find(job.day()).orElseThrow();
    SoloSolver.Found club = work.club(deal, day, giveWay);
    store.keep(job, new DealSearch(Optional.of(club.score()), Optional.empty()));
    SoloSolver.Found best = work.best(deal, day, club, giveWay);
    store.keep(job, new DealSearch(Optional.of(club.score()), Optional.of(best)));
  }
}

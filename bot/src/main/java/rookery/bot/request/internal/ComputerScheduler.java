package rookery.bot.request.internal;

import com.google.inject.Inject;
import com.google.inject.Provider;
import com.google.inject.Singleton;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import rookery.bot.computer.ComputerTurn;
import rookery.bot.computer.ThinkingExecutor;
import rookery.bot.random.RequestRandomSource;
import rookery.bot.request.CommandList;
import rookery.bot.request.Request;
import rookery.bot.request.TableStorage;
import rookery.bot.request.host.SaveListener;
import rookery.bot.table.Table;
import rookery.bot.vitals.ErrorReport;

/**
 * Makes computer players act at their tables. They think one at a time, in the order in which they
 * were asked, so that no table waits for another's whole game. Nothing is stored here: after a
 * crash, the table's row makes it due again.
 */
@Singleton
public final class ComputerScheduler implements SaveListener {
  private static final Logger LOG = LoggerFactory.getLogger(ComputerScheduler.class);

  /** The part of its time that a computer keeps for everything but thinking. */
  private static final Duration SPARE = Duration.ofMillis(300);

  /** One search; after that, any legal move. */
  private static final int MOST_TRIES = 2;

  /** What could not act at once is tried again now and then: it may have been the machine. */
  private static final Duration FIRST_PAUSE = Duration.ofMinutes(1);

  private static final int MOST_DOUBLINGS = 6;

  private final TableStorage tables;
  private final CommandList commands;
  private final RequestRandomSource randomSource;
  private final ThinkingExecutor quiet;
  private final Provider<InternalRequests> internalRequests;
  private final Map<String, Object> busy = new ConcurrentHashMap<>();
  private final Map<String, GivenUp> givenUp = new ConcurrentHashMap<>();

  /** Searches at a table that did not finish. */
  private record GivenUp(int turn, int times) {}

  @Inject
  public ComputerScheduler(
      TableStorage tables,
      CommandList commands,
      RequestRandomSource randomSource,
      ThinkingExecutor quiet,
      Provider<InternalRequests> internalRequests) {
    this.tables = tables;
    this.commands = commands;
    this.randomSource = randomSource;
    this.quiet = quiet;
    this.internalRequests = internalRequests;
  }

  @Override
  public void saved(Table table) {
    startThinking(table);
  }

  /** Makes the computers that must act at that table think, unless they already do. */
  void wake(Table table) {
    startThinking(table);
  }

  private void startThinking(Table table) {
    if (timesGivenUp(table) < MOST_TRIES) {
      tryToThink(table);
    }
  }

  private void tryToThink(Table table) {
    if (ComputerTurn.of(table).isEmpty()) {
      return;
    }
    Object thought = new Object();
    if (busy.putIfAbsent(table.id(), thought) == null) {
      quiet.think(() -> think(table.id(), thought), () -> giveUp(table.id(), thought));
    }
  }

  private int timesGivenUp(Table table) {
    GivenUp known = givenUp.get(table.id());
    return known == null || known.turn() != table.turn() ? 0 : known.times();
  }

  private void think(String id, Object thought) {
    try {
      Optional<ComputerTurn> turn = tables.find(id).flatMap(ComputerTurn::of);
      if (turn.isEmpty()) {
        finished(id, thought, -1);
        return;
      }
      Duration pace = turn.get().pace();
      ThinkingExecutor.Pause pause = quiet.begin(pace);
      Request request = request(turn.get(), pause);
      long version = turn.get().table().version();
      if (isCurrent(id, thought)) {
        pause.then(() -> ask(request, id, thought, version));
      }
    } catch (RuntimeException | Error fault) {
      failed(id, thought, ErrorReport.log(LOG, "a computer player at table " + id, fault));
    }
  }

  /** After a search that did not finish, the computer plays any legal move. */
  private Request request(ComputerTurn turn, ThinkingExecutor.Pause pause) {
    SplittableRandom random = new SplittableRandom(ByteBuffer.wrap(randomSource.seed()).getLong());
    return timesGivenUp(turn.table()) == 0
        ? turn.request(random, pause.isNearly(SPARE))
        : turn.anything(random);
  }

  private boolean isCurrent(String id, Object thought) {
    return busy.get(id) == thought;
  }

  /**
   * Stops a search. The computer then plays any legal move; if that fails too, its table is told
   * and left alone.
   */
  private void giveUp(String id, Object thought) {
    if (!busy.remove(id, thought)) {
      return;
    }
    try {
      tables.find(id).ifPresent(this::tryOnceMore);
    } catch (RuntimeException unreadable) {
      ErrorReport.log(
          LOG, "a computer player at table " + id + ", which is tried again later", unreadable);
    }
  }

  private void tryOnceMore(Table table) {
    int times = noteFailure(table);
    LOG.error(
        "A computer player's search at table {} took too long and was stopped{}",
        table.id(),
        times < MOST_TRIES
            ? "; the computer will make a random legal move instead"
            : " again; the computer won't move until the table is next checked");
    goOn(table, times, Optional.empty());
  }

  private int noteFailure(Table table) {
    int times = timesGivenUp(table) + 1;
    givenUp.put(table.id(), new GivenUp(table.turn(), times));
    return times;
  }

  /** After a fault the computer plays any legal move; if that fails too, it tries again later. */
  private void failed(String id, Object thought, String number) {
    if (!busy.remove(id, thought)) {
      return;
    }
    try {
      tables.find(id).ifPresent(table -> goOn(table, noteFailure(table), Optional.of(number)));
    } catch (RuntimeException unreadable) {
      ErrorReport.log(LOG, "a computer player at table " + id, unreadable);
    }
  }

  private void goOn(Table table, int times, Optional<String> number) {
    if (times < MOST_TRIES) {
      startThinking(table);
      return;
    }
    if (times == MOST_TRIES) {
      ComputerTurn.of(table).ifPresent(turn -> tell(turn, number));
    }
    // Whoever found no end would take another thread of the few there are.
    number.ifPresent(fault -> tryLater(table, times - MOST_TRIES));
  }

  private void tell(ComputerTurn turn, Optional<String> number) {
    Table table = turn.table();
    String id = "stuck %s %s".formatted(table.id(), table.version());
    Request request =
        InternalRequests.request(id, InternalRequests.NOBODY, "stuck computer", table.id());
    internalRequests
        .get()
        .run(request, new StuckComputer(turn.computer(), table.turn(), number))
        .exceptionally(
            fault -> {
              ErrorReport.log(LOG, request.named(), fault);
              return null;
            });
  }

  private void tryLater(Table table, int times) {
    Duration pause = FIRST_PAUSE.multipliedBy(1L << Math.min(times, MOST_DOUBLINGS));
    quiet
        .begin(pause)
        .then(
            () ->
                tables
                    .find(table.id())
                    .filter(now -> now.turn() == table.turn())
                    .ifPresent(this::tryToThink));
  }

  private void ask(Request request, String id, Object thought, long version) {
    commands
        .of(request.verb())
        .map(command -> internalRequests.get().run(request, command))
        .orElseGet(() -> CompletableFuture.completedFuture(null))
        .whenComplete(
            (kept, fault) -> {
              if (fault != null) {
                ErrorReport.log(LOG, request.named() + " by a computer", fault);
              }
              finished(id, thought, version);
            });
  }

  /**
   * Starts thinking again if a computer must act again.
   *
   * @param version the version of the table when it was asked; an unchanged table waits until it is
   *     due again, so that nothing is retried for ever
   */
  private void finished(String id, Object thought, long version) {
    busy.remove(id, thought);
    tables.find(id).filter(table -> table.version() > version).ifPresent(this::startThinking);
  }
}

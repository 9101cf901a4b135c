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
import rookery.bot.request.Tables;
import rookery.bot.request.host.SaveListener;
import rookery.bot.table.Table;
import rookery.bot.vitals.ErrorReport;

/**
 * Lets computers do what they have to at their tables: one thinks at a time, in the order in which
 * they were asked, so no table waits for another's whole game. Nothing is kept here: a table whose
 * computer was stopped is due again by its row.
 */
@Singleton
public final class ComputerScheduler implements SaveListener {
  private static final Logger LOG = LoggerFactory.getLogger(ComputerScheduler.class);

  /** So much of its pace is left for what is not thinking. */
  private static final Duration SPARE = Duration.ofMillis(300);

  /** A search, and after that anything legal. */
  private static final int MOST_TRIES = 2;

  private final Tables tables;
  private final CommandList commands;
  private final RequestRandomSource randomSource;
  private final ThinkingExecutor quiet;
  private final Provider<InternalRequests> internalRequests;
  private final Map<String, Object> busy = new ConcurrentHashMap<>();
  private final Map<String, GivenUp> givenUp = new ConcurrentHashMap<>();

  /**
   * What was thought of a table without coming to an end.
   *
   * @param turn of the table at which that was
   * @param times how often
   */
  private record GivenUp(int turn, int times) {}

  @Inject
  public ComputerScheduler(
      Tables tables,
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

  /** Lets the computers that are to act at that table think, unless they do already. */
  void wake(Table table) {
    startThinking(table);
  }

  private void startThinking(Table table) {
    if (ComputerTurn.of(table).isEmpty() || timesGivenUp(table) >= MOST_TRIES) {
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
      ErrorReport.log(LOG, "a computer at table " + id, fault);
      finished(id, thought, Long.MAX_VALUE);
    }
  }

  /** What was searched for in vain is not searched for again: then anything legal must do. */
  private Request request(ComputerTurn turn, ThinkingExecutor.Pause pause) {
    SplittableRandom random = new SplittableRandom(ByteBuffer.wrap(randomSource.seed()).getLong());
    return timesGivenUp(turn.table()) == 0
        ? turn.request(random, pause.isNearly(SPARE))
        : turn.anything(random);
  }

  private boolean isCurrent(String id, Object thought) {
    return busy.get(id) == thought;
  }

  /** The table goes on with whatever is legal; where even that has no end it is left alone. */
  private void giveUp(String id, Object thought) {
    if (!busy.remove(id, thought)) {
      return;
    }
    try {
      tables.find(id).ifPresent(this::tryOnceMore);
    } catch (RuntimeException unreadable) {
      ErrorReport.log(
          LOG, "a computer at table " + id + ", which is tried again later", unreadable);
    }
  }

  private void tryOnceMore(Table table) {
    int times = timesGivenUp(table) + 1;
    LOG.error(
        "The search of a computer player at table {} took too long and was stopped{}",
        table.id(),
        times < MOST_TRIES
            ? "; it plays any legal move"
            : " again; the table waits until it is next due");
    givenUp.put(table.id(), new GivenUp(table.turn(), times));
    startThinking(table);
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
   * Goes on where a computer is to act again.
   *
   * @param version at which it was asked; where the table is still the same it has to wait until it
   *     is due again, so that nothing is tried for ever
   */
  private void finished(String id, Object thought, long version) {
    busy.remove(id, thought);
    tables.find(id).filter(table -> table.version() > version).ifPresent(this::startThinking);
  }
}

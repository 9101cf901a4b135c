package rookery.bot.turn.unasked;

import com.google.inject.Inject;
import com.google.inject.Provider;
import com.google.inject.Singleton;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import rookery.bot.chance.Chance;
import rookery.bot.computer.ComputerTurn;
import rookery.bot.computer.Quiet;
import rookery.bot.table.Table;
import rookery.bot.turn.CommandList;
import rookery.bot.turn.Request;
import rookery.bot.turn.Tables;
import rookery.bot.turn.host.Saved;
import rookery.bot.vitals.Mistake;

/**
 * Lets computers do what they have to at their tables: one thinks at a time, in the order in which
 * they were asked, so no table waits for another's whole game. Nothing is kept here: a table whose
 * computer was stopped is due again by its row.
 */
@Singleton
public final class Thinking implements Saved {
  private static final Logger LOG = LoggerFactory.getLogger(Thinking.class);

  /** So much of its pace is left for what is not thinking. */
  private static final Duration SPARE = Duration.ofMillis(300);

  private final Tables tables;
  private final CommandList commands;
  private final Chance chance;
  private final Quiet quiet;
  private final Provider<Unasked> unasked;
  private final Map<String, CompletableFuture<Void>> busy = new HashMap<>();

  @Inject
  public Thinking(
      Tables tables, CommandList commands, Chance chance, Quiet quiet, Provider<Unasked> unasked) {
    this.tables = tables;
    this.commands = commands;
    this.chance = chance;
    this.quiet = quiet;
    this.unasked = unasked;
  }

  @Override
  public void saved(Table table) {
    begin(table);
  }

  /** The stage completes once the computers that are to act at that table have. */
  CompletionStage<Void> wake(Table table) {
    return begin(table);
  }

  private static CompletableFuture<Void> done() {
    return CompletableFuture.completedFuture(null);
  }

  private CompletableFuture<Void> begin(Table table) {
    if (ComputerTurn.of(table).isEmpty()) {
      return done();
    }
    CompletableFuture<Void> acted = new CompletableFuture<>();
    synchronized (busy) {
      CompletableFuture<Void> before = busy.putIfAbsent(table.id(), acted);
      if (before != null) {
        return before;
      }
    }
    quiet.think(() -> think(table.id(), acted));
    return acted;
  }

  private void think(String id, CompletableFuture<Void> acted) {
    try {
      Optional<ComputerTurn> turn = tables.find(id).flatMap(ComputerTurn::of);
      if (turn.isEmpty()) {
        ended(id, acted, -1);
        return;
      }
      Duration pace = turn.get().pace();
      Quiet.Pause pause = quiet.begin(pace);
      SplittableRandom random = new SplittableRandom(ByteBuffer.wrap(chance.seed()).getLong());
      Request request = turn.get().request(random, pause.isNearly(SPARE));
      long version = turn.get().table().version();
      pause.then(() -> ask(request, id, acted, version));
    } catch (RuntimeException | Error fault) {
      Mistake.log(LOG, "a computer at table " + id, fault);
      ended(id, acted, Long.MAX_VALUE);
    }
  }

  private void ask(Request request, String id, CompletableFuture<Void> acted, long version) {
    commands
        .of(request.verb())
        .map(command -> unasked.get().run(request, command))
        .orElseGet(Thinking::done)
        .whenComplete(
            (kept, fault) -> {
              if (fault != null) {
                Mistake.log(LOG, request.named() + " by a computer", fault);
              }
              ended(id, acted, version);
            });
  }

  /**
   * Goes on where a computer is to act again.
   *
   * @param version at which it was asked; where the table is still the same it has to wait until it
   *     is due again, so that nothing is tried for ever
   */
  private void ended(String id, CompletableFuture<Void> acted, long version) {
    synchronized (busy) {
      busy.remove(id);
    }
    acted.complete(null);
    tables.find(id).filter(table -> table.version() > version).ifPresent(this::begin);
  }
}

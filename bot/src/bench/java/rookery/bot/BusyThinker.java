package rookery.bot;

import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.atomic.AtomicLong;
import rookery.bot.computer.LowPriorityThread;
import rookery.engine.Game;
import rookery.engine.State;
import rookery.engine.cards.Dealer;
import rookery.engine.computer.ComputerPlayers;
import rookery.engine.computer.knowledge.SeatKnowledge;
import rookery.engine.games.Games;
import rookery.engine.option.Options;

/** A club player that thinks without a pause, on a thread like that of the bot's computers. */
final class BusyThinker implements AutoCloseable {
  private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor();
  private final LowPriorityThread quiet = new LowPriorityThread(timer);
  private final AtomicLong worlds = new AtomicLong();
  private final SeatKnowledge outlook;
  private volatile boolean ended;

  private BusyThinker(SeatKnowledge outlook) {
    this.outlook = outlook;
  }

  static BusyThinker begin() {
    Game game = Games.find("telepathy").orElseThrow();
    Options options = Options.of(game.options(), Map.of());
    State state = Dealer.sorted().deal(game.start(options));
    BusyThinker pondering =
        new BusyThinker(SeatKnowledge.of(game, options, state, game.seats(options).get(0)));
    pondering.quiet.think(pondering::ponder, () -> {});
    return pondering;
  }

  private void ponder() {
    SplittableRandom random = new SplittableRandom(worlds.get());
    ComputerPlayers.CLUB.choose(outlook, random, this::isEnough);
    quiet.think(this::ponder, () -> {});
  }

  /** Asked once a world. */
  private boolean isEnough() {
    worlds.incrementAndGet();
    return ended;
  }

  /** Into how many worlds it has looked. */
  long worlds() {
    return worlds.get();
  }

  @Override
  public void close() {
    ended = true;
    quiet.close();
    timer.shutdownNow();
  }
}

package rookery.bot;

import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.atomic.AtomicLong;
import rookery.bot.computer.LowPriorityThread;
import rookery.engine.Game;
import rookery.engine.games.Games;
import rookery.engine.option.Options;
import rookery.engine.playthrough.Playthrough;
import rookery.engine.review.ReviewProgress;
import rookery.engine.review.Reviewer;

/** Reviews a game again and again, on a thread like that of the bot's computers. */
final class BusyReviewer implements AutoCloseable {
  private static final int ACTIONS = 80;

  private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor();
  private final LowPriorityThread quiet = new LowPriorityThread(timer);
  private final AtomicLong steps = new AtomicLong();
  private final Playthrough played;
  private volatile boolean ended;

  private BusyReviewer(Playthrough played) {
    this.played = played;
  }

  static BusyReviewer begin() {
    Game game = Games.find("telepathy").orElseThrow();
    Options options = Options.of(game.options(), Map.of());
    BusyReviewer reviewer =
        new BusyReviewer(Playthrough.random(game, options, new SplittableRandom(1), ACTIONS));
    reviewer.quiet.whenIdle(reviewer::review);
    return reviewer;
  }

  private void review(Runnable giveWay) {
    Reviewer.CASUAL.review(played, new Watch(giveWay));
    if (!ended) {
      quiet.whenIdle(this::review);
    }
  }

  private final class Watch implements ReviewProgress {
    private final Runnable giveWay;

    private Watch(Runnable giveWay) {
      this.giveWay = giveWay;
    }

    @Override
    public boolean isToStop() {
      if (!ended) {
        giveWay.run();
      }
      return ended;
    }

    @Override
    public void reached(int done, int all) {
      steps.incrementAndGet();
    }
  }

  /** How many choices it has judged. */
  long steps() {
    return steps.get();
  }

  @Override
  public void close() {
    ended = true;
    quiet.close();
    timer.shutdownNow();
  }
}

package rookery.bot.request.testroom;

import java.time.Duration;
import rookery.bot.computer.ThinkingExecutor;

/** Computers that were stopped before they could act. */
public final class StoppedComputers implements ThinkingExecutor {
  @Override
  public void think(Runnable thought, Runnable givenUp) {
    // It never comes to that.
  }

  @Override
  public Pause begin(Duration pace) {
    throw new IllegalStateException("nobody thinks");
  }
}

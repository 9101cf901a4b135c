package rookery.bot.request.testroom;

import java.time.Duration;
import rookery.bot.computer.ThinkingExecutor;

/** Computers that act at once, with the first that they find. */
public final class HurriedComputers implements ThinkingExecutor {
  @Override
  public void think(Runnable thought, Runnable givenUp) {
    thought.run();
  }

  @Override
  public Pause begin(Duration pace) {
    return ImmediateComputers.pause(true, Runnable::run);
  }
}

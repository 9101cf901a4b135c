package rookery.bot.request.testroom;

import java.time.Duration;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import rookery.bot.computer.ThinkingExecutor;

/** Computers think at once, for as long as it takes, and act as soon as they have thought. */
public final class ImmediateComputers implements ThinkingExecutor {
  @Override
  public void think(Runnable thought, Runnable givenUp) {
    thought.run();
  }

  @Override
  public Pause begin(Duration pace) {
    return pause(false, Runnable::run);
  }

  /** A pause that is nearly over at once or never, and what happens to what comes after it. */
  static Pause pause(boolean isNearlyOver, Consumer<Runnable> then) {
    return new Pause() {
      @Override
      public BooleanSupplier isNearly(Duration spare) {
        return () -> isNearlyOver;
      }

      @Override
      public void then(Runnable act) {
        then.accept(act);
      }
    };
  }
}

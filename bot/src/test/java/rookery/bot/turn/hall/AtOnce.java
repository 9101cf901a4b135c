package rookery.bot.turn.hall;

import java.time.Duration;
import java.util.function.BooleanSupplier;
import rookery.bot.computer.Quiet;

/** Computers think at once, for as long as it takes, and act as soon as they have thought. */
public final class AtOnce implements Quiet {
  @Override
  public void think(Runnable thought, Runnable givenUp) {
    thought.run();
  }

  @Override
  public Pause begin(Duration pace) {
    return new Pause() {
      @Override
      public BooleanSupplier isNearly(Duration spare) {
        return () -> false;
      }

      @Override
      public void then(Runnable act) {
        act.run();
      }
    };
  }
}

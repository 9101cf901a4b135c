package rookery.bot.turn.hall;

import java.time.Duration;
import rookery.bot.computer.Quiet;

/** Computers that were stopped before they could act. */
public final class Asleep implements Quiet {
  @Override
  public void think(Runnable thought, Runnable givenUp) {
    // It never comes to that.
  }

  @Override
  public Pause begin(Duration pace) {
    throw new IllegalStateException("nobody thinks");
  }
}

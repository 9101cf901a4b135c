package rookery.bot.turn;

import java.time.Duration;
import rookery.bot.computer.Quiet;

/** Computers that were stopped before they could act. */
final class Asleep implements Quiet {
  @Override
  public void think(Runnable thought) {
    // It never comes to that.
  }

  @Override
  public Pause begin(Duration pace) {
    throw new IllegalStateException("nobody thinks");
  }
}

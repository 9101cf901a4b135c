package rookery.bot.turn.hall;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import rookery.bot.computer.Quiet;

/** Computers that think when they are let to, and of whom it is known how long they take. */
public final class Held implements Quiet {
  public final List<Duration> paces = new ArrayList<>();
  private final Queue<Runnable> thoughts = new ArrayDeque<>();

  @Override
  public void think(Runnable thought) {
    thoughts.add(thought);
  }

  @Override
  public Pause begin(Duration pace) {
    paces.add(pace);
    return new AtOnce().begin(pace);
  }

  /** One of those that are to think does, and acts; tells whether there was one. */
  public boolean lets() {
    Runnable thought = thoughts.poll();
    if (thought != null) {
      thought.run();
    }
    return thought != null;
  }
}

package rookery.bot.request.testroom;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import rookery.bot.computer.ThinkingExecutor;

/** Computers that think when they are let to, and of whom it is known how long they take. */
public final class HeldComputers implements ThinkingExecutor {
  public final List<Duration> paces = new ArrayList<>();
  private final Queue<Thought> thoughts = new ArrayDeque<>();

  private record Thought(Runnable thought, Runnable givenUp) {}

  @Override
  public void think(Runnable thought, Runnable givenUp) {
    thoughts.add(new Thought(thought, givenUp));
  }

  @Override
  public Pause begin(Duration pace) {
    paces.add(pace);
    return new ImmediateComputers().begin(pace);
  }

  /** One of those that are to think does, and acts; tells whether there was one. */
  public boolean lets() {
    Thought next = thoughts.poll();
    if (next != null) {
      next.thought().run();
    }
    return next != null;
  }

  /** One of those that are to think comes to no end; gives what it would have done too late. */
  public Runnable givesUp() {
    Thought next = thoughts.remove();
    next.givenUp().run();
    return next.thought();
  }
}

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
  private final Queue<Thought> hints = new ArrayDeque<>();

  private final List<Runnable> later = new ArrayList<>();

  /** How many of the next thoughts come to grief. */
  public int faults;

  private record Thought(Runnable thought, Runnable givenUp) {}

  @Override
  public void think(Runnable thought, Runnable givenUp) {
    thoughts.add(new Thought(thought, givenUp));
  }

  @Override
  public void advise(Runnable thought, Runnable givenUp) {
    hints.add(new Thought(thought, givenUp));
  }

  private Queue<Thought> first() {
    return thoughts.isEmpty() ? hints : thoughts;
  }

  @Override
  public Pause begin(Duration pace) {
    if (pace.compareTo(Duration.ofMinutes(1)) >= 0) {
      return ImmediateComputers.pause(false, later::add);
    }
    paces.add(pace);
    if (faults > 0) {
      faults--;
      throw new IllegalStateException("a computer that comes to grief");
    }
    return new ImmediateComputers().begin(pace);
  }

  /** One of those that are to think does, and acts; tells whether there was one. */
  public boolean lets() {
    Thought next = first().poll();
    if (next != null) {
      next.thought().run();
    }
    return next != null;
  }

  /** One of those that are to think comes to no end; gives what it would have done too late. */
  public Runnable givesUp() {
    Thought next = first().remove();
    next.givenUp().run();
    return next.thought();
  }

  /** What was put off by a minute or more happens. */
  public void waits() {
    List<Runnable> due = List.copyOf(later);
    later.clear();
    due.forEach(Runnable::run);
  }
}

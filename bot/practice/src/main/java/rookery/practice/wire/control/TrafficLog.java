package rookery.practice.wire.control;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/** What went over the wire, newest last; the oldest is forgotten. */
public final class TrafficLog {
  private static final int MOST = 20_000;

  private final Deque<Entry> entries = new ArrayDeque<>();
  private final List<Consumer<Entry>> listeners = new CopyOnWriteArrayList<>();
  private long count;

  /** Who spoke. */
  public enum Kind {
    /** The bot asked something of the REST API. */
    REQUEST,
    /** The gateway told the bot something. */
    EVENT,
    /** The bot told the gateway something. */
    COMMAND
  }

  /**
   * One request, event or gateway command.
   *
   * @param number counts from 1
   * @param millis when it was, since 1970
   * @param what the method and path, or the name of the event or command
   * @param status the HTTP status; 0 for gateway traffic and for answers that were lost
   * @param micros how long the answer took
   */
  public record Entry(long number, long millis, Kind kind, String what, int status, long micros) {}

  /** Enters a request or event that has passed. */
  public synchronized void note(Kind kind, String what, int status, long micros) {
    Entry entry = new Entry(++count, System.currentTimeMillis(), kind, what, status, micros);
    entries.addLast(entry);
    if (entries.size() > MOST) {
      entries.removeFirst();
    }
    listeners.forEach(listener -> listener.accept(entry));
  }

  /** Everything remembered, oldest first. */
  public synchronized List<Entry> all() {
    return new ArrayList<>(entries);
  }

  /** Tells every later entry to somebody, who must not wait for anything. */
  public void tell(Consumer<Entry> listener) {
    listeners.add(listener);
  }

  /** Tells this one nothing more. */
  public void forget(Consumer<Entry> listener) {
    listeners.remove(listener);
  }
}

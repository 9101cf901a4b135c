package rookery.practice.wire.control;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** What is to go wrong with the next requests of the bot. */
public final class Faults {
  private final List<Planned> planned = new ArrayList<>();

  private static final class Planned {
    private final String method;
    private final String path;
    private final Pattern what;
    private final Fault fault;
    private int times;

    Planned(String method, String path, Pattern what, Fault fault, int times) {
      this.method = method;
      this.path = path;
      this.what = what;
      this.fault = fault;
      this.times = times;
    }
  }

  /** A fault that is still to happen. */
  public record Pending(int times, String method, String path, Fault fault) {}

  /**
   * Lets the next requests of a kind go wrong.
   *
   * @param times how many of them
   * @param method such as {@code POST}, or {@code *}
   * @param path below {@code /api/v10}, with {@code *} for any one step and {@code **} for any
   *     rest: {@code /channels/*}{@code /messages}
   */
  public synchronized void next(int times, String method, String path, Fault fault) {
    String steps = Pattern.quote(path).replace("**", "\\E.+\\Q").replace("*", "\\E[^/]+\\Q");
    String verb = method.equals("*") ? "[A-Z]+" : Pattern.quote(method);
    planned.add(new Planned(method, path, Pattern.compile(verb + " " + steps), fault, times));
  }

  /** What is still to go wrong, in the order asked for. */
  public synchronized List<Pending> pending() {
    return planned.stream().map(p -> new Pending(p.times, p.method, p.path, p.fault)).toList();
  }

  /** Lets everything go right again. */
  public synchronized void clear() {
    planned.clear();
  }

  /** What is to go wrong with this request; it is used up by it. */
  public synchronized Optional<Fault> take(String method, String path) {
    for (Iterator<Planned> all = planned.iterator(); all.hasNext(); ) {
      Planned next = all.next();
      if (next.what.matcher(method + " " + path).matches()) {
        next.times--;
        if (next.times == 0) {
          all.remove();
        }
        return Optional.of(next.fault);
      }
    }
    return Optional.empty();
  }
}

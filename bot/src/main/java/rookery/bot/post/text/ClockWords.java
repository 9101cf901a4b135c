package rookery.bot.post.text;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.bot.clock.DurationWords;
import rookery.bot.clock.TableClock;
import rookery.bot.table.Table;
import rookery.engine.Seat;

/** The clock of a table in words that everybody may read. */
public final class ClockWords {
  private ClockWords() {}

  /** The time control chosen for the table; empty if it has no clock. */
  public static Optional<String> chosen(Table table) {
    return Optional.of(table.clock().control())
        .filter(control -> control.runs())
        .map(control -> "Clock: " + control.words());
  }

  /**
   * The board's lines about the clock: the next deadline, who is on leave, and whether the clock is
   * stopped.
   */
  static List<Line> lines(Table table) {
    TableClock clock = table.clock();
    List<Line> lines = new ArrayList<>();
    clock.due().ifPresent(due -> lines.add(new Line(due(due), false)));
    if (clock.rests()) {
      lines.add(new Line("Clock stopped", false));
    }
    clock
        .away()
        .forEach(
            (seat, until) ->
                lines.add(
                    new Line(
                        "%s is away until %s"
                            .formatted(new PlayerNames(table).of(seat), DurationWords.date(until)),
                        table.awaited().seats().contains(seat))));
    return lines;
  }

  /**
   * A line about the clock.
   *
   * @param explainsWaiting whether it says why somebody whose turn it is lets the others wait
   */
  record Line(String words, boolean explainsWaiting) {}

  private static String due(Instant due) {
    return "Due " + DurationWords.away(due);
  }

  /** That seat's deadline, in a message to it. */
  public static Optional<String> due(Table table, Seat seat) {
    return table.clock().due(seat).map(ClockWords::due);
  }

  /** The next deadline at the table after a comma; empty if no move has a deadline. */
  public static String shortly(Table table) {
    return table.clock().due().map(due -> ", due " + DurationWords.away(due)).orElse("");
  }
}

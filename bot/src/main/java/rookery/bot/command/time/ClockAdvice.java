package rookery.bot.command.time;

import java.util.Optional;
import rookery.bot.request.StepContext;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;

/** What whoever takes a seat should know of the table's clock, after another sentence. */
public final class ClockAdvice {
  private ClockAdvice() {}

  /** That somebody's settings and the clock do not go well together; nothing where they do. */
  public static String onJoining(Table table, StepContext moment) {
    boolean plays = table.stage() == TableStage.GATHERING || table.seating().people() > 1;
    return said(moment.preferences().clashWith(table.clock().control()).filter(clash -> plays));
  }

  /** That no clock runs although one was chosen, as nobody waits for a person who plays alone. */
  public static String onDropping(boolean chosen, Table table) {
    boolean dropped = chosen && !table.clock().control().runs();
    return said(
        Optional.of("This table has no clock, because nobody is waiting for you. Take your time.")
            .filter(words -> dropped));
  }

  private static String said(Optional<String> words) {
    return words.map(advice -> "\n" + advice).orElse("");
  }
}

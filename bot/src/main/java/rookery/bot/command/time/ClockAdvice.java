package rookery.bot.command.time;

import java.util.Optional;
import rookery.bot.request.StepContext;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;

/** Advice about a table's clock that follows another sentence. */
public final class ClockAdvice {
  private ClockAdvice() {}

  /** Warns if the person's settings do not suit the clock; otherwise returns nothing. */
  public static String onJoining(Table table, StepContext context) {
    boolean plays = table.stage() == TableStage.GATHERING || table.seating().people() > 1;
    return onNewLine(
        context.preferences().clockWarning(table.clock().control()).filter(clash -> plays));
  }

  /**
   * Says that a chosen clock does not run, because nobody waits for a person who plays alone, or as
   * no time for a move was chosen and the server has none.
   */
  public static String onNoClock(boolean chosen, Table table) {
    boolean hasNoClock = chosen && !table.clock().control().runs();
    boolean isAlone = table.stage() == TableStage.PLAYING && table.seating().people() == 1;
    String why =
        isAlone
            ? "This table has no clock, because nobody is waiting for you. Take your time."
            : "This table has no clock, because `reserve` and `late` need `clock` too.";
    return onNewLine(Optional.of(why).filter(words -> hasNoClock));
  }

  private static String onNewLine(Optional<String> words) {
    return words.map(advice -> "\n" + advice).orElse("");
  }
}

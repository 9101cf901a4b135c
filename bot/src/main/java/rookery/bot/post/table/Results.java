package rookery.bot.post.table;

import java.util.List;
import rookery.bot.table.Table;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.Side;

/** Results in words. */
public final class Results {
  private Results() {}

  /** One sentence for the channel: who won, or how many points were made, and why. */
  public static String sentence(Result result, Table table) {
    String why = result.reason().replace('-', ' ');
    if (result instanceof Result.Win win) {
      return "**%s** (%s): %s.".formatted(winner(win), why, people(win.winners(), table));
    }
    if (result instanceof Result.Score score) {
      String verdict = score.verdict().map(word -> ": " + word).orElse("");
      return "**%d points%s** (%s).".formatted(score.score(), verdict, why);
    }
    return "**Draw** (%s).".formatted(why);
  }

  private static String winner(Result.Win win) {
    return win.winners().get(0).side() == Side.WHITE ? "White wins" : "Black wins";
  }

  private static String people(List<Seat> seats, Table table) {
    return String.join(
        " and ", seats.stream().map(seat -> table.seating().chairs().get(seat).mention()).toList());
  }
}

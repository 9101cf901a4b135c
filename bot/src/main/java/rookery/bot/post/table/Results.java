package rookery.bot.post.table;

import java.util.Collection;
import java.util.List;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.text.Phrase;

/** Results in words. */
public final class Results {
  private Results() {}

  /** One sentence for the channel: who won, or how many points were made, and why. */
  public static String sentence(Result result, Table table) {
    String why = result.reason().replace('-', ' ');
    String game = table.game().title();
    if (result instanceof Result.Win win) {
      return "%s %s %s against %s: %s."
          .formatted(
              people(win.winners(), table),
              win.winners().size() == 1 ? "wins" : "win",
              game,
              people(others(win, table), table),
              why);
    }
    if (result instanceof Result.Score score) {
      String verdict = score.verdict().map(word -> " That is: " + word + ".").orElse("");
      return "%s made %d %s in %s (%s).%s"
          .formatted(
              people(table.seats(), table),
              score.score(),
              Math.abs(score.score()) == 1 ? "point" : "points",
              game,
              why,
              verdict);
    }
    return "%s drew %s: %s.".formatted(people(table.seats(), table), game, why);
  }

  private static List<Seat> others(Result.Win win, Table table) {
    return table.seats().stream().filter(seat -> !win.winners().contains(seat)).toList();
  }

  private static String people(Collection<Seat> seats, Table table) {
    return Phrase.list(
        seats.stream().map(table.seating().chairs()::get).map(Person::mention).toList());
  }
}

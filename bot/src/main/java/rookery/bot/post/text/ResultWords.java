package rookery.bot.post.text;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.engine.Explanation;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.match.Match;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentences;

/** Results in words. */
public final class ResultWords {
  private ResultWords() {}

  /** One sentence for the channel: who won or how many points they scored, and why. */
  public static String sentence(Result result, Table table) {
    if (result instanceof Result.Win win) {
      String beaten = people(others(win, table), table);
      return "%s %s %s at %s%s."
          .formatted(
              people(win.winners(), table),
              win.winners().size() == 1 ? "beats" : "beat",
              beaten,
              table.game().title(),
              how(result, table));
    }
    return without(result, table);
  }

  /** The same without the losers, whom {@link #against} names elsewhere. */
  public static String without(Result result, Table table) {
    String game = table.game().title();
    if (result instanceof Result.Win win) {
      return "%s %s %s%s."
          .formatted(
              people(win.winners(), table),
              win.winners().size() == 1 ? "wins" : "win",
              game,
              how(result, table));
    }
    String all = people(table.seats(), table);
    if (result instanceof Result.Score score) {
      return score.reason().equals("given-up")
          ? "%s gave up a game of %s%s.".formatted(all, game, reached(table))
          : "%s scored %s in %s%s%s."
              .formatted(all, points(score, table), game, verdict(score), how(result, table));
    }
    return "%s drew a game of %s%s.".formatted(all, game, how(result, table));
  }

  /** How far somebody came who played alone: {@code with 3 groups and 5 cards left}. */
  private static String reached(Table table) {
    List<String> progress = table.match().map(Match::progress).orElse(List.of());
    return progress.isEmpty() ? "" : " with " + Phrase.list(progress);
  }

  /** What was taken by what, or would have been, if the last picture shows it. */
  public static Sentences because(Table table) {
    return table
        .match()
        .flatMap(Match::why)
        .filter(why -> !why.marks().isEmpty())
        .map(Explanation::told)
        .orElse(Sentences.NONE);
  }

  /** The losers: {@code against Ada and Ben}; empty if nobody won. */
  public static String against(Result result, Table table) {
    return result instanceof Result.Win win ? "against " + people(others(win, table), table) : "";
  }

  private static String how(Result result, Table table) {
    return switch (result.reason()) {
      case "agreed" -> " by agreement";
      case "resignation" -> " by resignation";
      case "given-up" -> " by giving up";
      case "checkmate", "stalemate" -> " by " + result.reason();
      case "points" ->
          result instanceof Result.Win ? " on points" : ": " + table.game().ending(result);
      default -> ": " + table.game().ending(result);
    };
  }

  /** Of what was won with what could be had at best, by which people see how good that is. */
  private static String points(Result.Score score, Table table) {
    return table
        .game()
        .scores(table.options())
        .filter(scores -> !score.verdict().equals(Optional.of("loss")))
        .map(scores -> "%s of %s possible points".formatted(score.score(), scores.most()))
        .orElseGet(() -> Phrase.counted(score.score(), "point"));
  }

  private static String verdict(Result.Score score) {
    return switch (score.verdict().orElse("")) {
      case "" -> "";
      case "win" -> " and won";
      case "great" -> " and won in style";
      case "late" -> ", but too late to win";
      case "loss" -> " and lost";
      default -> ", " + score.verdict().get();
    };
  }

  private static List<Seat> others(Result.Win win, Table table) {
    return table.seats().stream().filter(seat -> !win.winners().contains(seat)).toList();
  }

  private static String people(Collection<Seat> seats, Table table) {
    return Phrase.list(
        seats.stream().map(table.seating().chairs()::get).map(Person::mention).toList());
  }
}

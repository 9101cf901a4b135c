package rookery.bot.post.text;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.match.Match;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;

/**
 * Results in words.
 *
 * @param you whoever reads it alone; empty where all are named
 * @param cause how it ended, where a picture of that stands below
 */
public record ResultWords(
    Result result, Table table, Optional<Seat> you, Optional<Sentence> cause) {
  /** One sentence for the channel: who won or how many points they scored, and why. */
  public static String sentence(Result result, Table table) {
    return new ResultWords(result, table, Optional.empty(), Optional.empty()).whole();
  }

  /**
   * The same for the last message of a game, which speaks to whoever has played alone or with
   * computers alone: {@code @Ada, you lost to Finch ...}
   */
  public static String atTheEnd(Result result, Table table) {
    return addressed(table, words(result, table).whole());
  }

  /** The same without the losers, whom {@link #against} names elsewhere. */
  public static String shortlyAtTheEnd(Result result, Table table) {
    return addressed(table, words(result, table).shortly());
  }

  /** The same in a private answer. */
  public static String toPlayer(Result result, Table table) {
    return Phrase.capitalised(words(result, table).whole());
  }

  private static ResultWords words(Result result, Table table) {
    return new ResultWords(
        result,
        table,
        new SeatWords(table).onlyPlayer(),
        why(table).filter(ResultWords::isCause).findFirst());
  }

  private static String addressed(Table table, String sentence) {
    return new SeatWords(table)
        .onlyPlayer()
        .map(seat -> table.seating().chairs().get(seat).mention() + ", " + sentence)
        .orElse(sentence);
  }

  private String whole() {
    if (result instanceof Result.Win win) {
      String how = at() + how();
      return hasLost(win)
          ? "%s lost to %s%s.".formatted(people(others(win, table)), people(win.winners()), how)
          : "%s %s %s%s."
              .formatted(
                  people(win.winners()),
                  win.winners().size() == 1 && you.isEmpty() ? "beats" : "beat",
                  people(others(win, table)),
                  how);
    }
    return shortly();
  }

  private String at() {
    return " at " + table.game().title();
  }

  private boolean hasLost(Result.Win win) {
    return you.filter(seat -> !win.winners().contains(seat)).isPresent();
  }

  private String shortly() {
    String game = table.game().title();
    if (result instanceof Result.Win win) {
      return hasLost(win)
          ? "%s lost %s%s.".formatted(people(others(win, table)), game, how())
          : "%s %s %s%s."
              .formatted(people(win.winners()), winning(win.winners().size()), game, how());
    }
    String all = people(table.seats());
    if (result instanceof Result.Score score) {
      return score.reason().equals("given-up")
          ? "%s gave up %s%s%s.".formatted(all, you.isEmpty() ? "a game of " : "", game, reached())
          : all + (isLate(score) ? late(score) : scored(score) + how()) + ".";
    }
    return "%s drew a game of %s%s.".formatted(all, game, how());
  }

  private static boolean isLate(Result.Score score) {
    return score.verdict().equals(Optional.of("late"));
  }

  /** What was reached is no reason for the end then, and is told with the points alone. */
  private String late(Result.Score score) {
    return " finished %s too late to win, with %s"
        .formatted(table.game().title(), Phrase.counted(score.score(), "point"));
  }

  /** Whoever reads of their own game first reads whether it's won. */
  private String scored(Result.Score score) {
    String game = table.game().title();
    String points = points(score, table);
    String plain = " scored %s in %s%s".formatted(points, game, verdict(score));
    return you.isEmpty()
        ? plain
        : switch (score.verdict().orElse("")) {
          case "win" -> " won %s with %s".formatted(game, points);
          case "great" -> " won %s in style with %s".formatted(game, points);
          case "loss" -> " lost %s with %s".formatted(game, points);
          default -> plain;
        };
  }

  private String winning(int winners) {
    return you.isPresent() ? "won" : winners == 1 ? "wins" : "win";
  }

  /** How far somebody came who played alone: {@code : 3 groups, 5 cards left}. */
  private String reached() {
    List<String> progress = table.match().map(Match::progress).orElse(List.of());
    return progress.isEmpty() ? "" : ": " + Phrase.row(progress);
  }

  /** What else the last picture shows of it, as by what a king is attacked that is mated. */
  public static List<Sentence> because(Table table) {
    return why(table).filter(sentence -> !isCause(sentence)).toList();
  }

  private static Stream<Sentence> why(Table table) {
    return table.match().flatMap(Match::why).stream()
        .flatMap(
            why ->
                why.told().sentences().stream()
                    .filter(sentence -> isCause(sentence) || !why.marks().isEmpty()));
  }

  private static boolean isCause(Sentence sentence) {
    return sentence.role() == SentenceRole.CAUSE;
  }

  /** The other side: {@code against Ada and Ben}; empty if nobody won. */
  public static String against(Result result, Table table) {
    ResultWords words = words(result, table);
    return result instanceof Result.Win win
        ? "against " + words.people(words.hasLost(win) ? win.winners() : others(win, table))
        : "";
  }

  private String how() {
    return switch (result.reason()) {
      case "agreed" -> " by agreement";
      case "resignation" -> " by resignation";
      case "given-up" -> " by giving up";
      case "checkmate", "stalemate" -> " by " + result.reason();
      case "points" ->
          result instanceof Result.Win ? " on points" : ": " + table.game().ending(result);
      default -> ": " + cause.map(this::part).orElseGet(() -> table.game().ending(result));
    };
  }

  private String part(Sentence sentence) {
    return Phrase.uncapitalised(new PlayerNames(table).read(sentence.asPart()));
  }

  /**
   * Of what was won with what could be had at best, by which people see how good that is; only
   * where that is known to be possible.
   */
  private static String points(Result.Score score, Table table) {
    return table
        .game()
        .scores(table.options())
        .filter(scores -> !score.verdict().equals(Optional.of("loss")))
        .flatMap(scores -> outOf(score.score(), scores.most(), table))
        .orElseGet(() -> Phrase.counted(score.score(), "point"));
  }

  private static Optional<String> outOf(int score, int scale, Table table) {
    Optional<Integer> bound = table.match().flatMap(Match::mostPoints);
    if (score == bound.orElse(scale)) {
      return Optional.of("%s points, the most possible".formatted(score));
    }
    return bound.isEmpty()
        ? Optional.of("%s out of %s points".formatted(score, scale))
        : Optional.empty();
  }

  private static String verdict(Result.Score score) {
    return switch (score.verdict().orElse("")) {
      case "" -> "";
      case "win" -> " and won";
      case "great" -> " and won in style";
      case "loss" -> " and lost";
      default -> ", " + score.verdict().get();
    };
  }

  private static List<Seat> others(Result.Win win, Table table) {
    return table.seats().stream().filter(seat -> !win.winners().contains(seat)).toList();
  }

  /** Their mentions, "you" first. */
  private String people(Collection<Seat> seats) {
    Stream<String> own = you.filter(seats::contains).stream().map(seat -> "you");
    Stream<String> others =
        seats.stream()
            .filter(seat -> you.filter(seat::equals).isEmpty())
            .map(table.seating().chairs()::get)
            .map(Person::mention);
    return Phrase.list(Stream.concat(own, others).toList());
  }
}

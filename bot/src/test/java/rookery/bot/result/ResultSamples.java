package rookery.bot.result;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import rookery.bot.result.GameResult.SeatResult;
import rookery.bot.table.Person;
import rookery.engine.Side;

/** GameResults that tests make up: who won against whom, one game an hour. */
public final class ResultSamples {
  public static final Person ADA = new Person("101");
  public static final Person BEN = new Person("102");
  public static final Person CLEO = new Person("103");
  public static final Person DAN = new Person("104");
  public static final String SERVER = "11";
  private static final Instant START = Instant.parse("2026-11-01T00:00:00Z");

  private ResultSamples() {}

  /** A rated game of Custodian Chess that White won. */
  public static GameResult won(Person white, Person black) {
    return scored(1, white, black);
  }

  /** A rated game of Custodian Chess; White scored that much. */
  public static GameResult scored(double score, Person white, Person black) {
    return result(
        "custodian", Optional.of(score), Optional.empty(), List.of(white), List.of(black));
  }

  /** A rated game of Telepathy Chess that the first two people won. */
  public static GameResult wonTogether(Person... people) {
    List<Person> all = Arrays.asList(people);
    return result(
        "telepathy", Optional.of(1.0), Optional.empty(), all.subList(0, 2), all.subList(2, 4));
  }

  /** A game that somebody played alone, to its end, with so many points. */
  public static GameResult alone(String game, Person person, int points, String reason) {
    GameResult result =
        result(
            game,
            Optional.empty(),
            Optional.of(UnratedReason.NO_OPPONENT),
            List.of(person),
            List.of());
    return new GameResult(
        result.table(),
        result.server(),
        game,
        result.rules(),
        result.began(),
        result.ended(),
        reason,
        Optional.empty(),
        Optional.of(points),
        result.unrated(),
        List.of(new SeatResult("A", Side.PARTNERS, person)));
  }

  /** The same game, not rated. */
  public static GameResult unrated(GameResult result, UnratedReason why) {
    return new GameResult(
        result.table(),
        result.server(),
        result.game(),
        result.rules(),
        result.began(),
        result.ended(),
        result.reason(),
        result.white(),
        result.points(),
        Optional.of(why),
        result.seats());
  }

  private static GameResult result(
      String game,
      Optional<Double> white,
      Optional<UnratedReason> unrated,
      List<Person> whites,
      List<Person> blacks) {
    List<SeatResult> seats = new ArrayList<>();
    whites.forEach(p -> seats.add(new SeatResult("W" + seats.size(), Side.WHITE, p)));
    blacks.forEach(p -> seats.add(new SeatResult("B" + seats.size(), Side.BLACK, p)));
    return new GameResult(
        "k7f2",
        SERVER,
        game,
        game + " 1",
        START,
        START,
        "checkmate",
        white,
        Optional.empty(),
        unrated,
        seats);
  }

  /** These games one after another, each at its own table and an hour after the one before. */
  public static List<GameResult> played(GameResult... games) {
    return IntStream.range(0, games.length)
        .mapToObj(i -> at(games[i], "t" + i, START.plus(Duration.ofHours(i))))
        .toList();
  }

  private static GameResult at(GameResult result, String table, Instant ended) {
    return new GameResult(
        table,
        result.server(),
        result.game(),
        result.rules(),
        ended,
        ended,
        result.reason(),
        result.white(),
        result.points(),
        result.unrated(),
        result.seats());
  }
}

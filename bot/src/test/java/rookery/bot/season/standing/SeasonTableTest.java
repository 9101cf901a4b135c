package rookery.bot.season.standing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import rookery.bot.result.GameResult;
import rookery.bot.result.GameResult.SeatResult;
import rookery.bot.season.Entrant;
import rookery.bot.season.Pairing;
import rookery.bot.season.SampleSeason;
import rookery.bot.season.Season;
import rookery.bot.season.SeasonKind;
import rookery.bot.season.standing.SeasonTable.Row;
import rookery.bot.table.Person;
import rookery.engine.Side;

/** What the results of a season add up to. */
class SeasonTableTest {
  private static final Person STRANGER = new Person("999");

  private Season season = begun(4);
  private int hours;

  private static Season begun(int people) {
    return SampleSeason.begun(SampleSeason.terms(SeasonKind.ROUND_ROBIN, 21, "custodian"), people);
  }

  /** The first of two beats the second, draws (0.5) or loses. */
  private void plays(int lot, int other, double score) {
    ends(lot, other, score, Optional.empty());
  }

  private void ends(int lot, int other, double score, Optional<Integer> replaced) {
    List<Pairing> games = new ArrayList<>();
    for (Pairing game : season.pairings()) {
      boolean meant = game.has(lot) && game.has(other);
      games.add(meant ? over(game, lot, score, replaced) : game);
    }
    season = season.playing(games);
  }

  private Pairing over(Pairing game, int lot, double score, Optional<Integer> replaced) {
    boolean white = game.lots().get(0) == lot;
    List<SeatResult> seats = IntStream.range(0, 2).mapToObj(i -> seat(game, i, replaced)).toList();
    GameResult result =
        new GameResult(
            "t" + game.number(),
            "11",
            "custodian",
            "custodian 1",
            SampleSeason.NOON,
            SampleSeason.NOON.plus(Duration.ofHours(++hours)),
            "resignation",
            Optional.of(white ? score : 1 - score),
            Optional.empty(),
            Optional.empty(),
            seats);
    return new Pairing(
        game.number(),
        game.round(),
        game.game(),
        game.lots(),
        Optional.of(result.table()),
        Optional.of(result),
        false,
        game.challenge());
  }

  private SeatResult seat(Pairing game, int index, Optional<Integer> replaced) {
    int lot = game.lots().get(index);
    Person person = replaced.filter(one -> one == lot).map(one -> STRANGER).orElse(person(lot));
    return index == 0
        ? new SeatResult("W", Side.WHITE, person)
        : new SeatResult("B", Side.BLACK, person);
  }

  private Person person(int lot) {
    return season.entrant(lot).person();
  }

  private void drops(int lot) {
    season = season.leave(person(lot), SampleSeason.NOON.plus(Duration.ofHours(hours)));
  }

  /** Places, numbers and points: {@code 1:2=3}. */
  private String order() {
    List<String> rows =
        SeasonTable.of(season).rows().stream()
            .map(
                row ->
                    "%d:%d=%s"
                        .formatted(
                            row.place(), row.entrant().lot(), SeasonTable.points(row.points())))
            .toList();
    return String.join(" ", rows);
  }

  private List<Integer> champions() {
    return SeasonTable.of(season).champions().stream().map(Entrant::lot).toList();
  }

  @Test
  void pointsDecide() {
    plays(1, 2, 1);
    plays(1, 3, 0.5);
    plays(2, 4, 1);
    assertEquals("1:1=1\u00bd 2:2=1 3:3=\u00bd 4:4=0", order());
  }

  @Test
  void ofTwoWithAsManyPointsTheOneIsFirstWhoWonTheirGame() {
    plays(2, 1, 1);
    plays(1, 3, 1);
    plays(1, 4, 1);
    plays(2, 3, 1);
    plays(4, 2, 1);
    plays(3, 4, 1);
    assertEquals("1:2=2 2:1=2 3:3=1 4:4=1", order());
    assertEquals(List.of(2), champions());
  }

  @Test
  void thenThePointsOfThoseWhomSomebodyBeatDecide() {
    plays(1, 2, 0.5);
    plays(1, 3, 1);
    plays(2, 4, 1);
    plays(3, 4, 1);
    assertEquals("1:1=1\u00bd 2:2=1\u00bd 3:3=1 4:4=0", order());
  }

  @Test
  void whomNothingTellsApartSharesAPlace() {
    plays(1, 2, 0.5);
    plays(3, 4, 0.5);
    assertEquals("1:1=\u00bd 1:2=\u00bd 1:3=\u00bd 1:4=\u00bd", order());
    assertEquals(List.of(1, 2, 3, 4), champions());
  }

  @Test
  void beforeAnythingIsOverNobodyIsChampion() {
    assertEquals(List.of(), champions());
  }

  @Test
  void whoDropsOutBeforeHalfOfTheGamesCountsForNobody() {
    plays(1, 2, 1);
    plays(2, 3, 1);
    drops(1);
    assertEquals("1:2=1 2:1=0 2:3=0 2:4=0", order());
  }

  @Test
  void whoDropsOutAfterHalfOfTheGamesKeepsThemAndTheOthersWinTheRest() {
    plays(1, 2, 1);
    plays(1, 3, 1);
    drops(1);
    assertEquals("1:1=2 2:4=1 3:2=0 3:3=0", order());
    assertEquals(List.of("x", "-", "1", "1"), SeasonTable.of(season).rows().get(0).cells());
    assertEquals(List.of(4), champions());
  }

  @Test
  void aGameThatEndsAfterSomebodyDroppedOutIsWonByTheOther() {
    plays(1, 2, 1);
    plays(1, 3, 1);
    drops(1);
    plays(1, 4, 1);
    assertEquals("1:1=2 2:4=1 3:2=0 3:3=0", order());
  }

  @Test
  void whoLetsSomebodyElsePlayOnLosesThatGame() {
    ends(1, 2, 1, Optional.of(1));
    assertEquals("1:2=1 2:1=0 2:3=0 2:4=0", order());
  }

  @Test
  void whatEndsAfterTheSeasonDoesNotCount() {
    plays(1, 2, 1);
    season = season.ended(SampleSeason.NOON.plus(Duration.ofHours(hours)));
    plays(3, 4, 1);
    assertEquals("1:1=1 2:2=0 2:3=0 2:4=0", order());
  }

  @Test
  void eachRowSaysHowItsGamesWent() {
    plays(1, 2, 1);
    plays(3, 1, 0.5);
    List<Row> rows = SeasonTable.of(season).rows();
    assertEquals(1, rows.get(0).entrant().lot());
    assertEquals(List.of("x", "\u00bd", "1", "\u00b7"), cells(rows));
  }

  private static List<String> cells(List<Row> rows) {
    List<String> cells = new ArrayList<>();
    for (int lot : new int[] {1, 3, 2, 4}) {
      for (int i = 0; i < rows.size(); i++) {
        if (rows.get(i).entrant().lot() == lot) {
          cells.add(rows.get(0).cells().get(i));
        }
      }
    }
    return cells;
  }
}

package rookery.bot.season.standing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import rookery.bot.result.GameResult;
import rookery.bot.result.GameResult.SeatResult;
import rookery.bot.season.Challenge;
import rookery.bot.season.Entrant;
import rookery.bot.season.Fixtures;
import rookery.bot.season.Pairing;
import rookery.bot.season.SampleSeason;
import rookery.bot.season.Season;
import rookery.bot.season.SeasonKind;
import rookery.bot.table.Person;
import rookery.bot.table.Refusal;
import rookery.engine.Side;

/** Who is where on a ladder, and whom people can challenge. */
class LadderTest {
  private Season season =
      SampleSeason.begun(SampleSeason.terms(SeasonKind.LADDER, 56, "custodian"), 5);
  private Instant now = SampleSeason.NOON;

  private Person person(int lot) {
    return season.entrant(lot).person();
  }

  private void passes(Duration time) {
    now = now.plus(time);
    season = new Challenges(season).lapsed(now);
  }

  private void challenges(int lot, int other) {
    season = new Challenges(season).asked(person(lot), other, now);
  }

  private void accepts(int lot) {
    season = new Challenges(season).accepted(person(lot), season.pairings().size(), now);
  }

  /** The last challenge ends. */
  private void ends(int winner) {
    passes(Duration.ofHours(1));
    int last = season.pairings().size() - 1;
    Pairing game = season.pairings().get(last);
    List<Pairing> games = new ArrayList<>(season.pairings());
    games.set(last, over(game, game.lots().get(0) == winner ? 1 : 0));
    season = season.playing(games);
  }

  private Pairing over(Pairing game, double white) {
    GameResult result =
        new GameResult(
            "t" + game.number(),
            "11",
            "custodian",
            "custodian 1",
            now,
            now,
            "resignation",
            Optional.of(white),
            Optional.empty(),
            Optional.empty(),
            List.of(
                new SeatResult("W", Side.WHITE, person(game.lots().get(0))),
                new SeatResult("B", Side.BLACK, person(game.lots().get(1)))));
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

  private List<Integer> order() {
    return SeasonTable.of(season).rows().stream().map(row -> row.entrant().lot()).toList();
  }

  private List<Integer> within(int lot) {
    return new Challenges(season).possible(person(lot)).stream().map(Entrant::lot).toList();
  }

  @Test
  void peopleReachUpToTwoPlacesAbove() {
    assertEquals(List.of(1, 2, 3, 4, 5), order());
    assertEquals(List.of(), within(1));
    assertEquals(List.of(1), within(2));
    assertEquals(List.of(3, 4), within(5));
    assertThrows(Refusal.class, () -> challenges(5, 1));
    assertThrows(Refusal.class, () -> challenges(2, 3));
  }

  @Test
  void whoWinsTakesThePlaceAndThoseBetweenMoveDown() {
    challenges(5, 3);
    accepts(3);
    ends(5);
    assertEquals(List.of(1, 2, 5, 3, 4), order());
  }

  @Test
  void whoLosesStays() {
    challenges(5, 3);
    accepts(3);
    ends(3);
    assertEquals(List.of(1, 2, 3, 4, 5), order());
  }

  @Test
  void unansweredInAWeekIsALossOfPlace() {
    challenges(3, 1);
    passes(Duration.ofDays(6));
    assertEquals(List.of(1, 2, 3, 4, 5), order());
    passes(Duration.ofDays(1));
    assertEquals(List.of(3, 1, 2, 4, 5), order());
    assertThrows(Refusal.class, () -> accepts(1));
    assertEquals(
        List.of(3), SeasonTable.of(season).champions().stream().map(Entrant::lot).toList());
  }

  @Test
  void onlyWhoeverIsChallengedAccepts() {
    challenges(2, 1);
    assertThrows(Refusal.class, () -> accepts(2));
    assertThrows(Refusal.class, () -> accepts(3));
    assertEquals(List.of(), new Fixtures(season).toOpen());
    accepts(1);
    assertEquals(1, new Fixtures(season).toOpen().size());
    assertThrows(Refusal.class, () -> accepts(1));
  }

  @Test
  void nobodyHasTwoOpenChallenges() {
    challenges(3, 2);
    assertEquals(List.of(), within(3));
    assertEquals(List.of(), within(2));
    assertEquals(List.of(), within(4));
    assertEquals(List.of(4), within(5));
    assertEquals(SampleSeason.NOON.plus(Challenge.TIME), season.next().orElseThrow());
  }

  @Test
  void whoDropsOutGoesToTheEndAndFreesTheOther() {
    challenges(3, 2);
    season = season.leave(person(2), now);
    passes(Duration.ofDays(8));
    assertEquals(List.of(1, 3, 4, 5, 2), order());
    assertEquals(List.of(1), within(3));
  }

  @Test
  void beforeAnythingIsDecidedNobodyIsChampion() {
    assertEquals(List.of(), SeasonTable.of(season).champions());
  }

  @Test
  void coloursChangeFromOneChallengeToTheNext() {
    challenges(2, 1);
    accepts(1);
    ends(1);
    challenges(2, 1);
    assertEquals(List.of(1, 2), season.pairings().get(0).lots());
    assertEquals(List.of(2, 1), season.pairings().get(1).lots());
  }
}

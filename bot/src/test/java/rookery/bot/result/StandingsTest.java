package rookery.bot.result;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.result.ResultSamples.ADA;
import static rookery.bot.result.ResultSamples.BEN;
import static rookery.bot.result.ResultSamples.CLEO;
import static rookery.bot.result.ResultSamples.DAN;
import static rookery.bot.result.ResultSamples.alone;
import static rookery.bot.result.ResultSamples.played;
import static rookery.bot.result.ResultSamples.scored;
import static rookery.bot.result.ResultSamples.unrated;
import static rookery.bot.result.ResultSamples.won;
import static rookery.bot.result.ResultSamples.wonTogether;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import rookery.bot.rating.Ratings;
import rookery.bot.result.Standings.Pair;
import rookery.bot.result.Standings.Player;
import rookery.bot.table.Person;

class StandingsTest {
  private static List<Player> byRating(List<GameResult> results) {
    return Standings.byRating(results, ratings(results), Optional.empty());
  }

  private static Ratings ratings(List<GameResult> results) {
    return Ratings.of(RatedHistory.of(results).counted());
  }

  private static List<Person> people(List<Player> players) {
    return players.stream().map(Player::person).toList();
  }

  @Test
  void winnersAreAheadOfLosers() {
    List<Player> table = byRating(played(won(BEN, CLEO), won(ADA, BEN), won(ADA, CLEO)));

    assertEquals(List.of(ADA, BEN, CLEO), people(table));
    assertEquals(new WinLossRecord(1, 0, 1), table.get(1).record());
  }

  @Test
  void byPointsADrawCountsHalf() {
    List<GameResult> results = played(scored(0.5, ADA, BEN), won(CLEO, DAN), scored(0.5, ADA, DAN));

    List<Player> table = Standings.byPoints(results, ratings(results), Optional.empty());

    // Cleo has one point of one game, Ada one of two.
    assertEquals(List.of(CLEO, ADA, BEN, DAN), people(table));
  }

  @Test
  void oneGameIsLookedAtAlone() {
    List<GameResult> results = played(won(ADA, BEN), wonTogether(CLEO, DAN, ADA, BEN));

    List<Player> table = Standings.byPoints(results, ratings(results), Optional.of("telepathy"));

    assertEquals(List.of(CLEO, DAN), people(table).subList(0, 2));
    assertEquals(new WinLossRecord(0, 0, 1), table.get(2).record());
  }

  @Test
  void unratedGamesAndFormerPlayersAreNotListed() {
    List<GameResult> results =
        played(unrated(won(ADA, BEN), UnratedReason.NOT_WANTED), won(CLEO, Person.FORMER));

    assertEquals(List.of(CLEO), people(byRating(results)));
  }

  @Test
  void partnersAreCountedTogether() {
    List<Pair> pairs =
        Standings.pairs(
            played(wonTogether(ADA, BEN, CLEO, DAN), wonTogether(BEN, ADA, DAN, CLEO)),
            Optional.empty());

    assertEquals(
        List.of(
            new Pair(ADA, BEN, new WinLossRecord(2, 0, 0)),
            new Pair(CLEO, DAN, new WinLossRecord(0, 0, 2))),
        pairs);
  }

  @Test
  void aProfileAddsUpGamesAndPartnersAndTheBestAlone() {
    Profile profile =
        Profile.of(
            ADA,
            played(
                won(ADA, BEN),
                won(BEN, ADA),
                wonTogether(ADA, CLEO, BEN, DAN),
                alone("parade", ADA, 31, "out-of-cards"),
                alone("parade", ADA, 24, "out-of-cards"),
                alone("parade", ADA, 40, "resigned"),
                won(BEN, CLEO)));

    assertEquals(new WinLossRecord(2, 0, 1), profile.total());
    assertEquals(new WinLossRecord(1, 0, 1), profile.byGame().get("custodian"));
    assertEquals(new WinLossRecord(1, 0, 0), profile.partners().get(CLEO));
    assertEquals(new Profile.Best(31, 2), profile.alone().get("parade"));
  }

  @Test
  void aRecordAgainstSomebodyLeavesOutGamesTogether() {
    List<GameResult> results =
        played(won(ADA, BEN), scored(0.5, BEN, ADA), wonTogether(ADA, BEN, CLEO, DAN));

    assertEquals(new WinLossRecord(1, 1, 0), HeadToHead.of(ADA, BEN, results).total());
    assertTrue(HeadToHead.of(ADA, DAN, List.of()).total().words().isEmpty());
  }
}

package rookery.bot.result;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.result.ResultSamples.ADA;
import static rookery.bot.result.ResultSamples.BEN;
import static rookery.bot.result.ResultSamples.CLEO;
import static rookery.bot.result.ResultSamples.DAN;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import rookery.bot.rating.RatedResult;
import rookery.bot.rating.Ratings;

class RatingCurveTest {
  private static RatedResult won(String winner, String loser) {
    return new RatedResult("custodian", List.of(winner), List.of(loser), 1);
  }

  @Test
  void eachPointIsTheRatingThatTheResultsUntilThenGive() {
    List<RatedResult> results =
        List.of(won(ADA.id(), BEN.id()), won(BEN.id(), CLEO.id()), won(DAN.id(), ADA.id()));

    RatingCurve curve = RatingCurve.of(ADA, results);

    assertEquals(
        List.of(
            Ratings.of(results.subList(0, 1)).general(ADA.id()),
            Ratings.of(results).general(ADA.id())),
        curve.points());
  }

  @Test
  void ofManyGamesItTakesSomeAndTheLast() {
    List<RatedResult> results = new ArrayList<>();
    for (int i = 0; i < 30; i++) {
      results.add(won(ADA.id(), "other" + i));
    }

    RatingCurve curve = RatingCurve.of(ADA, results);

    assertEquals(3, curve.stride());
    assertEquals(10, curve.points().size());
    assertEquals(Ratings.of(results).general(ADA.id()), curve.points().get(9));
  }

  @Test
  void whoHasNotPlayedHasNone() {
    assertTrue(RatingCurve.of(ADA, List.of(won(BEN.id(), CLEO.id()))).points().isEmpty());
  }
}

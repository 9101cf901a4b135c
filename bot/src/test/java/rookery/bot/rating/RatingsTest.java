package rookery.bot.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RatingsTest {
  private static final String GAME = "custodian";
  private static final SimulatedClub.Size CLUB = new SimulatedClub.Size(40, 4, 1, 0.6);

  private static RatedResult won(String winner, String loser) {
    return new RatedResult(GAME, List.of(winner), List.of(loser), 1);
  }

  private static RatedResult lost(String loser, String winner) {
    return new RatedResult(GAME, List.of(loser), List.of(winner), 0);
  }

  private static List<RatedResult> times(int n, RatedResult... results) {
    return Collections.nCopies(n, List.of(results)).stream().flatMap(List::stream).toList();
  }

  @Test
  void somebodyWithoutResultsIsAverageAndUnsure() {
    Rating rating = Ratings.of(List.of()).rating("ada", GAME);

    assertEquals(1500, rating.points());
    assertTrue(rating.unsure());
    assertEquals("about 1500", rating.text());
  }

  @Test
  void strangersForecastIsEven() {
    assertEquals(0.5, Ratings.of(List.of()).forecast(GAME, List.of("ada"), List.of("ben")));
  }

  @Test
  void theWinnerIsAboveTheLoserByTheSame() {
    Ratings ratings = Ratings.of(List.of(won("ada", "ben"), lost("ben", "ada")));

    double ada = ratings.rating("ada", GAME).points();
    assertTrue(ada > 1550, () -> "Ada is at " + ada);
    assertEquals(3000 - ada, ratings.rating("ben", GAME).points(), 1e-6);
  }

  @Test
  void aDrawBetweenEqualsChangesNothingButTheUncertainty() {
    Ratings ratings =
        Ratings.of(List.of(new RatedResult(GAME, List.of("ada"), List.of("ben"), 0.5)));

    assertEquals(1500, ratings.rating("ada", GAME).points(), 1e-6);
    assertTrue(
        ratings.rating("ada", GAME).deviation()
            < Ratings.of(List.of()).rating("ada", GAME).deviation());
  }

  @Test
  void aRatingBecomesSureByManyResults() {
    List<RatedResult> results = new ArrayList<>();
    for (int i = 0; i < 12; i++) {
      String other = "other" + i;
      results.addAll(times(3, won("ada", other), lost("ada", other)));
    }

    Rating rating = Ratings.of(results).rating("ada", GAME);

    assertFalse(rating.unsure());
    assertTrue(rating.text().matches("15\\d\\d ±\\d\\d"), rating.text());
  }

  @Test
  void oneGameTellsSomethingAboutAnother() {
    Ratings ratings = Ratings.of(times(5, won("ada", "ben"), lost("ben", "ada")));

    double elsewhere = ratings.rating("ada", "fluid").points();
    assertTrue(elsewhere > 1510, () -> "Ada is at " + elsewhere);
    assertTrue(elsewhere < ratings.rating("ada", GAME).points() - 10);
    assertTrue(ratings.hasPlayed("ada", GAME));
    assertFalse(ratings.hasPlayed("ada", "fluid"));
  }

  @Test
  void whatItIsWorthToBeginIsNobodysStrength() {
    List<RatedResult> results = times(20, won("ada", "ben"), won("ben", "ada"));

    Ratings ratings = Ratings.of(results);

    assertEquals(1500, ratings.rating("ada", GAME).points(), 1e-6);
    assertTrue(ratings.forecast(GAME, List.of("ada"), List.of("ben")) > 0.6);
  }

  @Test
  void aTeamIsAsStrongAsTheMeanOfItsPeople() {
    List<RatedResult> results = new ArrayList<>(times(9, won("ada", "ben"), lost("ben", "ada")));
    results.addAll(times(9, won("cleo", "dan"), lost("dan", "cleo")));

    Ratings ratings = Ratings.of(results);

    assertEquals(0.5, ratings.forecast(GAME, List.of("ada", "ben"), List.of("cleo", "dan")), 1e-6);
    assertTrue(ratings.forecast(GAME, List.of("ada", "cleo"), List.of("ben", "dan")) > 0.8);
  }

  @Test
  void equalResultsGiveEqualRatingsToTheLastDigit() {
    List<RatedResult> results = random(300, 20, 1);

    Ratings once = Ratings.of(results);
    Ratings again = Ratings.of(List.copyOf(results));

    for (int i = 0; i < 20; i++) {
      String person = "p" + i;
      assertEquals(once.rating(person, GAME), again.rating(person, GAME));
    }
  }

  @Test
  void theFitIsTheMaximumOfThePosterior() {
    Ratings ratings =
        Ratings.of(List.of(won("ada", "ben"), won("ben", "cleo"), won("ada", "cleo")));

    // Worked out with numpy: Newton's method on the dense Hessian.
    assertEquals(1619.82677, ratings.rating("ada", GAME).points(), 1e-3);
    assertEquals(171.81693, ratings.rating("ada", GAME).deviation(), 1e-3);
    assertEquals(1500, ratings.rating("ben", GAME).points(), 1e-3);
    assertEquals(0.75747124, ratings.forecast(GAME, List.of("ada"), List.of("cleo")), 1e-6);
  }

  @Test
  void ofForecastsOfAnyChanceThatShareComesTrue() {
    Random random = new Random(7);
    int[] forecasts = new int[10];
    double[] expected = new double[10];
    double[] comesTrue = new double[10];
    for (int club = 0; club < 25; club++) {
      SimulatedClub people = new SimulatedClub(CLUB, random);
      Ratings ratings = Ratings.of(people.results(400));
      for (RatedResult next : people.results(400)) {
        double forecast = ratings.forecast(next.game(), next.first(), next.second());
        int decile = (int) (forecast * 10);
        forecasts[decile]++;
        expected[decile] += forecast;
        // The chance itself instead of the score that was drawn with it: the same without noise.
        comesTrue[decile] += people.chance(next);
      }
    }
    for (int i = 0; i < 10; i++) {
      assertEquals(
          expected[i] / forecasts[i],
          comesTrue[i] / forecasts[i],
          0.03,
          "what came of " + forecasts[i] + " forecasts between " + i + "0 and " + i + "9 %");
    }
  }

  @Test
  void everybodyWithAResultIsKnown() {
    Ratings ratings = Ratings.of(List.of(won("cleo", "ben"), won("ada", "ben")));

    assertEquals(List.of("ada", "ben", "cleo"), ratings.people());
  }

  @Test
  void nobodyPlaysAgainstThemselves() {
    assertThrows(IllegalArgumentException.class, () -> won("ada", "ada"));
  }

  @Test
  void aPersonInTwoSeatsOfASideCountsOnce() {
    RatedResult result = new RatedResult(GAME, List.of("ada", "ada"), List.of("ben"), 1);

    assertEquals(List.of("ada"), result.first());
  }

  private static List<RatedResult> random(int games, int people, long seed) {
    Random random = new Random(seed);
    return IntStream.range(0, games)
        .mapToObj(
            i -> {
              int first = random.nextInt(people);
              int second = (first + 1 + random.nextInt(people - 1)) % people;
              return new RatedResult(
                  GAME, List.of("p" + first), List.of("p" + second), random.nextInt(3) / 2.0);
            })
        .toList();
  }
}

package rookery.bot.season;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.bot.season.PartnerRounds.Game;
import rookery.bot.season.PartnerRounds.Pair;

/** Partners that change, for every number of people that a season can have. */
class PartnerRoundsTest {
  static IntStream people() {
    return IntStream.rangeClosed(4, SeasonTerms.MOST);
  }

  private static Stream<Pair> pairs(List<Game> games) {
    return games.stream().flatMap(game -> Stream.of(game.white(), game.black()));
  }

  @ParameterizedTest
  @MethodSource("people")
  void everybodyPlaysWithEverybodyOnce(int people) {
    Map<Set<Integer>, Integer> together = new HashMap<>();
    pairs(PartnerRounds.of(people))
        .forEach(pair -> together.merge(Set.of(pair.first(), pair.second()), 1, Integer::sum));
    int pairs = people * (people - 1) / 2;
    assertEquals(pairs, together.size());
    // An odd number of pairs leaves one without opponents, and these play once more.
    assertEquals(pairs % 2, together.values().stream().mapToInt(times -> times - 1).sum());
  }

  @ParameterizedTest
  @MethodSource("people")
  void nobodyPlaysAgainstThemselves(int people) {
    assertTrue(
        PartnerRounds.of(people).stream().allMatch(game -> game.white().isApartFrom(game.black())));
  }

  @ParameterizedTest
  @MethodSource("people")
  void everybodyHasEachColourAboutAsOften(int people) {
    List<Game> games = PartnerRounds.of(people);
    for (int one = 1; one <= people; one++) {
      int person = one;
      long white = games.stream().filter(game -> game.white().people().contains(person)).count();
      long black = games.stream().filter(game -> game.black().people().contains(person)).count();
      assertTrue(Math.abs(white - black) <= 3, person + " has White " + white + " : " + black);
    }
  }

  @ParameterizedTest
  @MethodSource("people")
  void opponentsChangeToo(int people) {
    Map<Set<Integer>, Integer> met = new HashMap<>();
    for (Game game : PartnerRounds.of(people)) {
      for (int white : game.white().people()) {
        game.black().people().forEach(black -> met.merge(Set.of(white, black), 1, Integer::sum));
      }
    }
    int most = met.values().stream().mapToInt(Integer::intValue).max().orElse(0);
    assertTrue(most <= 4, "two meet " + most + " times");
  }
}

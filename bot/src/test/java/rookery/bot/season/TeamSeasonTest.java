package rookery.bot.season;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The games of a season with partners. */
class TeamSeasonTest {
  private static SeasonTerms terms(String... games) {
    return SampleSeason.terms(SeasonKind.ROUND_ROBIN, 28, games);
  }

  @ParameterizedTest
  @ValueSource(strings = {"telepathy", "split-brain"})
  void partnersSitOnOneSide(String game) {
    List<PartnerRounds.Game> rounds = PartnerRounds.of(5);
    List<Pairing> games = Pairings.of(terms(game), 5);
    assertEquals(rounds.size(), games.size());
    for (int i = 0; i < games.size(); i++) {
      Sides sides = Sides.of(games.get(i));
      assertEquals(rounds.get(i).white().people(), sides.white());
      assertEquals(rounds.get(i).black().people(), sides.black());
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 8, 11, 12})
  void severalGamesComeInTurn(int people) {
    Map<String, Integer> often = new TreeMap<>();
    Pairings.of(terms("telepathy", "split-brain"), people)
        .forEach(game -> often.merge(game.game(), 1, Integer::sum));
    int difference = Math.abs(often.get("telepathy") - often.get("split-brain"));
    assertTrue(difference <= people / 2, often.toString());
  }
}

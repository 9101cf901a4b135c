package rookery.bot.deal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import rookery.engine.solo.SoloGame;

class DealSecretTest {
  private static final String HEX =
      "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
  private static final DealSecret SECRET = DealSecret.parse(HEX);
  private static final String DAY = "2026-11-23";

  private static List<String> numbered(int cards) {
    return IntStream.range(0, cards).mapToObj("%02d"::formatted).toList();
  }

  /** Worked out by a program in Python that shares nothing with this one. */
  @Test
  void fortyCardsComeInTheOrderThatAnotherProgramGivesThem() {
    assertEquals(
        "33 24 39 36 32 34 22 16 18 05 29 35 12 02 20 14 03 19 26 08 11 13 37 09 38 10 31 17 00 21"
            + " 30 06 23 07 25 15 27 28 01 04",
        String.join(" ", SECRET.order(DAY, "deck", numbered(40))));
  }

  @Test
  void whatIsToldBeforehandIsTheHashOfTheSecret() {
    assertEquals(
        "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd", SECRET.commitment());
  }

  @Test
  void everyDeckAndEveryDayHasAnOrderOfItsOwn() {
    List<String> order = SECRET.order(DAY, "deck", numbered(40));
    assertNotEquals(order, SECRET.order(DAY, "other", numbered(40)));
    assertNotEquals(order, SECRET.order("2026-11-24", "deck", numbered(40)));
  }

  @Test
  void eachOrderOfThreeCardsComesAboutAsOftenAsAnother() {
    Map<List<String>, Integer> seen = new HashMap<>();
    for (int n = 0; n < 6_000; n++) {
      seen.merge(SECRET.order(DAY, "deck " + n, numbered(3)), 1, Integer::sum);
    }
    assertEquals(6, seen.size());
    assertEquals(List.of(), seen.values().stream().filter(n -> n < 850 || n > 1_150).toList());
  }

  @Test
  void gamesWithDecksOfTheSameNameAreDealtApart() {
    List<SoloGame> games = SoloGame.all();
    List<List<String>> orders =
        games.stream()
            .map(game -> new SecretDealer(SECRET, DAY, game.game().id()))
            .map(dealer -> SECRET.order(DAY, dealer.game() + "/deck", numbered(16)))
            .distinct()
            .toList();
    assertEquals(games.size(), orders.size());
  }

  @Test
  void nobodyPrintsASecretByMistake() {
    assertFalse(SECRET.toString().contains("0102"));
    IllegalArgumentException refused =
        assertThrows(IllegalArgumentException.class, () -> DealSecret.parse(HEX + "x"));
    assertFalse(refused.getMessage().contains("0102"), refused.getMessage());
  }
}

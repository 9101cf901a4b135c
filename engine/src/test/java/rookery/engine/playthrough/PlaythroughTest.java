package rookery.engine.playthrough;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import rookery.engine.Game;
import rookery.engine.cards.Dealer;
import rookery.engine.kit.toy.BidGame;
import rookery.engine.kit.toy.HeapGame;
import rookery.engine.match.GameRecord;
import rookery.engine.match.Match;
import rookery.engine.option.Options;

class PlaythroughTest {
  private static final Game HEAP = new HeapGame();
  private static final Game BID = new BidGame();

  private static Options defaults(Game game) {
    return Options.of(game.options(), Map.of());
  }

  private static Playthrough begun(Game game, Map<String, String> chosen) {
    return Playthrough.begin(game, Options.of(game.options(), chosen), Dealer.sorted());
  }

  private static Playthrough after(Playthrough played, String... plies) {
    for (String text : plies) {
      Ply ply =
          played.legal().stream().filter(p -> p.toString().equals(text)).findFirst().orElseThrow();
      played = played.then(ply, Dealer.sorted());
    }
    return played;
  }

  @Test
  void aWholeGameIsWrittenLineByLine() {
    Playthrough played = after(begun(HEAP, Map.of("counters", "2")), "W a2", "B b3");
    assertEquals(
        """
        {"game":"toy-heap","options":{"counters":2,"misere":false,"first":"white"},\
        "seats":["W","B"],"chance":{}}
        {"position":["PP....","PPP..."],"turn":"white","legal":{"W":["a1","a2","b1","b2","b3"]},\
        "seat":"W","action":"a2"}
        {"position":["......","PPP..."],"turn":"black","legal":{"B":["b1","b2","b3"]},\
        "seat":"B","action":"b3"}
        {"position":["......","......"],"turn":"white",\
        "result":{"kind":"win","seats":["B"],"reason":"last-counter"}}
        """,
        played.text());
  }

  @Test
  void anUnfinishedGameEndsWithWhatIsLegalThen() {
    Playthrough played = after(begun(HEAP, Map.of("counters", "2")), "W a2");
    assertEquals(
        "{\"position\":[\"......\",\"PPP...\"],\"turn\":\"black\",\"legal\":{\"B\":[\"b1\",\"b2\",\"b3\"]}}",
        played.lines().get(2));
  }

  @Test
  void everybodyWhoMayActIsListedInTheOrderOfTheSeats() {
    assertEquals(
        "{\"position\":[\"p...\",\"P...\"],\"bids\":{},\"discards\":[],"
            + "\"hands\":{\"B\":[\"b\",\"d\"],\"W\":[\"a\",\"c\"]},\"pile\":[\"e\",\"f\"],\"shown\":{},"
            + "\"legal\":{\"W\":[\"bid a\",\"bid c\",\"pass\"],\"B\":[\"bid b\",\"bid d\",\"pass\"]}}",
        begun(BID, Map.of()).lines().get(1));
  }

  @Test
  void theFirstLineHoldsEveryOrderOfTheGameLaterReshufflesToo() {
    Playthrough played = after(begun(BID, Map.of()), "W bid a", "B bid b", "W bid c", "B bid d");
    assertEquals(
        Map.of(
            "deck",
            List.of("a", "b", "c", "d", "e", "f"),
            "reshuffle1",
            List.of("a", "b", "c", "d")),
        played.chance());
    assertTrue(
        played
            .lines()
            .get(0)
            .endsWith(
                "\"chance\":{\"deck\":[\"a\",\"b\",\"c\",\"d\",\"e\",\"f\"],"
                    + "\"reshuffle1\":[\"a\",\"b\",\"c\",\"d\"]}}"));
  }

  @Test
  void nobodyEverSeesAStateThatWaitsForChance() {
    Playthrough played = Playthrough.random(BID, defaults(BID), new SplittableRandom(3), 400);
    assertTrue(played.chance().containsKey("reshuffle1"));
    assertTrue(played.states().stream().allMatch(state -> state.chance().isEmpty()));
  }

  @Test
  void randomPlayGoesToTheEnd() {
    Playthrough played = Playthrough.random(HEAP, defaults(HEAP), new SplittableRandom(1), 400);
    assertTrue(played.isOver());
    assertTrue(played.legal().isEmpty());
    assertEquals(played.plies().size() + 1, played.states().size());
  }

  @Test
  void randomPlayStopsAfterTheLargestNumberOfActions() {
    Playthrough played = Playthrough.random(BID, defaults(BID), new SplittableRandom(1), 2);
    assertEquals(2, played.plies().size());
    assertFalse(played.isOver());
  }

  @Test
  void equalSeedsGiveEqualGames() {
    assertEquals(
        Playthrough.random(BID, defaults(BID), new SplittableRandom(5), 400).text(),
        Playthrough.random(BID, defaults(BID), new SplittableRandom(5), 400).text());
  }

  @Test
  void randomPlayChoosesEveryLegalPlyAboutAsOften() {
    SplittableRandom random = new SplittableRandom(11);
    Map<String, Integer> counts = new TreeMap<>();
    for (int i = 0; i < 6_000; i++) {
      Playthrough played = Playthrough.random(HEAP, defaults(HEAP), random, 1);
      counts.merge(played.plies().get(0).toString(), 1, Integer::sum);
    }
    assertEquals(6, counts.size());
    counts.forEach((ply, count) -> assertEquals(1_000, count, 150, ply));
  }

  @Test
  void anIllegalPlyIsRefusedByTheGame() {
    Playthrough played = begun(HEAP, Map.of());
    Ply late = played.legal().get(0);
    Playthrough next = played.then(late, Dealer.sorted());
    assertThrows(IllegalArgumentException.class, () -> next.then(late, Dealer.sorted()));
  }

  @Test
  void aMatchIsWrittenWithWhatIsToBeKeptWithItAndReadAgain() {
    GameRecord begun = Match.begin(HEAP, defaults(HEAP), Dealer.sorted()).record();
    String told = begun.text() + "act W a1\ntake-back W 0\nact W a2\n";
    Match match = Match.replay(HEAP, GameRecord.parse(told));
    Playthrough written = Playthrough.of(match, Map.of("White", "Ada"));
    assertEquals(List.of("a2"), written.plies().stream().map(ply -> ply.action().text()).toList());
    assertEquals(
        written.text(),
        new PlaythroughReader(id -> Optional.of(HEAP)).check(written.lines()).text());
  }

  @Test
  void theOrdersOfTheDecksOfAMatchAreKept() {
    Match match = Match.begin(BID, defaults(BID), Dealer.of(new SplittableRandom(3)));
    Playthrough written = Playthrough.of(match, Map.of());
    assertEquals(
        written.text(),
        new PlaythroughReader(id -> Optional.of(BID)).check(written.lines()).text());
  }
}

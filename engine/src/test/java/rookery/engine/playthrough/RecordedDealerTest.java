package rookery.engine.playthrough;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import rookery.engine.Shuffle;
import rookery.engine.cards.Dealer;

class RecordedDealerTest {
  private static final Shuffle DECK = new Shuffle("deck", List.of("c", "a", "b"));

  @Test
  void givenOrdersAreDealtAsTheyAre() {
    Dealer dealer = new RecordedDealer(Map.of("deck", List.of("b", "c", "a")), 7);
    assertEquals(List.of("b", "c", "a"), dealer.shuffle(DECK));
  }

  @Test
  void anOrderThatIsMissingIsNamed() {
    Dealer dealer = new RecordedDealer(Map.of("pile", List.of("a")), 7);
    PlaythroughException stop =
        assertThrows(PlaythroughException.class, () -> dealer.shuffle(DECK));
    assertEquals(
        "Line 7: the game now needs an order for \"deck\", but \"chance\" doesn't give one",
        stop.getMessage());
  }

  @Test
  void anOrderOfOtherCardsIsRefused() {
    Dealer dealer = new RecordedDealer(Map.of("deck", List.of("a", "b", "b")), 7);
    PlaythroughException stop =
        assertThrows(PlaythroughException.class, () -> dealer.shuffle(DECK));
    assertEquals(
        "Line 7: the order for \"deck\" under \"chance\" must list exactly that deck's cards: a b c",
        stop.getMessage());
  }
}

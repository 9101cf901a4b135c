package rookery.engine.games.cooperative;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import rookery.engine.Action;
import rookery.engine.Shuffle;
import rookery.engine.State;
import rookery.engine.Viewer;
import rookery.engine.kit.script.Script;

class DealTest {
  private static List<?> hand(State state, String seat) {
    return (List<?>) ((Map<?, ?>) state.position().get("hands")).get(seat);
  }

  @Test
  void thereIsACardForEachPiece() {
    Shuffle deck = DrawnCooperative.start(false).chance().orElseThrow();
    assertEquals("deck", deck.key());
    assertEquals("BBKNNPPPPPPPPQRRbbknnppppppppqrr", String.join("", deck.cards()), "32, sorted");
  }

  @Test
  void nobodyActsBeforeTheDeal() {
    State start = DrawnCooperative.start(false);
    assertEquals(Set.of(), start.mayAct());
    assertEquals("The cards are being shuffled.", start.view(Viewer.SPECTATOR).status().plain());
    Action end =
        Script.action(DrawnCooperative.white(DrawnCooperative.START).line("N").state(), "end");
    assertThrows(IllegalArgumentException.class, () -> start.play(CooperativeGame.WHITE, end));
  }

  @Test
  void theCardsAreDealtInTurn() {
    State state = DrawnCooperative.dealt(false, "NpRqb");
    assertEquals(List.of("N", "R"), hand(state, "W"));
    assertEquals(List.of("p", "q"), hand(state, "B"));
    assertEquals("", DrawnCooperative.cards(state, "line"));
    assertEquals("b", DrawnCooperative.cards(state, "pile").substring(0, 1));
  }

  @Test
  void handsAreSortedWithWhiteCardsFirst() {
    assertEquals(List.of("R", "n"), hand(DrawnCooperative.dealt(false, "npRq"), "W"));
  }

  @Test
  void aKingIsReplacedBeforeTheOtherPlayersNextCard() {
    // CO-13
    State state = DrawnCooperative.dealt(false, "KNpRq");
    assertEquals(List.of("N", "R"), hand(state, "W"));
    assertEquals(List.of("p", "q"), hand(state, "B"));
    assertEquals("K", DrawnCooperative.cards(state, "line"));
  }

  @Test
  void aKingThatReplacesAKingIsReplacedToo() {
    // CO-13
    State state = DrawnCooperative.dealt(false, "NKkpRq");
    assertEquals(List.of("p", "q"), hand(state, "B"));
    assertEquals("Kk", DrawnCooperative.cards(state, "line"));
  }

  @Test
  void aKingThatIsNextAfterTheDealStaysInThePile() {
    State state = DrawnCooperative.dealt(false, "NpRqK");
    assertEquals("", DrawnCooperative.cards(state, "line"));
    assertEquals("K", DrawnCooperative.cards(state, "pile").substring(0, 1));
  }

  @Test
  void whiteBeginsByPlayingACard() {
    State state = DrawnCooperative.dealt(false, "NpRq");
    assertEquals(Set.of(CooperativeGame.WHITE), state.mayAct());
    assertEquals(List.of("play N", "play R"), Script.texts(state));
  }

  @Test
  void twoEqualCardsAreOneChoice() {
    assertEquals(List.of("play P"), Script.texts(DrawnCooperative.dealt(false, "PpPq")));
  }

  @Test
  void thePositionBeginsWithTheWholeArray() {
    State state = DrawnCooperative.dealt(false, "NpRq");
    assertEquals(
        Set.of(
            "position",
            "turn",
            "step",
            "line",
            "hands",
            "pile",
            "discards",
            "captured",
            "castling",
            "ep"),
        state.position().keySet());
    assertEquals(DrawnCooperative.START, Script.rows(state));
    assertEquals("KQkq", state.position().get("castling"));
    assertEquals(Optional.empty(), Optional.ofNullable(state.position().get("ep")));
  }

  @Test
  void anotherDeckIsRefused() {
    State start = DrawnCooperative.start(true);
    assertThrows(IllegalArgumentException.class, () -> start.shuffled(List.of("K")));
  }
}

package rookery.engine.cards;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import rookery.engine.Shuffle;
import rookery.engine.State;
import rookery.engine.Viewer;
import rookery.engine.board.Board;
import rookery.engine.diagram.Diagram;

class DealingTest {
  private static final Shuffle LETTERS = new Shuffle("letters", List.of("a", "b"));
  private static final Shuffle NUMBERS = new Shuffle("numbers", List.of("1", "2"));

  private final List<List<String>> dealt = new ArrayList<>();
  private final State begun = dealing(List.of(LETTERS));

  private Dealing dealing(List<Shuffle> decks) {
    return Dealing.of(
        new TreeMap<>(Map.of("position", List.of("."))),
        Diagram.of(Board.empty(1, 1)),
        decks,
        orders -> {
          dealt.addAll(orders);
          return begun;
        });
  }

  @Test
  void theDecksAreShuffledOneAfterAnother() {
    State first = dealing(List.of(LETTERS, NUMBERS));
    assertEquals(LETTERS, first.chance().orElseThrow());
    State second = first.shuffled(List.of("b", "a"));
    assertEquals(NUMBERS, second.chance().orElseThrow());
    assertSame(begun, second.shuffled(List.of("1", "2")));
    assertEquals(List.of(List.of("b", "a"), List.of("1", "2")), dealt);
  }

  @Test
  void onlyTheCardsOfTheDeckAreTaken() {
    State state = dealing(List.of(LETTERS, NUMBERS));
    assertThrows(IllegalArgumentException.class, () -> state.shuffled(List.of("1", "2")));
    assertThrows(IllegalArgumentException.class, () -> state.shuffled(List.of("a")));
  }

  @Test
  void nobodyActsBeforeAllIsDealt() {
    State state = dealing(List.of(LETTERS, NUMBERS)).shuffled(List.of("a", "b"));
    assertEquals(Set.of(), state.mayAct());
    assertEquals(List.of(), state.awaited());
    assertEquals(state.position(), state.view(Viewer.SPECTATOR).facts());
  }
}

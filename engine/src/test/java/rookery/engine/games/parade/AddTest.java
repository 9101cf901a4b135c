package rookery.engine.games.parade;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import rookery.engine.Viewer;

class AddTest {
  private static final String UP_TO_G8 =
      """
      . . . . . . n .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . K k
      """;

  @Test
  void theKnightOfTheDocumentGoesToG4() {
    // PA-1: the text's g7 contradicts the rule and its own diagram.
    ParadeState played = Drawn.played(Drawn.document(), "add");
    assertEquals(
        """
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . r . . b . N .
        . r . n . N . .
        . . . . . k . .
        . . B . . . R .
        """,
        Drawn.rows(played));
  }

  @Test
  void theGapIsCountedFromTheRightmostPieceOfTheHighestRank() {
    ParadeState played =
        Drawn.played(
            Drawn.withPile(
                "qK",
                """
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . N . . n . . .
                . . . . . . . .
                . . . . . . . B
                R . . . . . . .
                """),
            "add");
    assertEquals(
        """
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . q . . . . .
        . N . . n . . .
        . . . . . . . .
        . . . . . . . B
        R . . . . . . .
        """,
        Drawn.rows(played));
  }

  @Test
  void theCardIsShown() {
    ParadeState played = Drawn.played(Drawn.document(), "add");
    assertEquals(Map.of("facedown", 0, "added", List.of("N")), played.position().get("spent"));
    assertEquals(Drawn.cards("KQRBqbn"), played.position().get("pile"));
  }

  @Test
  void theLastPlaceIsH8() {
    ParadeState played =
        Drawn.played(
            Drawn.withPile(
                "NK",
                """
                . . . . . n . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . K k
                """),
            "add");
    assertEquals(". . . . . n . N", Drawn.rows(played).lines().findFirst().orElseThrow());
  }

  @Test
  void aPieceBeyondH8DoesNotComeButItsCardIsSpent() {
    // PA-2
    ParadeState played = Drawn.played(Drawn.withPile("NK", UP_TO_G8), "add");
    assertEquals(UP_TO_G8, Drawn.rows(played));
    assertEquals(List.of("N"), played.parade().added());
    assertEquals(List.of("K"), played.parade().pile());
  }

  @Test
  void addIsLegalAsLongAsThereIsACard() {
    // PA-2: whatever the card is, as nobody knows it.
    assertTrue(Drawn.withPile("N", UP_TO_G8).legal(ParadeGame.PLAYER).contains(new Add()));
    assertFalse(Drawn.withPile("", UP_TO_G8).legal(ParadeGame.PLAYER).contains(new Add()));
  }

  @Test
  void addRevealsAndAnOrderDoesNot() {
    ParadeState state = Drawn.document();
    assertTrue(state.reveals(ParadeGame.PLAYER, new Add()));
    state.legal(ParadeGame.PLAYER).stream()
        .filter(action -> action instanceof Order)
        .forEach(order -> assertFalse(state.reveals(ParadeGame.PLAYER, order)));
  }

  @Test
  void theLineOfTheLogNamesTheCard() {
    ParadeState after = (ParadeState) Drawn.document().play(ParadeGame.PLAYER, new Add());
    assertEquals(
        after.last().map(Event::sentence),
        Drawn.document().describe(ParadeGame.PLAYER, new Add(), Viewer.SPECTATOR));
  }
}

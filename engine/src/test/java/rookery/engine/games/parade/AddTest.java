package rookery.engine.games.parade;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import rookery.engine.Action;
import rookery.engine.ActionNews;
import rookery.engine.kit.script.Script;
import rookery.engine.play.PlayableState;

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
    PlayableState<ParadeSituation> played = Script.played(DrawnParade.document(), "add");
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
        Script.rows(played));
  }

  @Test
  void theGapIsCountedFromTheRightmostPieceOfTheHighestRank() {
    PlayableState<ParadeSituation> played =
        Script.played(
            DrawnParade.withPile(
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
        Script.rows(played));
  }

  @Test
  void theCardIsShown() {
    PlayableState<ParadeSituation> played = Script.played(DrawnParade.document(), "add");
    assertEquals(Map.of("facedown", 0, "added", List.of("N")), played.position().get("spent"));
    assertEquals(Script.cards("KQRBqbn"), played.position().get("pile"));
  }

  @Test
  void theLastPlaceIsH8() {
    PlayableState<ParadeSituation> played =
        Script.played(
            DrawnParade.withPile(
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
    assertEquals(". . . . . n . N", Script.rows(played).lines().findFirst().orElseThrow());
  }

  @Test
  void aPieceBeyondH8DoesNotComeButItsCardIsSpent() {
    // PA-2
    PlayableState<ParadeSituation> played =
        Script.played(DrawnParade.withPile("NK", UP_TO_G8), "add");
    assertEquals(UP_TO_G8, Script.rows(played));
    assertEquals(List.of("N"), played.situation().parade().added());
    assertEquals(List.of("K"), played.situation().parade().pile());
  }

  @Test
  void addIsLegalAsLongAsThereIsACard() {
    // PA-2: whatever the card is, as nobody knows it.
    assertTrue(DrawnParade.withPile("N", UP_TO_G8).find(ParadeGame.PLAYER, "add").isPresent());
    assertTrue(DrawnParade.withPile("", UP_TO_G8).find(ParadeGame.PLAYER, "add").isEmpty());
  }

  @Test
  void addRevealsAndAnOrderDoesNot() {
    PlayableState<ParadeSituation> state = DrawnParade.document();
    for (Action action : state.legal(ParadeGame.PLAYER)) {
      ActionNews news = state.played(ParadeGame.PLAYER, action).news();
      assertEquals(action.text().equals("add"), news.reveals(), action.text());
    }
  }

  @Test
  void theLineOfTheLogNamesTheCard() {
    assertEquals(
        "The player added the white knight on g4, 1 empty square after e4.",
        Script.told(DrawnParade.document(), "add"));
  }
}

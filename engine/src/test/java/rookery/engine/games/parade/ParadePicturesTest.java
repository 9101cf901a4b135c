package rookery.engine.games.parade;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import rookery.engine.State;
import rookery.engine.Viewer;
import rookery.engine.kit.script.Script;
import rookery.engine.play.PlayableState;
import rookery.engine.rules.RulesPicture;

/** What the pages of rules show is what the game does. */
class ParadePicturesTest {
  private static final PlayableState<ParadeSituation> DEALT =
      new PlayableState<>(ParadeSituation.dealt(Script.cards("nBrNRkqb" + "NRbKnQrB")));

  private static void assertShown(String title, State state) {
    RulesPicture picture = RulesPicture.of(new ParadeGame(), title);
    assertEquals(state.view(Viewer.SPECTATOR).diagram(), picture.diagram());
    assertEquals(state.view(Viewer.SPECTATOR).alt(), picture.page().alt());
  }

  @Test
  void theKingOrdersTheRookNextToTheBishop() {
    assertShown("The rules in a minute", Script.played(DEALT, "f3:g2e2"));
  }

  @Test
  void theFirstPictureIsOfTheDealItTells() {
    assertShown("The parade", DEALT);
  }

  @Test
  void theKnightOrdersTheQueen() {
    assertShown("Giving an order", Script.played(DEALT, "c2:d4e3"));
  }

  @Test
  void theKnightOfTheExampleHasTheFourSquaresNamed() {
    assertEquals("a1 a3 b4 e3", Script.targets(DEALT, "c2:d4"));
  }

  @Test
  void theKnightIsAddedBehindTheBishop() {
    assertShown("Adding a piece", Script.played(DEALT, "add"));
  }

  @Test
  void thePositionAtTheEndIsConnectedAndWorthFive() {
    RulesPicture end = RulesPicture.of(new ParadeGame(), "The end");
    assertEquals(1, DrawnParade.withPile("KnQrB", end.rows()).situation().parade().groups());
    assertTrue(end.page().alt().contains("Cards in the pile: 5."), end.page().alt());
  }
}

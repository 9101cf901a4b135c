package rookery.engine.games.parade;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import rookery.engine.Action;
import rookery.engine.Choice;
import rookery.engine.board.Square;
import rookery.engine.kit.script.Script;

class ParadeActionTest {
  private static final Action ORDER = Script.action(DrawnParade.document(), "d3:c1b2");

  @Test
  void theMenusAskForTheOfficerThePieceAndTheSquare() {
    assertEquals(
        List.of(
            new Choice("Which piece gives the order?", "d3", "Black knight d3"),
            new Choice("Which piece does it move?", "c1", "White bishop c1"),
            Choice.target("Where to?", Square.named("b2"))),
        ORDER.path());
  }

  @Test
  void addingIsAnAnswerToTheFirstMenu() {
    assertEquals(
        List.of(new Choice("Which piece gives the order?", "add", "Add a piece")),
        Script.action(DrawnParade.document(), "add").path());
  }

  @Test
  void whoeverAdvisesItNamesBothPiecesToo() {
    assertEquals(
        Optional.of("let the black knight on d3 send the white bishop on c1 to b2"),
        ORDER.spoken());
  }

  @Test
  void equalTextsAreEqualActions() {
    Action other = Script.action(Script.played(DrawnParade.document(), "add"), "d3:c1b2");
    assertEquals(ORDER, other);
    assertEquals(ORDER.hashCode(), other.hashCode());
  }

  @Test
  void theLogNamesBothPieces() {
    assertEquals("Knight d3 sent bishop c1 to b2.", Script.told(DrawnParade.document(), "d3:c1b2"));
  }

  @Test
  void theLegalActionsAreSortedByText() {
    List<Action> legal = DrawnParade.document().legal(ParadeGame.PLAYER);
    assertEquals(legal.stream().sorted().toList(), legal);
    assertEquals(legal.size(), legal.stream().map(Action::text).distinct().count());
  }

  @Test
  void aMoveThatOnePieceAloneCanOrderNeedsNoOfficer() {
    Map<String, Action> aliases = DrawnParade.document().aliases(ParadeGame.PLAYER);
    assertEquals(ORDER, aliases.get("c1b2"));
    assertFalse(aliases.containsKey("f3g2"), "both the king and the bishop can order that");
  }
}

package rookery.engine.games.gravity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import rookery.engine.Shuffle;
import rookery.engine.State;
import rookery.engine.Viewer;
import rookery.engine.board.Colour;
import rookery.engine.board.SquareSet;
import rookery.engine.cards.PieceCards;
import rookery.engine.games.gravity.well.GravityBoard;
import rookery.engine.kit.script.Script;
import rookery.engine.option.Options;
import rookery.engine.play.PlayableState;

class GravityRulingsTest {
  /** On row 8 above it a rook or a pawn is stacked at once. */
  private static final String COLUMN =
      """
      . . . . . . . .
      R . . . . . . .
      r . . . . . . .
      R . . . . . . .
      r . . . . . . .
      R . . . . . . .
      r . . . . . . .
      R . . . . . . .
      """;

  @Test
  void whatIsStackedStaysStackedWhateverComesBesideIt() {
    // GR-1: the king comes to where the pawn on h3 could have captured it.
    PlayableState<GravitySituation> held =
        DrawnGravity.turn(
            DrawnGravity.WHITES,
            """
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . K p
            . . . . . . . r
            . . . . . . . n
            """);
    assertEquals("h1 h2 h3", DrawnGravity.stacked(held));
    assertEquals("h1 h2 h3", DrawnGravity.stacked(Script.played(held, "g3g2")));
    GravityBoard redrawn =
        GravityBoard.of(Script.played(held, "g3g2").situation().turn().well().board());
    assertEquals("h1 h2", DrawnGravity.stacked(redrawn), "the drawing alone doesn't tell");
  }

  @Test
  void stackingGoesOnToAFixedPoint() {
    // GR-1: the bishop on b1 holds the queen, she the bishop on c3, and that the two above it.
    PlayableState<GravitySituation> before =
        DrawnGravity.turn(
            DrawnGravity.WHITES,
            """
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            N . P . B . . .
            . . B . . . . .
            . Q . r . . . .
            r . r r . . . .
            """);
    assertEquals("a1 c1 d1 d2", DrawnGravity.stacked(before));
    assertEquals("a1 a4 b1 b2 c1 c3 c4 d1 d2", DrawnGravity.stacked(Script.played(before, "e4b1")));
  }

  @Test
  void aMoveMayStackPiecesThatHaveYetToGo() {
    // GR-1: after e2d1 both ways of the knight on b2 and of the bishop above it are closed.
    PlayableState<GravitySituation> before =
        DrawnGravity.turn(
            DrawnGravity.WHITES,
            """
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            B . . . . . . .
            . N . . B . . .
            . . . . . . . .
            """);
    assertEquals("", DrawnGravity.stacked(before));
    assertEquals(
        List.of("a3", "b2", "e2"), GravitySituation.named(before.situation().turn().going()));
    PlayableState<GravitySituation> after = Script.played(before, "e2d1");
    assertEquals("a3 b2 d1", DrawnGravity.stacked(after));
    assertFalse(after.situation().turn().hasMove());
  }

  @Test
  void aCaptureMayStackThePawnThatCouldHaveMadeIt() {
    // GR-1: without an enemy to capture the pawn on d3 has no way but the stacked bishop below.
    PlayableState<GravitySituation> before =
        DrawnGravity.turn(
            DrawnGravity.WHITES,
            """
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . P . . . .
            . R n b . . . .
            . . r n r . . .
            """);
    assertEquals("c1 d1 d2 e1", DrawnGravity.stacked(before));
    assertEquals("c2", Script.targets(before, "d3"));
    assertEquals("c1 c2 d1 d2 d3 e1", DrawnGravity.stacked(Script.played(before, "b2c2")));
  }

  @Test
  void aPieceStackedByWhatIsBelowIsStackedEvenIfItCouldCaptureBesideIt() {
    // GR-1
    PlayableState<GravitySituation> state =
        DrawnGravity.turn(
            DrawnGravity.WHITES,
            """
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . R . b . . .
            . . n . . . . .
            """);
    assertEquals("c1 c2", DrawnGravity.stacked(state));
    assertEquals("", Script.targets(state, "c2"));
  }

  @Test
  void blockedByAPieceThatIsNotStackedIsNotStacked() {
    // GR-2
    PlayableState<GravitySituation> state =
        DrawnGravity.turn(
            DrawnGravity.WHITES,
            """
            . . . . . . . .
            . . . . . . . .
            . . . . R . . .
            . . . . P . . .
            . . . . p . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            """);
    assertEquals("", DrawnGravity.stacked(state));
    assertFalse(state.situation().turn().hasMove());
    assertEquals(2, SquareSet.size(state.situation().turn().going()));
  }

  @Test
  void aPieceAddedOnAColumnOfStackedPiecesMayBeStackedAtOnce() {
    // GR-3
    PlayableState<GravitySituation> rook = Script.played(DrawnGravity.turn(1, COLUMN), "add a8");
    assertTrue(rook.situation().turn().well().isStacked(DrawnGravity.square("a8")));
    PlayableState<GravitySituation> king = Script.played(DrawnGravity.turn(11, COLUMN), "add a8");
    assertEquals('k', king.situation().turn().well().board().at(DrawnGravity.square("a8")));
    assertFalse(
        king.situation().turn().well().isStacked(DrawnGravity.square("a8")), "a king has b7 too");
  }

  @Test
  void aPawnKeepsItsFirstMoveUntilItMoves() {
    // GR-4: the white pawn is blocked in its first turn, and free in the next.
    PlayableState<GravitySituation> state =
        DrawnGravity.turn(
            1,
            """
            . . . . P . . .
            . . . . n . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            """);
    PlayableState<GravitySituation> next = Script.played(state, "add a8", "a8a7", "e7d5", "add h8");
    assertEquals("e6 e7", Script.targets(next, "e8"));
    assertEquals(List.of("e8", "h8"), next.position().get("fresh"));
    PlayableState<GravitySituation> gone = Script.played(next, "e8e7", "h8h6");
    assertEquals(List.of(), gone.position().get("fresh"));
  }

  @Test
  void aPieceForWhichTheTopRowHasNoRoomIsOutOfTheGame() {
    // GR-5
    PlayableState<GravitySituation> played =
        Script.played(
            DrawnGravity.turn(
                1,
                """
                r r r r r r r r
                . . . . . . . .
                . . . . . . . .
                . . . . P . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                """),
            "e5e4");
    assertEquals(Colour.BLACK, played.situation().turn().colour());
    assertEquals(List.of("r"), played.situation().turn().out());
    assertEquals("P", played.position().get("flipped"));
    assertEquals(Map.of("white", 0, "black", 0), played.position().get("captured"));
    assertEquals(
        "It's Black's turn. Round 1 of 13, score: White 0, Black 0. Black still has 8 pieces to"
            + " move."
            + " The top row was full, so the black rook is out of the game.",
        played.view(Viewer.SPECTATOR).status().plain());
  }

  @Test
  void aTurnThatEndsForWantOfRoomFlipsTheNextCardSoItIsNotTakenBack() {
    // GR-5
    PlayableState<GravitySituation> state =
        DrawnGravity.turn(
            1,
            """
            r r r r r r r r
            . . . . . . . .
            . . . . . . . .
            . . . . P . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            """);
    assertTrue(Script.news(state, "e5e4").reveals());
  }

  @Test
  void anAddFlipsTheNextCardAndAMoveBeforeItDoesNot() {
    // GR-7
    PlayableState<GravitySituation> state = Script.played(DrawnGravity.start(), "add a8");
    PlayableState<GravitySituation> moving = Script.played(DrawnGravity.start(), "add a8");
    assertFalse(Script.news(moving, "a8a5").reveals());
    PlayableState<GravitySituation> adding = Script.played(state, "a8a5");
    assertTrue(Script.news(adding, "add b8").reveals());
    PlayableState<GravitySituation> last = DrawnGravity.turn(24, GravityBoard.empty());
    assertFalse(Script.news(last, "add b8").reveals());
  }

  @Test
  void eachSideMakesTwelveTurnsWithACardAndWhiteOneMore() {
    // GR-5
    PlayableState<GravitySituation> state = DrawnGravity.start();
    int cards = 0;
    int number = 0;
    while (state.result().isEmpty()) {
      GravityTurn turn = DrawnGravity.situation(state).turn();
      if (turn.number() > number) {
        number = turn.number();
        cards += turn.flipped().isPresent() ? 1 : 0;
      }
      state = Script.played(state, Script.texts(state).get(0));
    }
    assertEquals(24, cards);
    assertTrue(number >= 24, "the last turn may go by itself");
    assertEquals("black", state.position().get("turn"));
  }

  @Test
  void theLastTurnEndsByItselfWithoutAnActivePiece() {
    // GR-6
    PlayableState<GravitySituation> over = Script.played(DrawnGravity.turn(24, COLUMN), "add a8");
    assertTrue(over.situation().turn().isOver());
    assertEquals("black", over.position().get("turn"));
    assertNull(over.position().get("flipped"));
    assertEquals(List.of(), over.position().get("moved"));
    PlayableState<GravitySituation> other = Script.played(DrawnGravity.turn(24, COLUMN), "add b8");
    assertEquals("b8b6 b8b7", Script.legal(other), "the pawn on b8 is active");
    assertEquals(
        "It's White's turn. Score before the final turn: White 16, Black 12. White still has 1"
            + " piece"
            + " to move:"
            + " the pawn on b8.",
        other.view(Viewer.SPECTATOR).status().plain());
  }

  @Test
  void theCardIsSeenBeforeTheMovesAndTheRestWithoutItsOrder() {
    // GR-7
    PlayableState<GravitySituation> start = DrawnGravity.start();
    assertEquals("r", start.position().get("flipped"));
    Map<String, Object> facts = start.view(Viewer.SPECTATOR).facts();
    assertEquals("r", facts.get("flipped"));
    assertEquals(Map.of("white", 12, "black", 11), facts.get("decks"));
    assertEquals(
        Map.of(
            "white", DrawnGravity.WHITE.stream().sorted().toList(),
            "black", DrawnGravity.BLACK.subList(1, 12).stream().sorted().toList()),
        facts.get("unseen"));
  }

  @Test
  void stepsWithNothingToDecideGoByThemselves() {
    // GR-8: White has nothing to move at first, and a phase that nobody can go on with ends.
    assertTrue(Script.legal(DrawnGravity.start()).startsWith("add a8"));
    PlayableState<GravitySituation> blocked =
        DrawnGravity.turn(
            DrawnGravity.WHITES,
            """
            . . . . . . . .
            . . . . . . . .
            . . . . P . . .
            . . . . p . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            """);
    assertTrue(Script.legal(blocked).startsWith("add a8"));
    assertEquals(List.of(), blocked.position().get("moved"));
  }

  @Test
  void aForcedSingleMoveIsStillMadeByThePlayer() {
    // GR-8
    PlayableState<GravitySituation> state =
        DrawnGravity.turn(
            25,
            """
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . P . . .
            . . . . . . . .
            """);
    assertEquals("e2e1", Script.legal(state));
    PlayableState<GravitySituation> over = Script.played(state, "e2e1");
    assertTrue(over.situation().turn().isOver());
    assertEquals(List.of("e1"), over.position().get("moved"));
  }

  @Test
  void aPieceThatHasAMoveCannotBeCalledStuckAndOneThatHasNoneNeedNotBe() {
    PlayableState<GravitySituation> state =
        DrawnGravity.turn(
            DrawnGravity.WHITES,
            """
            . . . . R . . .
            . . . . P . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            """);
    assertEquals("e7e6 stuck e8", Script.legal(state));
    assertEquals(
        "e8e7", Script.legal(Script.played(state, "e7e6")), "the pawn has made way for the rook");
    PlayableState<GravitySituation> stuck = Script.played(state, "stuck e8", "e7e6");
    assertTrue(Script.legal(stuck).startsWith("add"), "it is done for the turn");
    assertEquals(List.of("e6", "e8"), stuck.position().get("moved"));
  }

  @Test
  void movedLastsThroughTheAddAndEndsWithTheTurn() {
    PlayableState<GravitySituation> state =
        DrawnGravity.turn(
            DrawnGravity.WHITES,
            """
            . . . . . . . .
            . . . . . . . .
            . . . . R . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            """);
    PlayableState<GravitySituation> moved = Script.played(state, "e6e4");
    assertEquals(List.of("e4"), moved.position().get("moved"));
    assertEquals(List.of(), Script.played(moved, "add a8").position().get("moved"));
  }

  @Test
  void bothDecksAreShuffledWhiteFirst() {
    GravityGame game = new GravityGame();
    State start = game.start(Options.of(game.options(), Map.of()));
    assertEquals(Optional.of(new Shuffle("white", PieceCards.of(Colour.WHITE, 4))), start.chance());
    State half = start.shuffled(DrawnGravity.WHITE);
    assertEquals(Optional.of(new Shuffle("black", PieceCards.of(Colour.BLACK, 4))), half.chance());
    assertEquals(
        DrawnGravity.start().situation(),
        DrawnGravity.situation(half.shuffled(DrawnGravity.BLACK)));
  }
}

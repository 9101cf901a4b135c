package rookery.engine.games.fluid;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static rookery.engine.games.fluid.DrawnFluid.at;
import static rookery.engine.games.fluid.DrawnFluid.legal;
import static rookery.engine.games.fluid.DrawnFluid.set;
import static rookery.engine.games.fluid.DrawnFluid.start;
import static rookery.engine.games.fluid.DrawnFluid.state;
import static rookery.engine.games.fluid.DrawnFluid.white;
import static rookery.engine.kit.script.Script.played;

import org.junit.jupiter.api.Test;
import rookery.engine.board.Colour;
import rookery.engine.games.fluid.move.Promotions;
import rookery.engine.play.PlayableState;

/** Pawns: FL-5, FL-6, FL-9 and FL-13. */
class FluidPawnsTest {
  private static final String PROMOTING =
      """
      n.(rn)....k
      .P......
      ........
      ........
      ........
      ........
      ........
      K.......
      """;

  @Test
  void fl5APawnCapturesOneOfTwoAndSharesWithTheOther() {
    PlayableState<FluidSituation> state =
        white(
            """
            k.......
            ........
            ........
            ........
            ...(rn)....
            ....P...
            ........
            K.......
            """);
    assertEquals(set("e4 d4xR d4xN"), legal(state, "e3"));
    PlayableState<FluidSituation> shared = played(state, "e3d4xR");
    assertEquals("(nP)", at(shared, "d4"));
    assertEquals(set("d5"), legal(played(shared, "a8a7"), "d4"));
  }

  @Test
  void fl5APawnDoesNotCaptureBesideAPieceOfItsOwn() {
    PlayableState<FluidSituation> state =
        white(
            """
            k.......
            ........
            ........
            ........
            ...(Nr)....
            ....P...
            ........
            K.......
            """);
    assertEquals(set("e4"), legal(state, "e3"));
  }

  @Test
  void aPawnIsStoppedByWhateverStandsBeforeIt() {
    PlayableState<FluidSituation> state =
        white(
            """
            k.......
            ........
            ........
            ........
            ...B....
            ........
            ...P.P..
            K....N..
            """);
    assertEquals(set("d3"), legal(state, "d2"));
    assertEquals(set("f3 f4"), legal(state, "f2"));
  }

  @Test
  void fl6AQueenNeedsASquareWithNobodyElseLeftOnIt() {
    PlayableState<FluidSituation> state = state(Promotions.ORTHODOX, Colour.WHITE, PROMOTING);
    assertEquals(
        set(
            "b8=Q b8=R b8=B b8=N a8=Q a8=R a8=B a8=N"
                + " c8xN=R c8xN=B c8xN=N c8xR=R c8xR=B c8xR=N"),
        legal(state, "b7"));
    assertEquals("(Rr)", at(played(state, "b7c8xN=R"), "c8"));
    assertEquals("(RB)", at(played(state, "b7b8=Q"), "b8"));
  }

  @Test
  void singlePromotionsAreSinglePieces() {
    PlayableState<FluidSituation> state = state(Promotions.SINGLE, Colour.WHITE, PROMOTING);
    assertEquals(
        set("b8=R b8=B b8=N a8=R a8=B a8=N c8xN=R c8xN=B c8xN=N c8xR=R c8xR=B c8xR=N"),
        legal(state, "b7"));
  }

  @Test
  void fl13DoublePromotionsNeverFitBesideAnEnemy() {
    PlayableState<FluidSituation> state = state(Promotions.DOUBLE, Colour.WHITE, PROMOTING);
    assertEquals(set("b8=Q b8=A b8=C a8=Q a8=A a8=C"), legal(state, "b7"));
    assertEquals("(BN)", at(played(state, "b7a8=A"), "a8"));
    assertEquals("(RN)", at(played(state, "b7a8=C"), "a8"));
  }

  @Test
  void fl13APawnThatCannotCaptureGivesNoCheck() {
    String beside =
        """
        k.......
        ........
        ........
        ........
        ........
        ........
        ...p....
        ....(KN)...
        """;
    assertFalse(state(Promotions.DOUBLE, Colour.WHITE, beside).situation().truth().inCheck());
    assertEquals(
        true, state(Promotions.SINGLE, Colour.WHITE, beside).situation().truth().inCheck());
    String alone = beside.replace("(KN)", "K");
    assertEquals(true, state(Promotions.DOUBLE, Colour.WHITE, alone).situation().truth().inCheck());
  }

  @Test
  void fl9EnPassantCapturesThePawnAlone() {
    PlayableState<FluidSituation> state = played(start(), "e2e4", "a7a6", "e4e5", "d7d5");
    assertEquals("d6", state.position().get("ep"));
    PlayableState<FluidSituation> after = played(state, "e5d6");
    assertEquals("P", at(after, "d6"));
    assertEquals(".", at(after, "d5"));
    assertEquals(null, after.position().get("ep"));
  }

  @Test
  void fl9APawnThatSharesASquareCapturesEnPassantAndLeavesTheEnemyThere() {
    PlayableState<FluidSituation> state =
        state(
            Promotions.ORTHODOX,
            Colour.BLACK,
            """
            .......k
            ...p....
            ........
            ....(nP)...
            ........
            ........
            ........
            K.......
            """);
    PlayableState<FluidSituation> after = played(state, "d7d5", "e5d6");
    assertEquals("n", at(after, "e5"));
    assertEquals("P", at(after, "d6"));
    assertEquals(".", at(after, "d5"));
  }

  @Test
  void enPassantIsOverAfterAnotherMove() {
    PlayableState<FluidSituation> state =
        played(start(), "e2e4", "a7a6", "e4e5", "d7d5", "h2h3", "h7h6");
    assertFalse(legal(state).contains("e5d6"));
  }
}

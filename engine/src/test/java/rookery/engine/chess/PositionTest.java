package rookery.engine.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;

class PositionTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -",
        "r3k2r/8/8/8/8/8/8/R3K2R b Kq -",
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6",
        "8/8/8/8/8/8/8/8 b - -"
      })
  void fenIsReadAndWritten(String fen) {
    assertEquals(fen, orthodox(fen).fen());
  }

  @Test
  void fenOfASmallerBoardHoldsTheUsedSquares() {
    Position position = FenReader.position(Variants.IN_THE_MIDDLE, "6/2P3/6/1K1k2/6/6 w");
    assertEquals("6/2P3/6/1K1k2/6/6 w - -", position.fen());
    assertEquals('P', position.at(Square.named("d6")));
    assertEquals(Optional.of(Square.named("e4")), position.king(Colour.BLACK));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "8/8/8/8/8/8/8/8",
        "8/8/8/8/8/8/8 w - -",
        "9/8/8/8/8/8/8/8 w - -",
        "7/8/8/8/8/8/8/8 w - -",
        "x7/8/8/8/8/8/8/8 w - -",
        "KK6/8/8/8/8/8/8/8 w - -"
      })
  void whatIsNoPositionIsRefused(String fen) {
    assertThrows(IllegalArgumentException.class, () -> orthodox(fen));
  }

  @Test
  void aPieceOnAnUnusedSquareIsRefused() {
    Board board = Board.empty(8, 8).with(Square.named("a1"), 'K');
    assertThrows(
        IllegalArgumentException.class,
        () -> Position.of(Variants.IN_THE_MIDDLE, board, Colour.WHITE, "-", Optional.empty()));
  }

  @Test
  void usedSquaresMustBeARectangle() {
    assertThrows(
        IllegalArgumentException.class,
        () -> new Variant(List.of("..#", "..."), false, List.of(), List.of()));
  }

  @Test
  void unusedSquaresShowAsEmpty() {
    assertEquals("........", Position.start(Variants.IN_THE_MIDDLE).board().rows().get(0));
  }

  @Test
  void aDoubleStepLeavesThePassedSquare() {
    Position position = played("4k3/8/8/8/3p4/8/4P3/4K3 w - -", "e2e4");
    assertEquals(Optional.of(Square.named("e3")), position.enPassant());
    assertEquals(Optional.of(Square.named("e3")), position.counted().enPassant());
  }

  @Test
  void enPassantTakesThePawnThatPassed() {
    Position position = played("4k3/8/8/8/3p4/8/4P3/4K3 w - -", "e2e4", "d4e3");
    assertEquals("4k3/8/8/8/8/4p3/8/4K3 w - -", position.fen());
  }

  @Test
  void enPassantIsForTheNextMoveOnly() {
    Position position =
        played("4k3/8/8/8/3p4/8/4P3/4K3 w - -", "e2e4", "e8e7", "e1d1", "e7e8", "d1e1");
    assertEquals(List.of("d4d3"), Moves.texts(position, "d4"));
  }

  @Test
  void enPassantThatOpensTheKingToCheckIsNotUsable() {
    Position position = orthodox("8/8/8/8/k2pP2R/8/8/4K3 b - e3");
    assertEquals(Optional.of(Square.named("e3")), position.enPassant());
    assertEquals(Optional.empty(), position.counted().enPassant());
  }

  @Test
  void whatCannotBeUsedDoesNotCount() {
    Position passed = played("4k3/8/8/8/8/8/4P3/4K3 w - -", "e2e4");
    assertEquals("4k3/8/8/8/4P3/8/8/4K3 b - e3", passed.fen());
    assertEquals("4k3/8/8/8/4P3/8/8/4K3 b - -", passed.counted().fen());
  }

  @Test
  void aRightWithoutItsRookIsNone() {
    assertEquals("Q", orthodox("4k3/8/8/8/8/8/8/R3K3 w KQkq -").castling());
  }

  @Test
  void aPassedSquareWithoutItsPawnIsNone() {
    assertEquals(Optional.empty(), orthodox("4k3/8/8/8/8/8/8/4K3 b - e3").enPassant());
  }

  @Test
  void castlingTakesTheRookAlong() {
    assertEquals(
        "4k3/8/8/8/8/8/8/R4RK1 b - -", played("4k3/8/8/8/8/8/8/R3K2R w KQ -", "e1g1").fen());
    assertEquals(
        "2kr3r/8/8/8/8/8/8/4K3 w - -", played("r3k2r/8/8/8/8/8/8/4K3 b kq -", "e8c8").fen());
  }

  @Test
  void castlingMayNotCrossAnAttackedSquare() {
    assertEquals(List.of("e1c1"), Moves.texts(orthodox("4kr2/8/8/8/8/8/8/R3K2R w KQ -"), "e1c1"));
    assertEquals(List.of(), Moves.texts(orthodox("4kr2/8/8/8/8/8/8/R3K2R w KQ -"), "e1g1"));
  }

  @Test
  void castlingMayPassARookOverAnAttackedSquare() {
    assertEquals(List.of("e1c1"), Moves.texts(orthodox("1r2k3/8/8/8/8/8/8/R3K3 w Q -"), "e1c1"));
  }

  @Test
  void capturingARookEndsItsRight() {
    assertEquals("Qq", played("r3k2r/8/8/8/8/8/6N1/R3K2R b KQkq -", "h8h1").castling());
  }

  @Test
  void smallVariantsHaveNeitherDoubleStepNorCastlingNorBishops() {
    assertEquals(List.of("c3c4"), Moves.texts(Position.start(Variants.IN_THE_MIDDLE), "c3"));
    Position promoting = FenReader.position(Variants.IN_THE_MIDDLE, "6/2P3/6/1K1k2/6/6 w");
    assertEquals(List.of("d6d7=N", "d6d7=Q", "d6d7=R"), Moves.texts(promoting, "d6"));
  }

  @Test
  void anOpenKingIsCapturedLikeAnyPiece() {
    Position position = orthodox("4k3/8/8/8/8/8/8/K3R3 w - -");
    assertEquals(List.of("e1e8"), Moves.texts(position, "e1e8"));
    Position taken = Moves.played(position, "e1e8");
    assertEquals(Optional.empty(), taken.king(Colour.BLACK));
    assertFalse(taken.inCheck());
  }

  @Test
  void pseudoLegalMovesMayLeaveTheKingAttacked() {
    Position position = orthodox("4r2k/8/8/8/8/8/4N3/4K3 w - -");
    assertEquals(List.of(), Moves.texts(position, "e2"));
    assertEquals(
        6,
        position.pseudoLegalMoves().stream().filter(m -> m.from().toString().equals("e2")).count());
  }

  @Test
  void attacksAreThoseOfEitherColourWhoeverIsToMove() {
    Position position = orthodox("4k3/8/8/8/4p3/8/8/RN2K3 b Q -");
    assertTrue(position.attacked(Square.named("d3"), Colour.BLACK));
    assertFalse(position.attacked(Square.named("e3"), Colour.BLACK));
    assertTrue(position.attacked(Square.named("a8"), Colour.WHITE));
    assertTrue(position.attacked(Square.named("c3"), Colour.WHITE));
    assertFalse(position.attacked(Square.named("c1"), Colour.WHITE));
  }

  @Test
  void capturesAndPawnMovesAreZeroing() {
    Position position = orthodox("4k3/8/8/8/4p3/8/4P3/3RK2n w - -");
    assertTrue(position.isZeroing(Moves.named(position, "e2e3")));
    assertFalse(position.isZeroing(Moves.named(position, "d1d2")));
    Position rookTakes = orthodox("4k3/8/8/8/8/8/8/4K2R w - -");
    assertFalse(rookTakes.isZeroing(Moves.named(rookTakes, "h1h8")));
    Position passing = orthodox("4k3/8/8/3pP3/8/8/8/4K3 w - d6");
    assertEquals(Optional.of('p'), passing.captured(Moves.named(passing, "e5d6")));
  }

  @Test
  void onlyKingsAreLeft() {
    assertTrue(orthodox("4k3/8/8/8/8/8/8/4K3 w - -").hasOnlyKings());
    assertFalse(orthodox("4k3/8/8/8/8/8/8/4K2B w - -").hasOnlyKings());
  }

  @Test
  void positionsAreEqualByWhatTheyHold() {
    Position start = Position.start(Variant.ORTHODOX);
    assertEquals(start.hashCode(), orthodox(start.fen()).hashCode());
    assertEquals(start, orthodox(start.fen()));
    assertNotEquals(start, orthodox("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq -"));
    assertNotEquals(start, orthodox("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk -"));
  }

  @Test
  void aMoveChangesOnlyTheNewPosition() {
    Position start = Position.start(Variant.ORTHODOX);
    String before = start.fen();
    start.legalMoves().forEach(start::after);
    assertEquals(before, start.fen());
  }

  private static Position orthodox(String fen) {
    return FenReader.position(Variant.ORTHODOX, fen);
  }

  private static Position played(String fen, String... moves) {
    return Moves.played(orthodox(fen), moves);
  }
}

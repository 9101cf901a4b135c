package rookery.engine.games.custodian.capture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.Cell;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Highlight;
import rookery.engine.diagram.Mark;
import rookery.engine.diagram.Stroke;

class CaptureGuideTest {
  private static Diagram picture(CaptureGeometry surround, Colour colour, PieceType piece) {
    return new CaptureGuide(surround, colour).of(piece).picture().orElseThrow();
  }

  private static String told(CaptureGeometry surround, PieceType piece) {
    return new CaptureGuide(surround, Colour.WHITE).of(piece).told().plain();
  }

  @Test
  void aPieceIsToldInFewWordsWhatThePictureShows() {
    assertEquals(
        "A bishop captures with help from a second piece. Each line in the picture joins a pair that"
            + " captures. A pawn that helps also counts as a bishop, and a king that helps counts as a knight.",
        told(CaptureGeometry.PLAIN, PieceType.BISHOP));
  }

  @ParameterizedTest
  @EnumSource(names = {"KING", "ROOK", "BISHOP", "KNIGHT", "PAWN"})
  void eachExampleIsACapture(PieceType piece) {
    for (CaptureGeometry surround : CaptureGeometry.values()) {
      for (Colour colour : Colour.values()) {
        assertCaptures(surround, colour, picture(surround, colour, piece));
      }
    }
  }

  /** Each line joins two that surround the victim of its corner, whatever had to move for it. */
  private static void assertCaptures(CaptureGeometry surround, Colour colour, Diagram drawn) {
    List<Stroke> pairs =
        strokes(drawn).stream().filter(one -> one.form() == Stroke.Form.LINE).toList();
    assertEquals(4, pairs.size());
    for (Stroke pair : pairs) {
      Square victim = victim(drawn, pair);
      Square from =
          strokes(drawn).stream()
              .filter(one -> one.form() == Stroke.Form.ARROW && one.to() == pair.from())
              .map(Stroke::from)
              .findFirst()
              .orElse(pair.from());
      char mover = letter(drawn, pair.from());
      boolean straight = from.file() == pair.from().file() || from.rank() == pair.from().rank();
      Board board =
          Board.empty(7, 7)
              .with(from, mover)
              .with(pair.to(), letter(drawn, pair.to()))
              .with(victim, letter(drawn, victim));
      Geometry geometry = board.geometry();
      List<CapturedPiece> taken =
          new Captures(geometry, surround)
              .by(
                  // A mover that needed no arrow came from far away.
                  from == pair.from() ? board.without(from).with(FAR, mover) : board,
                  geometry.number(from == pair.from() ? FAR : from),
                  geometry.number(pair.from()),
                  CaptureRole.ofMover(mover, straight));
      assertEquals(List.of(victim), taken.stream().map(CapturedPiece::square).toList());
      assertTrue(colour.owns(mover) && !colour.owns(letter(drawn, victim)), pair.toString());
    }
  }

  private static final Square FAR = Square.named("d4");

  private static Square victim(Diagram drawn, Stroke pair) {
    return drawn.marks().stream()
        .filter(Highlight.Meaning.VICTIMS::isOf)
        .flatMap(mark -> mark.squares().stream())
        .filter(square -> square.steps(pair.from()) == 1 && square.steps(pair.to()) == 1)
        .findFirst()
        .orElseThrow();
  }

  private static List<Stroke> strokes(Diagram drawn) {
    return drawn.marks().stream()
        .filter(Stroke.class::isInstance)
        .map((Mark mark) -> (Stroke) mark)
        .toList();
  }

  private static char letter(Diagram drawn, Square square) {
    return ((Cell.Piece) drawn.at(square)).letter();
  }
}

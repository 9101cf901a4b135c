package rookery.engine.games.custodian.capture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Direction;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.PieceGuide;
import rookery.engine.text.Sentence;
import rookery.engine.text.Sentences;

/**
 * With whom and from where a piece captures, for whoever is about to move it: in words, and as four
 * small examples on one board.
 *
 * @param surround the table in force
 * @param colour whose piece it is
 */
public record CaptureGuide(CaptureGeometry surround, Colour colour) {
  private static final int SIZE = 7;

  /** What is surrounded in each example, in the order in which they are read. */
  private static final List<Square> VICTIMS =
      List.of(Square.named("b6"), Square.named("f6"), Square.named("b2"), Square.named("f2"));

  /** What is told and shown of a kind of piece. */
  public PieceGuide of(PieceType piece) {
    return new PieceGuide(told(piece), Optional.of(picture(CaptureExample.of(piece))));
  }

  private Sentences told(PieceType piece) {
    Sentence together = Sentence.of("A %s captures with help from a second piece.", piece.word());
    return new Sentences(Stream.concat(Stream.of(together), pairs(piece)).toList());
  }

  /** CU-2: what counts as what; where each pair must stand is in the picture. */
  private Stream<Sentence> pairs(PieceType piece) {
    return switch (piece) {
      case KING ->
          Stream.of(
              Sentence.of("After a straight step the king counts as a rook."),
              Sentence.of("After a diagonal step the king counts as a bishop."),
              Sentence.of("When another piece moves, the king counts as a knight."));
      case PAWN ->
          Stream.of(
              Sentence.of("After a straight step the pawn counts as a bishop."),
              Sentence.of("A pawn steps diagonally only to capture, and then counts as a rook."),
              Sentence.of(
                  "When another piece moves, a pawn that helps it counts as the same kind."));
      default ->
          Stream.of(
              Sentence.of("Each line in the picture joins a pair that captures."),
              Sentence.of(
                  "A pawn that helps also counts as a %s, and a king that helps counts as a knight.",
                  piece.word()));
    };
  }

  private Diagram picture(List<CaptureExample> examples) {
    Board board = Board.empty(SIZE, SIZE);
    List<Mark> marks = new ArrayList<>();
    for (int i = 0; i < examples.size(); i++) {
      CaptureExample example = examples.get(i);
      Square victim = VICTIMS.get(i);
      CaptureExample.Stand stand = example.stand(surround, board, victim);
      Square mover = beside(victim, stand.mover());
      Square partner = beside(victim, stand.partner());
      board =
          board
              .with(seen(victim), colour.opposite().cased('P'))
              .with(seen(mover), colour.cased(example.mover().letter()))
              .with(seen(partner), colour.cased(example.partner().letter()));
      marks.add(Mark.joint(seen(mover), seen(partner), "black"));
      marks.add(Mark.victims(List.of(seen(victim))));
      stand
          .step()
          .map(step -> Mark.arrow(seen(beside(mover, step.opposite())), seen(mover), "blue"))
          .ifPresent(marks::add);
    }
    return Diagram.of(board).seenFrom(colour).with(marks);
  }

  private static Square beside(Square square, Direction way) {
    return Square.at(square.file() + way.files(), square.rank() + way.ranks());
  }

  /** The square that lies there in the picture of the side whose piece it is. */
  private Square seen(Square square) {
    return colour == Colour.WHITE
        ? square
        : Square.at(SIZE - 1 - square.file(), SIZE - 1 - square.rank());
  }
}

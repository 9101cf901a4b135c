package rookery.engine.games.custodian.capture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Direction;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.Sentences;

/**
 * Why a piece captures none of the enemies beside it: what would have to come where for that.
 *
 * @param surround the table in force
 * @param partner where the piece stands
 */
public record MissingPartner(
    Geometry geometry, CaptureGeometry surround, Board board, Square partner) {
  /**
   * A sentence for each enemy beside it that a second piece could capture with it.
   *
   * @param except where enemies stand for whom it needs no other move
   */
  public Sentences told(String verb, Set<Square> except) {
    List<Sentence> told = new ArrayList<>();
    Colour enemy = Colour.of(board.at(partner)).opposite();
    for (Direction way : Direction.ALL) {
      int victim = geometry.next(geometry.number(partner), way);
      if (victim != Geometry.NONE
          && enemy.owns(board.at(victim))
          && !except.contains(geometry.square(victim))) {
        toCapture(victim, way.opposite(), verb).ifPresent(told::add);
      }
    }
    return new Sentences(told);
  }

  private Optional<Sentence> toCapture(int victim, Direction atPartner, String verb) {
    List<String> moves = new ArrayList<>();
    for (CaptureRole role : CaptureRole.values()) {
      List<Square> squares = completing(victim, atPartner, role);
      if (!squares.isEmpty()) {
        moves.add("a %s to %s".formatted(role.word(), Phrase.either(squares)));
      }
    }
    return moves.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Sentence.of(
                "To %s the %s on %s with help from this %s, move %s.",
                verb,
                PieceType.of(board.at(victim)).word(),
                geometry.square(victim),
                PieceType.of(board.at(partner)).word(),
                String.join(", or ", moves)));
  }

  /** Where a piece that counts as that could go to complete the pair. */
  private List<Square> completing(int victim, Direction atPartner, CaptureRole mover) {
    CaptureRole role = CaptureRole.ofPartner(board.at(partner), mover);
    List<Square> squares = new ArrayList<>();
    for (Direction at : Direction.ALL) {
      int beside = geometry.next(victim, at);
      if (beside != Geometry.NONE
          && board.isEmpty(beside)
          && surround.surrounds(mover, at, role, atPartner)) {
        squares.add(geometry.square(beside));
      }
    }
    return squares;
  }
}

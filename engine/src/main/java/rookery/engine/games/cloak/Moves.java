package rookery.engine.games.cloak;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.Castling;
import rookery.engine.chess.Move;
import rookery.engine.chess.PieceType;
import rookery.engine.chess.Reach;

/**
 * The moves of one side that leave its own king, once uncloaked, safe from visible pieces. CL-2:
 * what the other side's cloaked pieces are plays no part.
 *
 * @param field the board as all see it
 * @param side whose moves
 * @param own that side's set-up
 * @param first CL-12: whether nothing has moved in this turn, so that an uncloaked king may be
 *     taken
 */
record Moves(Field field, Colour side, Arrangement own, boolean first) {
  private static final List<PieceType> PROMOTIONS =
      List.of(PieceType.QUEEN, PieceType.ROOK, PieceType.BISHOP, PieceType.KNIGHT);

  /** CL-10: whether there is no regular move. */
  boolean areNone() {
    return regular().isEmpty() && castlings().isEmpty();
  }

  /** The moves of step 2 but castlings. */
  List<Move> regular() {
    List<Move> moves = new ArrayList<>();
    for (Square from : field.shown().squares(side)) {
      moves.addAll(pseudoLegal(from, field.kind(from, own)));
    }
    return safe(moves);
  }

  /** The moves of one man, also those that leave the king attacked. */
  List<Move> pseudoLegal(Square from, PieceType kind) {
    if (kind == PieceType.PAWN) {
      return pawn(from);
    }
    return Reach.of(field.shown(), from, kind).stream()
        .filter(to -> !side.owns(field.shown().at(to)))
        .map(to -> Move.of(from, to))
        .toList();
  }

  /** CL-6: the moves of pawns, which may be a bonus. */
  List<Move> pawns() {
    List<Move> moves = new ArrayList<>();
    field
        .shown()
        .squares(letter -> letter == side.cased('P'))
        .forEach(from -> moves.addAll(pawn(from)));
    return safe(moves);
  }

  /** CL-11 and CL-14: taking a king is no exception, and neither is a bonus. */
  private List<Move> safe(List<Move> moves) {
    boolean open = field.king(side).isEmpty();
    return moves.stream()
        .filter(move -> first || field.shown().at(move.to()) != side.opposite().cased('K'))
        .filter(move -> open || !field.exposes(move))
        .toList();
  }

  private List<Move> pawn(Square from) {
    List<Move> moves = new ArrayList<>();
    int rank = from.rank() + Field.forward(side);
    Square ahead = Square.at(from.file(), rank);
    if (field.shown().isEmpty(ahead)) {
      addPawn(from, ahead, moves);
      addDoubleStep(from, moves);
    }
    for (int file = from.file() - 1; file <= from.file() + 1; file += 2) {
      if (field.shown().has(file, rank) && takes(Square.at(file, rank))) {
        addPawn(from, Square.at(file, rank), moves);
      }
    }
    return moves;
  }

  /** CL-8: a pawn on its second rank may double-step, whether or not it was dropped there. */
  private void addDoubleStep(Square from, List<Move> moves) {
    if (from.rank() == Field.secondRank(side)) {
      Square to = Square.at(from.file(), from.rank() + 2 * Field.forward(side));
      if (field.shown().isEmpty(to)) {
        moves.add(Move.of(from, to));
      }
    }
  }

  private boolean takes(Square to) {
    return side.opposite().owns(field.shown().at(to)) || field.answerable(side).contains(to);
  }

  private void addPawn(Square from, Square to, List<Move> moves) {
    if (to.rank() == Field.backRank(side.opposite())) {
      PROMOTIONS.forEach(kind -> moves.add(new Move(from, to, Optional.of(kind))));
    } else {
      moves.add(Move.of(from, to));
    }
  }

  /** Where a captured pawn may be dropped. */
  List<Square> drops() {
    if (field.force(side).pawns() == 0) {
      return List.of();
    }
    return field.shown().squares(letter -> letter == Board.EMPTY).stream()
        .filter(square -> square.rank() == Field.secondRank(side))
        .filter(square -> !field.after(square, side).inCheck(side))
        .toList();
  }

  /** The castlings that are possible now. */
  List<Castling> castlings() {
    return field.rights(side, own).stream().filter(this::isClear).filter(this::isSafe).toList();
  }

  private boolean isClear(Castling castling) {
    return castling.crossed().stream().allMatch(field.shown()::isEmpty);
  }

  /** A cloaked king may castle out of check and through it. */
  private boolean isSafe(Castling castling) {
    return field.king(side).isEmpty()
        || castling.kingsPath().stream().noneMatch(at -> field.attacked(at, side.opposite()))
            && !field.exposes(castling);
  }
}

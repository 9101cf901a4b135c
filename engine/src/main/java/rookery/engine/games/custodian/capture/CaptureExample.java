package rookery.engine.games.custodian.capture;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import rookery.engine.board.Board;
import rookery.engine.board.Direction;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;

/**
 * A pair of which the first is to be seen where it captures with the second.
 *
 * @param mover the piece that moves
 * @param steps in which ways it may have come, if that decides what it counts as; else empty
 * @param partner the piece that stays
 */
record CaptureExample(PieceType mover, List<Direction> steps, PieceType partner) {
  private static final List<Direction> PAWN_CAPTURES =
      List.of(Direction.NORTH_WEST, Direction.NORTH_EAST);

  /**
   * Where the two stand, seen from what they surround.
   *
   * @param step in which way the mover came, if that matters
   */
  record Stand(Direction mover, Direction partner, Optional<Direction> step) {}

  /** Four that show all that a kind of piece can count as, and with whom it captures. */
  static List<CaptureExample> of(PieceType piece) {
    return switch (piece) {
      case KING ->
          List.of(
              new CaptureExample(piece, Direction.ORTHOGONALS, PieceType.ROOK),
              new CaptureExample(piece, Direction.ORTHOGONALS, PieceType.KNIGHT),
              new CaptureExample(piece, Direction.DIAGONALS, PieceType.BISHOP),
              new CaptureExample(PieceType.KNIGHT, List.of(), piece));
      case PAWN ->
          List.of(
              new CaptureExample(piece, List.of(Direction.NORTH), PieceType.BISHOP),
              new CaptureExample(piece, List.of(Direction.NORTH), PieceType.KNIGHT),
              new CaptureExample(piece, PAWN_CAPTURES, PieceType.ROOK),
              new CaptureExample(piece, PAWN_CAPTURES, PieceType.KNIGHT));
      default ->
          Stream.of(PieceType.ROOK, PieceType.BISHOP, PieceType.KNIGHT, PieceType.PAWN)
              .map(partner -> new CaptureExample(piece, List.of(), partner))
              .toList();
    };
  }

  /**
   * The first of the ways to stand by that table for which the mover can have come from an empty
   * square.
   *
   * @param board how large it is
   * @param victim what they surround
   */
  Stand stand(CaptureGeometry surround, Board board, Square victim) {
    return Direction.ALL.stream()
        .flatMap(at -> Direction.ALL.stream().flatMap(other -> stands(surround, at, other)))
        .filter(stand -> stand.step().isEmpty() || isFree(board, victim, stand))
        .findFirst()
        .orElseThrow();
  }

  private Stream<Stand> stands(CaptureGeometry surround, Direction at, Direction other) {
    Stream<Optional<Direction>> ways =
        steps.isEmpty() ? Stream.of(Optional.empty()) : steps.stream().map(Optional::of);
    return ways.filter(step -> surrounds(surround, at, other, step))
        .map(step -> new Stand(at, other, step));
  }

  private boolean surrounds(
      CaptureGeometry surround, Direction at, Direction other, Optional<Direction> step) {
    boolean straight = step.map(Direction::orthogonal).orElse(true);
    CaptureRole role = CaptureRole.ofMover(mover.letter(), straight);
    return surround.surrounds(role, at, CaptureRole.ofPartner(partner.letter(), role), other);
  }

  private static boolean isFree(Board board, Square victim, Stand stand) {
    Direction step = stand.step().orElseThrow();
    int file = victim.file() + stand.mover().files() - step.files();
    int rank = victim.rank() + stand.mover().ranks() - step.ranks();
    if (file < 0 || file >= board.files() || rank < 0 || rank >= board.ranks()) {
      return false;
    }
    Square from = Square.at(file, rank);
    Direction partner = stand.partner();
    return from != victim
        && from != Square.at(victim.file() + partner.files(), victim.rank() + partner.ranks());
  }
}

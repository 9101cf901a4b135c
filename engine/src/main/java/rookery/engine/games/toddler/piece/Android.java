package rookery.engine.games.toddler.piece;

import java.util.List;
import java.util.Optional;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;

/** A rook that may turn once, on an empty square. TO-6: either way round counts the same. */
public final class Android implements ToddlerMovement {
  private static final Geometry BOARD = ToddlerPaths.BOARD;

  /** By the square it stands on and the one it captures on. */
  private static final List<List<List<ToddlerSquares>>> WAYS =
      ToddlerPaths.each(from -> ToddlerPaths.each(to -> ways(from, to)));

  private static List<ToddlerSquares> ways(int from, int to) {
    List<ToddlerSquares> straight = ToddlerPaths.straight(from, to);
    return from == to || !straight.isEmpty()
        ? straight
        : List.of(
            turning(from, BOARD.number(BOARD.file(from), BOARD.rank(to)), to),
            turning(from, BOARD.number(BOARD.file(to), BOARD.rank(from)), to));
  }

  @Override
  public Reach reach(ToddlerBoard field, ToddlerPiece piece) {
    ToddlerSquares seen = ToddlerPaths.straight(piece.at(), field.occupied());
    ToddlerSquares corners = seen.minus(field.occupied());
    for (int at = corners.first(); at != ToddlerSquares.END; at = corners.next(at)) {
      seen = ToddlerPaths.straight(at, field.occupied(), seen);
    }
    return Reach.alike(seen);
  }

  @Override
  public List<ToddlerSquares> ways(ToddlerBoard field, ToddlerPiece piece, int to) {
    return WAYS.get(piece.at()).get(to);
  }

  @Override
  public Optional<Square> turn(ToddlerBoard field, ToddlerPiece piece, int to) {
    if (!ToddlerPaths.straight(piece.at(), to).isEmpty()) {
      return Optional.empty();
    }
    int along = BOARD.number(BOARD.file(to), BOARD.rank(piece.at()));
    int across = BOARD.number(BOARD.file(piece.at()), BOARD.rank(to));
    boolean isOpen = field.isOpen(List.of(turning(piece.at(), along, to)));
    return Optional.of(BOARD.square(isOpen ? along : across));
  }

  private static ToddlerSquares turning(int from, int corner, int to) {
    ToddlerSquares before = ToddlerPaths.straight(from, corner).get(0);
    ToddlerSquares after = ToddlerPaths.straight(corner, to).get(0);
    return before.or(after).with(corner);
  }
}

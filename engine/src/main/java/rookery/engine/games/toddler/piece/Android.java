package rookery.engine.games.toddler.piece;

import java.util.List;
import java.util.Optional;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;

/** A rook that may turn once, on an empty square. TO-6: either way round counts the same. */
public final class Android implements ToddlerMovement {
  private static final Geometry BOARD = ToddlerGeometry.BOARD;

  /** By the square it stands on and the one it captures on. */
  private static final List<List<List<ToddlerSquareSet>>> WAYS =
      ToddlerGeometry.each(from -> ToddlerGeometry.each(to -> ways(from, to)));

  private static List<ToddlerSquareSet> ways(int from, int to) {
    List<ToddlerSquareSet> straight = ToddlerGeometry.straight(from, to);
    return from == to || !straight.isEmpty()
        ? straight
        : List.of(
            turning(from, BOARD.number(BOARD.file(from), BOARD.rank(to)), to),
            turning(from, BOARD.number(BOARD.file(to), BOARD.rank(from)), to));
  }

  @Override
  public Reach reach(ToddlerBoard field, ToddlerPiece piece) {
    ToddlerSquareSet seen = ToddlerGeometry.straight(piece.at(), field.occupied());
    ToddlerSquareSet corners = seen.minus(field.occupied());
    for (int at = corners.first(); at != ToddlerSquareSet.END; at = corners.next(at)) {
      seen = ToddlerGeometry.straight(at, field.occupied(), seen);
    }
    return Reach.alike(seen);
  }

  @Override
  public List<ToddlerSquareSet> ways(ToddlerBoard field, ToddlerPiece piece, int to) {
    return WAYS.get(piece.at()).get(to);
  }

  @Override
  public Optional<Square> turn(ToddlerBoard field, ToddlerPiece piece, int to) {
    if (!ToddlerGeometry.straight(piece.at(), to).isEmpty()) {
      return Optional.empty();
    }
    int along = BOARD.number(BOARD.file(to), BOARD.rank(piece.at()));
    int across = BOARD.number(BOARD.file(piece.at()), BOARD.rank(to));
    boolean isOpen = field.isOpen(List.of(turning(piece.at(), along, to)));
    return Optional.of(BOARD.square(isOpen ? along : across));
  }

  private static ToddlerSquareSet turning(int from, int corner, int to) {
    ToddlerSquareSet before = ToddlerGeometry.straight(from, corner).get(0);
    ToddlerSquareSet after = ToddlerGeometry.straight(corner, to).get(0);
    return before.or(after).with(corner);
  }
}

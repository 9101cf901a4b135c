package rookery.engine.games.toddler.piece;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.engine.board.Square;

/** A Soldier that may join a capture and a quiet step to one move, in either order. */
public final class Captain implements ToddlerMovement {
  @Override
  public Reach reach(ToddlerBoard field, ToddlerPiece piece) {
    return new Reach(ToddlerGeometry.beside(piece.at()), ToddlerGeometry.corners(piece.at()));
  }

  @Override
  public List<ToddlerSquareSet> ways(ToddlerBoard field, ToddlerPiece piece, int to) {
    if (ToddlerGeometry.corners(piece.at()).has(to)) {
      return ToddlerGeometry.OPEN_WAY;
    }
    ToddlerSquareSet steps = ToddlerGeometry.beside(piece.at()).and(ToddlerGeometry.corners(to));
    if (steps.isEmpty()) {
      return List.of();
    }
    List<ToddlerSquareSet> ways = new ArrayList<>();
    for (int step = steps.first(); step != ToddlerSquareSet.END; step = steps.next(step)) {
      ways.add(ToddlerSquareSet.of(step));
    }
    return ways;
  }

  @Override
  public Optional<Square> turn(ToddlerBoard field, ToddlerPiece piece, int to) {
    if (ToddlerGeometry.corners(piece.at()).has(to)) {
      return Optional.empty();
    }
    ToddlerSquareSet steps = ToddlerGeometry.beside(piece.at()).and(ToddlerGeometry.corners(to));
    int step = steps.minus(field.occupied()).first();
    return step == ToddlerSquareSet.END
        ? Optional.empty()
        : Optional.of(ToddlerGeometry.BOARD.square(step));
  }
}

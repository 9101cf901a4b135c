package rookery.engine.games.toddler.piece;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.engine.board.Square;

/** A Soldier that may join a capture and a quiet step to one move, in either order. */
public final class Captain implements ToddlerMovement {
  @Override
  public Reach reach(ToddlerBoard field, ToddlerPiece piece) {
    return new Reach(ToddlerPaths.beside(piece.at()), ToddlerPaths.corners(piece.at()));
  }

  @Override
  public List<ToddlerSquares> ways(ToddlerBoard field, ToddlerPiece piece, int to) {
    if (ToddlerPaths.corners(piece.at()).has(to)) {
      return ToddlerPaths.OPEN_WAY;
    }
    ToddlerSquares steps = ToddlerPaths.beside(piece.at()).and(ToddlerPaths.corners(to));
    if (steps.isEmpty()) {
      return List.of();
    }
    List<ToddlerSquares> ways = new ArrayList<>();
    for (int step = steps.first(); step != ToddlerSquares.END; step = steps.next(step)) {
      ways.add(ToddlerSquares.of(step));
    }
    return ways;
  }

  @Override
  public Optional<Square> turn(ToddlerBoard field, ToddlerPiece piece, int to) {
    if (ToddlerPaths.corners(piece.at()).has(to)) {
      return Optional.empty();
    }
    ToddlerSquares steps = ToddlerPaths.beside(piece.at()).and(ToddlerPaths.corners(to));
    int step = steps.minus(field.occupied()).first();
    return step == ToddlerSquares.END
        ? Optional.empty()
        : Optional.of(ToddlerPaths.BOARD.square(step));
  }
}

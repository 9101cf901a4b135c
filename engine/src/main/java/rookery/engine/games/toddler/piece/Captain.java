package rookery.engine.games.toddler.piece;

import java.util.ArrayList;
import java.util.List;

/** A Soldier that may join a capture and a quiet step to one move, in either order. */
public final class Captain implements Movement {
  @Override
  public Reach reach(Field field, Piece piece) {
    return new Reach(Lines.beside(piece.at()), Lines.corners(piece.at()));
  }

  @Override
  public List<Squares> ways(Field field, Piece piece, int to) {
    if (Lines.corners(piece.at()).has(to)) {
      return Lines.OPEN_WAY;
    }
    Squares steps = Lines.beside(piece.at()).and(Lines.corners(to));
    if (steps.isEmpty()) {
      return List.of();
    }
    List<Squares> ways = new ArrayList<>();
    for (int step = steps.first(); step != Squares.END; step = steps.next(step)) {
      ways.add(Squares.of(step));
    }
    return ways;
  }

  @Override
  public String rule() {
    return "A Captain moves like a Soldier, or steps to an empty square and then captures"
        + " diagonally, or captures diagonally and then steps to an empty square.";
  }
}

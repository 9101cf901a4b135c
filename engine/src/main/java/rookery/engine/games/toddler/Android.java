package rookery.engine.games.toddler;

import rookery.engine.board.Square;

/** A rook that may turn once, on an empty square. TO-6: either way round counts the same. */
final class Android implements Movement {
  @Override
  public Squares goals(Field field, Piece piece) {
    Squares corners = Lines.straight(field, piece.square());
    Squares goals = corners;
    for (int at = corners.first(); at != Squares.END; at = corners.next(at)) {
      goals = goals.or(Lines.straight(field, Lines.BOARD.square(at)));
    }
    return goals;
  }

  @Override
  public boolean captures(Field field, Piece piece, Square to) {
    Square from = piece.square();
    return from.file() == to.file() || from.rank() == to.rank()
        ? Lines.straight(field, from, to)
        : turns(field, from, Square.at(from.file(), to.rank()), to)
            || turns(field, from, Square.at(to.file(), from.rank()), to);
  }

  private static boolean turns(Field field, Square from, Square corner, Square to) {
    return field.isEmpty(corner)
        && Lines.straight(field, from, corner)
        && Lines.straight(field, corner, to);
  }

  @Override
  public String rule() {
    return "An Android moves and captures like a rook, or like a rook that turns once at a right"
        + " angle on an empty square.";
  }
}

package rookery.engine.games.toddler;

import rookery.engine.board.Square;

/** A knight to capture; otherwise it flies to the other colour, wherever that is empty. */
final class Phoenix implements Movement {
  @Override
  public boolean goes(Field field, Piece piece, Square to) {
    return piece.square().walk(to) % 2 == 1 && !Lines.adjacent(piece.square(), to);
  }

  @Override
  public boolean captures(Field field, Piece piece, Square to) {
    return piece.square().steps(to) == 2 && piece.square().walk(to) == 3;
  }

  @Override
  public String rule() {
    return "A Phoenix captures like a knight, and without capturing goes to any empty square of the"
        + " other colour that is not next to it.";
  }
}

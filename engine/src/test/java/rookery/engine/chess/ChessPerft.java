package rookery.engine.chess;

/** Counts the leaf nodes of the tree of legal moves. */
final class ChessPerft {
  private ChessPerft() {}

  /** The number of ways to play {@code depth} plies; the last ply is counted, not played. */
  static long count(Position position, int depth) {
    MoveList moves = position.legal();
    if (depth <= 1) {
      return moves.size();
    }
    long leaves = 0;
    for (int i = 0; i < moves.size(); i++) {
      leaves += count(position.after(moves.get(i)), depth - 1);
    }
    return leaves;
  }
}

package rookery.engine.kit.script;

/** How the pieces of chess go on an empty board, for second programs to share. */
public final class ChessPieceMoves {
  private ChessPieceMoves() {}

  /**
   * Whether a piece gets so far to the right and up in one move.
   *
   * @param kind its letter in upper case; no pawn
   */
  public static boolean leads(char kind, int right, int up) {
    int wide = Math.abs(right);
    int high = Math.abs(up);
    boolean straight = (wide == 0) != (high == 0);
    boolean slanting = wide == high && wide > 0;
    return switch (kind) {
      case 'K' -> Math.max(wide, high) == 1;
      case 'Q' -> straight || slanting;
      case 'R' -> straight;
      case 'B' -> slanting;
      case 'N' -> wide * high == 2;
      default -> throw new IllegalArgumentException("no piece " + kind);
    };
  }
}

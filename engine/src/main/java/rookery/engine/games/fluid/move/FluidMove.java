package rookery.engine.games.fluid.move;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;

/**
 * What a side does in its turn, with what stood on the two squares before.
 *
 * @param from the square left, the king's in castling
 * @param home all that stood on {@code from}
 * @param goal all that stood on {@code to}
 * @param moved the piece or pair that goes
 * @param taken what is captured
 * @param kind whether anything else happens
 */
public record FluidMove(
    int from,
    int to,
    int home,
    int goal,
    int moved,
    int taken,
    Optional<Promotion> promotion,
    Kind kind) {
  private static final Geometry BOARD = Geometry.CHESS;
  private static final int ORDER_OF_LETTERS = 22;

  /** Moves that are more than one from a square to another. */
  public enum Kind {
    PLAIN,
    DOUBLE_STEP,
    EN_PASSANT,
    CASTLING
  }

  /** The same move of a pawn that becomes something. */
  FluidMove promoting(Promotion wanted) {
    return new FluidMove(from, to, home, goal, moved, taken, Optional.of(wanted), kind);
  }

  int colour() {
    return FluidPiece.colour(Stack.first(moved));
  }

  /** Whether a pawn moves. */
  public boolean isPawns() {
    return FluidPiece.kind(moved) == FluidPiece.PAWN;
  }

  /** Whether a king and a rook move together. */
  public boolean isCastling() {
    return kind == Kind.CASTLING;
  }

  /** Whether a pawn takes one that has passed it. */
  public boolean isEnPassant() {
    return kind == Kind.EN_PASSANT;
  }

  /** Whether two go together. */
  public boolean isPairs() {
    return Stack.isPair(moved);
  }

  /** The own pieces on {@code from}, those included that stay. */
  public int ownHome() {
    return Stack.part(home, colour());
  }

  /** The own piece left behind on {@code from}, if there was one. */
  public int left() {
    return Stack.minus(ownHome(), moved);
  }

  /** The own piece that is joined, if there is one. */
  public int joined() {
    return Stack.part(goal, colour());
  }

  /** The enemies on the square that is entered. */
  public int enemies() {
    return Stack.enemies(goal, colour());
  }

  /** The enemy that stays on the square, if there is one. */
  public int spared() {
    return isEnPassant() ? Stack.EMPTY : Stack.minus(enemies(), taken);
  }

  /** Whether there was a choice of what to capture, so that the action names it. */
  public boolean choosesVictim() {
    return !isPairs() && Stack.isMixed(enemies());
  }

  /** The square of what is captured; FL-9: en passant not the one that is reached. */
  public int takenOn() {
    return isEnPassant() ? BOARD.number(BOARD.file(to), BOARD.rank(from)) : to;
  }

  /** The square passed by a double step. */
  int passed() {
    return (from + to) / 2;
  }

  /** Which castling it is, if it is one. */
  public CastlingWay castling() {
    return CastlingWay.ALL.stream()
        .filter(way -> way.king() == from && way.kingTo() == to)
        .findFirst()
        .orElseThrow();
  }

  /**
   * The squares by which it goes: the first, the last and, for a knight, the one between.
   *
   * @param cells the stacks before it
   */
  public List<Square> way(int[] cells) {
    Square start = BOARD.square(from);
    Square end = BOARD.square(to);
    if (!isKnights()) {
      return List.of(start, end);
    }
    FluidReach.Company company = isPairs() ? FluidReach.Company.TOGETHER : FluidReach.Company.ALONE;
    int middle = KnightPaths.middle(from, to, at -> company.passes(cells[at], colour()));
    return List.of(start, BOARD.square(middle), end);
  }

  private boolean isKnights() {
    return Arrays.stream(KnightPaths.from(from)).anyMatch(way -> way[0] == to);
  }

  /** The stacks afterwards. */
  int[] playedOn(int[] cells) {
    if (isCastling()) {
      return castling().playedOn(cells);
    }
    int[] after = cells.clone();
    playInto(after);
    return after;
  }

  /** Changes stacks to what they are afterwards; not for castling. */
  void playInto(int[] cells) {
    cells[from] = Stack.minus(home, moved);
    cells[takenOn()] = Stack.minus(cells[takenOn()], taken);
    cells[to] = Stack.plus(cells[to], arriving());
  }

  /** Changes stacks back to what they were; not for castling. */
  void undoIn(int[] cells) {
    cells[takenOn()] = taken;
    cells[from] = home;
    cells[to] = goal;
  }

  private int arriving() {
    return promotion.isPresent() ? promotion.get().stack(colour()) : moved;
  }

  /** The canonical text: {@code e2e4}, {@code Rd1d4}, {@code b7c8xN=R}, {@code O-O}. */
  public String text() {
    if (isCastling()) {
      return castling().castling().san();
    }
    String squares = BOARD.square(from).toString() + BOARD.square(to) + suffix();
    return left() == Stack.EMPTY ? squares : FluidPiece.name(moved) + squares;
  }

  /** Moves in the order of their texts, which are not made for it. */
  int order() {
    if (isCastling()) {
      return 'O' << ORDER_OF_LETTERS | castling().castling().san().length();
    }
    int letter = left() == Stack.EMPTY ? 'a' : FluidPiece.name(moved);
    int victim = choosesVictim() ? FluidPiece.name(taken) - '@' : 0;
    int becomes = promotion.isPresent() ? promotion.get().letter() - '@' : 0;
    return letter << ORDER_OF_LETTERS | from << 16 | to << 10 | victim << 5 | becomes;
  }

  /** What is captured, if it must be said, and what a pawn becomes. */
  public String suffix() {
    String victim = choosesVictim() ? "x" + FluidPiece.name(taken) : "";
    return promotion.isPresent() ? victim + "=" + promotion.get().letter() : victim;
  }
}

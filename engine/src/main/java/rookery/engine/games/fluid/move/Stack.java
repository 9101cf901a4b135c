package rookery.engine.games.fluid.move;

import java.util.List;
import java.util.stream.IntStream;

/**
 * What stands on one square: nothing, a piece, or two (FL-1), as one number with the first piece in
 * its lower four bits and the second above, in the order of {@link FluidPiece}. All that a square
 * lets through and lets in follows from it.
 */
public final class Stack {
  public static final int EMPTY = 0;

  private static final int BITS = 4;
  private static final int ONE = (1 << BITS) - 1;
  private static final int SIZE = 1 << 2 * BITS;

  /** By colour and stack: the pieces of that colour alone. */
  private static final int[][] PART = parts();

  /** By stack: its different pieces. */
  private static final List<List<Integer>> KINDS =
      IntStream.range(0, SIZE).mapToObj(Stack::different).toList();

  private Stack() {}

  private static List<Integer> different(int stack) {
    if (stack == EMPTY) {
      return List.of();
    }
    return isMixed(stack) ? List.of(first(stack), second(stack)) : List.of(first(stack));
  }

  private static int[][] parts() {
    int[][] parts = new int[2][SIZE];
    for (int one = FluidPiece.NONE; one <= FluidPiece.LAST; one++) {
      for (int other = one; other <= FluidPiece.LAST; other++) {
        for (int colour : new int[] {FluidPiece.WHITE, FluidPiece.BLACK}) {
          int first = of(one, colour);
          int second = of(other, colour);
          parts[colour][plus(one, other)] = plus(first, second);
        }
      }
    }
    return parts;
  }

  private static int of(int piece, int colour) {
    return piece >= FluidPiece.KING && FluidPiece.colour(piece) == colour ? piece : EMPTY;
  }

  /** The piece on a square, or the first of two. */
  public static int first(int stack) {
    return stack & ONE;
  }

  /** The second of two pieces; nothing where one stands alone. */
  public static int second(int stack) {
    return stack >> BITS;
  }

  /** Whether two pieces stand there. */
  public static boolean isPair(int stack) {
    return stack > ONE;
  }

  static boolean holds(int stack, int piece) {
    return first(stack) == piece || second(stack) == piece;
  }

  /** Whether two pieces stand there that an action must tell apart. */
  public static boolean isMixed(int stack) {
    return isPair(stack) && first(stack) != second(stack);
  }

  /** Whether both sides have a piece there. */
  public static boolean isOfBothSides(int stack) {
    return isPair(stack) && FluidPiece.colour(first(stack)) != FluidPiece.colour(second(stack));
  }

  /** The different pieces of a stack, each once. */
  public static List<Integer> kinds(int stack) {
    return KINDS.get(stack);
  }

  /** Both together; one of them empty, or both single. */
  public static int plus(int stack, int more) {
    if (stack == EMPTY || more == EMPTY) {
      return stack | more;
    }
    return stack < more ? stack | more << BITS : more | stack << BITS;
  }

  /** What is left without {@code less}, which is all of it, one of its pieces, or nothing. */
  static int minus(int stack, int less) {
    if (less == EMPTY) {
      return stack;
    }
    if (stack == less) {
      return EMPTY;
    }
    return first(stack) == less ? second(stack) : first(stack);
  }

  /** What of it belongs to {@code colour}. */
  public static int part(int stack, int colour) {
    return PART[colour][stack];
  }

  /** What of it belongs to the other side. */
  static int enemies(int stack, int colour) {
    return PART[1 - colour][stack];
  }

  /** FL-2: a single piece passes nothing, or one own piece that is not a pawn. */
  static boolean letsThrough(int stack, int colour) {
    return stack == EMPTY || PART[colour][stack] == stack && joinable(stack);
  }

  /** FL-3, FL-4: a single piece may end there if at most one own piece does, and that no pawn. */
  static boolean admitsSingle(int stack, int colour) {
    int own = PART[colour][stack];
    return own == EMPTY || joinable(own);
  }

  /** FL-1: two pieces may end there together if no own piece does, as they capture all others. */
  static boolean admitsPair(int stack, int colour) {
    return PART[colour][stack] == EMPTY;
  }

  /** FL-5: a pawn captures where there are enemies and nothing else. */
  static boolean admitsPawnsCapture(int stack, int colour) {
    return stack != EMPTY && PART[colour][stack] == EMPTY;
  }

  private static boolean joinable(int own) {
    return !isPair(own) && FluidPiece.kind(own) != FluidPiece.PAWN;
  }

  /** As exchange files write it: {@code .}, {@code N}, {@code (rN)}. */
  public static String token(int stack) {
    if (stack == EMPTY) {
      return ".";
    }
    String letters = Character.toString(FluidPiece.letter(first(stack)));
    return isPair(stack) ? "(" + letters + FluidPiece.letter(second(stack)) + ")" : letters;
  }
}

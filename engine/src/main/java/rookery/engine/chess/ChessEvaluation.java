package rookery.engine.chess;

import java.util.function.IntPredicate;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.board.SquareSet;

/**
 * How much better White stands in a position of a game that is much like chess, in pawns: pieces,
 * what they reach, what is attacked and not guarded, and how safe the kings are.
 */
public final class ChessEvaluation {
  private static final double[] WORTH = {0, 9.5, 5, 3.3, 3.1, 1};
  private static final double REACH = 0.035;
  private static final double CENTRE = 0.06;
  private static final double NEAR_KING = 0.09;
  private static final double TO_TAKE = 0.75;
  private static final double TO_LOSE = 0.3;
  private static final double CHECK = 0.3;
  private static final double[] ADVANCED = {0, 0, 0.03, 0.08, 0.18, 0.4, 0.9, 0};
  private static final double DECIDED = 4;

  private final Letters letters;
  private final Geometry geometry;
  private final Colour turn;
  private final long occupied;
  private final long[] own = new long[2];
  private final long[] attacked = new long[2];
  private final long[][] attackedBy = new long[2][PieceType.values().length];
  private final double[] material = new double[2];
  private final double[] activity = new double[2];
  private final int[] king = {Geometry.NONE, Geometry.NONE};

  /** What stands on a square, by its number. */
  @FunctionalInterface
  public interface Letters {
    /** The letter of an orthodox piece; asked of squares that are not empty. */
    char at(int square);
  }

  private ChessEvaluation(Geometry geometry, Letters letters, long white, long black, Colour turn) {
    this.letters = letters;
    this.geometry = geometry;
    this.turn = turn;
    this.occupied = white | black;
    own[0] = white;
    own[1] = black;
    for (long left = occupied; left != 0; left = SquareSet.rest(left)) {
      place(SquareSet.first(left));
    }
  }

  /** How much better White stands. */
  public static double of(Board board, Colour turn) {
    return of(
        board.geometry(),
        board::at,
        board.occupied(Colour.WHITE),
        board.occupied(Colour.BLACK),
        turn);
  }

  /**
   * The same of pieces that are not on a board of letters.
   *
   * @param white the squares with white pieces, as a {@link SquareSet}
   * @param black those with black ones
   */
  public static double of(Geometry geometry, Letters letters, long white, long black, Colour turn) {
    return new ChessEvaluation(geometry, letters, white, black, turn).forWhite();
  }

  /** What a piece is worth in pawns; a king nothing. */
  public static double worth(PieceType type) {
    return WORTH[type.ordinal()];
  }

  /** The squares that a piece of either colour attacks, pawns included. */
  public static long reach(Geometry geometry, int square, char letter, long occupied) {
    PieceType type = PieceType.of(letter);
    return type == PieceType.PAWN
        ? geometry.pawnTakes(square, Colour.of(letter))
        : PieceReach.of(geometry, square, type, occupied);
  }

  private void place(int square) {
    char letter = letters.at(square);
    Colour colour = Colour.of(letter);
    int side = colour.ordinal();
    PieceType type = PieceType.of(letter);
    long reach = reach(geometry, square, letter, occupied);
    attacked[side] |= reach;
    attackedBy[side][type.ordinal()] |= reach;
    material[side] += worth(type);
    if (type == PieceType.KING) {
      king[side] = square;
    } else if (type == PieceType.PAWN) {
      activity[side] += ADVANCED[geometry.rank(square, colour) * 7 / (geometry.ranks() - 1)];
    } else {
      activity[side] += REACH * SquareSet.size(reach & ~own[side]);
    }
    activity[side] += type == PieceType.KING ? 0 : CENTRE * (3 - offCentre(square));
  }

  /** From 0 in the middle to 3 at the edge. */
  private double offCentre(int square) {
    double file = Math.abs(geometry.file(square) - (geometry.files() - 1) / 2.0);
    double rank = Math.abs(geometry.rank(square) - (geometry.ranks() - 1) / 2.0);
    return Math.max(file, rank) - 0.5;
  }

  private double forWhite() {
    double balance = material[0] - material[1] + activity[0] - activity[1];
    balance += pressure(0) - pressure(1);
    balance += threats(turn.ordinal()) * TO_TAKE * (turn == Colour.WHITE ? 1 : -1);
    balance -= threats(1 - turn.ordinal()) * TO_LOSE * (turn == Colour.WHITE ? 1 : -1);
    return balance + hunt(0) - hunt(1);
  }

  /** What {@code side} reaches round the other king. */
  private double pressure(int side) {
    int target = king[1 - side];
    if (target == Geometry.NONE) {
      return 0;
    }
    long ring = geometry.kingSteps(target);
    double pressure = SquareSet.has(attacked[side], target) ? CHECK : 0;
    for (PieceType type : PieceType.values()) {
      pressure += NEAR_KING * SquareSet.size(attackedBy[side][type.ordinal()] & ring);
    }
    return pressure;
  }

  /** The most that {@code side} can win by one capture. */
  private double threats(int side) {
    double most = 0;
    long targets = own[1 - side] & attacked[side];
    for (long left = targets; left != 0; left = SquareSet.rest(left)) {
      int square = SquareSet.first(left);
      double gain = worth(PieceType.of(letters.at(square)));
      if (SquareSet.has(attacked[1 - side], square)) {
        gain -= leastAttacker(side, square);
      }
      most = Math.max(most, gain);
    }
    return most;
  }

  private double leastAttacker(int side, int square) {
    IntPredicate attacks = type -> SquareSet.has(attackedBy[side][type], square);
    for (int type = PieceType.PAWN.ordinal(); type > 0; type--) {
      if (attacks.test(type)) {
        return WORTH[type];
      }
    }
    return Double.MAX_VALUE;
  }

  /** A side far ahead drives the other king to the edge and brings its own near. */
  private double hunt(int side) {
    int prey = king[1 - side];
    if (prey == Geometry.NONE
        || king[side] == Geometry.NONE
        || material[side] - material[1 - side] < DECIDED) {
      return 0;
    }
    int files = Math.abs(geometry.file(prey) - geometry.file(king[side]));
    int ranks = Math.abs(geometry.rank(prey) - geometry.rank(king[side]));
    long flight = geometry.kingSteps(prey) & ~attacked[side] & ~own[1 - side];
    return 0.25 * offCentre(prey)
        - 0.12 * Math.max(files, ranks)
        + 0.1 * (8 - SquareSet.size(flight));
  }
}

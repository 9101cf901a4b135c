package rookery.engine.games.fluid;

import java.util.Arrays;
import java.util.Optional;
import rookery.engine.board.Direction;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.board.SquareSet;
import rookery.engine.games.fluid.move.FluidPiece;
import rookery.engine.games.fluid.move.FluidPosition;
import rookery.engine.games.fluid.move.FluidReach;
import rookery.engine.games.fluid.move.KnightPaths;
import rookery.engine.games.fluid.move.Stack;

/**
 * Says why pieces do not get from one square to another, check apart.
 *
 * @param moved the piece or pair of the side to move that stands on {@code from}
 */
record MovementRefusal(FluidPosition position, int moved, Square from, Square to) {
  private static final Geometry BOARD = Geometry.CHESS;

  /** One or two sentences. */
  String sentence() {
    if (FluidPiece.kind(moved) == FluidPiece.PAWN) {
      return pawn();
    }
    CastlingRefusal castling = new CastlingRefusal(position);
    if (FluidPiece.kind(moved) == FluidPiece.KING && castling.isMeant(from, to)) {
      return castling.of(to.file() > from.file());
    }
    if (!reachesOnEmptyBoard()) {
      return rule();
    }
    int own = ownGoal();
    return own != Stack.EMPTY && !company().mayEnd(own, colour()) ? noRoom(own) : blocked();
  }

  private int colour() {
    return FluidPiece.bit(position.turn());
  }

  private int ownGoal() {
    return Stack.part(position.at(to), colour());
  }

  private FluidReach.Company company() {
    return Stack.isPair(moved) ? FluidReach.Company.TOGETHER : FluidReach.Company.ALONE;
  }

  /** Whether it is such a move but for what stands on the board. */
  boolean reachesOnEmptyBoard() {
    FluidReach reach = new FluidReach(new int[BOARD.size()], colour(), company());
    return Stack.kinds(moved).stream()
        .anyMatch(piece -> SquareSet.has(reach.of(piece, BOARD.number(from)), BOARD.number(to)));
  }

  private String noRoom(int own) {
    if (Stack.isPair(own)) {
      return "Two of your pieces are already on %s, and a square has no room for more."
          .formatted(to);
    }
    return FluidPiece.kind(own) == FluidPiece.PAWN
        ? "Your own pawn stands on %s, and nothing can join a pawn.".formatted(to)
        : "Two pieces fit on a square, so a pair can't join your %s on %s."
            .formatted(FluidNames.of(own), to);
  }

  private String blocked() {
    Optional<int[]> leap = leap();
    if (leap.isPresent()) {
      return "Knights can't jump in this game, and the paths through %s and %s are both blocked."
          .formatted(BOARD.square(leap.get()[1]), BOARD.square(leap.get()[2]));
    }
    String what =
        company() == FluidReach.Company.TOGETHER
            ? "Two pieces together can only move through empty squares."
            : "A piece can move through empty squares and your own single pieces, but not a pawn, a"
                + " pair or an enemy.";
    return "The way from %s to %s is blocked. %s".formatted(from, to, what);
  }

  /** FL-10: the knight's way there, see {@link KnightPaths}. */
  private Optional<int[]> leap() {
    return Arrays.stream(KnightPaths.from(BOARD.number(from)))
        .filter(way -> way[0] == BOARD.number(to))
        .findFirst();
  }

  private String rule() {
    if (Stack.isPair(moved)) {
      return "Neither piece on %s (%s) moves like that.".formatted(from, FluidNames.pieces(moved));
    }
    return switch (FluidPiece.kind(moved)) {
      case FluidPiece.KING -> "A king moves one square.";
      case FluidPiece.ROOK -> "A rook moves along ranks and files.";
      case FluidPiece.BISHOP -> "A bishop moves along diagonals.";
      default ->
          "A knight goes one square straight and one diagonally, in either order, and always"
              + " away from where it started.";
    };
  }

  private String pawn() {
    int files = Math.abs(from.file() - to.file());
    int forward = (to.rank() - from.rank()) * Direction.forward(position.turn()).ranks();
    if (files == 1 && forward == 1) {
      return pawnsCapture();
    }
    return files == 0 && (forward == 1 || forward == 2 && isHome())
        ? "A pawn can step forward only to an empty square."
        : "A pawn moves one square straight forward, or two from where it starts, and captures"
            + " diagonally forward.";
  }

  private boolean isHome() {
    return BOARD.rank(BOARD.number(from), position.turn()) == 1;
  }

  private String pawnsCapture() {
    int goal = position.at(to);
    if (goal == Stack.EMPTY) {
      return "A pawn goes diagonally only to capture.";
    }
    return ownGoal() != Stack.EMPTY
        ? "A pawn can't share a square with a piece of its own side, and one stands on %s."
            .formatted(to)
        : "An enemy would still be on %s, so there's no room for the two pieces that the pawn would become."
            .formatted(to);
  }
}

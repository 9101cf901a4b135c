package rookery.engine.games.fluid;

import java.util.Arrays;
import rookery.engine.Evaluation;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.games.fluid.move.FluidMove;
import rookery.engine.games.fluid.move.FluidPiece;
import rookery.engine.games.fluid.move.FluidPosition;
import rookery.engine.games.fluid.move.Stack;

/** Judges by the pieces, where they stand, and what the side to move can take. */
final class FluidEvaluation {
  private static final Geometry BOARD = Geometry.CHESS;
  private static final double SCALE = 4.5;
  private static final double CENTRE = 0.07;
  private static final double TO_TAKE = 0.7;
  private static final double AT_RISK = 0.4;
  private static final double CHOICE = 0.02;
  private static final double CHECK = 0.3;
  private static final double DECIDED = 4;
  private static final double[] ADVANCED = {0, 0, 0.04, 0.1, 0.2, 0.45, 0.9, 0};

  private FluidEvaluation() {}

  static double of(FluidSituation situation) {
    FluidPosition position = situation.truth();
    double white = 0;
    double black = 0;
    for (int square = 0; square < BOARD.size(); square++) {
      int stack = position.at(square);
      if (stack != Stack.EMPTY) {
        white += worth(Stack.part(stack, FluidPiece.WHITE), square);
        black += worth(Stack.part(stack, FluidPiece.BLACK), square);
      }
    }
    double balance = white - black + hunt(position, white - black);
    double tempo = toTake(situation) + CHOICE * situation.moves().get().size();
    tempo -= position.inCheck() ? CHECK : 0;
    return Evaluation.share(
        balance + (FluidPiece.bit(position.turn()) == FluidPiece.WHITE ? tempo : -tempo), SCALE);
  }

  private static double worth(int pieces, int square) {
    double worth = pieces == Stack.EMPTY ? 0 : worthOf(Stack.first(pieces), square);
    return Stack.isPair(pieces) ? worth + worthOf(Stack.second(pieces), square) : worth;
  }

  private static double worthOf(int piece, int square) {
    double place = CENTRE * (3 - BOARD.square(square).steps(nearestOfTheMiddle(square)));
    return switch (FluidPiece.kind(piece)) {
      case FluidPiece.KING -> -place;
      case FluidPiece.PAWN -> 1 + place + ADVANCED[BOARD.rank(square, FluidPiece.owner(piece))];
      default -> plain(piece) + place;
    };
  }

  private static Square nearestOfTheMiddle(int square) {
    return BOARD.square(
        BOARD.number(BOARD.file(square) < 4 ? 3 : 4, BOARD.rank(square) < 4 ? 3 : 4));
  }

  /** What a piece is worth wherever it stands; nothing if it is none. */
  static double plain(int piece) {
    return switch (FluidPiece.kind(piece)) {
      case FluidPiece.ROOK -> 5;
      case FluidPiece.BISHOP -> 3.3;
      case FluidPiece.KNIGHT -> 2.6;
      case FluidPiece.PAWN -> 1;
      default -> 0;
    };
  }

  /** The same of one piece or two. */
  static double plainOf(int pieces) {
    double worth = plain(Stack.first(pieces));
    return Stack.isPair(pieces) ? worth + plain(Stack.second(pieces)) : worth;
  }

  /** How much more one side's pieces are worth than the other's. */
  static double lead(Colour own, FluidPosition position) {
    int bit = FluidPiece.bit(own);
    return Arrays.stream(position.cells())
        .mapToDouble(stack -> plainOf(Stack.part(stack, bit)) - plainOf(Stack.part(stack, 1 - bit)))
        .sum();
  }

  private static double toTake(FluidSituation situation) {
    double most = 0;
    for (FluidMove move : situation.moves().get()) {
      if (move.taken() != Stack.EMPTY) {
        most = Math.max(most, plainOf(move.taken()) - AT_RISK * plainOf(move.moved()));
      }
    }
    return TO_TAKE * most;
  }

  /** A side far ahead drives the other king to the edge and brings its own near. */
  private static double hunt(FluidPosition position, double lead) {
    if (Math.abs(lead) < DECIDED) {
      return 0;
    }
    Square white = BOARD.square(position.king(Colour.WHITE));
    Square black = BOARD.square(position.king(Colour.BLACK));
    Square prey = lead > 0 ? black : white;
    double edge = prey.steps(nearestOfTheMiddle(BOARD.number(prey)));
    double hunt = 0.25 * edge - 0.12 * white.steps(black);
    return lead > 0 ? hunt : -hunt;
  }
}

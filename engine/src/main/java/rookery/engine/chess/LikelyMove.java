package rookery.engine.chess;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import rookery.engine.board.Colour;
import rookery.engine.text.Sentence;

/** The move that players have in mind who choose a part of it without a word to their partner. */
public final class LikelyMove {
  private static final double MATE = 1000;

  private LikelyMove() {}

  /**
   * The best of some moves by a glance at what stands there afterwards, as a reason for a choice
   * that it fits; empty if there is none.
   *
   * @param moves legal moves of the side to move
   */
  public static Optional<Sentence> fitting(Position position, List<Move> moves) {
    return moves.stream()
        .max(Comparator.comparingDouble(move -> worth(position.after(move))))
        .map(move -> Sentence.of("It fits the move %s.", inWords(position, move)));
  }

  /** For the side that has just moved. */
  private static double worth(Position after) {
    if (after.inCheck() && after.legalMoves().isEmpty()) {
      return MATE;
    }
    double white = ChessEvaluation.of(after.board(), after.turn());
    return after.turn() == Colour.BLACK ? white : -white;
  }

  /**
   * A legal move without checks: {@code knight f2-d3, capturing the pawn, promoting to a queen}.
   */
  public static String inWords(Position position, Move move) {
    String moved =
        "%s %s-%s".formatted(PieceType.of(position.at(move.from())).word(), move.from(), move.to());
    String captured =
        position
            .captured(move)
            .map(taken -> ", capturing the " + PieceType.of(taken).word())
            .orElse("");
    return moved
        + captured
        + move.promotion().map(type -> ", promoting to a " + type.word()).orElse("");
  }
}

package rookery.engine.chess.tactics;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.board.SquareSet;
import rookery.engine.chess.ChessEvaluation;
import rookery.engine.chess.Move;
import rookery.engine.chess.PieceType;
import rookery.engine.chess.Position;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Explanation;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;

/**
 * A move of the other side that checks a king and attacks a dearer piece at once, where nothing can
 * capture what gives the check. As nothing can stand in the way of a knight or a pawn either, that
 * piece is lost for something cheaper.
 *
 * @param before with the side to move that forks
 * @param victim where the dearest such piece stands
 */
public record Fork(Position before, Move move, Square victim) {
  private static final Set<PieceType> FORKING = Set.of(PieceType.KNIGHT, PieceType.PAWN);

  /** In pawns; a bishop and a knight are worth nearly the same. */
  private static final double LEAST_WON = 0.5;

  /** The one that costs most, whoever is to move; empty if there is none, or in check. */
  public static Optional<Fork> against(Colour own, Position position) {
    if (position.attackedKing(own).isPresent()) {
      return Optional.empty();
    }
    Position before = position.toMove(own.opposite(), Optional.empty());
    return before.legalMoves().stream()
        .filter(move -> FORKING.contains(PieceType.of(before.at(move.from()))))
        .filter(move -> move.promotion().isEmpty())
        .flatMap(move -> by(move, before).stream())
        .max(Comparator.comparingDouble(fork -> worth(fork.victim, fork.before)));
  }

  private static Optional<Fork> by(Move move, Position before) {
    Position after = before.after(move);
    long reach = reach(move.to(), after);
    boolean checks = after.attackedKing(after.turn()).filter(king -> has(reach, king)).isPresent();
    if (!checks || !after.legalCaptures(move.to()).isEmpty()) {
      return Optional.empty();
    }
    double own = worth(move.to(), after);
    return after.board().squares(after.turn()).stream()
        .filter(square -> has(reach, square) && worth(square, after) - own > LEAST_WON)
        .max(Comparator.comparingDouble(square -> worth(square, after)))
        .map(square -> new Fork(before, move, square));
  }

  private static long reach(Square square, Position position) {
    Geometry board = Geometry.CHESS;
    return ChessEvaluation.reach(board, board.number(square), position.at(square), 0);
  }

  private static boolean has(long squares, Square square) {
    return SquareSet.has(squares, Geometry.CHESS.number(square));
  }

  private static double worth(Square square, Position position) {
    return ChessEvaluation.worth(PieceType.of(position.at(square)));
  }

  /** The warning of it. */
  public Explanation explained() {
    return Explanation.of(
        List.of(Mark.arrow(move.from(), move.to(), "red")),
        "%s could fork your king and %s.",
        Phrase.capitalised(LikelyMove.moved(before, move)),
        lost());
  }

  /**
   * That a move stops every fork that threatened its side; empty if none threatened.
   *
   * @param after the position after it
   */
  public static Optional<Sentence> stopped(Colour own, Position before, Position after) {
    return against(own, before)
        .filter(fork -> against(own, after).isEmpty())
        .map(fork -> Sentence.of("It stops a fork of your king and %s.", fork.lost()));
  }

  private String lost() {
    return PieceType.of(before.at(victim)).word();
  }
}

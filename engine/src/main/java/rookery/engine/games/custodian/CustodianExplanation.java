package rookery.engine.games.custodian;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.ChessEndings;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Explanation;
import rookery.engine.games.custodian.capture.CapturedPiece;
import rookery.engine.games.custodian.move.CapturingPairsDrawing;
import rookery.engine.games.custodian.move.CustodianMove;
import rookery.engine.games.custodian.move.CustodianPosition;
import rookery.engine.text.Phrase;

/** Why a move has ended the game, as far as the picture shows it. */
final class CustodianExplanation {
  private CustodianExplanation() {}

  /**
   * The reason for an end.
   *
   * @param reason one of {@link CustodianEndings#ALL}
   */
  static Optional<Explanation> of(CustodianMove move, CustodianPosition after, String reason) {
    return switch (reason) {
      case ChessEndings.KING_CAPTURED -> captured(move);
      case CustodianEndings.THRONE -> Optional.of(throne(move.colour()));
      case ChessEndings.BARE_KINGS -> Optional.of(race(after));
      case CustodianEndings.LAST_PIECE -> Optional.of(lastPiece(move, after));
      default -> Optional.empty();
    };
  }

  /** The pair that surrounded the king: the piece that moved and its partner. */
  private static Optional<Explanation> captured(CustodianMove move) {
    return move.taken().stream()
        .filter(CapturedPiece::king)
        .findFirst()
        .map(
            king ->
                Explanation.of(
                        capturing(move),
                        "%s %s the king on %s.",
                        Phrase.capitalised(king.captors(move.piece(), move.to())),
                        move.recruits() ? "recruited" : "captured",
                        king.square())
                    .asCause());
  }

  /** The move, who captured with it, and what they captured. */
  private static List<Mark> capturing(CustodianMove move) {
    List<Mark> marks = new ArrayList<>(List.of(Mark.arrow(move.from(), move.to(), "black")));
    CapturingPairsDrawing pairs = new CapturingPairsDrawing(move);
    marks.addAll(pairs.marks("black"));
    marks.addAll(pairs.victims());
    return marks;
  }

  /** CU-4. */
  private static Explanation throne(Colour winner) {
    Square throne = CustodianPosition.goal(winner);
    return Explanation.of(
        List.of(Mark.ring(throne, "blue")),
        "No move can capture the king on the %s throne.",
        throne);
  }

  /** CU-5. */
  private static Explanation race(CustodianPosition after) {
    List<Mark> marks = new ArrayList<>();
    for (Colour colour : Colour.values()) {
      after
          .board()
          .find(colour.cased('K'))
          .filter(king -> king != CustodianPosition.goal(colour))
          .map(king -> Mark.arrow(king, CustodianPosition.goal(colour), "red"))
          .ifPresent(marks::add);
    }
    return Explanation.of(marks, "The first king to reach the other throne wins.");
  }

  private static Explanation lastPiece(CustodianMove move, CustodianPosition after) {
    List<Mark> marks = new ArrayList<>(new CapturingPairsDrawing(move).victims());
    List<Square> left = after.board().squares(move.colour().opposite());
    left.forEach(square -> marks.add(Mark.ring(square, "blue")));
    return left.isEmpty()
        ? Explanation.of(marks, "No pieces are left: the last ones changed sides.")
        : Explanation.of(
            marks, "Only the piece on %s is left, and it takes two to recruit.", left.get(0));
  }
}

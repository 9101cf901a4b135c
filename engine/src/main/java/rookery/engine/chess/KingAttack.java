package rookery.engine.chess;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.attack.Attack;
import rookery.engine.attack.AttackedPiece;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.explanation.Explanation;
import rookery.engine.text.Phrase;

/** What attacks a king, for a check and a mate to be explained. */
public final class KingAttack {
  private static final String KING = PieceType.KING.word();

  private KingAttack() {}

  /** What the other side could capture the king of {@code colour} with, whoever is to move. */
  public static Optional<AttackedPiece> on(Position position, Colour colour) {
    return position
        .attackedKing(colour)
        .map(king -> new AttackedPiece(KING, king, attacks(position, colour, king)));
  }

  private static List<Attack> attacks(Position position, Colour colour, Square king) {
    return position.toMove(colour.opposite(), Optional.empty()).pseudoLegalMoves().stream()
        .filter(move -> move.to() == king)
        .map(Move::from)
        .distinct()
        .sorted()
        .map(from -> Attack.of(PieceType.of(position.at(from)).word(), from, king))
        .toList();
  }

  /** The same of whatever else is played like chess. */
  public static AttackedPiece on(Square king, List<Attack> attacks) {
    return new AttackedPiece(KING, king, attacks);
  }

  /**
   * How a king was captured where that has ended the game.
   *
   * @param and what else there is to say of it, behind it; often nothing
   */
  public static Explanation captured(Attack move, String and) {
    return Explanation.of(
            move.arrows(),
            "%s captured the %s on %s%s.",
            Phrase.capitalised(move.words()),
            KING,
            move.goal(),
            and)
        .asCause();
  }

  /**
   * A warning of a move that would mate, square by square.
   *
   * @param and what else it takes, behind it; often nothing
   */
  public static Explanation mate(Seat by, Attack move, String and) {
    return Explanation.of(
        move.arrows(),
        "Careful: %s could checkmate you by playing %s %s%s.",
        by,
        move.piece(),
        move.way().stream().map(Square::toString).collect(Collectors.joining("-")),
        and);
  }

  /**
   * Why the side to move is in check, or has been mated.
   *
   * @param attacked its king, if that is attacked
   */
  public static Optional<Explanation> why(
      Optional<AttackedPiece> attacked, Optional<Result> result) {
    if (result.isEmpty()) {
      return attacked.flatMap(AttackedPiece::attacked);
    }
    return result
        .filter(end -> end.reason().equals(ChessEndings.CHECKMATE))
        .flatMap(end -> attacked)
        .flatMap(AttackedPiece::lost);
  }
}

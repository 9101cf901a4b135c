package rookery.engine.games.telepathy;

import rookery.engine.board.Colour;
import rookery.engine.chess.ChessEndings;
import rookery.engine.games.telepathy.turn.Standing;

/** Sentences about whose turn it is and how a game ended. */
final class TelepathyStatus {
  private TelepathyStatus() {}

  /** {@code White to move, in check.}, with the coin's place and a king that can be captured. */
  static String toMove(Standing standing) {
    Colour team = standing.team();
    String check = standing.attackedKing(team).isPresent() ? ", in check" : "";
    String open =
        standing
            .attackedKing(team.opposite())
            .map(king -> " The king %s can be captured!".formatted(king))
            .orElse("");
    return "%s to move%s, the coin %s.%s"
        .formatted(team.title(), check, standing.coin().place(), open);
  }

  /** How it ended, for one of the game's reasons; the team of {@code standing} would be to move. */
  static String ending(Standing standing, String reason) {
    Colour team = standing.team();
    return reason.equals(ChessEndings.KING_CAPTURED)
        ? "%s's king is captured: %s has won.".formatted(team.title(), team.opposite().title())
        : ChessEndings.sentence(reason, team, "a capture, a pawn's move or a removal");
  }
}

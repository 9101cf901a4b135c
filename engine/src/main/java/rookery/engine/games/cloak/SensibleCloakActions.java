package rookery.engine.games.cloak;

import java.util.ArrayList;
import java.util.List;
import rookery.engine.Action;
import rookery.engine.board.Geometry;
import rookery.engine.board.SquareSet;
import rookery.engine.chess.PieceType;
import rookery.engine.play.PlayableState;
import rookery.engine.play.SituationAction;

/**
 * What computer players look into. They keep their king cloaked until everybody knows which checker
 * it is. Other pieces they show only where that can matter: by the squares that they forbid to a
 * king that everybody sees, or where everybody knows already what they are. They guess only what is
 * likely enough, because a wrong guess gives the other side a move, and what is certain at once.
 */
final class SensibleCloakActions {
  private static final Geometry BOARD = Geometry.CHESS;
  private static final double LIKELY = 0.4;

  private SensibleCloakActions() {}

  static List<Action> of(List<Action> legal) {
    // Searches ask this of every state, for which streams are dear.
    List<Action> free = new ArrayList<>();
    List<Action> worth = new ArrayList<>();
    for (Action action : legal) {
      SituationAction<?> deed = PlayableState.deed(action);
      if (isFree(deed, legal)) {
        free.add(action);
      } else if (isWorthAThought(deed)) {
        worth.add(action);
      }
    }
    return !free.isEmpty() ? free : worth.size() == legal.size() ? legal : worth;
  }

  /**
   * A guess that can't be wrong, but of no king that can be captured; or showing what could be
   * guessed so, but no king.
   */
  private static boolean isFree(SituationAction<?> deed, List<Action> legal) {
    return deed instanceof GuessAction guess
            && guess.isCertain()
            && (guess.kind() != PieceType.KING || !guess.isCaptured(legal))
        || deed instanceof UncloakAction.Uncloak uncloak
            && uncloak.kind() != PieceType.KING
            && uncloak.isKnown();
  }

  private static boolean isWorthAThought(SituationAction<?> deed) {
    if (deed instanceof GuessAction guess) {
      return guess.share() >= LIKELY;
    }
    return !(deed instanceof UncloakAction.Uncloak uncloak)
        || (uncloak.kind() == PieceType.KING ? uncloak.isKnown() : forbidsKing(uncloak));
  }

  private static boolean forbidsKing(UncloakAction.Uncloak uncloak) {
    return uncloak
        .situation()
        .board()
        .king(uncloak.side().opposite())
        .map(BOARD::number)
        .filter(king -> (uncloak.reach() & (BOARD.kingSteps(king) | SquareSet.of(king))) != 0)
        .isPresent();
  }
}

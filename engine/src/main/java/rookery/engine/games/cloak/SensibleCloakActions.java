package rookery.engine.games.cloak;

import java.util.List;
import rookery.engine.Action;
import rookery.engine.board.Geometry;
import rookery.engine.board.SquareSet;
import rookery.engine.chess.PieceType;
import rookery.engine.play.PlayableState;

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
    List<Action> free = legal.stream().filter(action -> isFree(action, legal)).toList();
    if (!free.isEmpty()) {
      return free;
    }
    if (!PlayableState.deeds(legal, GuessAction.class).isEmpty()) {
      return legal.stream().filter(SensibleCloakActions::isLikely).toList();
    }
    return PlayableState.deeds(legal, UncloakAction.Uncloak.class).isEmpty()
        ? legal
        : legal.stream().filter(SensibleCloakActions::mayMatter).toList();
  }

  /**
   * A guess that can't be wrong, but of no king that can be captured; or showing what could be
   * guessed so, but no king.
   */
  private static boolean isFree(Action action, List<Action> legal) {
    List<Action> one = List.of(action);
    return PlayableState.deeds(one, GuessAction.class).stream()
            .filter(GuessAction::isCertain)
            .anyMatch(guess -> guess.kind() != PieceType.KING || !guess.isCaptured(legal))
        || PlayableState.deeds(one, UncloakAction.Uncloak.class).stream()
            .anyMatch(uncloak -> uncloak.kind() != PieceType.KING && uncloak.isKnown());
  }

  private static boolean isLikely(Action action) {
    return PlayableState.deeds(List.of(action), GuessAction.class).stream()
        .allMatch(guess -> guess.share() >= LIKELY);
  }

  private static boolean mayMatter(Action action) {
    return PlayableState.deeds(List.of(action), UncloakAction.Uncloak.class).stream()
        .allMatch(
            uncloak -> uncloak.kind() == PieceType.KING ? uncloak.isKnown() : forbidsKing(uncloak));
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

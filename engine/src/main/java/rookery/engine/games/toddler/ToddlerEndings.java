package rookery.engine.games.toddler;

import java.util.Optional;
import java.util.Set;
import rookery.engine.Result;
import rookery.engine.TwoColourSeats;
import rookery.engine.chess.DrawRules;
import rookery.engine.games.toddler.move.ToddlerMove;
import rookery.engine.games.toddler.move.ToddlerPosition;
import rookery.engine.games.toddler.piece.Toddler;
import rookery.engine.games.toddler.piece.ToddlerBoard;

/** Judges whether a game has ended. */
final class ToddlerEndings {
  static final String PASSES = "passes";
  static final String TODDLERS_MEET = "toddlers-meet";
  static final String THREAT_AND_CAPTURE = "threat-and-capture";

  static final Set<String> ALL = DrawRules.and(PASSES, TODDLERS_MEET, THREAT_AND_CAPTURE);

  private ToddlerEndings() {}

  /** How the move from {@code before} to {@code after} has ended the game by itself. */
  static Optional<Result> byMove(ToddlerPosition before, ToddlerPosition after) {
    if (before.passed() && after.passed()) {
      return Optional.of(new Result.Draw(PASSES));
    }
    return before.joinsToddlers(after)
        ? Optional.of(new Result.Draw(TODDLERS_MEET))
        : Optional.empty();
  }

  /**
   * How the game has ended as a turn begins.
   *
   * @param stuck whether the side to move has no move at all
   * @param draws the draw rules at that moment
   */
  static Optional<Result> atTurn(ToddlerPosition position, boolean stuck, DrawRules draws) {
    return stuck
        ? Optional.of(TwoColourSeats.win(position.turn().opposite(), THREAT_AND_CAPTURE))
        : draws.result();
  }

  /** A move by which the side to move wins at once. */
  static Optional<ToddlerMove> win(ToddlerSituation situation) {
    ToddlerPosition now = situation.truth();
    return situation.moves().get().stream()
        .filter(move -> now.after(move).threatened())
        .filter(move -> situation.after(move).result().orElse(null) instanceof Result.Win)
        .findFirst();
  }

  /**
   * Whether the side that has just moved could be mated at once. That its Angel could be captured
   * by a move that mates is left aside: it takes two attackers.
   */
  static boolean isLosing(ToddlerSituation situation) {
    ToddlerBoard field = situation.truth().field();
    return !field.isShielded(Toddler.of(field, situation.truth().turn().opposite()))
        && win(situation).isPresent();
  }
}

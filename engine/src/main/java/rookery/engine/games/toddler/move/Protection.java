package rookery.engine.games.toddler.move;

import java.util.List;
import java.util.Optional;
import rookery.engine.games.toddler.piece.Empress;
import rookery.engine.games.toddler.piece.ToddlerBoard;
import rookery.engine.games.toddler.piece.ToddlerKind;
import rookery.engine.games.toddler.piece.ToddlerPiece;

/**
 * What forbids a piece to capture where it could otherwise go. All of it is judged on the board
 * before the action, for actions of two parts too (TO-11), and wherever the piece comes from: an
 * Empress that leaps obeys it as well (TO-5).
 */
public enum Protection {
  ANGELS_MEET(
      (field, attacker, target) -> field.meet(ToddlerKind.ANGEL),
      (field, attacker, target) ->
          "The two Guardian Angels are next to each other, so nothing can be captured"),
  GENIUSES_MEET(
      (field, attacker, target) -> field.meet(ToddlerKind.GENIUS),
      (field, attacker, target) ->
          "The two Geniuses are next to each other, so nothing can be captured"),
  GENIUS_BANS(
      (field, attacker, target) -> field.isBanned(attacker),
      (field, attacker, target) ->
          "The %s can't capture while it's next to the enemy's %s"
              .formatted(attacker.placed(), lone(field, ToddlerKind.GENIUS, target))),
  ANGEL_SHIELDS(
      (field, attacker, target) -> field.isShielded(target),
      (field, attacker, target) ->
          "The %s is safe beside the %s"
              .formatted(target.placed(), lone(field, ToddlerKind.ANGEL, target))),
  EMPEROR_SEES(
      (field, attacker, target) ->
          target.kind() == ToddlerKind.EMPRESS && Empress.seesEmperor(field, target),
      (field, attacker, target) ->
          "The %s is safe while the %s sees her"
              .formatted(target.placed(), lone(field, ToddlerKind.EMPEROR, target))),
  SOLIDARITY(
      (field, attacker, target) ->
          attacker.kind() == ToddlerKind.PHOENIX && target.kind() == ToddlerKind.PHOENIX,
      (field, attacker, target) -> "A Phoenix never captures a Phoenix"),
  /** The last one, left out when the attackers themselves are counted (TO-3). */
  TWO_NEEDED(
      (field, attacker, target) ->
          target.kind().needsTwoAttackers() && ToddlerThreats.to(field, target).size() < 2,
      (field, attacker, target) ->
          "The %s can be captured only while two of your pieces threaten it; now only the %s does"
              .formatted(target.placed(), attacker.placed()));

  private interface Condition {
    boolean holds(ToddlerBoard field, ToddlerPiece attacker, ToddlerPiece target);
  }

  private interface Clause {
    String of(ToddlerBoard field, ToddlerPiece attacker, ToddlerPiece target);
  }

  private static final List<Protection> ALL = List.of(values());

  private final Condition condition;
  private final Clause clause;

  Protection(Condition condition, Clause clause) {
    this.condition = condition;
    this.clause = clause;
  }

  /** Why {@code attacker} cannot capture {@code target}, for the player who wants it to. */
  public String sentence(ToddlerBoard field, ToddlerPiece attacker, ToddlerPiece target) {
    return clause(field, attacker, target) + ".";
  }

  /** The same without its full stop. */
  public String clause(ToddlerBoard field, ToddlerPiece attacker, ToddlerPiece target) {
    return clause.of(field, attacker, target);
  }

  /** The first that forbids it. */
  public static Optional<Protection> against(
      ToddlerBoard field, ToddlerPiece attacker, ToddlerPiece target) {
    for (Protection one : ALL) {
      if (one.condition.holds(field, attacker, target)) {
        return Optional.of(one);
      }
    }
    return Optional.empty();
  }

  /** Whether anything but the want of a second attacker forbids it. */
  public static boolean forbidsThreat(
      ToddlerBoard field, ToddlerPiece attacker, ToddlerPiece target) {
    for (Protection one : ALL) {
      if (one != TWO_NEEDED && one.condition.holds(field, attacker, target)) {
        return true;
      }
    }
    return false;
  }

  /** The only piece of a kind that is on the side of {@code piece}. */
  private static String lone(ToddlerBoard field, ToddlerKind kind, ToddlerPiece piece) {
    return field.piece(field.find(kind, piece.colour())).placed();
  }
}

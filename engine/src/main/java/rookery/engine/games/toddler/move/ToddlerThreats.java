package rookery.engine.games.toddler.move;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import rookery.engine.attack.Attack;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.diagram.Mark;
import rookery.engine.games.toddler.piece.Toddler;
import rookery.engine.games.toddler.piece.ToddlerBoard;
import rookery.engine.games.toddler.piece.ToddlerKind;
import rookery.engine.games.toddler.piece.ToddlerPiece;
import rookery.engine.games.toddler.piece.ToddlerSquareSet;

/**
 * Who threatens whom. A pinned piece threatens like any other, and a Toddler where it could not
 * safely capture (TO-3, TO-12).
 */
public final class ToddlerThreats {
  private ToddlerThreats() {}

  /** The enemies that threaten {@code target}. */
  public static List<ToddlerPiece> to(ToddlerBoard field, ToddlerPiece target) {
    List<ToddlerPiece> attackers = new ArrayList<>();
    for (ToddlerPiece enemy : field.pieces(target.colour().opposite())) {
      if (threatens(field, enemy, target)) {
        attackers.add(enemy);
      }
    }
    Collections.sort(attackers);
    return attackers;
  }

  /** How a piece threatens another: straight, or by the square where it turns or steps first. */
  public static Attack attack(ToddlerBoard field, ToddlerPiece attacker, ToddlerPiece target) {
    List<Square> way = new ArrayList<>(List.of(attacker.square()));
    attacker.kind().movement().turn(field, attacker, target.at()).ifPresent(way::add);
    way.add(target.square());
    return new Attack(attacker.kind().title(), way);
  }

  /** Whether whatever threatens a piece could be captured where it captured that. */
  public static boolean isGuarded(ToddlerBoard field, ToddlerPiece piece) {
    return to(field, piece).stream().allMatch(enemy -> isAnswered(field, enemy, piece));
  }

  private static boolean isAnswered(ToddlerBoard field, ToddlerPiece enemy, ToddlerPiece piece) {
    ToddlerMove capture = new ToddlerMove.Capture(enemy, piece);
    ToddlerBoard then = field.after(capture.playedOn(field.board()), capture.squares());
    return any(then, then.piece(piece.at()));
  }

  /** The arrows of what would threaten the Toddler of {@code colour} where its Nurses stand. */
  public static List<Mark> toSwaps(ToddlerBoard field, Colour colour) {
    ToddlerPiece toddler = Toddler.of(field, colour);
    return !Toddler.minor(field, colour)
        ? List.of()
        : field.pieces(colour).stream()
            .filter(piece -> piece.kind() == ToddlerKind.NURSE)
            .map(nurse -> new ToddlerMove.Trade(toddler, nurse))
            .map(swap -> field.after(swap.playedOn(field.board()), swap.squares()))
            .flatMap(then -> attacks(then, Toddler.of(then, colour)))
            .toList();
  }

  private static Stream<Mark> attacks(ToddlerBoard field, ToddlerPiece target) {
    return to(field, target).stream()
        .flatMap(enemy -> attack(field, enemy, target).arrows().stream());
  }

  /** Whether the Toddler of {@code colour} is under threat. */
  public static boolean toToddler(ToddlerBoard field, Colour colour) {
    return any(field, Toddler.of(field, colour));
  }

  /** Whether {@code target}, which may be an own piece moved in thought, is under threat. */
  public static boolean any(ToddlerBoard field, ToddlerPiece target) {
    ToddlerSquareSet enemies = field.squares(target.colour().opposite());
    for (int at = enemies.first(); at != ToddlerSquareSet.END; at = enemies.next(at)) {
      if (threatens(field, field.piece(at), target)) {
        return true;
      }
    }
    return false;
  }

  /** Whether an enemy that can capture reaches {@code target}, whatever protects that. */
  public static boolean isReached(ToddlerBoard field, ToddlerPiece target) {
    return field.pieces(target.colour().opposite()).stream()
        .filter(enemy -> !field.isBanned(enemy))
        .anyMatch(enemy -> enemy.kind().movement().strikes(field, enemy, target.at()));
  }

  /** TO-3: the lack of a second attacker does not count here. */
  private static boolean threatens(ToddlerBoard field, ToddlerPiece attacker, ToddlerPiece target) {
    return attacker.kind().movement().strikes(field, attacker, target.at())
        && !Protection.forbidsThreat(field, attacker, target);
  }
}

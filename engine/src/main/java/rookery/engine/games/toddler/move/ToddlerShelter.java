package rookery.engine.games.toddler.move;

import java.util.ArrayList;
import java.util.List;
import rookery.engine.board.Colour;
import rookery.engine.games.toddler.piece.Toddler;
import rookery.engine.games.toddler.piece.ToddlerBoard;
import rookery.engine.games.toddler.piece.ToddlerKind;
import rookery.engine.games.toddler.piece.ToddlerPiece;
import rookery.engine.games.toddler.piece.ToddlerSquareSet;

/**
 * What stands between the Toddler of one side and its enemies. It answers for pieces that change
 * nothing but which squares are empty: not for Toddlers, nor for {@linkplain ToddlerKind#protects()
 * those that protect}.
 */
public final class ToddlerShelter {
  /**
   * As many squares a move can leave empty: those of a Captain and of what it captures on the way.
   */
  private static final int MOST = 2;

  private final List<Line> lines = new ArrayList<>();

  /**
   * A way for an enemy to capture the Toddler.
   *
   * @param way the squares that must be empty for it
   * @param occupied those of them where something stands, not more than a move can leave
   */
  private record Line(int enemy, ToddlerSquareSet way, ToddlerSquareSet occupied) {
    boolean isOpenWithout(ToddlerSquareSet left) {
      return occupied.minus(left).isEmpty() && !left.has(enemy);
    }
  }

  private ToddlerShelter() {}

  /** That of a side as the pieces stand. */
  public static ToddlerShelter of(ToddlerBoard field, Colour side) {
    ToddlerShelter shelter = new ToddlerShelter();
    ToddlerPiece toddler = Toddler.of(field, side);
    ToddlerSquareSet enemies = field.squares(side.opposite());
    for (int at = enemies.first(); at != ToddlerSquareSet.END; at = enemies.next(at)) {
      shelter.add(field, field.piece(at), toddler);
    }
    return shelter;
  }

  private void add(ToddlerBoard field, ToddlerPiece enemy, ToddlerPiece toddler) {
    List<ToddlerSquareSet> ways = enemy.kind().movement().ways(field, enemy, toddler.at());
    if (ways.isEmpty() || Protection.forbidsThreat(field, enemy, toddler)) {
      return;
    }
    for (ToddlerSquareSet way : ways) {
      ToddlerSquareSet occupied = way.and(field.occupied());
      if (occupied.size() <= MOST) {
        lines.add(new Line(enemy.at(), way, occupied));
      }
    }
  }

  /** Whether the Toddler is under threat. */
  public boolean isBroken() {
    return lines.stream().anyMatch(line -> line.isOpenWithout(ToddlerSquareSet.NONE));
  }

  /** Where one piece can go, with those squares empty then, so that the Toddler is safe. */
  public ToddlerSquareSet without(ToddlerSquareSet left) {
    ToddlerSquareSet safe = ToddlerSquareSet.ALL;
    for (Line line : lines) {
      if (line.isOpenWithout(left)) {
        safe = safe.and(line.way().with(line.enemy()));
      }
    }
    return safe;
  }
}

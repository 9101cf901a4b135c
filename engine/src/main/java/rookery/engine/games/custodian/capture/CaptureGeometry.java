package rookery.engine.games.custodian.capture;

import static rookery.engine.games.custodian.capture.CaptureRole.BISHOP;
import static rookery.engine.games.custodian.capture.CaptureRole.KNIGHT;
import static rookery.engine.games.custodian.capture.CaptureRole.ROOK;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import rookery.engine.board.Direction;

/**
 * The capture table: where two pieces must stand about a third to surround it, by the roles they
 * play. Each stands on one of the eight squares next to the third, in a {@link Direction} from it.
 */
public enum CaptureGeometry {
  PLAIN(Map.of()),
  SWAPPED(
      Map.of(
          Set.of(ROOK, KNIGHT), new Stance(Lines.BOTH_DIAGONAL, 90),
          Set.of(BISHOP, KNIGHT), new Stance(Lines.BOTH_ORTHOGONAL, 90),
          Set.of(ROOK, BISHOP), new Stance(Lines.ONE_OF_EACH, 45)));

  /** On which of the lines through the surrounded piece the two stand. */
  private enum Lines {
    BOTH_ORTHOGONAL,
    BOTH_DIAGONAL,
    ONE_OF_EACH,
    ROOK_ORTHOGONAL_BISHOP_DIAGONAL
  }

  /** Lines, and the angle between them in degrees: 180 is opposite, 45 is next to each other. */
  private record Stance(Lines lines, int angle) {
    boolean holds(CaptureRole first, Direction atFirst, CaptureRole second, Direction atSecond) {
      return atFirst.angle(atSecond) == angle
          && switch (lines) {
            case BOTH_ORTHOGONAL -> atFirst.orthogonal() && atSecond.orthogonal();
            case BOTH_DIAGONAL -> !atFirst.orthogonal() && !atSecond.orthogonal();
            case ONE_OF_EACH -> atFirst.orthogonal() != atSecond.orthogonal();
            case ROOK_ORTHOGONAL_BISHOP_DIAGONAL ->
                atFirst.orthogonal() == (first == ROOK)
                    && atSecond.orthogonal() == (second == ROOK);
          };
    }

    String words() {
      String where = angle == 180 ? "opposite" : "neighbouring";
      String apart = angle == 135 ? "a knight's move apart" : "next to each other";
      return switch (lines) {
        case BOTH_ORTHOGONAL -> "on %s sides of the enemy".formatted(where);
        case BOTH_DIAGONAL -> "diagonally next to the enemy, at %s corners".formatted(where);
        case ONE_OF_EACH -> apart + ", one beside the enemy and one diagonally next to it";
        case ROOK_ORTHOGONAL_BISHOP_DIAGONAL ->
            apart
                + ", one beside the enemy (as a rook) and one diagonally next to it (as a bishop)";
      };
    }
  }

  private final Map<Set<CaptureRole>, Stance> stances;
  private final boolean[] table = new boolean[3 * 8 * 3 * 8];

  CaptureGeometry(Map<Set<CaptureRole>, Stance> instead) {
    Map<Set<CaptureRole>, Stance> all = new HashMap<>(usual());
    all.putAll(instead);
    stances = Map.copyOf(all);
    for (CaptureRole first : CaptureRole.values()) {
      for (CaptureRole second : CaptureRole.values()) {
        fill(stance(first, second), first, second);
      }
    }
  }

  private Stance stance(CaptureRole first, CaptureRole second) {
    // Set.of refuses twins, and two rooks are the set of one.
    return stances.get(first == second ? Set.of(first) : Set.of(first, second));
  }

  /** Where two pieces stand: {@code on neighbouring sides of the enemy}. */
  public String words(CaptureRole first, CaptureRole second) {
    return stance(first, second).words();
  }

  private static Map<Set<CaptureRole>, Stance> usual() {
    return Map.of(
        Set.of(ROOK), new Stance(Lines.BOTH_ORTHOGONAL, 180),
        Set.of(BISHOP), new Stance(Lines.BOTH_DIAGONAL, 180),
        Set.of(KNIGHT), new Stance(Lines.ONE_OF_EACH, 135),
        Set.of(ROOK, KNIGHT), new Stance(Lines.BOTH_ORTHOGONAL, 90),
        Set.of(BISHOP, KNIGHT), new Stance(Lines.BOTH_DIAGONAL, 90),
        Set.of(ROOK, BISHOP), new Stance(Lines.ROOK_ORTHOGONAL_BISHOP_DIAGONAL, 45));
  }

  private void fill(Stance stance, CaptureRole first, CaptureRole second) {
    for (Direction atFirst : Direction.ALL) {
      for (Direction atSecond : Direction.ALL) {
        table[index(first, atFirst, second, atSecond)] =
            stance.holds(first, atFirst, second, atSecond);
      }
    }
  }

  private static int index(
      CaptureRole first, Direction atFirst, CaptureRole second, Direction atSecond) {
    return ((first.ordinal() * 8 + atFirst.ordinal()) * 3 + second.ordinal()) * 8
        + atSecond.ordinal();
  }

  /**
   * Whether two pieces surround what stands between them.
   *
   * @param atFirst where the first stands, seen from the surrounded piece
   * @param atSecond where the second stands, seen from the surrounded piece
   */
  public boolean surrounds(
      CaptureRole first, Direction atFirst, CaptureRole second, Direction atSecond) {
    return table[index(first, atFirst, second, atSecond)];
  }
}

package rookery.engine.board;

import java.util.Arrays;
import java.util.List;

/** The eight ways from a square to a neighbour, clockwise as White sees them. */
public enum Direction {
  NORTH(0, 1),
  NORTH_EAST(1, 1),
  EAST(1, 0),
  SOUTH_EAST(1, -1),
  SOUTH(0, -1),
  SOUTH_WEST(-1, -1),
  WEST(-1, 0),
  NORTH_WEST(-1, 1);

  /** All eight. */
  public static final List<Direction> ALL = List.of(values());

  /** The four along rank and file. */
  public static final List<Direction> ORTHOGONALS =
      Arrays.stream(values()).filter(Direction::orthogonal).toList();

  /** The four others. */
  public static final List<Direction> DIAGONALS =
      Arrays.stream(values()).filter(direction -> !direction.orthogonal()).toList();

  private static final List<Direction> SLANTED_NORTH = List.of(NORTH_WEST, NORTH_EAST);
  private static final List<Direction> SLANTED_SOUTH = List.of(SOUTH_WEST, SOUTH_EAST);
  private static final int EIGHTH_OF_A_TURN = 45;

  private final int files;
  private final int ranks;

  Direction(int files, int ranks) {
    this.files = files;
    this.ranks = ranks;
  }

  /** Files to the right that one step goes. */
  public int files() {
    return files;
  }

  /** Ranks up that one step goes. */
  public int ranks() {
    return ranks;
  }

  /** Whether it runs along a rank or a file. */
  public boolean orthogonal() {
    return files == 0 || ranks == 0;
  }

  /** The way back. */
  public Direction opposite() {
    return ALL.get((ordinal() + 4) % 8);
  }

  /** The angle between two directions in degrees, from 0 to 180. */
  public int angle(Direction other) {
    int eighths = Math.abs(ordinal() - other.ordinal());
    return Math.min(eighths, 8 - eighths) * EIGHTH_OF_A_TURN;
  }

  /** The way in which pawns of {@code colour} step. */
  public static Direction forward(Colour colour) {
    return colour == Colour.WHITE ? NORTH : SOUTH;
  }

  /** The ways in which pawns of {@code colour} capture. */
  public static List<Direction> slantedForward(Colour colour) {
    return colour == Colour.WHITE ? SLANTED_NORTH : SLANTED_SOUTH;
  }
}

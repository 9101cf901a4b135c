package rookery.engine.games.gravity;

import java.util.List;
import java.util.stream.IntStream;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;

/** How the pieces other than pawns go down, and whether they can capture beside them. */
enum Gait {
  KING(false, true, -1, -1, 0, -1, 1, -1),
  QUEEN(true, true, -1, -1, 0, -1, 1, -1),
  ROOK(true, true, 0, -1),
  BISHOP(true, false, -1, -1, 1, -1),
  KNIGHT(false, false, -1, -2, 1, -2, -2, -1, 2, -1);

  /** One step, in files to the right and ranks up. */
  record Step(int files, int ranks) {
    /** The file one such step from {@code square}. */
    int file(Square square) {
      return square.file() + files;
    }

    /** The rank one such step from {@code square}. */
    int rank(Square square) {
      return square.rank() + ranks;
    }
  }

  private static final List<Step> BESIDE = List.of(new Step(-1, 0), new Step(1, 0));

  private final boolean slides;
  private final boolean sideways;
  private final List<Step> down;

  Gait(boolean slides, boolean sideways, int... steps) {
    this.slides = slides;
    this.sideways = sideways;
    this.down =
        IntStream.range(0, steps.length / 2)
            .mapToObj(i -> new Step(steps[2 * i], steps[2 * i + 1]))
            .toList();
  }

  /** The gait of any kind but a pawn. */
  static Gait of(PieceType type) {
    return valueOf(type.name());
  }

  /** Whether it goes on in the same direction as far as it can. */
  boolean slides() {
    return slides;
  }

  /** The steps that lead down. */
  List<Step> down() {
    return down;
  }

  /** The steps along the row, on which it may only capture. */
  List<Step> beside() {
    return sideways ? BESIDE : List.of();
  }
}

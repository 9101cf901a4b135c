package rookery.engine.chess;

import java.util.List;

/** Variants that tests share. */
final class Variants {
  static final Variant LOS_ALAMOS =
      losAlamos(List.of("rnqknr", "pppppp", "......", "......", "PPPPPP", "RNQKNR"));

  static final Variant IN_THE_MIDDLE =
      losAlamos(
          List.of(
              "########",
              "#rnqknr#",
              "#pppppp#",
              "#......#",
              "#......#",
              "#PPPPPP#",
              "#RNQKNR#",
              "########"));

  private Variants() {}

  private static Variant losAlamos(List<String> array) {
    return new Variant(
        array, false, List.of(), List.of(PieceType.QUEEN, PieceType.ROOK, PieceType.KNIGHT));
  }
}

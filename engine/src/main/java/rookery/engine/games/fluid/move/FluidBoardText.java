package rookery.engine.games.fluid.move;

import java.util.ArrayList;
import java.util.List;
import rookery.engine.board.Geometry;

/** The board as exchange files draw it: {@code rnb(rb)kbnr}, rank 8 first. */
final class FluidBoardText {
  private static final Geometry BOARD = Geometry.CHESS;

  private FluidBoardText() {}

  static List<String> write(int[] cells) {
    List<String> rows = new ArrayList<>();
    for (int rank = BOARD.ranks() - 1; rank >= 0; rank--) {
      StringBuilder row = new StringBuilder();
      for (int file = 0; file < BOARD.files(); file++) {
        row.append(Stack.token(cells[BOARD.number(file, rank)]));
      }
      rows.add(row.toString());
    }
    return List.copyOf(rows);
  }

  static int[] read(List<String> rows) {
    if (rows.size() != BOARD.ranks()) {
      throw new IllegalArgumentException("not eight rows: " + rows);
    }
    int[] cells = new int[BOARD.size()];
    for (int i = 0; i < BOARD.ranks(); i++) {
      read(rows.get(i), cells, BOARD.ranks() - 1 - i);
    }
    return cells;
  }

  private static void read(String row, int[] cells, int rank) {
    List<Integer> stacks = stacks(row);
    if (stacks.size() != BOARD.files()) {
      throw new IllegalArgumentException("not eight squares: " + row);
    }
    for (int file = 0; file < BOARD.files(); file++) {
      cells[BOARD.number(file, rank)] = stacks.get(file);
    }
  }

  private static List<Integer> stacks(String row) {
    List<Integer> stacks = new ArrayList<>();
    for (int i = 0; i < row.length(); i++) {
      switch (row.charAt(i)) {
        case '.' -> stacks.add(Stack.EMPTY);
        case '(' -> {
          stacks.add(
              Stack.plus(FluidPiece.of(row.charAt(i + 1)), FluidPiece.of(row.charAt(i + 2))));
          i += "NN)".length();
        }
        default -> stacks.add(FluidPiece.of(row.charAt(i)));
      }
    }
    return stacks;
  }
}

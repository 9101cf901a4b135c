package rookery.engine.games.fluid;

import java.util.ArrayList;
import java.util.List;

/** The board as exchange files draw it: {@code rnb(rb)kbnr}, rank 8 first. */
final class Rows {
  private Rows() {}

  static List<String> write(int[] cells) {
    List<String> rows = new ArrayList<>();
    for (int rank = Grid.SIZE - 1; rank >= 0; rank--) {
      StringBuilder row = new StringBuilder();
      for (int file = 0; file < Grid.SIZE; file++) {
        row.append(Stack.token(cells[Grid.at(file, rank)]));
      }
      rows.add(row.toString());
    }
    return List.copyOf(rows);
  }

  static int[] read(List<String> rows) {
    if (rows.size() != Grid.SIZE) {
      throw new IllegalArgumentException("not eight rows: " + rows);
    }
    int[] cells = new int[Grid.SQUARES];
    for (int i = 0; i < Grid.SIZE; i++) {
      read(rows.get(i), cells, Grid.SIZE - 1 - i);
    }
    return cells;
  }

  private static void read(String row, int[] cells, int rank) {
    List<Integer> stacks = stacks(row);
    if (stacks.size() != Grid.SIZE) {
      throw new IllegalArgumentException("not eight squares: " + row);
    }
    for (int file = 0; file < Grid.SIZE; file++) {
      cells[Grid.at(file, rank)] = stacks.get(file);
    }
  }

  private static List<Integer> stacks(String row) {
    List<Integer> stacks = new ArrayList<>();
    for (int i = 0; i < row.length(); i++) {
      switch (row.charAt(i)) {
        case '.' -> stacks.add(Stack.EMPTY);
        case '(' -> {
          stacks.add(Stack.plus(Piece.of(row.charAt(i + 1)), Piece.of(row.charAt(i + 2))));
          i += "NN)".length();
        }
        default -> stacks.add(Piece.of(row.charAt(i)));
      }
    }
    return stacks;
  }
}

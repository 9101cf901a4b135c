package rookery.engine.games.fluid;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import rookery.engine.board.Colour;
import rookery.engine.games.fluid.move.FluidMove;
import rookery.engine.games.fluid.move.Stack;

/** Positions and moves drawn at random so that much happens in them. */
final class RandomFluidPositions {
  private static final String PIECES = "RRBBNNRBNPPP";

  private RandomFluidPositions() {}

  /** Some of each side's pieces anywhere, many of them in twos. Either king may be in check. */
  static List<String> rows(RandomGenerator random) {
    String[] cells = new String[64];
    Arrays.fill(cells, "");
    placeKing(cells, random, "K", 0);
    placeKing(cells, random, "k", 56);
    int pieces = 4 + random.nextInt(24);
    for (int i = 0; i < pieces; i++) {
      char letter = PIECES.charAt(random.nextInt(PIECES.length()));
      put(cells, random.nextBoolean() ? letter : Character.toLowerCase(letter), random);
    }
    return drawn(cells);
  }

  /** Anywhere, or else at home with rooks in both corners. */
  private static void placeKing(String[] cells, RandomGenerator random, String king, int home) {
    if (random.nextInt(3) > 0) {
      cells[emptySquare(cells, random)] = king;
    } else if (cells[home].isEmpty() && cells[home + 4].isEmpty() && cells[home + 7].isEmpty()) {
      String rook = home == 0 ? "R" : "r";
      cells[home] = rook;
      cells[home + 4] = king;
      cells[home + 7] = rook;
    } else {
      placeKing(cells, random, king, home);
    }
  }

  private static int emptySquare(String[] cells, RandomGenerator random) {
    int square = random.nextInt(64);
    return cells[square].isEmpty() ? square : emptySquare(cells, random);
  }

  private static void put(String[] cells, char letter, RandomGenerator random) {
    List<Integer> fitting =
        IntStream.range(0, 64).filter(s -> fits(cells[s], letter, s)).boxed().toList();
    List<Integer> shared = fitting.stream().filter(s -> !cells[s].isEmpty()).toList();
    List<Integer> from = !shared.isEmpty() && random.nextInt(3) > 0 ? shared : fitting;
    if (!from.isEmpty()) {
      cells[from.get(random.nextInt(from.size()))] += letter;
    }
  }

  private static boolean fits(String there, char letter, int square) {
    boolean pawn = Character.toUpperCase(letter) == 'P';
    if (pawn && (square / 8 == 0 || square / 8 == 7)) {
      return false;
    }
    if (there.isEmpty()) {
      return true;
    }
    char other = there.charAt(0);
    boolean pawns = pawn || Character.toUpperCase(other) == 'P';
    boolean sameSide = Character.isUpperCase(letter) == Character.isUpperCase(other);
    boolean kings = "Kk".indexOf(other) >= 0 && "Kk".indexOf(letter) >= 0;
    return there.length() < 2 && !kings && !(pawns && sameSide);
  }

  private static List<String> drawn(String[] cells) {
    List<String> rows = new ArrayList<>();
    for (int rank = 7; rank >= 0; rank--) {
      StringBuilder row = new StringBuilder();
      for (int file = 0; file < 8; file++) {
        String there = cells[rank * 8 + file];
        row.append(there.isEmpty() ? "." : there.length() == 2 ? "(" + there + ")" : there);
      }
      rows.add(row.toString());
    }
    return rows;
  }

  /** A move drawn at random, rather one that joins, parts, captures or promotes. */
  static FluidMove lively(List<FluidMove> legal, RandomGenerator random) {
    List<FluidMove> shuffled = new ArrayList<>(legal);
    Collections.shuffle(shuffled, new Random(random.nextLong()));
    return shuffled.stream()
        .filter(move -> random.nextInt(3) == 0 || isLively(move))
        .findFirst()
        .orElse(shuffled.get(0));
  }

  private static boolean isLively(FluidMove move) {
    return move.joined() != Stack.EMPTY
        || move.spared() != Stack.EMPTY
        || move.isPairs()
        || move.isPawns()
        || move.kind() != FluidMove.Kind.PLAIN;
  }

  static RandomGenerator generator(long seed) {
    return new SplittableRandom(seed);
  }

  static Colour colour(RandomGenerator random) {
    return random.nextBoolean() ? Colour.WHITE : Colour.BLACK;
  }
}

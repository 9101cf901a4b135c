package rookery.engine.board;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * Works out, square by square, what a {@link Geometry} keeps of a board.
 *
 * @param round whether the first and the last file are neighbours
 * @param squares by their numbers
 * @param numbers by the ordinals of squares
 */
record GeometryBuilder(int files, int ranks, boolean round, Square[] squares, int[] numbers) {
  private static final int[][] LEAPS = {
    {-2, -1}, {-2, 1}, {-1, -2}, {-1, 2}, {1, -2}, {1, 2}, {2, -1}, {2, 1}
  };

  static GeometryBuilder of(int files, int ranks, boolean round) {
    Square[] squares = squaresOf(files, ranks);
    return new GeometryBuilder(files, ranks, round, squares, numbersOf(squares));
  }

  private static Square[] squaresOf(int files, int ranks) {
    return IntStream.range(0, files * ranks)
        .mapToObj(i -> Square.at(i % files, i / files))
        .sorted(Comparator.comparing(Square::toString))
        .toArray(Square[]::new);
  }

  private static int[] numbersOf(Square[] squares) {
    int[] numbers = new int[Square.LIMIT * Square.LIMIT];
    Arrays.fill(numbers, Geometry.NONE);
    for (int i = 0; i < squares.length; i++) {
      numbers[squares[i].ordinal()] = i;
    }
    return numbers;
  }

  <T> T[] each(IntFunction<T> worked, IntFunction<T[]> array) {
    return IntStream.range(0, squares.length).mapToObj(worked).toArray(array);
  }

  private int step(int from, int right, int up) {
    int file = squares[from].file() + right;
    int rank = squares[from].rank() + up;
    if (round) {
      file = Math.floorMod(file, files);
    }
    boolean there = file >= 0 && file < files && rank >= 0 && rank < ranks;
    return there ? numbers[Square.at(file, rank).ordinal()] : Geometry.NONE;
  }

  int[] nextEachWay(int from) {
    return Direction.ALL.stream().mapToInt(way -> step(from, way.files(), way.ranks())).toArray();
  }

  int[][] rays(int from, List<Direction> ways) {
    return ways.stream().map(way -> walk(from, way)).toArray(int[][]::new);
  }

  private int[] walk(int from, Direction way) {
    // No move may end where it began, so a walk round the cylinder stops before its start.
    return IntStream.iterate(
            next(from, way), to -> to != Geometry.NONE && to != from, square -> next(square, way))
        .toArray();
  }

  /** From each square the neighbours these ways, in their order. */
  int[][] steps(List<Direction> ways) {
    return each(from -> steps(from, ways), int[][]::new);
  }

  private int[] steps(int from, List<Direction> ways) {
    return ways.stream()
        .mapToInt(way -> next(from, way))
        .filter(to -> to != Geometry.NONE)
        .sorted()
        .toArray();
  }

  int[][] waysFrom(int from) {
    int[][] ways = new int[squares.length][];
    Arrays.fill(ways, new int[0]);
    for (int[] ray : rays(from, Direction.ALL)) {
      for (int i = 1; i < ray.length; i++) {
        ways[ray[i]] = Arrays.copyOf(ray, i);
      }
    }
    return ways;
  }

  int[] existingLeaps(int from) {
    return Arrays.stream(LEAPS)
        .mapToInt(leap -> step(from, leap[0], leap[1]))
        .filter(to -> to != Geometry.NONE)
        .sorted()
        .toArray();
  }

  private int next(int from, Direction way) {
    return step(from, way.files(), way.ranks());
  }
}

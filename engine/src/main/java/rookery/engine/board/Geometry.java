package rookery.engine.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What lies where from each square of a board, worked out once for each size: neighbours, lines and
 * leaps. Squares are numbered from 0 in the order of their names (a1, a2 ... b1), so that moves
 * found in the order of squares are in the order of their texts. Immutable: no array that it gives
 * may be written to. What comes as a set, see {@link SquareSet}, is there on boards of at most 64
 * squares.
 */
public final class Geometry {
  /** Stands for no square. */
  public static final int NONE = -1;

  private static final Map<Integer, Geometry> FLAT = new ConcurrentHashMap<>();

  /** The board of orthodox chess. */
  public static final Geometry CHESS = flat(8, 8);

  private final int files;
  private final int ranks;
  private final Square[] squares;
  private final int[] numbers;
  private final int[][] next;
  private final int[][][] rays;
  private final SlidingRays lines;
  private final int[][][] orthogonals;
  private final int[][][] diagonals;
  private final int[][] neighbours;
  private final int[][] sides;
  private final int[][] corners;
  private final int[][][] between;
  private final int[][] leaps;
  private final long[] kingSteps;
  private final long[] rookSteps;
  private final long[] knightLeaps;
  private final int[][][] pawnCaptures;
  private final long[][] pawnTakes;
  private final long[][] within;

  /** All squares as a set, those of the first rank, and those of the last. */
  private final long all;

  private final long bottom;
  private final long top;

  /** How much further than the first the last file lies, where they are neighbours; else 0. */
  private final int seam;

  private Geometry(GeometryBuilder survey) {
    this.files = survey.files();
    this.ranks = survey.ranks();
    this.squares = survey.squares();
    this.numbers = survey.numbers();
    this.next = survey.each(survey::nextEachWay, int[][]::new);
    this.rays = survey.each(from -> survey.rays(from, Direction.ALL), int[][][]::new);
    this.lines = SlidingRays.of(rays, survey.round());
    this.orthogonals =
        survey.each(from -> survey.rays(from, Direction.ORTHOGONALS), int[][][]::new);
    this.diagonals = survey.each(from -> survey.rays(from, Direction.DIAGONALS), int[][][]::new);
    this.neighbours = survey.steps(Direction.ALL);
    this.sides = survey.steps(Direction.ORTHOGONALS);
    this.corners = survey.steps(Direction.DIAGONALS);
    this.between = survey.each(survey::waysFrom, int[][][]::new);
    this.leaps = survey.each(survey::existingLeaps, int[][]::new);
    this.kingSteps = SquareSet.ofEach(neighbours);
    this.rookSteps = SquareSet.ofEach(sides);
    this.knightLeaps = SquareSet.ofEach(leaps);
    this.pawnCaptures =
        Stream.of(Colour.values())
            .map(side -> survey.steps(Direction.slantedForward(side)))
            .toArray(int[][][]::new);
    this.pawnTakes = Stream.of(pawnCaptures).map(SquareSet::ofEach).toArray(long[][]::new);
    this.all = rows(0, ranks - 1);
    this.bottom = rows(0, 0);
    this.top = rows(ranks - 1, ranks - 1);
    this.seam = survey.round() ? (files - 1) * ranks : 0;
    this.within = IntStream.range(0, kingSteps.length).mapToObj(this::rings).toArray(long[][]::new);
  }

  /** A board with four edges. Always the same object for one size. */
  public static Geometry flat(int files, int ranks) {
    return FLAT.computeIfAbsent(
        files << 8 | ranks, size -> new Geometry(GeometryBuilder.of(files, ranks, false)));
  }

  /** A board whose first and last files are neighbours. */
  public static Geometry cylinder(int files, int ranks) {
    return new Geometry(GeometryBuilder.of(files, ranks, true));
  }

  private long rows(int first, int last) {
    return IntStream.range(0, Math.min(size(), SquareSet.LIMIT))
        .filter(square -> rank(square) >= first && rank(square) <= last)
        .mapToLong(SquareSet::of)
        .sum();
  }

  private long[] rings(int middle) {
    long[] rings = new long[Math.max(files, ranks)];
    rings[0] = SquareSet.of(middle);
    for (int steps = 1; steps < rings.length; steps++) {
      rings[steps] = spread(rings[steps - 1]);
    }
    return rings;
  }

  /** Width in squares. */
  public int files() {
    return files;
  }

  /** Height in squares. */
  public int ranks() {
    return ranks;
  }

  /** How many squares there are. */
  public int size() {
    return squares.length;
  }

  /** Whether {@code square} is on this board. */
  public boolean has(Square square) {
    return numbers[square.ordinal()] != NONE;
  }

  /** The number of {@code square}; {@link #NONE} if it is not on this board. */
  public int number(Square square) {
    return numbers[square.ordinal()];
  }

  /** The number of the square at that file and rank, which must be on this board. */
  public int number(int file, int rank) {
    return numbers[Square.at(file, rank).ordinal()];
  }

  /** The square of that number. */
  public Square square(int number) {
    return squares[number];
  }

  /** The file of a square, counted from 0. */
  public int file(int square) {
    return squares[square].file();
  }

  /** The rank of a square, counted from 0. */
  public int rank(int square) {
    return squares[square].rank();
  }

  /** The rank of a square as {@code side} counts, whose own edge of the board is 0. */
  public int rank(int square, Colour side) {
    return side == Colour.WHITE ? rank(square) : ranks - 1 - rank(square);
  }

  /** Whether pawns of {@code side} end there. */
  public boolean isLastRank(int square, Colour side) {
    return rank(square, side) == ranks - 1;
  }

  /** The next square that way, {@link #NONE} where the board ends. */
  public int next(int from, Direction way) {
    return next[from][way.ordinal()];
  }

  /** All squares that way, the nearest first. */
  public int[] ray(int from, Direction way) {
    return rays[from][way.ordinal()];
  }

  /** The four rays along rank and file. */
  public int[][] orthogonals(int from) {
    return orthogonals[from];
  }

  /** The four rays along the diagonals. */
  public int[][] diagonals(int from) {
    return diagonals[from];
  }

  /** The up to eight squares round {@code from}, in their order. */
  public int[] neighbours(int from) {
    return neighbours[from];
  }

  /** Those of them that share a side with {@code from}. */
  public int[] sides(int from) {
    return sides[from];
  }

  /** Those of them that touch {@code from} by a corner. */
  public int[] corners(int from) {
    return corners[from];
  }

  /**
   * The squares strictly between two of one rank, file or diagonal, the first of them nearest to
   * {@code from}; none for others. Round a cylinder, one of the ways.
   */
  public int[] between(int from, int to) {
    return between[from][to];
  }

  /** The squares a knight's leap away, in their order. */
  public int[] leaps(int from) {
    return leaps[from];
  }

  /** The squares of a set in the order of their names, for what is said to people. */
  public List<Square> squares(long set) {
    List<Square> found = new ArrayList<>(SquareSet.size(set));
    for (long left = set; left != 0; left = SquareSet.rest(left)) {
      found.add(squares[SquareSet.first(left)]);
    }
    return found;
  }

  /** The same, a1 first, then along the rank. */
  public List<Square> alongRanks(long set) {
    return squares(set).stream().sorted().toList();
  }

  /** All squares that way, the nearest first, for what is said to people. */
  public List<Square> squares(Square from, Direction way) {
    return Arrays.stream(ray(number(from), way)).mapToObj(this::square).toList();
  }

  /**
   * The squares slanting forward, where a pawn of {@code side} captures; seen the other way, whence
   * one of the other side does.
   */
  public int[] pawnCaptures(int from, Colour side) {
    return pawnCaptures[side.ordinal()][from];
  }

  /** The way to a neighbour, if it is one. */
  public Optional<Direction> way(Square from, Square neighbour) {
    return Direction.ALL.stream()
        .filter(way -> next(number(from), way) == number(neighbour))
        .findFirst();
  }

  /** The {@link #neighbours} as a set. */
  public long kingSteps(int from) {
    return kingSteps[from];
  }

  /** The {@link #sides} as a set. */
  public long rookSteps(int from) {
    return rookSteps[from];
  }

  /** The {@link #leaps} as a set. */
  public long knightLeaps(int from) {
    return knightLeaps[from];
  }

  /** The {@link #pawnCaptures} as a set. */
  public long pawnTakes(int from, Colour side) {
    return pawnTakes[side.ordinal()][from];
  }

  /** The squares at most so many king's steps away from {@code middle}, itself included. */
  public long within(int middle, int steps) {
    return within[middle][Math.min(steps, within[middle].length - 1)];
  }

  /** What a rook attacks where {@code occupied} squares stop it, those included. */
  public long rookLines(int from, long occupied) {
    return lines.straight(from, occupied);
  }

  /** What a bishop attacks where {@code occupied} squares stop it, those included. */
  public long bishopLines(int from, long occupied) {
    return lines.slanted(from, occupied);
  }

  /** The set with all its neighbours: a set is files one after another, each from rank 1 on. */
  public long spread(long squares) {
    return wide(tall(squares));
  }

  /** The set with those neighbours alone that share a side with one of its squares. */
  public long spreadBySides(long squares) {
    return tall(squares) | wide(squares);
  }

  private long tall(long squares) {
    return squares | (squares & ~top) << 1 | (squares & ~bottom) >>> 1;
  }

  private long wide(long squares) {
    return (squares | squares << ranks | squares >>> ranks | squares << seam | squares >>> seam)
        & all;
  }
}

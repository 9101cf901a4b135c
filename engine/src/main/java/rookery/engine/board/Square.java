package rookery.engine.board;

import java.util.Optional;

/**
 * A square by file and rank, both counted from 0; {@code a1} is 0, 0. On boards whose lines are
 * numbered from the top, rank 0 is the top line. One object for each square, so {@code ==} holds.
 */
public final class Square implements Comparable<Square> {
  /** The widest and tallest board there is. */
  public static final int LIMIT = 11;

  private static final Square[] ALL = all();

  private final int file;
  private final int rank;
  private final int ordinal;
  private final String name;

  private Square(int file, int rank) {
    this.file = file;
    this.rank = rank;
    this.ordinal = rank * LIMIT + file;
    this.name = (char) ('a' + file) + Integer.toString(rank + 1);
  }

  private static Square[] all() {
    Square[] all = new Square[LIMIT * LIMIT];
    for (int i = 0; i < all.length; i++) {
      all[i] = new Square(i % LIMIT, i / LIMIT);
    }
    return all;
  }

  /**
   * The square at {@code file} and {@code rank}.
   *
   * @throws IllegalArgumentException if either is not within 0 and {@link #LIMIT} - 1
   */
  public static Square at(int file, int rank) {
    if (file < 0 || file >= LIMIT || rank < 0 || rank >= LIMIT) {
      throw new IllegalArgumentException("no square at " + file + ", " + rank);
    }
    return ALL[rank * LIMIT + file];
  }

  /**
   * The square of that name.
   *
   * @throws IllegalArgumentException if {@code name} is not a file letter and a rank number
   */
  public static Square named(String name) {
    return find(name).orElseThrow(() -> new IllegalArgumentException("no square " + name));
  }

  /** The square of that name, if there is one on a board of the largest size. */
  public static Optional<Square> find(String name) {
    int file = name.isEmpty() ? LIMIT : name.charAt(0) - 'a';
    for (int rank = 0; rank < LIMIT && file >= 0 && file < LIMIT; rank++) {
      if (at(file, rank).name.equals(name)) {
        return Optional.of(at(file, rank));
      }
    }
    return Optional.empty();
  }

  /** Its number among all squares of the largest board. */
  int ordinal() {
    return ordinal;
  }

  /** Counted from 0 at file a. */
  public int file() {
    return file;
  }

  /** Counted from 0 at rank 1. */
  public int rank() {
    return rank;
  }

  /** King's steps to {@code other}: the larger of file and rank distance. */
  public int steps(Square other) {
    return Math.max(Math.abs(file - other.file), Math.abs(rank - other.rank));
  }

  /** Steps to {@code other} without diagonals. */
  public int walk(Square other) {
    return Math.abs(file - other.file) + Math.abs(rank - other.rank);
  }

  /** By rank, then by file: a1, b1, ... a2. */
  @Override
  public int compareTo(Square other) {
    return rank != other.rank
        ? Integer.compare(rank, other.rank)
        : Integer.compare(file, other.file);
  }

  @Override
  public String toString() {
    return name;
  }
}

package rookery.engine.games.custodian;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.engine.board.Square;

/** The board of seven by seven squares, and what is next to what on it. */
enum Grid {
  FLAT(false),
  /** The files a and g are neighbours. */
  CYLINDER(true);

  /** Files, and ranks. */
  static final int SIZE = 7;

  private final boolean round;
  private final List<List<Optional<Square>>> neighbours = new ArrayList<>();
  private final List<List<List<Square>>> rays = new ArrayList<>();
  private final List<List<Square>> leaps = new ArrayList<>();

  Grid(boolean round) {
    this.round = round;
    for (int i = 0; i < SIZE * SIZE; i++) {
      Square square = Square.at(i % SIZE, i / SIZE);
      neighbours.add(Direction.ALL.stream().map(d -> find(square, d.files(), d.ranks())).toList());
      rays.add(Direction.ALL.stream().map(d -> walk(square, d)).toList());
      leaps.add(leapsFrom(square));
    }
  }

  private Optional<Square> find(Square from, int files, int ranks) {
    int file = from.file() + files;
    int rank = from.rank() + ranks;
    if (round) {
      file = Math.floorMod(file, SIZE);
    }
    boolean there = file >= 0 && file < SIZE && rank >= 0 && rank < SIZE;
    return there ? Optional.of(Square.at(file, rank)) : Optional.empty();
  }

  private List<Square> walk(Square from, Direction direction) {
    List<Square> ray = new ArrayList<>();
    Optional<Square> next = find(from, direction.files(), direction.ranks());
    // No move may end where it began, so a walk round the cylinder stops before its start.
    while (next.isPresent() && next.get() != from) {
      ray.add(next.get());
      next = find(next.get(), direction.files(), direction.ranks());
    }
    return List.copyOf(ray);
  }

  private List<Square> leapsFrom(Square from) {
    List<Square> found = new ArrayList<>();
    for (int files : new int[] {-2, -1, 1, 2}) {
      int ranks = 3 - Math.abs(files);
      find(from, files, ranks).ifPresent(found::add);
      find(from, files, -ranks).ifPresent(found::add);
    }
    return List.copyOf(found);
  }

  private static int index(Square square) {
    return square.rank() * SIZE + square.file();
  }

  /** Whether the board has {@code square}. */
  static boolean has(Square square) {
    return square.file() < SIZE && square.rank() < SIZE;
  }

  /** The next square that way, if the board goes on. */
  Optional<Square> next(Square from, Direction direction) {
    return neighbours.get(index(from)).get(direction.ordinal());
  }

  /** All squares that way, the nearest first. */
  List<Square> ray(Square from, Direction direction) {
    return rays.get(index(from)).get(direction.ordinal());
  }

  /** The squares a knight's leap away. */
  List<Square> leaps(Square from) {
    return leaps.get(index(from));
  }

  /** The direction in which {@code to} is the neighbour of {@code from}, if it is one. */
  Optional<Direction> direction(Square from, Square to) {
    return Direction.ALL.stream()
        .filter(d -> next(from, d).filter(square -> square == to).isPresent())
        .findFirst();
  }
}

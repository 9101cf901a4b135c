package rookery.engine;

import java.util.Objects;
import rookery.engine.text.Named;

/**
 * A place in a game that one person takes.
 *
 * @param id short name, unique within the game and used in records: {@code W}, {@code P1}, {@code
 *     WK}
 * @param side whom the seat wins and loses with
 * @param title the name people read: {@code White}, {@code White's king-side player}
 */
public record Seat(String id, Side side, String title) implements Named, Comparable<Seat> {
  public Seat {
    Objects.requireNonNull(side);
    if (!id.matches("[A-Z][A-Z0-9]*") || title.isBlank()) {
      throw new IllegalArgumentException("not a seat: " + id + " '" + title + "'");
    }
  }

  /** Seats in the order of their ids, by code point. */
  @Override
  public int compareTo(Seat other) {
    return id.compareTo(other.id);
  }

  @Override
  public String toString() {
    return id;
  }
}

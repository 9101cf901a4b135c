package rookery.engine;

import java.util.Optional;
import rookery.engine.board.Colour;

/**
 * Somebody who looks at a game: the person in a seat, or a spectator.
 *
 * @param seat the viewer's seat; empty for spectators
 */
public record Viewer(Optional<Seat> seat) {
  /** Everybody who has no seat: the channel, and whoever reads it. */
  public static final Viewer SPECTATOR = new Viewer(Optional.empty());

  /** The person in {@code seat}. */
  public static Viewer of(Seat seat) {
    return new Viewer(Optional.of(seat));
  }

  /** Whether this is the person in {@code seat}. */
  public boolean is(Seat other) {
    return seat.isPresent() && seat.get().equals(other);
  }

  /** Whether this person's seat belongs to {@code side}. */
  public boolean sits(Side side) {
    return seat.isPresent() && seat.get().side() == side;
  }

  /** The colour at the bottom of this person's picture, White's where neither is the person's. */
  public Colour bottom() {
    return sits(Side.BLACK) ? Colour.BLACK : Colour.WHITE;
  }

  @Override
  public String toString() {
    return seat.map(Seat::id).orElse("spectator");
  }
}

package rookery.engine;

import java.util.Optional;
import rookery.engine.board.Colour;

/**
 * Somebody who looks at a game: the person in a seat, or a spectator.
 *
 * @param seat the viewer's seat; empty for spectators
 * @param bottom the colour at the bottom of this person's picture
 */
public record Viewer(Optional<Seat> seat, Colour bottom) {
  /** Everybody who has no seat: the channel, and whoever reads it. */
  public static final Viewer SPECTATOR = new Viewer(Optional.empty(), Colour.WHITE);

  /** The person in {@code seat}. */
  public static Viewer of(Seat seat) {
    return new Viewer(Optional.of(seat), seat.side() == Side.BLACK ? Colour.BLACK : Colour.WHITE);
  }

  /** A spectator who looks at the board from that side, as the channel of its only person does. */
  public static Viewer watching(Colour bottom) {
    return new Viewer(Optional.empty(), bottom);
  }

  /** Whether this is the person in {@code seat}. */
  public boolean is(Seat other) {
    return seat.isPresent() && seat.get().equals(other);
  }

  /** Whether this person's seat belongs to {@code side}. */
  public boolean sits(Side side) {
    return seat.isPresent() && seat.get().side() == side;
  }

  @Override
  public String toString() {
    return seat.map(Seat::id).orElse("spectator");
  }
}

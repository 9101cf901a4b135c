package rookery.engine;

import java.util.List;
import rookery.engine.board.Colour;

/** The two seats of a game in which each person plays one colour. */
public final class TwoColourSeats {
  /** The person who plays White. */
  public static final Seat WHITE = new Seat("W", Side.WHITE, "White");

  /** The person who plays Black. */
  public static final Seat BLACK = new Seat("B", Side.BLACK, "Black");

  /** Both, White first. */
  public static final List<Seat> SEATS = List.of(WHITE, BLACK);

  private TwoColourSeats() {}

  /** Who plays {@code colour}. */
  public static Seat seat(Colour colour) {
    return colour == Colour.WHITE ? WHITE : BLACK;
  }

  /** That {@code colour} has won, for one of the game's reasons. */
  public static Result win(Colour colour, String reason) {
    return new Result.Win(List.of(seat(colour)), reason);
  }

  /** The colour that {@code seat} plays. */
  public static Colour colour(Seat seat) {
    return seat.side() == Side.WHITE ? Colour.WHITE : Colour.BLACK;
  }
}

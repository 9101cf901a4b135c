package rookery.engine.games.telepathy.turn;

import java.util.List;
import rookery.engine.Seat;
import rookery.engine.Side;
import rookery.engine.board.Colour;
import rookery.engine.text.Team;

/** The four seats, in two teams of two. */
public final class Teams {
  private static final List<Seat> WHITE =
      List.of(new Seat("W1", Side.WHITE, "White 1"), new Seat("W2", Side.WHITE, "White 2"));
  private static final List<Seat> BLACK =
      List.of(new Seat("B1", Side.BLACK, "Black 1"), new Seat("B2", Side.BLACK, "Black 2"));

  /** All of them. */
  public static final List<Seat> SEATS =
      List.of(WHITE.get(0), WHITE.get(1), BLACK.get(0), BLACK.get(1));

  private Teams() {}

  /** Both partners of a team. */
  public static List<Seat> partners(Colour team) {
    return team == Colour.WHITE ? WHITE : BLACK;
  }

  /** A team in sentences, which its partners read as "you". */
  public static Team called(Colour team) {
    return new Team(team.title(), List.copyOf(partners(team)));
  }

  /** Whose team a seat belongs to. */
  public static Colour team(Seat seat) {
    return seat.side() == Side.WHITE ? Colour.WHITE : Colour.BLACK;
  }

  /** The other seat of the same team. */
  public static Seat partner(Seat seat) {
    List<Seat> partners = partners(team(seat));
    return partners.get(1 - partners.indexOf(seat));
  }
}

package rookery.engine.games.telepathy.turn;

import java.util.Optional;
import rookery.engine.Seat;
import rookery.engine.board.Colour;

/** Who predicts in each team now or next, once that is settled; the partner moves. */
public record Roles(Optional<Seat> white, Optional<Seat> black) {
  /** Before anybody has said who predicts first. */
  public static final Roles UNSETTLED = new Roles(Optional.empty(), Optional.empty());

  /** Who predicts in {@code team}, now or next. */
  public Optional<Seat> predictor(Colour team) {
    return team == Colour.WHITE ? white : black;
  }

  Optional<Seat> mover(Colour team) {
    return predictor(team).map(Teams::partner);
  }

  /** Whether {@code team} has said who predicts first. */
  public boolean settled(Colour team) {
    return predictor(team).isPresent();
  }

  /** With {@code seat} as the predictor of its team. */
  public Roles with(Seat seat) {
    return Teams.team(seat) == Colour.WHITE
        ? new Roles(Optional.of(seat), black)
        : new Roles(white, Optional.of(seat));
  }

  /** After a turn of {@code team}, whose roles are settled. */
  Roles swapped(Colour team) {
    return with(mover(team).orElseThrow());
  }
}

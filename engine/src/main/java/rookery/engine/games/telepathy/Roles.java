package rookery.engine.games.telepathy;

import java.util.Optional;
import rookery.engine.Seat;
import rookery.engine.board.Colour;

/** Who predicts in each team now or next, once that is settled; the partner moves. */
record Roles(Optional<Seat> white, Optional<Seat> black) {
  /** Before anybody has said who predicts first. */
  static final Roles UNSETTLED = new Roles(Optional.empty(), Optional.empty());

  Optional<Seat> predictor(Colour team) {
    return team == Colour.WHITE ? white : black;
  }

  Optional<Seat> mover(Colour team) {
    return predictor(team).map(TelepathyGame::partner);
  }

  boolean settled(Colour team) {
    return predictor(team).isPresent();
  }

  /** With {@code seat} as the predictor of its team. */
  Roles with(Seat seat) {
    return TelepathyGame.team(seat) == Colour.WHITE
        ? new Roles(Optional.of(seat), black)
        : new Roles(white, Optional.of(seat));
  }

  /** After a turn of {@code team}, whose roles are settled. */
  Roles swapped(Colour team) {
    return with(mover(team).orElseThrow());
  }
}

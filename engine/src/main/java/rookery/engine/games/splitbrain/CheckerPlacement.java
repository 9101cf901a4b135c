package rookery.engine.games.splitbrain;

import rookery.engine.Seat;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;

/** The corner where the checker lies, which says who of each team chooses the piece. */
enum CheckerPlacement {
  H8,
  A8;

  Square square() {
    return Square.named(this == H8 ? "h8" : "a8");
  }

  /** The corner of the same side beside the pieces of {@code team}. */
  Square home(Colour team) {
    return Square.at(square().file(), team == Colour.WHITE ? 0 : square().rank());
  }

  /** The partner on the checker's side, who circles the piece. */
  Seat chooser(Colour team) {
    return SplitBrainGame.seat(team, this == H8);
  }

  /** The other partner, who circles the target. */
  Seat mover(Colour team) {
    return SplitBrainGame.seat(team, this != H8);
  }

  /** Where it lies after a move of {@code team}: it slides when Black has moved. */
  CheckerPlacement after(Colour team) {
    if (team == Colour.WHITE) {
      return this;
    }
    return this == H8 ? A8 : H8;
  }
}

package rookery.engine.games.telepathy;

import rookery.engine.board.Colour;

/** The card of each team that lies face up; never the checker. */
record FaceUp(Card white, Card black) {
  /** As the game begins. */
  static final FaceUp PAWNS = new FaceUp(Card.PAWN, Card.PAWN);

  Card of(Colour team) {
    return team == Colour.WHITE ? white : black;
  }

  /** After a turn of {@code team} with {@code faceDown}: step 5 of the page. */
  FaceUp after(Colour team, Card faceDown) {
    if (faceDown == Card.CHECKER) {
      return this;
    }
    return team == Colour.WHITE ? new FaceUp(faceDown, black) : new FaceUp(white, faceDown);
  }
}

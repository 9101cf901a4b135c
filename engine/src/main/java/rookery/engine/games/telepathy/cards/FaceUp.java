package rookery.engine.games.telepathy.cards;

import rookery.engine.board.Colour;

/** The card of each team that lies face up; never the checker. */
public record FaceUp(Card white, Card black) {
  /** As the game begins. */
  public static final FaceUp PAWNS = new FaceUp(Card.PAWN, Card.PAWN);

  /** The card that lies face up before a team. */
  public Card of(Colour team) {
    return team == Colour.WHITE ? white : black;
  }

  /** After a turn of {@code team} with {@code faceDown}: step 5 of the page. */
  public FaceUp after(Colour team, Card faceDown) {
    if (faceDown == Card.CHECKER) {
      return this;
    }
    return team == Colour.WHITE ? new FaceUp(faceDown, black) : new FaceUp(white, faceDown);
  }
}

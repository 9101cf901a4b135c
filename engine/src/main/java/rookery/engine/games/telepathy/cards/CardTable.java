package rookery.engine.games.telepathy.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.engine.board.Colour;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Margins;
import rookery.engine.diagram.Mark;

/**
 * What lies beside the board: the coin on its way between the teams, and for each team its hand
 * with the cards on the table before it.
 *
 * @param faceUp the open card of each team
 * @param coin where the coin is
 * @param near the team at the bottom of the picture
 */
public record CardTable(FaceUp faceUp, Coin coin, Colour near) {
  private static final Margins MARGINS = new Margins(0, 0, 5.75, 0);
  private static final double COIN_X = 8.65;
  private static final double CARDS_X = 9.25;
  private static final double HAND_STEP = 0.5;
  private static final double TABLE_STEP = 2.1;

  /** So much of the hand shows above the cards on the table. */
  private static final double HAND_SHOWN = 0.95;

  private static final double FAR_Y = 0;
  private static final double NEAR_Y = 4.1;

  /**
   * The board with all of it.
   *
   * @param team whose turn it is
   * @param faceDown the face of the second card on that team's table, if there is one
   */
  public Diagram beside(Diagram board, Colour team, Optional<String> faceDown) {
    List<Mark> marks = new ArrayList<>();
    marks.add(new Mark.Coin(COIN_X, coinY()));
    for (Colour colour : Colour.values()) {
      addHand(marks, colour);
      addTable(marks, colour, colour == team ? faceDown : Optional.empty());
    }
    return board.seenFrom(near).with(MARGINS).with(marks);
  }

  private double coinY() {
    return switch (coin) {
      case MIDDLE -> 4;
      case WHITE -> near == Colour.WHITE ? 7 : 1;
      case BLACK -> near == Colour.BLACK ? 7 : 1;
    };
  }

  /** TE-11: the six cards from which one may have been chosen, in the order of the pieces. */
  private void addHand(List<Mark> marks, Colour team) {
    double x = CARDS_X;
    for (Card card : Card.hand(faceUp.of(team))) {
      marks.add(new Mark.Card(card.face(team), x, y(team)));
      x += HAND_STEP;
    }
  }

  private void addTable(List<Mark> marks, Colour team, Optional<String> faceDown) {
    double y = y(team) + HAND_SHOWN;
    marks.add(new Mark.Card(faceUp.of(team).face(team), CARDS_X, y));
    faceDown.ifPresent(face -> marks.add(new Mark.Card(face, CARDS_X + TABLE_STEP, y)));
  }

  private double y(Colour team) {
    return team == near ? NEAR_Y : FAR_Y;
  }
}

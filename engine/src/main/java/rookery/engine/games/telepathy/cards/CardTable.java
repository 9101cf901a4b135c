package rookery.engine.games.telepathy.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.engine.board.Colour;
import rookery.engine.cards.CardPlace;
import rookery.engine.diagram.BesideBoard;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Margins;
import rookery.engine.diagram.Mark;

/**
 * What lies beneath the board: the coin on its way between the teams, and for each team its hand
 * with the cards on the table before it, White's on the left whichever side the board is seen from,
 * so that everybody finds them in the same place.
 *
 * @param faceUp the open card of each team
 * @param coin where the coin is
 * @param near the team at the bottom of the picture
 */
public record CardTable(FaceUp faceUp, Coin coin, Colour near) {
  private static final Margins BENEATH = new Margins(0, 0, 0, 2.8);
  private static final double SCALE = 0.5;
  private static final double HAND_STEP = 0.5;
  private static final double TABLE_STEP = 1.05;
  private static final double HAND_Y = 8.7;

  /** So much of the hand shows above the cards on the table. */
  private static final double TABLE_Y = HAND_Y + 0.5;

  private static final double WHITE_X = 0;
  private static final double BLACK_X = 4.5;
  private static final double MIDDLE_Y = 9.6;

  /** Beside the cards on a team's table, under its hand. */
  private static final double COIN_STEP = 2.8;

  private static final double COIN_Y = 10.45;

  /**
   * The board with all of it.
   *
   * @param team whose turn it is
   * @param faceDown the face of the second card on that team's table, if there is one
   */
  public Diagram beneath(Diagram board, Colour team, Optional<String> faceDown) {
    List<Mark> marks = new ArrayList<>();
    for (Colour colour : Colour.values()) {
      marks.addAll(hand(colour));
      addTable(marks, colour, colour == team ? faceDown : Optional.empty());
    }
    // On top of the cards, so that all of it is seen.
    marks.add(coinMark());
    return board.seenFrom(near).with(BENEATH).with(marks);
  }

  private Mark coinMark() {
    return switch (coin) {
      case MIDDLE -> new BesideBoard.Coin(4, MIDDLE_Y);
      case WHITE -> new BesideBoard.Coin(x(Colour.WHITE) + COIN_STEP, COIN_Y);
      case BLACK -> new BesideBoard.Coin(x(Colour.BLACK) + COIN_STEP, COIN_Y);
    };
  }

  /** TE-11: the six cards from which one may have been chosen, in the order of the pieces. */
  private List<Mark> hand(Colour team) {
    List<String> hand = Card.hand(faceUp.of(team)).stream().map(card -> card.face(team)).toList();
    return new CardPlace(x(team), HAND_Y, SCALE).row(hand, HAND_STEP, BLACK_X);
  }

  private void addTable(List<Mark> marks, Colour team, Optional<String> faceDown) {
    String open = faceUp.of(team).face(team);
    marks.add(new BesideBoard.Card(open, x(team), TABLE_Y, SCALE));
    faceDown.ifPresent(
        face -> marks.add(new BesideBoard.Card(face, x(team) + TABLE_STEP, TABLE_Y, SCALE)));
  }

  private static double x(Colour team) {
    return team == Colour.WHITE ? WHITE_X : BLACK_X;
  }
}

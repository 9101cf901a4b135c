package rookery.engine.games.telepathy.cards;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import rookery.engine.board.Colour;
import rookery.engine.cards.CardPlace;
import rookery.engine.diagram.BesideBoard;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Margins;
import rookery.engine.diagram.Mark;

/**
 * What lies beneath the board: the track of the coin between the teams, and for each team its hand
 * with the cards on the table beside it, White's on the left whichever side the board is seen from,
 * so that everybody finds them in the same place.
 *
 * @param near the team at the bottom of the picture
 */
public record CardTable(FaceUp faceUp, Coin coin, Colour near) {
  private static final Margins BENEATH = new Margins(0, 0, 0, 2.95);

  /** The three places of the coin, from White's side to Black's. */
  private static final BesideBoard.Grid TRACK =
      new BesideBoard.Grid(List.of(List.of(".", ".", ".")), 2.65, 8.45, 1.35);

  private static final double TRACK_ALONE = 1.4;

  private static final double SMALL_SCALE = 0.3;
  private static final double SMALL_Y = 8.45;
  private static final double SMALL_WHITE_X = 0.4;
  private static final double SMALL_BLACK_X = 7;

  private static final double TRACK_Y = 8.9;
  private static final double PLACE = 0.9;
  private static final double MIDDLE = 4;

  /** From the middle of the track to that of the words at its ends. */
  private static final double TO_WORDS = 2.1;

  private static final double SCALE = 0.5;
  private static final double HAND_STEP = 0.38;

  /** From the first to the last of a hand beside which a card lies that was chosen from it. */
  private static final double CLOSER = 1.25;

  private static final double CARDS_Y = 9.4;

  /** Beside the hand, so that nothing of it is covered. */
  private static final double FACE_UP_STEP = 2.95;

  /** Upon the edge of the last of the hand, whose picture stays in sight. */
  private static final double FACE_DOWN_STEP = 2;

  private static final double WHITE_X = 0;
  private static final double BLACK_X = 4.07;
  private static final double TOP_RANK = 8.5;

  /**
   * The board with all of it.
   *
   * @param team whose turn it is
   * @param faceDown the face of the second card on that team's table, if there is one
   * @param hands what each team has in hand, in the order of the pieces
   */
  public Diagram beneath(
      Diagram board, Colour team, Optional<String> faceDown, Function<Colour, List<Card>> hands) {
    List<Mark> marks = new ArrayList<>(List.of(TRACK, end(Colour.WHITE), end(Colour.BLACK)));
    marks.add(new BesideBoard.Coin(MIDDLE + (coin.ordinal() - 1) * PLACE, TRACK_Y));
    for (Colour colour : Colour.values()) {
      Optional<String> chosen = faceDown.filter(face -> colour == team);
      marks.addAll(row(colour, hands.apply(colour), chosen.isPresent() ? CLOSER : BLACK_X));
      addTable(marks, colour, chosen);
    }
    return board.seenFrom(near).with(BENEATH).with(marks);
  }

  /** The same without cards, which leaves the board large above many buttons. */
  public static Diagram withoutCards(Diagram drawn) {
    return drawn
        .without(mark -> mark instanceof BesideBoard.Card)
        .with(new Margins(0, 0, 0, TRACK_ALONE));
  }

  /** The same with the face-up cards alone, small at the ends of the track. */
  public static Diagram withFaceUpCards(Diagram drawn, FaceUp faceUp) {
    return withoutCards(drawn)
        .with(
            Arrays.stream(Colour.values())
                .<Mark>map(
                    team ->
                        new BesideBoard.Card(
                            faceUp.of(team).face(team),
                            team == Colour.WHITE ? SMALL_WHITE_X : SMALL_BLACK_X,
                            SMALL_Y,
                            SMALL_SCALE))
                .toList());
  }

  private static Mark end(Colour team) {
    double x = team == Colour.WHITE ? MIDDLE - TO_WORDS : MIDDLE + TO_WORDS;
    return new Mark.Text(team.title(), x + 0.5, CardPlace.hundredths(TOP_RANK - TRACK_Y));
  }

  private List<Mark> row(Colour team, List<Card> hand, double width) {
    List<String> faces = hand.stream().map(card -> card.face(team)).toList();
    return new CardPlace(x(team), CARDS_Y, SCALE).row(faces, HAND_STEP, width);
  }

  private void addTable(List<Mark> marks, Colour team, Optional<String> faceDown) {
    faceDown.ifPresent(face -> marks.add(card(face, team, FACE_DOWN_STEP)));
    marks.add(card(faceUp.of(team).face(team), team, FACE_UP_STEP));
  }

  private static Mark card(String face, Colour team, double step) {
    return new BesideBoard.Card(face, CardPlace.hundredths(x(team) + step), CARDS_Y, SCALE);
  }

  private static double x(Colour team) {
    return team == Colour.WHITE ? WHITE_X : BLACK_X;
  }
}

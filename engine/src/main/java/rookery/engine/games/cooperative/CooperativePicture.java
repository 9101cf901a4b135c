package rookery.engine.games.cooperative;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import rookery.engine.Seat;
import rookery.engine.Viewer;
import rookery.engine.board.Colour;
import rookery.engine.cards.CardPlace;
import rookery.engine.diagram.Beside;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Margins;
import rookery.engine.diagram.Mark;
import rookery.engine.games.cooperative.cards.Line;

/**
 * The board and beneath it the line, and then the hand of whoever looks, the pile and the partner's
 * hand.
 *
 * @param open whether both hands lie face up, as at the end
 */
record CooperativePicture(CooperativeTurn turn, Viewer viewer, boolean open) {
  private static final double TOP = 8.65;
  private static final double SCALE = 0.45;
  private static final double STRIP = 1.45;
  private static final double STEP = 0.95;
  private static final double NEAR_HAND = 0.45;
  private static final double PILE = 3.1;
  private static final double FAR_HAND = 5.95;

  /** From a card's upper left corner to the middle of what is written beside it. */
  private static final double COUNT_X = 1.75;

  private static final double COUNT_Y = 0.65;

  /** The board and the cards with these arrows. */
  Diagram diagram(List<Mark> arrows) {
    Line line = turn.cards().line();
    Row row = Row.of(line.size());
    double strip = CardPlace.hundredths(TOP + row.height(line.size()));
    List<Mark> marks = new ArrayList<>(row.marks(line, Neighbours.of(turn), TOP));
    if (!turn.isSolitaire()) {
      addHand(marks, partner(near()), NEAR_HAND, strip);
      addHand(marks, partner(near().opposite()), FAR_HAND, strip);
    }
    addPile(marks, strip);
    marks.addAll(arrows);
    turn.attackedKings().forEach(king -> marks.add(Mark.check(king)));
    return Diagram.of(turn.chess().board())
        .with(new Margins(0, 0, 0, CardPlace.hundredths(strip + STRIP - 8)))
        .with(marks)
        .seenFrom(near());
  }

  /** The moves of the turn as arrows. */
  List<Mark> trail() {
    return turn.trail().stream()
        .<Mark>map(move -> Mark.arrow(move.from(), move.to(), "black"))
        .toList();
  }

  /** The colour at the bottom. */
  private Colour near() {
    return viewer.is(CooperativeGame.BLACK) ? Colour.BLACK : Colour.WHITE;
  }

  private static Seat partner(Colour colour) {
    return CooperativeGame.partner(colour);
  }

  private void addHand(List<Mark> marks, Seat seat, double x, double y) {
    List<String> hand = turn.cards().hand(seat);
    boolean known = open || viewer.is(seat);
    marks.addAll(
        new CardPlace(x, y, SCALE)
            .row(known ? hand : Collections.nCopies(hand.size(), Beside.Card.BACK), STEP, STEP));
  }

  private void addPile(List<Mark> marks, double y) {
    int left = turn.cards().pile().size();
    if (left > 0) {
      marks.add(new Beside.Card(Beside.Card.BACK, PILE, y, SCALE));
      double rank = CardPlace.hundredths(8.5 - y - COUNT_Y);
      marks.add(new Mark.Text(left + " left", PILE + COUNT_X + 0.5, rank));
    }
  }
}

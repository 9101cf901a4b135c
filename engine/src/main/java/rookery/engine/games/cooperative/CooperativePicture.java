package rookery.engine.games.cooperative;

import java.util.ArrayList;
import java.util.List;
import rookery.engine.Seat;
import rookery.engine.Viewer;
import rookery.engine.board.Colour;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Margins;
import rookery.engine.diagram.Mark;

/**
 * The board with the cards on its right: in one column the partner's hand, the pile and the own
 * hand, and beside the pile the line. A long line goes on in further rows, each with the position
 * of its first card.
 */
record CooperativePicture(CooperativeTurn turn, Viewer viewer) {
  private static final Margins MARGINS = new Margins(0, 0.4, 8.1, 1);
  private static final double OVERLAP = 0.5;
  private static final double COLUMN = 8.5;
  private static final double FAR_HAND = -0.35;
  private static final double PILE = 2.5;
  private static final double NEAR_HAND = 5.95;
  private static final double LINE = 11.6;
  private static final int ROW = 6;

  /** From a card's upper left corner to the middle of what is written beside it. */
  private static final double NUMBER_X = -0.33;

  private static final double NUMBER_Y = 0.35;
  private static final double COUNT_X = 0.975;
  private static final double COUNT_Y = 3.2;

  /** The board and the cards with these arrows. */
  Diagram diagram(List<Mark> arrows) {
    List<Mark> marks = new ArrayList<>();
    if (!turn.isSolitaire()) {
      addHand(marks, partner(near().opposite()), FAR_HAND);
      addHand(marks, partner(near()), NEAR_HAND);
    }
    addPile(marks);
    addLine(marks);
    marks.addAll(arrows);
    turn.attackedKings().forEach(king -> marks.add(new Mark.Check(king)));
    return Diagram.of(turn.chess().board()).with(MARGINS).with(marks).seenFrom(near());
  }

  /** The moves of the turn as arrows. */
  List<Mark> trail() {
    return turn.trail().stream()
        .<Mark>map(move -> new Mark.Arrow(move.from(), move.to(), "black"))
        .toList();
  }

  /** The colour at the bottom. */
  private Colour near() {
    return viewer.is(CooperativeGame.BLACK) ? Colour.BLACK : Colour.WHITE;
  }

  private static Seat partner(Colour colour) {
    return CooperativeGame.partner(colour);
  }

  private void addHand(List<Mark> marks, Seat seat, double y) {
    List<String> hand = turn.cards().hand(seat);
    for (int i = 0; i < hand.size(); i++) {
      String face = viewer.is(seat) ? hand.get(i) : Mark.Card.BACK;
      marks.add(new Mark.Card(face, COLUMN + i * OVERLAP, y));
    }
  }

  private void addPile(List<Mark> marks) {
    int left = turn.cards().pile().size();
    if (left > 0) {
      marks.add(new Mark.Card(Mark.Card.BACK, COLUMN, PILE));
      marks.add(text(left + " left", COLUMN + COUNT_X, PILE + COUNT_Y));
    }
  }

  private void addLine(List<Mark> marks) {
    List<String> cards = turn.cards().line().cards();
    double top = PILE - (cards.size() - 1) / ROW / 2.0;
    for (int i = 0; i < cards.size(); i++) {
      double y = top + i / ROW;
      if (i % ROW == 0) {
        marks.add(text(Integer.toString(i + 1), LINE + NUMBER_X, y + NUMBER_Y));
      }
      marks.add(new Mark.Card(cards.get(i), LINE + i % ROW * OVERLAP, y));
    }
  }

  /** Words round a place in squares from the board's upper left corner. */
  private static Mark text(String words, double x, double y) {
    double file = x + 0.5;
    double rank = 8.5 - y;
    return new Mark.Text(words, file, rank);
  }
}

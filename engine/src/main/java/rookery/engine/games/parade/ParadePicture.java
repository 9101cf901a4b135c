package rookery.engine.games.parade;

import java.util.ArrayList;
import java.util.List;
import rookery.engine.cards.CardPlace;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Margins;
import rookery.engine.diagram.Mark;

/** The board with the cards on its right: those shown, laid out in rows, and the two piles. */
record ParadePicture(Parade parade) {
  private static final Margins MARGINS = new Margins(0, 0, 5, 0);
  private static final int ROW = 4;
  private static final double CARDS_X = 8.5;
  private static final double OVERLAP = 0.5;
  private static final double SPENT_X = 10.75;
  private static final double PILES_Y = 4.75;

  Diagram diagram() {
    List<Mark> marks = new ArrayList<>();
    if (parade.pickedUp()) {
      addBelowZero(marks);
    } else {
      addFaceUp(marks);
      addPile(marks, CARDS_X, parade.pile().size(), "%s left");
      addPile(marks, SPENT_X, parade.facedown().size(), "%s spent");
    }
    return Diagram.of(parade.board()).with(MARGINS).with(marks);
  }

  private void addFaceUp(List<Mark> marks) {
    List<String> cards = parade.faceUp();
    for (int i = 0; i < cards.size(); i++) {
      marks.add(new Mark.Card(cards.get(i), CARDS_X + i % ROW * OVERLAP, i / ROW));
    }
  }

  /** All cards have been picked up to count with. */
  private void addBelowZero(List<Mark> marks) {
    addPile(marks, CARDS_X, parade.leftBelow(), "%s left");
    addPile(marks, SPENT_X, parade.below(), "-%s");
  }

  private static void addPile(List<Mark> marks, double x, int count, String label) {
    if (count > 0) {
      marks.addAll(new CardPlace(x, PILES_Y).faceDown(label.formatted(count)));
    }
  }
}

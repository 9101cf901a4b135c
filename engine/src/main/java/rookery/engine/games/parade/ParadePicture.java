package rookery.engine.games.parade;

import java.util.ArrayList;
import java.util.List;
import rookery.engine.cards.CardPlace;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Margins;
import rookery.engine.diagram.Mark;
import rookery.engine.play.ColouredGroups;

/**
 * The board with its groups, and beneath it the cards: those shown in a row, and the two piles; at
 * the end the piles, in order.
 *
 * @param open whether it is the end
 */
record ParadePicture(ParadePosition parade, ColouredGroups groups, boolean open) {
  private static final Margins MARGINS = new Margins(0, 0, 0, 2.45);
  private static final double SCALE = 0.5;
  private static final double TOP = 8.65;
  private static final double WIDEST_STEP = 0.5;

  /** From the first card shown to the last where there are many. */
  private static final double WIDTH = 3.6;

  private static final double CARDS_X = 4.75;
  private static final double SPENT_X = 6.65;

  /** At the end, from one card of a pile to the next, and from one pile to the other. */
  private static final double OPEN_STEP = 0.8;

  private static final double BETWEEN = 0.5;

  /** What the words below a pile of a single card need. */
  private static final double NARROWEST = 1.6;

  Diagram diagram() {
    List<Mark> marks = new ArrayList<>(groups.marks());
    Diagram board = Diagram.of(parade.board());
    // What was counted below zero is the score, and told as that.
    return parade.pickedUp() && parade.result().isPresent()
        ? board.with(marks)
        : board.with(MARGINS).with(beneath()).with(marks);
  }

  private List<Mark> beneath() {
    List<Mark> marks = new ArrayList<>();
    if (parade.pickedUp()) {
      addBelowZero(marks);
    } else if (open) {
      addOpen(marks);
    } else {
      marks.addAll(new CardPlace(0, TOP, SCALE).row(parade.faceUp(), WIDEST_STEP, WIDTH));
      addPile(marks, CARDS_X, parade.pile().size(), "%s left");
      addPile(marks, SPENT_X, parade.facedown().size(), "%s spent");
    }
    return marks;
  }

  /** What nobody had seen; the cards that were shown have left their pieces on the board. */
  private void addOpen(List<Mark> marks) {
    double spent = addOpen(marks, 0.1, parade.pile(), "%s left");
    addOpen(marks, spent, parade.facedown(), "%s spent");
  }

  private static double addOpen(List<Mark> marks, double x, List<String> cards, String label) {
    if (cards.isEmpty()) {
      return x;
    }
    CardPlace place = new CardPlace(x, TOP, SCALE);
    marks.addAll(place.faceUp(cards, OPEN_STEP, label.formatted(cards.size())));
    double width = Math.max(NARROWEST, cards.size() * OPEN_STEP);
    return CardPlace.hundredths(x + width + BETWEEN);
  }

  /** All cards have been picked up to count with. */
  private void addBelowZero(List<Mark> marks) {
    addPile(marks, CARDS_X, parade.leftBelow(), "%s left");
    addPile(marks, SPENT_X, parade.below(), "score -%s");
  }

  private static void addPile(List<Mark> marks, double x, int count, String label) {
    marks.addAll(new CardPlace(x, TOP, SCALE).faceDown(count, label.formatted(count)));
  }
}

package rookery.engine.cards;

import java.util.List;
import rookery.engine.diagram.Mark;

/**
 * A place for a card or a pile beside a board of eight ranks, with words below it.
 *
 * @param x of the card's left edge, in squares from the left of the board
 * @param y of its upper edge, in squares from the top of the board
 */
public record CardPlace(double x, double y) {
  /** From a card's left edge to the file number of its middle. */
  private static final double MIDDLE = 1.5;

  /** From a card's upper edge to the middle of words below it. */
  private static final double TO_WORDS = 3.25;

  private static final double TOP_RANK = 8.5;

  /** A pile whose cards nobody can see, with words that say how many there are. */
  public List<Mark> faceDown(String words) {
    return faceUp(Mark.Card.BACK, words);
  }

  /** A card that lies face up, with words below it. */
  public List<Mark> faceUp(String card, String words) {
    return List.of(
        new Mark.Card(card, x, y), new Mark.Text(words, x + MIDDLE, TOP_RANK - y - TO_WORDS));
  }
}

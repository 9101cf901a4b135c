package rookery.engine.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import rookery.engine.diagram.BesideBoard;
import rookery.engine.diagram.Mark;

/**
 * A place for a card or a pile beside a board of eight ranks or beneath it, with words below.
 *
 * @param x of the card's left edge, in squares from the left of the board
 * @param y of its upper edge, in squares from the top of the board
 */
public record CardPlace(double x, double y, double scale) {
  private static final double HEIGHT = 2.95;

  /** From a card's lower edge to the middle of words below it. */
  private static final double TO_WORDS = 0.3;

  private static final double TOP_RANK = 8.5;

  /** A pile of so many cards that nobody can see, with words that say so; nothing without cards. */
  public List<Mark> faceDown(int cards, String words) {
    return cards == 0 ? List.of() : faceUp(BesideBoard.Card.BACK, words);
  }

  /** A card that lies face up, with words below it. */
  public List<Mark> faceUp(String card, String words) {
    double file = hundredths(x + scale + 0.5);
    double rank = hundredths(TOP_RANK - y - HEIGHT * scale - TO_WORDS);
    return List.of(new BesideBoard.Card(card, x, y, scale), new Mark.Text(words, file, rank));
  }

  /** Cards face up side by side from here to the right, with words below the first. */
  public List<Mark> faceUp(List<String> cards, double step, String words) {
    List<Mark> marks = new ArrayList<>(faceUp(cards.get(0), words));
    marks.addAll(
        new CardPlace(hundredths(x + step), y, scale)
            .row(cards.subList(1, cards.size()), step, step * cards.size()));
    return marks;
  }

  /**
   * Cards face up side by side from here to the right, each upon the one before.
   *
   * @param step from one to the next
   * @param width from the first to the last at most; many lie closer for that
   */
  public List<Mark> row(List<String> cards, double step, double width) {
    double apart = Math.min(step, width / Math.max(1, cards.size() - 1));
    return IntStream.range(0, cards.size())
        .<Mark>mapToObj(
            i -> new BesideBoard.Card(cards.get(i), hundredths(x + i * apart), y, scale))
        .toList();
  }

  /** A place as fine as a picture shows it. */
  public static double hundredths(double value) {
    return Math.round(value * 100) / 100.0;
  }
}

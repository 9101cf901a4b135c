package rookery.engine.cards;

import java.util.List;
import java.util.stream.IntStream;
import rookery.engine.diagram.Margins;
import rookery.engine.diagram.Mark;

/**
 * Rows of small cards face up beneath a board of eight files, as decks lie at the end of a game.
 */
public final class FaceUpCardRows {
  /** What a picture needs round its board for two rows and words below them. */
  public static final Margins MARGINS = new Margins(0, 0, 0, 3.4);

  /** Where words stand below two rows. */
  public static final double WORDS_RANK = -2.9;

  /** From the first card of a row to the last at most, in squares. */
  public static final double WIDTH = 7.1;

  private static final double X = 0.1;
  private static final double SCALE = 0.36;
  private static final double ROW = 1.12;

  private FaceUpCardRows() {}

  /**
   * The rows, from above.
   *
   * @param top the upper edge of the first, in squares from the top of the board
   * @param step from one card to the next; the cards of a long row lie closer
   */
  public static List<Mark> from(double top, double step, List<List<String>> rows) {
    return IntStream.range(0, rows.size())
        .mapToObj(n -> place(top + n * ROW).row(rows.get(n), step, WIDTH))
        .flatMap(List::stream)
        .toList();
  }

  private static CardPlace place(double y) {
    return new CardPlace(X, CardPlace.hundredths(y), SCALE);
  }
}

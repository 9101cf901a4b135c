package rookery.engine.games.cooperative.cards;

import static rookery.engine.cards.CardPlace.hundredths;

import java.util.ArrayList;
import java.util.List;
import rookery.engine.diagram.BesideBoard;
import rookery.engine.diagram.Mark;

/**
 * How the line lies beneath the board: in rows of cards with their numbers, and links between
 * neighbours, across the breaks too.
 *
 * @param scale of the cards
 * @param most cards in a row
 */
public record CardRows(double scale, int most) {
  private static final CardRows USUAL = new CardRows(0.42, 7);
  private static final CardRows NARROW = new CardRows(0.36, 9);

  /** At the end, when nobody has to choose any more. */
  private static final CardRows SMALL = new CardRows(0.3, 11);

  private static final double CARD_WIDTH = 1.95;
  private static final double CARD_HEIGHT = 2.95;

  /** Beneath cards or words there is so much room before what comes next. */
  public static final double GAP = 0.07;

  /** Between two rows of the line, where a link comes round. */
  private static final double BETWEEN = 0.2;

  /** A link that comes round from the row above goes left of the cards. */
  private static final double LEFT = 0.64;

  private static final double RIGHT = 7.8;

  /**
   * For so many cards.
   *
   * @param open whether it is the end
   */
  public static CardRows of(int cards, boolean open) {
    return cards <= USUAL.most() ? USUAL : open ? SMALL : NARROW;
  }

  /** How much room a row of cards takes from top to bottom. */
  public static double height(double scale) {
    return CARD_HEIGHT * scale + GAP;
  }

  /** How much room so many cards take from top to bottom. */
  public double height(int cards) {
    int rows = (cards + most - 1) / most;
    return rows == 0 ? 0 : y(most * (rows - 1)) + height(scale);
  }

  /**
   * The cards of the line from {@code top} on.
   *
   * @param links which of them can capture, or could
   */
  public List<Mark> marks(CardLine line, CardLinks links, double top) {
    List<Mark> marks = new ArrayList<>();
    for (int i = 0; i < line.size(); i++) {
      int position = i + 1;
      if (position < line.size()) {
        links.kind(position).ifPresent(kind -> marks.add(link(position, kind, top)));
      }
      marks.add(
          new BesideBoard.Card(
              line.cards().get(i), left(i), hundredths(top + y(i)), scale, position));
    }
    return marks;
  }

  /** A word behind so many cards, where their last row has room. */
  public List<Mark> behind(int cards, String word, double top) {
    return cards % most == 0
        ? List.of()
        : List.of(
            new Mark.Text(
                word,
                hundredths(left(cards) + 0.5 + CARD_WIDTH * scale / 2),
                hundredths(8.5 - top - middle(cards - 1))));
  }

  private Mark link(int position, CardLinks.Kind kind, double top) {
    return new BesideBoard.Link(
        hundredths(left(position - 1) + CARD_WIDTH * scale),
        hundredths(top + middle(position - 1)),
        left(position),
        hundredths(top + middle(position)),
        kind.strength(),
        kind.captor());
  }

  private double left(int index) {
    double step = (RIGHT - LEFT - CARD_WIDTH * scale) / (most - 1);
    return hundredths(LEFT + index % most * step);
  }

  private double y(int index) {
    return index / most * (CARD_HEIGHT * scale + BETWEEN);
  }

  private double middle(int index) {
    return y(index) + CARD_HEIGHT * scale / 2;
  }
}

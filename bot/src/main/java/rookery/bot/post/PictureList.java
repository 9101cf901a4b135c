package rookery.bot.post;

import java.util.List;
import java.util.Optional;
import rookery.bot.preference.BoardStyle;

/**
 * A list to look through, with a small picture beside each entry; it calls nobody.
 *
 * @param heading what it lists, in Discord's Markdown
 * @param cards at most {@link #MOST}
 * @param rows of controls under it
 */
public record PictureList(String heading, List<Card> cards, List<List<Control>> rows) {
  /** With a picture and two buttons each, and a row of five, 37 of the 40 parts Discord allows. */
  public static final int MOST = 5;

  /**
   * One entry.
   *
   * @param words in Discord's Markdown
   * @param picture shown small beside the words
   * @param controls at most five buttons under it
   */
  public record Card(String words, Optional<Picture> picture, List<Control> controls) {
    public Card {
      words = Markdown.tamed(words);
      controls = List.copyOf(controls);
    }

    private Card in(BoardStyle style) {
      return new Card(words, picture.map(shown -> shown.in(style)), controls);
    }
  }

  public PictureList {
    heading = Markdown.tamed(heading);
    cards = List.copyOf(cards);
    rows = rows.stream().filter(row -> !row.isEmpty()).map(List::copyOf).toList();
    if (cards.size() > MOST) {
      throw new IllegalArgumentException("a list of " + cards.size() + " cards");
    }
  }

  /** Whether there are any pictures. */
  public boolean isPainted() {
    return cards.stream().anyMatch(card -> card.picture().isPresent());
  }

  /** This list with its pictures painted in that style. */
  public PictureList in(BoardStyle style) {
    return new PictureList(heading, cards.stream().map(card -> card.in(style)).toList(), rows);
  }
}

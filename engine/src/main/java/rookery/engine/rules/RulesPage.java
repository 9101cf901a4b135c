package rookery.engine.rules;

import java.util.Optional;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.PieceLegend;
import rookery.engine.text.Phrase;

/**
 * One page of what {@code /rules} shows of a game.
 *
 * @param title a few words
 * @param text our own words, in Markdown as Discord reads it; at most 1,900 characters
 * @param diagram a picture for it
 * @param alt the picture in words; empty exactly when there is no picture
 */
public record RulesPage(String title, String text, Optional<Diagram> diagram, String alt) {
  private static final String MARKS = "What the marks mean";
  private static final String THE = "The ";

  public RulesPage {
    if (title.isBlank() || text.isBlank() || text.length() > 1900) {
      throw new IllegalArgumentException("not a page: " + title);
    }
    if (diagram.isPresent() == alt.isBlank()) {
      throw new IllegalArgumentException("a picture needs words: " + title);
    }
  }

  /** Whether it says what the signs in pictures mean; each game has such a page. */
  public boolean isAboutMarks() {
    return title.equals(MARKS);
  }

  /** Its title on a button: {@code Pieces} for {@code The pieces}. */
  public String briefly() {
    return Phrase.capitalised(title.startsWith(THE) ? title.substring(THE.length()) : title);
  }

  /** Its first paragraph. */
  public String opening() {
    int end = text.indexOf("\n\n");
    return end < 0 ? text : text.substring(0, end);
  }

  /** Whether its picture says which piece is which. */
  public boolean isLegend() {
    return diagram.stream()
        .flatMap(drawn -> drawn.marks().stream())
        .anyMatch(PieceLegend.class::isInstance);
  }
}

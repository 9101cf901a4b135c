package rookery.engine.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import rookery.engine.Game;

class RuleBookTest {
  private static final String TWO_PAGES =
      """
      # Noughts

      Nothing of what stands here is shown.

      ## The aim

      Three in a line,
      whichever way, win.

      - straight: three
        in a row
      - slanting

      ```diagram
      K . .
      ```

      > A king
      > on a1.

      1. The words go on.

      ## The end

      It ends.
      """;

  @Test
  void everyHeadingIsAPage() {
    List<RulesPage> pages = RuleBook.pages(TWO_PAGES);
    assertEquals(List.of("The aim", "The end"), pages.stream().map(RulesPage::title).toList());
    assertEquals("It ends.", pages.get(1).text());
    assertTrue(pages.get(1).diagram().isEmpty());
  }

  @Test
  void wrappedLinesAreJoinedAndPointsOfAListStayApart() {
    assertEquals(
        """
        Three in a line, whichever way, win.

        - straight: three in a row
        - slanting

        1. The words go on.""",
        RuleBook.pages(TWO_PAGES).get(0).text());
  }

  @Test
  void theFencedBlockIsThePictureAndTheQuotationItsWords() {
    RulesPage page = RuleBook.pages(TWO_PAGES).get(0);
    assertEquals("K . .\n", page.diagram().orElseThrow().text());
    assertEquals("A king on a1.", page.alt());
  }

  @Test
  void aPictureWithoutWordsIsRefused() {
    String mute = "## Mute\n\nLook:\n\n```diagram\nK\n```\n\nA king.\n";
    assertThrows(IllegalArgumentException.class, () -> RuleBook.pages(mute));
  }

  @Test
  void aSecondPictureIsRefused() {
    String picture = "```diagram\nK\n```\n\n> A king.\n\n";
    String twice = "## Twice\n\n" + picture + "And again:\n\n" + picture;
    assertThrows(IllegalArgumentException.class, () -> RuleBook.pages(twice));
  }

  @Test
  void wordsOfNoPictureAreRefused() {
    assertThrows(
        IllegalArgumentException.class, () -> RuleBook.pages("## A\n\nWell.\n\n> A king.\n"));
  }

  @Test
  void aGameWithoutRulesIsAMistake() {
    assertThrows(IllegalArgumentException.class, () -> RuleBook.of(Game.class));
  }
}

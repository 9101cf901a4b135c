package rookery.engine.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.engine.Game;
import rookery.engine.View;
import rookery.engine.diagram.Diagram;
import rookery.engine.rules.RulesPage;
import rookery.engine.text.ClauseChain;

/** The rules of every game, as they lie in its {@code rules.md} and as they are shown. */
@ParameterizedClass(name = "{0}")
@MethodSource("games")
record RulesPagesTest(String id) {
  private static final int MOST_WORDS_OF_A_MINUTE = 90;
  private static final int LONGEST_LINE = 100;
  private static final Pattern FENCED = Pattern.compile("(?s)```(.*?)\n(.*?)```");
  private static final Pattern HEAD = Pattern.compile("\\A# .+\n\nAuthor: (.+)\n\n## ");
  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}][^\\s]*");

  static List<String> games() {
    return Games.all().stream().map(Game::id).toList();
  }

  private Game game() {
    return Games.find(id).orElseThrow();
  }

  private String file() throws IOException {
    try (InputStream in = game().getClass().getResourceAsStream("rules.md")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private Stream<MatchResult> blocks() throws IOException {
    return FENCED.matcher(file()).results();
  }

  @Test
  void theyBearTheNameOfTheGame() throws IOException {
    assertTrue(file().startsWith("# " + game().title() + "\n\nAuthor: "));
  }

  @Test
  void theyBeginWithAMinuteOfPlay() {
    RulesPage first = game().rules().get(0);
    assertEquals("The rules in a minute", first.title());
    assertTrue(first.diagram().isPresent());
    long words = WORD.matcher(first.text()).results().count();
    assertTrue(words <= MOST_WORDS_OF_A_MINUTE, words + " words");
  }

  @Test
  void noSentenceIsAChainOfClauses() {
    game().rules().forEach(page -> ClauseChain.assertNoneIn(page.text()));
  }

  @Test
  void aPageSaysWhatTheMarksInPicturesMean() {
    assertEquals(1, game().rules().stream().filter(RulesPage::isAboutMarks).count());
  }

  @Test
  void everyBlockIsADiagramAndReadsBackAsItIsWritten() throws IOException {
    blocks()
        .forEach(
            block -> {
              assertEquals("diagram", block.group(1));
              assertEquals(block.group(2), Diagram.parse(block.group(2)).text());
            });
  }

  @Test
  void everyBlockIsThePictureOfAPage() throws IOException {
    List<String> shown =
        game().rules().stream().flatMap(p -> p.diagram().stream()).map(Diagram::text).toList();
    assertEquals(blocks().map(block -> block.group(2)).toList(), shown);
  }

  @Test
  void everyPictureIsToldInWordsThatDiscordTakes() {
    for (RulesPage page : game().rules()) {
      assertEquals(page.diagram().isEmpty(), page.alt().isBlank(), page.title());
      assertTrue(page.alt().length() <= View.LONGEST_ALT, page.title());
      assertFalse(page.alt().contains("\n"), page.title());
    }
  }

  @Test
  void theirLinesFitAScreen() throws IOException {
    List<String> outsideBlocks = file().replaceAll("(?s)```.*?```", "").lines().toList();
    outsideBlocks.forEach(line -> assertTrue(line.length() <= LONGEST_LINE, line));
  }

  @Test
  void theyCreditTheAuthorNamedAtTheirHead() throws IOException {
    MatchResult head = HEAD.matcher(file()).results().findFirst().orElseThrow();
    String author = head.group(1);
    String credit = author.equals("unknown") ? "doesn't name its author" : author;
    assertTrue(
        game().rules().stream().anyMatch(page -> page.text().contains(credit)),
        () -> "no page of the rules says \"%s\"".formatted(credit));
  }
}

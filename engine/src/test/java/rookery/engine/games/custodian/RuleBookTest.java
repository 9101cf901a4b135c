package rookery.engine.games.custodian;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.engine.games.custodian.Positions.with;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.engine.RulesPage;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.diagram.Cell;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Mark;

/** What the pages for people show is what the game does. */
class RuleBookTest {
  private static final Map<String, CustodianOptions> OPTIONS =
      Map.of(
          "Option: bishops", with("bishops", "swapped"),
          "Option: cylinder", with("cylinder", "true"),
          "Option: recruit", with("recruit", "true"));

  static List<RulesPage> pagesWithMoves() {
    return RuleBook.pages().stream()
        .filter(page -> page.diagram().isPresent() && !moves(page).isEmpty())
        .toList();
  }

  @ParameterizedTest
  @MethodSource("pagesWithMoves")
  void theMovesShownCaptureWhatIsCircled(RulesPage page) {
    Set<String> captured = new TreeSet<>();
    for (String move : moves(page)) {
      Positions.move(position(page), move)
          .taken()
          .forEach(one -> captured.add(one.square().toString()));
    }
    assertEquals(circles(page), captured, page.title());
  }

  @Test
  void everyPairOfTheCaptureTableIsShown() {
    assertEquals(3, circles(page("Capturing: two alike")).size());
    assertEquals(3, circles(page("Capturing: two unlike")).size());
    assertEquals(3, circles(page("Option: bishops")).size());
  }

  @Test
  void thePictureOfTheEndShowsAWin() {
    RulesPage page = page("How the game ends");
    String move = moves(page).iterator().next();
    assertEquals("W throne", Positions.ending(Positions.play(position(page), move)));
  }

  @Test
  void everyOptionIsExplained() {
    Set<String> titles = new TreeSet<>(RuleBook.pages().stream().map(RulesPage::title).toList());
    CustodianOptions.specs()
        .forEach(spec -> assertTrue(titles.contains("Option: " + spec.name()), spec.name()));
  }

  @Test
  void everyValueOfAnOptionIsExplained() {
    for (String name : List.of("setup", "bishops")) {
      CustodianOptions.specs().stream()
          .filter(spec -> spec.name().equals(name))
          .flatMap(spec -> spec.values().stream())
          .forEach(value -> assertTrue(page("Option: " + name).text().contains("`" + value + "`")));
    }
  }

  private static RulesPage page(String title) {
    return RuleBook.pages().stream()
        .filter(page -> page.title().equals(title))
        .findFirst()
        .orElseThrow();
  }

  private static CustodianState position(RulesPage page) {
    Diagram diagram = page.diagram().orElseThrow();
    String[] rows =
        diagram.cells().stream()
            .map(row -> String.join("", row.stream().map(Cell::token).toList()))
            .toArray(String[]::new);
    CustodianOptions options = OPTIONS.getOrDefault(page.title(), Positions.PLAIN);
    return CustodianState.of(options, Colour.WHITE, rows);
  }

  private static Set<String> moves(RulesPage page) {
    Set<String> moves = new TreeSet<>();
    arrows(page).stream()
        .filter(arrow -> arrow.from() != arrow.to())
        .forEach(arrow -> moves.add(arrow.from().toString() + arrow.to()));
    return moves;
  }

  private static Set<String> circles(RulesPage page) {
    Set<String> circles = new TreeSet<>();
    arrows(page).stream()
        .filter(arrow -> arrow.from() == arrow.to())
        .map(Mark.Arrow::to)
        .map(Square::toString)
        .forEach(circles::add);
    return circles;
  }

  private static List<Mark.Arrow> arrows(RulesPage page) {
    return page.diagram().orElseThrow().marks().stream()
        .filter(Mark.Arrow.class::isInstance)
        .map(Mark.Arrow.class::cast)
        .toList();
  }
}

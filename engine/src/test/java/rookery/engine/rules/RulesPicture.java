package rookery.engine.rules;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rookery.engine.Game;
import rookery.engine.diagram.Cell;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Highlight;
import rookery.engine.diagram.Mark;
import rookery.engine.diagram.Stroke;

/**
 * The picture on a page of a game's rules, for tests that play what it shows.
 *
 * @param page a page with a picture
 */
public record RulesPicture(RulesPage page) {
  /** The picture on the page of that title. */
  public static RulesPicture of(Game game, String title) {
    return all(game)
        .filter(picture -> picture.page.title().equals(title))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no picture on a page " + title));
  }

  /** The pictures on all pages that have one. */
  public static Stream<RulesPicture> all(Game game) {
    return game.rules().stream().filter(page -> page.diagram().isPresent()).map(RulesPicture::new);
  }

  public Diagram diagram() {
    return page.diagram().orElseThrow();
  }

  /** The board, a line a row, without room between the squares where each is one letter. */
  public String rows() {
    return diagram().cells().stream()
        .map(row -> row.stream().map(Cell::token).collect(Collectors.joining()) + "\n")
        .collect(Collectors.joining());
  }

  /** The squares marked as candidates. */
  public Set<String> marked() {
    return highlighted(Highlight.Meaning.CANDIDATES);
  }

  /** The squares that are highlighted so. */
  public Set<String> highlighted(Highlight.Meaning meaning) {
    return diagram().marks().stream()
        .filter(meaning::isOf)
        .flatMap(mark -> mark.squares().stream())
        .map(Object::toString)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** The moves shown: arrows that lead somewhere, as {@code e2e4}. */
  public List<String> moves() {
    return arrows()
        .filter(arrow -> !arrow.isRing())
        .map(arrow -> arrow.from().toString() + arrow.to())
        .toList();
  }

  /** The squares with a circle round them. */
  public Set<String> circled() {
    return arrows()
        .filter(Stroke::isRing)
        .map(arrow -> arrow.to().toString())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** The arrows and circles. */
  public Stream<Stroke> arrows() {
    return marks(Stroke.class).filter(Stroke.Form.ARROW::isOf);
  }

  /** The marks of one kind. */
  public <M extends Mark> Stream<M> marks(Class<M> kind) {
    return diagram().marks().stream().filter(kind::isInstance).map(kind::cast);
  }

  @Override
  public String toString() {
    return page.title();
  }
}

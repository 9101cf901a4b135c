package rookery.engine.games.fluid;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rookery.engine.RulesPage;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.diagram.Mark;

/**
 * How pages of the rules are made. Where a picture shows how a piece moves, the squares marked are
 * those that the game itself finds.
 */
final class Pages {
  private Pages() {}

  /** A page without a picture. */
  static RulesPage page(String title, String text) {
    return new RulesPage(title, text, Optional.empty(), "");
  }

  /** A page with a board and nothing marked. */
  static RulesPage page(String title, String text, Position position) {
    return page(title, text, position, List.of(), "");
  }

  /** A page whose picture marks some squares: {@code d4 d5}. */
  static RulesPage marked(String title, String text, String squares, String rows) {
    return marked(
        title, text, drawn(rows), Stream.of(squares.split(" ")).map(Square::named).toList());
  }

  /** A page whose picture marks where White's actions that begin with {@code start} can lead. */
  static RulesPage targets(String title, String text, String start, String rows) {
    Position position = drawn(rows);
    return marked(title, text, position, targets(position, start));
  }

  private static RulesPage marked(
      String title, String text, Position position, List<Square> squares) {
    String names = squares.stream().map(Square::toString).collect(Collectors.joining(", "));
    return page(
        title,
        text,
        position,
        List.of(new Mark.Candidates(squares)),
        " Marked: %s.".formatted(names));
  }

  private static List<Square> targets(Position position, String start) {
    return MoveGenerator.legal(position).stream()
        .filter(action -> action.text().startsWith(start))
        .map(action -> Grid.square(action.move().to()))
        .distinct()
        .sorted()
        .toList();
  }

  /** A position with White to move, drawn from rank 8, where nobody may castle by it. */
  static Position drawn(String rows) {
    return Position.of(Promotions.ORTHODOX, Colour.WHITE, Stream.of(rows.split("\n")).toList());
  }

  private static RulesPage page(
      String title, String text, Position position, List<Mark> marks, String words) {
    return new RulesPage(
        title,
        text,
        Optional.of(Picture.diagram(position).with(marks)),
        Picture.words(position) + words);
  }
}

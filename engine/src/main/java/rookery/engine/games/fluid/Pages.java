package rookery.engine.games.fluid;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rookery.engine.RulesPage;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.diagram.Mark;

/**
 * How pages of the rules are made. The squares marked in their pictures are those that the game
 * itself finds.
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

  /** A page whose picture shows moves as arrows: {@code d1-d4}. */
  static RulesPage arrows(String title, String text, String rows, String... moves) {
    List<Mark> marks = new ArrayList<>();
    for (String move : moves) {
      String[] squares = move.split("-");
      marks.add(new Mark.Arrow(Square.named(squares[0]), Square.named(squares[1]), "black"));
    }
    String words = " Arrows: " + String.join(", ", moves) + ".";
    return page(title, text, drawn(rows), marks, words);
  }

  /** A page whose picture marks where White's actions that begin with {@code start} can lead. */
  static RulesPage targets(String title, String text, String start, String rows) {
    Position position = drawn(rows);
    List<Square> squares = targets(position, start);
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

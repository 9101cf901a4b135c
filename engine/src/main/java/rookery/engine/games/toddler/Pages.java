package rookery.engine.games.toddler;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import rookery.engine.RulesPage;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Inventory;
import rookery.engine.diagram.Mark;

/**
 * How pages of the rules are made. In the pictures of pieces the marked squares are those that the
 * game itself finds for the piece.
 */
final class Pages {
  private Pages() {}

  /** A position with White to move, drawn from line 1. */
  static Position position(String rows) {
    return new Position(Field.of(Rows.board(rows.lines().toList())), Colour.WHITE, false);
  }

  /** A page whose picture marks where the piece on a square can go. */
  static RulesPage moves(String title, String text, String square, String rows) {
    Position position = position(rows);
    return page(title, text, position, targets(position, Square.named(square)));
  }

  private static List<Square> targets(Position position, Square from) {
    return MoveGenerator.legal(position).stream()
        .map(action -> action.move().squares())
        .filter(squares -> squares.contains(from))
        .map(squares -> squares.get(squares.get(0) == from ? squares.size() - 1 : 0))
        .distinct()
        .sorted()
        .toList();
  }

  /** A page whose picture marks some squares. */
  static RulesPage page(String title, String text, Position position, List<Square> marked) {
    String names = marked.stream().map(Square::toString).collect(Collectors.joining(", "));
    return page(
        title, text, position, List.of(new Mark.Candidates(marked)), "Marked: " + names + ".");
  }

  /**
   * A page with a picture.
   *
   * @param words what the marks say
   */
  static RulesPage page(
      String title, String text, Position position, List<Mark> marks, String words) {
    Diagram diagram = Picture.diagram(position.rows()).with(marks);
    String alt = (Inventory.of(diagram, Kind.NAMES) + " " + words).strip();
    return new RulesPage(title, text, Optional.of(diagram), alt);
  }
}

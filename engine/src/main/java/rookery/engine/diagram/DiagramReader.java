package rookery.engine.diagram;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * Reads diagrams from the notation: the rows of a board, or {@code type: cloak} and the rows of a
 * grid, and after them commands. Blank lines and room round a line mean nothing.
 */
final class DiagramReader {
  private static final Set<DiagramCommand> ONCE =
      EnumSet.of(
          DiagramCommand.PIECES,
          DiagramCommand.NUMBERING,
          DiagramCommand.AREA,
          DiagramCommand.VIEW,
          DiagramCommand.MARGINS);

  private DiagramReader() {}

  /** A line that is not blank. */
  private record Line(int number, String text) {
    /** Whether it belongs to a board or a grid; these hold no colons. */
    boolean isRow() {
      return text.indexOf(':') < 0;
    }

    String beforeColon() {
      return text.substring(0, text.indexOf(':')).strip();
    }

    String afterColon() {
      return text.substring(text.indexOf(':') + 1).strip();
    }

    List<String> words() {
      return List.of(text.split("\\s+"));
    }

    DiagramSyntaxException wrong(String sentence) {
      return new DiagramSyntaxException(number, sentence);
    }

    /** What {@code reading} gives; whatever it complains about is in this line. */
    <T> T read(Supplier<T> reading) {
      try {
        return reading.get();
      } catch (IllegalArgumentException complaint) {
        throw wrong(complaint.getMessage());
      }
    }
  }

  /**
   * The diagram that {@code text} describes.
   *
   * @throws DiagramSyntaxException if there is nothing to draw or a line is not in the notation
   */
  static Diagram read(String text) {
    List<Line> lines = linesOf(text);
    Diagram diagram = lines.isEmpty() ? Diagram.ofCells(List.of()) : read(lines);
    if (diagram.cells().isEmpty() && diagram.marks().isEmpty()) {
      throw new DiagramSyntaxException(1, "The diagram is empty.");
    }
    return diagram;
  }

  private static Diagram read(List<Line> lines) {
    Line first = lines.get(0);
    boolean grid = first.text().startsWith("type:");
    List<Line> rest = grid ? lines.subList(1, lines.size()) : lines;
    List<Line> rows = rest.stream().takeWhile(Line::isRow).toList();
    Diagram start = grid ? grid(first, rows) : board(rows);
    return commanded(start, rest.subList(rows.size(), rest.size()));
  }

  private static List<Line> linesOf(String text) {
    List<String> lines = text.lines().map(String::strip).toList();
    return IntStream.range(0, lines.size())
        .mapToObj(i -> new Line(i + 1, lines.get(i)))
        .filter(line -> !line.text().isEmpty())
        .toList();
  }

  private static Diagram board(List<Line> rows) {
    Diagram diagram = Diagram.ofCells(List.of());
    List<List<Cell>> cells = new ArrayList<>();
    for (Line row : rows) {
      cells.add(row.read(() -> row.words().stream().map(Cell::of).toList()));
      diagram = row.read(() -> Diagram.ofCells(cells));
    }
    return diagram;
  }

  private static Diagram grid(Line type, List<Line> rows) {
    if (!type.afterColon().equals("cloak")) {
      throw type.wrong("The only type of grid is \"cloak\".");
    }
    rows.forEach(row -> row.read(() -> Diagram.ofGrid(List.of(row.words()))));
    return type.read(() -> Diagram.ofGrid(rows.stream().map(Line::words).toList()));
  }

  private static Diagram commanded(Diagram start, List<Line> lines) {
    Diagram diagram = start;
    Set<DiagramCommand> given = EnumSet.noneOf(DiagramCommand.class);
    for (Line line : lines) {
      DiagramCommand command = command(line);
      if (!given.add(command) && ONCE.contains(command)) {
        throw line.wrong("There is \"%s:\" above already.".formatted(command.word()));
      }
      Diagram before = diagram;
      diagram = line.read(() -> command.applied(before, line.afterColon()));
    }
    return diagram;
  }

  private static DiagramCommand command(Line line) {
    if (line.isRow()) {
      throw line.wrong("The rows of the board must stand above the first line with a colon.");
    }
    String name = line.beforeColon();
    return DiagramCommand.named(name)
        .orElseThrow(
            () ->
                line.wrong(
                    "There's no command \"%s\". The commands are: %s."
                        .formatted(name, String.join(", ", DiagramCommand.words()))));
  }
}

package rookery.engine.diagram;

import java.util.ArrayList;
import java.util.List;

/** Writes diagrams in the notation, one command a line, what is as usual left out. */
final class DiagramWriter {
  private DiagramWriter() {}

  static String write(Diagram diagram) {
    List<String> lines = new ArrayList<>();
    for (List<Cell> row : diagram.cells()) {
      lines.add(String.join(" ", row.stream().map(Cell::token).toList()));
    }
    diagram.marks().stream().map(Mark::line).forEach(lines::add);
    return String.join("\n", lines) + "\n";
  }
}

package rookery.engine.diagram;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import rookery.engine.board.Colour;

/** Writes diagrams in the notation, one command a line, what is as usual left out. */
final class DiagramWriter {
  private DiagramWriter() {}

  static String write(Diagram diagram) {
    List<String> lines = isGridAlone(diagram) ? gridLines(diagram) : boardLines(diagram);
    return String.join("\n", lines) + "\n";
  }

  private static boolean isGridAlone(Diagram diagram) {
    return diagram.marks().size() == 1
        && diagram.marks().get(0) instanceof BesideBoard.Grid grid
        && diagram.equals(Diagram.ofGrid(grid.rows()));
  }

  private static List<String> gridLines(Diagram diagram) {
    BesideBoard.Grid grid = (BesideBoard.Grid) diagram.marks().get(0);
    return Stream.concat(
            Stream.of("type: cloak"), grid.rows().stream().map(row -> String.join(" ", row)))
        .toList();
  }

  private static List<String> boardLines(Diagram diagram) {
    List<String> lines = new ArrayList<>();
    for (List<Cell> row : diagram.cells()) {
      lines.add(String.join(" ", row.stream().map(Cell::token).toList()));
    }
    lines.addAll(unusual(diagram));
    diagram.marks().stream().map(Mark::line).forEach(lines::add);
    return lines;
  }

  private static List<String> unusual(Diagram diagram) {
    List<String> lines = new ArrayList<>();
    if (diagram.pieces() != Diagram.PieceSet.ORTHODOX) {
      lines.add("pieces: " + diagram.pieces().word());
    }
    if (diagram.numbering() != Diagram.Numbering.FROM_BOTTOM) {
      lines.add("numbering: " + diagram.numbering().word());
    }
    diagram.area().ifPresent(area -> lines.add(area.line()));
    if (diagram.seenFrom() != Colour.WHITE) {
      lines.add("view: " + diagram.seenFrom().word());
    }
    if (!diagram.margins().equals(Margins.NONE)) {
      lines.add(diagram.margins().line());
    }
    return lines;
  }
}

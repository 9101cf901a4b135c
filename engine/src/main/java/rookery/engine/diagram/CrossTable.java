package rookery.engine.diagram;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Who scored what with whom, in a picture of its own, 8 squares wide with its upper left corner at
 * the origin: a row for each person, with a cell for each of them in the same order.
 *
 * @param rows the first place first
 */
public record CrossTable(List<Row> rows) implements BesideBoard {
  private static final int MOST = 12;
  private static final Pattern FIELD = Pattern.compile("[^,:|=]*[^,:|=\\s][^,:|=]*");

  /**
   * A row.
   *
   * @param name of the person
   * @param cells as many as there are rows: {@code x} where the row meets itself, {@code 1}, {@code
   *     ½}, {@code 0}, or anything short
   * @param points what they add up to
   */
  public record Row(String name, List<String> cells, String points) {
    public Row {
      cells = List.copyOf(cells);
      requireField(name);
      requireField(points);
      cells.forEach(CrossTable::requireField);
    }
  }

  public CrossTable {
    rows = List.copyOf(rows);
    int size = rows.size();
    if (size == 0 || size > MOST || rows.stream().anyMatch(row -> row.cells().size() != size)) {
      throw new IllegalArgumentException("A cross table has 1 to 12 rows of as many cells.");
    }
  }

  private static void requireField(String words) {
    if (!FIELD.matcher(words).matches()) {
      throw new IllegalArgumentException("\"%s\" can't stand in a cross table.".formatted(words));
    }
  }

  /** What {@link #line} writes. */
  static CrossTable read(CommandFields fields) {
    List<Row> rows = new ArrayList<>();
    for (List<String> parts : fields.parts(0)) {
      CommandFields row = new CommandFields(parts).exactly(3);
      rows.add(new Row(row.word(0), row.rows(1).get(0), row.word(2)));
    }
    return new CrossTable(rows);
  }

  @Override
  public String line() {
    List<String> texts =
        rows.stream()
            .map(row -> "%s = %s = %s".formatted(row.name(), cells(row), row.points()))
            .toList();
    return "crosstable: " + String.join(" | ", texts);
  }

  private static String cells(Row row) {
    return String.join(" ", row.cells());
  }
}

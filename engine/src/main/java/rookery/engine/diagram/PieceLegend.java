package rookery.engine.diagram;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Which piece is called what, and in a few words what it does, in a picture of its own, 8 squares
 * wide with its upper left corner at the origin: a row for each kind, shown in both colours.
 *
 * @param pieces the set the letters are drawn with
 * @param rows in the order of reading
 */
public record PieceLegend(Diagram.PieceSet pieces, List<Row> rows) implements BesideBoard {
  private static final int MOST = 12;
  private static final Pattern FIELD = Pattern.compile("[^,:|=]*[^,:|=\\s][^,:|=]*");

  /**
   * A row.
   *
   * @param letter of the piece, upper case
   * @param name what people call it
   * @param does what it does, in at most 38 letters
   */
  public record Row(char letter, String name, String does) {
    private static final int LONGEST = 38;

    public Row {
      if (!Character.isUpperCase(letter)) {
        throw new IllegalArgumentException("\"%s\" isn't a piece's letter.".formatted(letter));
      }
      if (!FIELD.matcher(name).matches() || !FIELD.matcher(does).matches()) {
        throw new IllegalArgumentException("Words in a legend have no comma and no colon.");
      }
      if (does.length() > LONGEST) {
        throw new IllegalArgumentException(
            "\"%s\" has more than %s letters.".formatted(does, LONGEST));
      }
    }
  }

  public PieceLegend {
    rows = List.copyOf(rows);
    if (rows.isEmpty() || rows.size() > MOST) {
      throw new IllegalArgumentException("A legend has 1 to 12 rows.");
    }
  }

  /** What {@link #line} writes. */
  static PieceLegend read(CommandFields fields) {
    Diagram.PieceSet pieces = fields.oneOf(0, Diagram.PieceSet.values(), Diagram.PieceSet::word);
    List<Row> rows = new ArrayList<>();
    for (List<String> parts : fields.parts(1)) {
      CommandFields row = new CommandFields(parts).exactly(3);
      rows.add(new Row(row.word(0).charAt(0), row.word(1), row.word(2)));
    }
    return new PieceLegend(pieces, rows);
  }

  @Override
  public String line() {
    List<String> texts =
        rows.stream()
            .map(row -> "%s = %s = %s".formatted(row.letter(), row.name(), row.does()))
            .toList();
    return "legend: %s, %s".formatted(pieces.word(), String.join(" | ", texts));
  }
}

package rookery.bot.post.season;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import rookery.bot.post.Picture;
import rookery.bot.post.text.TruncatedText;
import rookery.bot.season.standing.SeasonTable;
import rookery.bot.season.standing.SeasonTable.Row;
import rookery.bot.table.Person;
import rookery.engine.diagram.CrossTable;
import rookery.engine.diagram.Diagram;
import rookery.engine.text.Phrase;

/** The cross table of a season as text. */
public record CrossTableText(SeasonTable table) {
  private static final int LONGEST_NAME = 10;

  /** Cells in the order in which they are told. */
  private static final List<String> ORDER =
      List.of("1", "\u00bd", "0", "+", "-", SeasonTable.NOTHING);

  private static final Pattern UNDRAWN =
      Pattern.compile("[^\\p{IsLatin}\\p{IsGreek}\\p{IsCyrillic}0-9 .'_-]");

  /** In columns, as a block of code. */
  public String block() {
    List<String> lines = new ArrayList<>();
    for (Row row : table.rows()) {
      lines.add(
          "%2d %-10s %s %s"
              .formatted(
                  row.place(),
                  name(row),
                  String.join("", row.cells()),
                  SeasonTable.points(row.points())));
    }
    return "```\n" + String.join("\n", lines) + "\n```";
  }

  /** As a picture, with the same in words for those who cannot see it. */
  public Picture picture() {
    List<CrossTable.Row> rows =
        table.rows().stream()
            .map(
                row -> new CrossTable.Row(name(row), row.cells(), SeasonTable.points(row.points())))
            .toList();
    return Picture.of(Diagram.of(new CrossTable(rows)), sentences());
  }

  /** A line for each person: their points, and how their games ended. */
  private String sentences() {
    return "A table of who beat whom.\n"
        + String.join("\n", table.rows().stream().map(CrossTableText::sentence).toList());
  }

  private static String sentence(Row row) {
    return "%d. %s, %s: %s"
        .formatted(row.place(), name(row), SeasonLines.points(row.points()), results(row));
  }

  /** How many of each: {@code 1 game won, 2 without a result}. */
  private static String results(Row row) {
    Map<String, Integer> counts = new LinkedHashMap<>();
    row.cells().stream()
        .filter(cell -> !cell.equals(SeasonTable.SELF))
        .sorted(Comparator.comparingInt(ORDER::indexOf))
        .forEach(cell -> counts.merge(result(cell), 1, Integer::sum));
    List<String> told = new ArrayList<>();
    counts.forEach(
        (result, many) ->
            told.add((told.isEmpty() ? Phrase.counted(many, "game") : many) + " " + result));
    return Phrase.row(told);
  }

  private static String result(String cell) {
    return switch (cell) {
      case "1" -> "won";
      case "0" -> "lost";
      case "\u00bd" -> "drawn";
      case "+" -> "won without playing";
      case SeasonTable.NOTHING -> "unfinished";
      default -> "lost without playing";
    };
  }

  /** Only what our fonts can draw and no columns are made of. */
  private static String name(Row row) {
    Person person = row.entrant().person();
    String name = UNDRAWN.matcher(person.name()).replaceAll("").strip();
    return TruncatedText.to(LONGEST_NAME, name.isEmpty() ? "No. " + row.entrant().lot() : name);
  }
}

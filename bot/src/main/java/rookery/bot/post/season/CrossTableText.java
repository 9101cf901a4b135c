package rookery.bot.post.season;

import java.util.ArrayList;
import java.util.List;
import rookery.bot.post.Markdown;
import rookery.bot.post.text.TruncatedText;
import rookery.bot.season.SeasonTable;
import rookery.bot.season.SeasonTable.Row;
import rookery.bot.table.Person;

/** The cross table of a season as text. */
public record CrossTableText(SeasonTable table) {
  private static final int LONGEST_NAME = 10;

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

  private static String name(Row row) {
    Person person = row.entrant().person();
    String name = Markdown.tamed(person.name()).replaceAll("[`\\s]+", " ").strip();
    return TruncatedText.to(LONGEST_NAME, name.isEmpty() ? "?" : name);
  }

  /** As a sentence for each person, for those who cannot see the picture. */
  public String sentences() {
    return String.join(" ", table.rows().stream().map(CrossTableText::sentence).toList());
  }

  private static String sentence(Row row) {
    return "%d. %s, %s: %s."
        .formatted(
            row.place(), name(row), SeasonPost.points(row.points()), String.join(" ", row.cells()));
  }
}

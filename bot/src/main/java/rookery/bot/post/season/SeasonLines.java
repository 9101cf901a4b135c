package rookery.bot.post.season;

import java.util.stream.Collectors;
import rookery.bot.season.Season;
import rookery.bot.season.standing.SeasonTable;
import rookery.bot.season.standing.SeasonTable.Row;
import rookery.engine.text.Phrase;

/** How things stand in a season, a line for each person, the first place first. */
public record SeasonLines(Season season) {
  /** The lines. */
  public String text() {
    return String.join(
        "\n", SeasonTable.of(season).rows().stream().map(SeasonLines::line).toList());
  }

  /** The first lines. */
  public String first(int most) {
    return text().lines().limit(most).collect(Collectors.joining("\n"));
  }

  private static String line(Row row) {
    String gone = row.entrant().isIn() ? "" : " \u00b7 dropped out";
    return "%d. %s \u00b7 %s from %s%s"
        .formatted(
            row.place(),
            row.entrant().person().mention(),
            points(row.points()),
            Phrase.counted(row.games(), "game"),
            gone);
  }

  /** A number of points in words. */
  public static String points(double points) {
    return points == 1 ? "1 point" : SeasonTable.points(points) + " points";
  }
}

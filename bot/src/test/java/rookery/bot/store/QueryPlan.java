package rookery.bot.store;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/** The steps by which SQLite carries out a statement. */
public record QueryPlan(List<String> steps) {
  /** How it would carry out that statement in a new database. */
  public static QueryPlan of(String sql, Path folder) {
    String plan = "EXPLAIN QUERY PLAN " + sql.replaceAll(":\\w+|\\?\\d*", "'1'");
    try (OpenDatabase kept = OpenDatabase.in(folder)) {
      return new QueryPlan(
          kept.database().ask(rows -> rows.list(plan, row -> row.getString("detail"))));
    }
  }

  /** Those that look at every row of a table. */
  public List<String> scans() {
    return steps.stream()
        .filter(step -> step.startsWith("SCAN"))
        // Rows that the statement makes itself.
        .filter(step -> !step.startsWith("SCAN CONSTANT") && !step.startsWith("SCAN (sub"))
        .filter(
            step ->
                !Set.of("SCAN server", "SCAN lane", "SCAN ended", "SCAN changing").contains(step))
        .toList();
  }
}

package rookery.bot.store.row.people;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import rookery.bot.puzzle.PuzzleResult;
import rookery.bot.store.json.NanoTimestamps;
import rookery.bot.store.sql.Statements;
import rookery.bot.table.Person;

/** The rows of what people have done with puzzles. */
public final class PuzzleRows {
  /** All of a person's. */
  public static final String FIND =
      "SELECT puzzle, tries, hint, solved FROM puzzles WHERE person = ? ORDER BY puzzle";

  /** One, in place of what was kept of it before. */
  public static final String KEEP =
      """
      INSERT INTO puzzles (person, puzzle, tries, hint, solved) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT (person, puzzle) DO UPDATE
      SET tries = excluded.tries, hint = excluded.hint, solved = excluded.solved
      """;

  /** One that was shown, unless something is kept of it. */
  public static final String SHOWN =
      """
      INSERT INTO puzzles (person, puzzle, tries, hint, solved) VALUES (?, ?, 0, 0, NULL)
      ON CONFLICT (person, puzzle) DO NOTHING
      """;

  private PuzzleRows() {}

  /** How a person has done with all puzzles that were shown to that person. */
  public static List<PuzzleResult> of(Statements rows, Person person) {
    return rows.list(FIND, PuzzleRows::result, person.id());
  }

  private static PuzzleResult result(ResultSet row) throws SQLException {
    long solved = row.getLong(4);
    boolean open = row.wasNull();
    return new PuzzleResult(
        row.getString(1),
        row.getInt(2),
        row.getInt(3) == 1,
        open ? Optional.empty() : Optional.of(NanoTimestamps.instant(solved)));
  }

  /** Keeps how a person has done with a puzzle. */
  public static void keep(Statements rows, Person person, PuzzleResult result) {
    Long solved = result.solved().map(NanoTimestamps::of).orElse(null);
    rows.update(KEEP, person.id(), result.puzzle(), result.tries(), result.hint() ? 1 : 0, solved);
  }

  /** Keeps that a puzzle was shown to a person. */
  public static void shown(Statements rows, Person person, String puzzle) {
    rows.update(SHOWN, person.id(), puzzle);
  }
}

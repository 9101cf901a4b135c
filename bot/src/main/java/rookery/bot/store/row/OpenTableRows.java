package rookery.bot.store.row;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.stream.Stream;
import rookery.bot.request.internal.OpenTables.Open;
import rookery.bot.store.sql.Statements;
import rookery.bot.table.TableLocation;
import rookery.bot.table.TableStage;

/** Finds the tables where play is not over, and sets those aside that this build cannot read. */
public final class OpenTableRows {
  /** The stage of a table that this build could not read. */
  static final String ASIDE = "ASIDE";

  /** Two queries in one, because open tables and tables set aside each have their own index. */
  private static final String OPEN =
      """
      SELECT n, id, guild, channel, stage, version FROM tables
      WHERE stage IN ('GATHERING', 'PLAYING')
      UNION ALL
      SELECT n, id, guild, channel, stage, version FROM tables
      WHERE stage IN ('STRANDED', 'ASIDE')
      ORDER BY n
      """;

  /** There are only a few different rules, however many tables there are. */
  private static final String RULES =
      """
      SELECT rules, entries IS NOT NULL FROM tables WHERE stage IN ('GATHERING', 'PLAYING')
      UNION
      SELECT rules, entries IS NOT NULL FROM tables WHERE stage IN ('STRANDED', 'ASIDE')
      """;

  private static final String OPEN_BY =
      """
      SELECT n, id, guild, channel, stage, version FROM tables
      WHERE stage IN ('GATHERING', 'PLAYING') AND rules = ?1
      UNION ALL
      SELECT n, id, guild, channel, stage, version FROM tables
      WHERE stage IN ('STRANDED', 'ASIDE') AND rules = ?1
      ORDER BY n
      """;

  private static final String ALL_ASIDE =
      """
      SELECT n, id, guild, channel, stage, version FROM tables
      WHERE stage IN ('STRANDED', 'ASIDE') AND stage = 'ASIDE'
      ORDER BY n
      """;

  private static final String SET_ASIDE =
      """
      UPDATE tables SET stage = 'ASIDE', due = NULL
      WHERE id = ? AND stage IN ('GATHERING', 'PLAYING', 'STRANDED')
      """;

  private static final String TAKE_UP =
      """
      UPDATE tables SET stage = CASE WHEN entries IS NULL THEN 'GATHERING' ELSE 'PLAYING' END
      WHERE id = ? AND stage = 'ASIDE'
      """;

  private OpenTableRows() {}

  /**
   * Returns the tables at matching places where play is not over, in the order in which they were
   * opened.
   */
  public static List<Open> open(Statements rows, Predicate<TableLocation> where) {
    List<Open> open = new ArrayList<>();
    rows.each(OPEN, row -> where.test(TableRows.place(row)) && open.add(open(row)));
    return open;
  }

  private static Open open(ResultSet row) throws SQLException {
    return new Open(
        row.getString("id"),
        TableRows.place(row),
        row.getString("stage").equals(TableStage.STRANDED.name()),
        row.getString("stage").equals(ASIDE),
        row.getLong("version"));
  }

  /**
   * Returns the open tables that were set aside, or whose rules do not pass.
   *
   * @param passes whether rules pass, given also whether play has begun
   */
  public static List<Open> doubtful(Statements rows, BiPredicate<String, Boolean> passes) {
    Set<String> doubtful = new TreeSet<>();
    rows.list(
        RULES,
        row -> passes.test(row.getString(1), row.getBoolean(2)) || doubtful.add(row.getString(1)));
    Stream<Open> aside = rows.list(ALL_ASIDE, OpenTableRows::open).stream();
    Stream<Open> others =
        doubtful.stream().flatMap(rules -> rows.list(OPEN_BY, OpenTableRows::open, rules).stream());
    return Stream.concat(aside, others).distinct().toList();
  }

  /** Sets a table aside; returns false if it already was, or is not open. */
  public static boolean setAside(Statements rows, String id) {
    return rows.update(SET_ASIDE, id) == 1;
  }

  /** Makes a table playable that was set aside; returns false if it was not set aside. */
  public static boolean takeUp(Statements rows, String id) {
    return rows.update(TAKE_UP, id) == 1;
  }
}

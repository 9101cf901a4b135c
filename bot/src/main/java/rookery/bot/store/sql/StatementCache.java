package rookery.bot.store.sql;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashMap;
import java.util.Map;
import org.jdbi.v3.core.statement.DefaultStatementBuilder;
import org.jdbi.v3.core.statement.StatementContext;

/**
 * Keeps the prepared statements of one connection for their next use. They are few, so all are
 * kept; one in use is out of the cache until it is given back.
 */
final class StatementCache extends DefaultStatementBuilder {
  private final Map<String, PreparedStatement> idle = new HashMap<>();

  @Override
  public PreparedStatement create(Connection connection, String sql, StatementContext context)
      throws SQLException {
    // It is given back under its raw text.
    PreparedStatement kept = idle.remove(context.getRawSql());
    return kept != null ? kept : super.create(connection, sql, context);
  }

  @Override
  public void close(Connection connection, String sql, Statement statement) throws SQLException {
    if (statement instanceof PreparedStatement used && isCleared(used) && idle.get(sql) == null) {
      idle.put(sql, used);
    } else {
      statement.close();
    }
  }

  /** Whether it can be used again; the driver lets go of one that has failed. */
  private static boolean isCleared(PreparedStatement used) {
    try {
      used.clearParameters();
      return true;
    } catch (SQLException failedBefore) {
      return false;
    }
  }
}

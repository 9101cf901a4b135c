package rookery.bot.store.sql;

import java.sql.Connection;
import javax.sql.DataSource;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.SqlStatements;
import org.jdbi.v3.core.statement.StatementExceptions;
import org.jdbi.v3.core.statement.StatementExceptions.MessageRendering;
import org.jdbi.v3.core.statement.TemplateEngine;

/** JDBI that tells nobody what was bound. */
final class Discreet {
  private Discreet() {}

  static Jdbi jdbi(DataSource source) {
    return silenced(Jdbi.create(source));
  }

  static Jdbi jdbi(Connection connection) {
    return silenced(Jdbi.create(connection));
  }

  private static Jdbi silenced(Jdbi jdbi) {
    jdbi.getConfig(SqlStatements.class).setTemplateEngine(TemplateEngine.NOP);
    // Bound values are people's secrets, which no exception may carry.
    jdbi.getConfig(StatementExceptions.class).setMessageRendering(MessageRendering.NONE);
    return jdbi;
  }
}

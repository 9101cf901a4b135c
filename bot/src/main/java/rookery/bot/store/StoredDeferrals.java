package rookery.bot.store;

import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import rookery.bot.outbox.DeferredAnswers;
import rookery.bot.outbox.DeferredAnswers.Deferred;
import rookery.bot.outbox.DeferredAnswers.Meanwhile;
import rookery.bot.store.json.NanoTimestamps;
import rookery.bot.store.json.PostJson;
import rookery.bot.store.sql.GroupCommitWriter.Writing;
import rookery.bot.store.sql.Statements;
import rookery.bot.vitals.ErrorReport;

/** The answers that people were told to wait for, in the database. */
@Singleton
public final class StoredDeferrals implements DeferredAnswers {
  private static final Logger LOG = LoggerFactory.getLogger(StoredDeferrals.class);

  /** How long Discord takes answers to an interaction. */
  static final Duration LIFE = Duration.ofMinutes(15);

  private static final String ADD =
      """
      INSERT INTO deferrals (id, token, since, words, interrupted) VALUES (?1, ?2, ?3, ?4, ?5)
      ON CONFLICT (id) DO NOTHING
      """;

  /**
   * Adds nothing if this process has been declared dead in the meantime; the other processes take
   * over then.
   */
  private static final String ADD_HELD =
      """
      INSERT INTO deferrals (id, token, since, words, interrupted, holder)
      VALUES
        (?1, ?2, ?3, ?4, ?5, (SELECT processes.id FROM processes WHERE processes.id = ?6))
      ON CONFLICT (id) DO UPDATE SET holder = excluded.holder
      """;

  private static final String DELETE = "DELETE FROM deferrals WHERE id = ?";

  private static final String DELETE_OLD = "DELETE FROM deferrals WHERE since < ?";

  private static final String TAKE = "UPDATE deferrals SET holder = ? WHERE holder IS NULL";

  /** In a file, every row was left by an earlier run or belongs to this one. */
  private static final String FIND =
      """
      SELECT id, token, words, interrupted FROM deferrals WHERE holder IS NULL OR holder = ?1 OR since < ?2
      """;

  private final Database database;
  private final Clock clock;

  /** What this run of the bot has deferred, and when. */
  private final Map<String, Instant> own = new ConcurrentHashMap<>();

  @Inject
  public StoredDeferrals(Database database, Clock clock) {
    this.database = database;
    this.clock = clock;
  }

  @Override
  public void deferred(Deferred answer) {
    Instant now = clock.instant();
    own.put(answer.interaction(), now);
    database
        .turns()
        .writeSoon(Writing.always(rows -> add(rows, answer, NanoTimestamps.of(now))))
        .whenComplete(
            (kept, fault) -> report("Couldn't write down that someone is waiting", fault));
  }

  private void add(Statements rows, Deferred answer, long since) {
    String words = answer.meanwhile().map(Meanwhile::words).orElse(null);
    String post = answer.meanwhile().map(Meanwhile::interrupted).map(PostJson::write).orElse(null);
    if (rows.isOnServer()) {
      rows.update(ADD_HELD, answer.interaction(), answer.token(), since, words, post, holder());
    } else {
      rows.update(ADD, answer.interaction(), answer.token(), since, words, post);
    }
  }

  @Override
  public void ended(String interaction) {
    database
        .turns()
        .writeSometime(Writing.always(rows -> rows.update(DELETE, interaction)))
        .whenComplete(
            (deleted, fault) -> {
              own.remove(interaction);
              report("Couldn't delete that someone was waiting", fault);
            });
  }

  private static void report(String what, Throwable fault) {
    if (fault != null) {
      LOG.info("{}: {}", what, ErrorReport.named(fault));
    }
  }

  /** The process that owes an answer; one that has its database alone needs no number. */
  private long holder() {
    return database.isShared() ? database.member().id() : 0;
  }

  @Override
  public List<Deferred> interrupted() {
    Instant oldest = clock.instant().minus(LIFE);
    own.values().removeIf(since -> since.isBefore(oldest));
    if (withoutOwn(database.ask(rows -> owed(rows, oldest))).isEmpty()) {
      return List.of();
    }
    List<Deferred> taken =
        database.keep(
            rows -> {
              rows.update(DELETE_OLD, NanoTimestamps.of(oldest));
              if (rows.isOnServer()) {
                rows.update(TAKE, holder());
              }
              return owed(rows, oldest);
            });
    return withoutOwn(taken);
  }

  /** What this process owes, what another owed that is gone, and what is too old by then. */
  private List<Deferred> owed(Statements rows, Instant oldest) {
    return rows.list(
        FIND,
        row -> new Deferred(row.getString(1), row.getString(2), meanwhile(row)),
        holder(),
        NanoTimestamps.of(oldest));
  }

  private static Optional<Meanwhile> meanwhile(ResultSet row) throws SQLException {
    String words = row.getString(3);
    return words == null
        ? Optional.empty()
        : Optional.of(new Meanwhile(words, PostJson.read(row.getString(4))));
  }

  private List<Deferred> withoutOwn(List<Deferred> found) {
    return found.stream().filter(answer -> !own.containsKey(answer.interaction())).toList();
  }
}

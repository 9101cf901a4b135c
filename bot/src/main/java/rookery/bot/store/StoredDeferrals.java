package rookery.bot.store;

import jakarta.inject.Inject;
import jakarta.inject.Singleton;
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
import rookery.bot.store.row.DeferralRows;
import rookery.bot.vitals.ErrorReport;

/** The answers that people were told to wait for, in the database. */
@Singleton
public final class StoredDeferrals implements DeferredAnswers {
  private static final Logger LOG = LoggerFactory.getLogger(StoredDeferrals.class);

  /** How long Discord takes answers to an interaction. */
  static final Duration LIFE = Duration.ofMinutes(15);

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
        .writeSoon(
            rows -> {
              DeferralRows.add(rows, answer, now, holder());
              return Optional.empty();
            })
        .whenComplete((kept, fault) -> report("Couldn't save that someone is waiting", fault));
  }

  @Override
  public void ended(String interaction) {
    database
        .turns()
        .writeSometime(
            rows -> {
              DeferralRows.delete(rows, interaction);
              return Optional.empty();
            })
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
    long holder = holder();
    Instant oldest = clock.instant().minus(LIFE);
    own.values().removeIf(since -> since.isBefore(oldest));
    if (withoutOwn(database.ask(rows -> DeferralRows.find(rows, holder, oldest))).isEmpty()) {
      return List.of();
    }
    List<Deferred> taken =
        database.keep(
            rows -> {
              DeferralRows.take(rows, holder, oldest);
              return DeferralRows.find(rows, holder, oldest);
            });
    return withoutOwn(taken);
  }

  private List<Deferred> withoutOwn(List<Deferred> found) {
    return found.stream().filter(answer -> !own.containsKey(answer.interaction())).toList();
  }
}

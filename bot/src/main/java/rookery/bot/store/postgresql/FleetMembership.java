package rookery.bot.store.postgresql;

import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import rookery.bot.store.sql.Connections;
import rookery.bot.store.sql.Statements;
import rookery.bot.vitals.DaemonThreads;

/**
 * The membership of this process among those that share a database. It keeps renewing a lease. Once
 * the lease has ended, another process can take over what this one holds; if this one then
 * continues, it joins as a new process.
 */
public final class FleetMembership implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(FleetMembership.class);

  /**
   * With this lease and the second that it takes to notice its end, a lane continues well within
   * half a minute.
   */
  private static final Duration LEASE = Duration.ofSeconds(10);

  /** How long work can take: nothing is started that could end after the lease. */
  public static final Duration PATIENCE = Duration.ofSeconds(6);

  private static final long BEAT_MILLIS = 1_000;

  private static final String UNTIL =
      "clock_timestamp() + interval '%d s'".formatted(LEASE.toSeconds());

  private static final String JOIN =
      "INSERT INTO processes (until, low, high) VALUES (" + UNTIL + ", ?, ?) RETURNING id";

  private static final String RENEW = "UPDATE processes SET until = " + UNTIL + " WHERE id = ?";

  private static final String DEAD =
      "DELETE FROM processes WHERE until < clock_timestamp() RETURNING id";

  private static final String LEAVE = "DELETE FROM processes WHERE id = ?";

  /** The process that is gone may have sent the waiting messages, so they are looked for first. */
  private static final String FREE =
      """
      UPDATE claims SET holder = NULL, doubted = coalesce(doubted, since),
        doubtful = (SELECT max(n) FROM outbox WHERE outbox.lane = claims.lane)
      WHERE holder = ?
      """;

  private static final String NO_SHARDS = "DELETE FROM shards WHERE holder = ?";
  private static final String OLD_RINGS =
      "DELETE FROM rings WHERE until < clock_timestamp() - interval '1 day'";

  private final Connections writers;
  private final ScheduledExecutorService timer =
      Executors.newSingleThreadScheduledExecutor(new DaemonThreads("membership"));
  private volatile OptionalInt low = OptionalInt.empty();
  private volatile OptionalInt high = OptionalInt.empty();
  private volatile long id;
  private volatile long end;

  /** Until then what this process began before it was given up for dead may be on the way. */
  private volatile long clear = System.nanoTime();

  private boolean unreachable;
  private long renewed = System.nanoTime();
  private long buriesFrom = renewed;

  /** Joins the processes that share the database. */
  public FleetMembership(Connections writers) {
    this.writers = writers;
    renew();
    timer.scheduleWithFixedDelay(this::beat, BEAT_MILLIS, BEAT_MILLIS, TimeUnit.MILLISECONDS);
  }

  /** Returns the number of this process; empty if its lease ends before {@code time} has passed. */
  public OptionalLong sureFor(Duration time) {
    return end - System.nanoTime() > time.toNanos() ? OptionalLong.of(id) : OptionalLong.empty();
  }

  /**
   * Whether nothing is on the way any more that this process began before it joined anew. To others
   * that looks like what it begins now, though they have done it meanwhile, and more.
   */
  boolean isClear() {
    return System.nanoTime() - clear >= 0;
  }

  /** Returns the number of this process, even if its lease has ended. */
  public long id() {
    return id;
  }

  /** Sets the shards that the owner assigned to this process. */
  void wish(int from, int to) {
    low = OptionalInt.of(from);
    high = OptionalInt.of(to);
    writers.inTransaction(
        rows -> rows.update("UPDATE processes SET low = ?, high = ? WHERE id = ?", from, to, id));
  }

  private void beat() {
    try {
      renew();
      unreachable = false;
    } catch (RuntimeException | Error fault) {
      if (!unreachable) {
        LOG.warn("Can't reach the database; trying again until it answers");
      }
      unreachable = true;
    }
  }

  private void renew() {
    long begun = System.nanoTime();
    long now = writers.inTransaction(this::renewed);
    if (id != 0 && now != id) {
      LOG.warn("This process lost its lease to another; continuing as a new process");
      clear = System.nanoTime() + PATIENCE.toNanos();
    }
    id = now;
    end = begun + LEASE.toNanos();
    if (buriesAt(System.nanoTime())) {
      // Apart, as it may have to wait for what a frozen process holds.
      writers.inTransaction(FleetMembership::buried);
    }
  }

  /**
   * Returns whether processes whose leases have ended count as dead. If this process could not
   * renew its own lease for long, the database was probably away for all of them; the others get
   * time to renew theirs, because otherwise every shard would start anew elsewhere after each
   * outage.
   */
  private boolean buriesAt(long now) {
    if (now - renewed > LEASE.toNanos() / 2) {
      buriesFrom = now + LEASE.toNanos();
    }
    renewed = now;
    return now - buriesFrom >= 0;
  }

  private static int buried(Statements rows) {
    List<Long> dead = rows.list(DEAD, row -> row.getLong(1));
    dead.forEach(gone -> free(rows, gone));
    return dead.size();
  }

  private long renewed(Statements rows) {
    return id != 0 && rows.update(RENEW, id) == 1 ? id : joined(rows);
  }

  private long joined(Statements rows) {
    rows.update(OLD_RINGS);
    Integer from = low.isPresent() ? low.getAsInt() : null;
    Integer to = high.isPresent() ? high.getAsInt() : null;
    return rows.first(JOIN, row -> row.getLong(1), from, to).orElseThrow();
  }

  private static void free(Statements rows, long gone) {
    rows.update(FREE, gone);
    rows.update(NO_SHARDS, gone);
    PostgresNotifications.ring(rows);
  }

  /** Releases what this process holds, so that the others can take it. */
  @Override
  public void close() {
    timer.shutdown();
    try {
      // A renewal after this process has left would join anew.
      if (timer.awaitTermination(PATIENCE.toMillis(), TimeUnit.MILLISECONDS)) {
        writers.inTransaction(this::left);
        return;
      }
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    } catch (RuntimeException unreached) {
      // Said below.
    }
    LOG.warn(
        "Couldn't tell the other processes that this one is ending; they'll notice when its"
            + " lease runs out");
  }

  private boolean left(Statements rows) {
    rows.update(LEAVE, id);
    free(rows, id);
    return true;
  }
}

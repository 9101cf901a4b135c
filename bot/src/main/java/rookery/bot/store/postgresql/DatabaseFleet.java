package rookery.bot.store.postgresql;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import rookery.bot.fleet.Fleet;
import rookery.bot.outbox.RequestPacer;
import rookery.bot.store.sql.Connections;
import rookery.bot.store.sql.Statements;

/**
 * Divides the shards among the processes that share a database. Each process takes the shards that
 * its owner assigned to it as soon as they are free, and its share of the unassigned ones. It gives
 * a shard back when the process that it is assigned to runs again.
 */
public final class DatabaseFleet implements Fleet {
  private static final String PROCESSES = "SELECT id, low, high FROM processes";
  private static final String SHARDS = "SELECT number, holder FROM shards";
  private static final String TAKE = "INSERT INTO shards (number, holder) VALUES (?, ?)";
  private static final String ENDED = "DELETE FROM shards WHERE number = ? AND holder = ?";

  /**
   * Returns the seconds until the next action is allowed; a few are allowed at once after a pause.
   * The server may forget this in a crash, so the statement does not wait for the disk. No action
   * is ever postponed by ten minutes, so a longer wait means that the server's clock was set back.
   */
  private static final String PACE =
      """
      INSERT INTO paces AS p (name, next)
      SELECT ?1, clock_timestamp() - (?3 - 2) * ?2 * interval '1 us'
      FROM set_config('synchronous_commit', 'off', true)
      ON CONFLICT (name) DO UPDATE SET next =
        greatest(
          CASE WHEN p.next < clock_timestamp() + interval '10 minutes' THEN p.next END,
          clock_timestamp() - (?3 - 1) * ?2 * interval '1 us')
        + ?2 * interval '1 us'
      RETURNING extract(epoch FROM next - ?2 * interval '1 us' - clock_timestamp())
      """;

  /** Returns the seconds until an action is allowed again; nothing if it is allowed now. */
  private static final String WAIT =
      """
      SELECT extract(epoch FROM max(next) - clock_timestamp()) FROM paces
      WHERE name IN (?, ?) AND next < clock_timestamp() + interval '10 minutes'
      """;

  /** Returns nothing if another process was faster. */
  private static final String TURN =
      """
      INSERT INTO paces AS p (name, next) VALUES (?1, clock_timestamp() + ?2 * interval '1 us')
      ON CONFLICT (name) DO UPDATE SET next = excluded.next
        WHERE p.next <= clock_timestamp() OR p.next >= clock_timestamp() + interval '10 minutes'
      RETURNING name
      """;

  private static final String DONE =
      "UPDATE paces SET next = clock_timestamp() + ?2 * interval '1 us' WHERE name = ?1";

  private static final String IDENTIFY = "identify";
  private static final String IDENTIFY_A_DAY = "identify a day";
  private static final Duration BETWEEN_SHARDS = Duration.ofSeconds(5);

  /**
   * Discord allows a thousand session starts a day; a few hundred at once leave enough for the rest
   * of the day.
   */
  private static final Duration BETWEEN_SHARDS_A_DAY = Duration.ofSeconds(150);

  private static final int SHARDS_AT_ONCE_A_DAY = 400;

  private final Connections writers;
  private final FleetMembership member;
  private final int total;
  private final boolean ownPace;
  private final RequestPacer pace = new RequestPacer();
  private volatile Held held = new Held(-1, Set.of(), Set.of());

  /**
   * The shards that a process had when it last asked.
   *
   * @param member the number of the process at that time
   * @param nobodys the shards that no process had
   */
  private record Held(long member, Set<Integer> shards, Set<Integer> nobodys) {}

  /**
   * @param total how many shards there are
   * @param range the first and the last shard assigned to this process; empty if none are assigned
   * @param ownPace whether the pace of all processes is controlled elsewhere
   */
  public DatabaseFleet(
      Connections writers,
      FleetMembership member,
      int total,
      List<Integer> range,
      boolean ownPace) {
    this.writers = writers;
    this.member = member;
    this.total = total;
    this.ownPace = ownPace;
    if (!range.isEmpty()) {
      member.wish(range.get(0), range.get(1));
    }
  }

  /** A process and the shards assigned to it. */
  private record Process(long id, int low, int high) {
    boolean wants(int shard) {
      return low <= shard && shard <= high;
    }
  }

  @Override
  public Optional<Set<Integer>> shards() {
    OptionalLong me = member.sureFor(Duration.ZERO);
    if (me.isEmpty()) {
      // That is not to say that another has them.
      return Optional.empty();
    }
    long id = me.getAsLong();
    held = writers.inTransaction(rows -> shards(rows, id));
    return Optional.of(held.shards());
  }

  @Override
  public Set<Integer> unheld() {
    return held.nobodys();
  }

  @Override
  public boolean canTell() {
    return member.sureFor(Duration.ZERO).isPresent();
  }

  @Override
  public boolean holds(int shard) {
    Held now = held;
    OptionalLong me = member.sureFor(Duration.ZERO);
    return me.isPresent() && me.getAsLong() == now.member() && now.shards().contains(shard);
  }

  private Held shards(Statements rows, long me) {
    rows.hold(Set.of("shards"));
    List<Process> all =
        rows.list(
            PROCESSES,
            row -> {
              int low = row.getInt(2);
              return row.wasNull()
                  ? new Process(row.getLong(1), 0, -1)
                  : new Process(row.getLong(1), low, row.getInt(3));
            });
    Map<Integer, Long> held = new HashMap<>();
    rows.list(SHARDS, row -> held.put(row.getInt(1), row.getLong(2)));
    Set<Integer> mine = new TreeSet<>();
    held.forEach(
        (shard, holder) -> {
          if (holder == me) {
            mine.add(shard);
          }
        });
    mine.removeIf(shard -> isAnothers(shard, me, all));
    giveUpOne(mine, me, held, all);
    takeOne(rows, mine, me, held, all);
    Set<Integer> nobodys = IntStream.range(0, total).boxed().collect(Collectors.toSet());
    nobodys.removeAll(held.keySet());
    nobodys.removeAll(mine);
    return new Held(me, Set.copyOf(mine), Set.copyOf(nobodys));
  }

  private static boolean isAnothers(int shard, long me, List<Process> all) {
    boolean isOwn = all.stream().anyMatch(p -> p.id() == me && p.wants(shard));
    return !isOwn && all.stream().anyMatch(p -> p.id() != me && p.wants(shard));
  }

  private int part(List<Process> all) {
    return (total + all.size() - 1) / Math.max(1, all.size());
  }

  /** Gives up one shard if another process has less than its share. */
  private void giveUpOne(Set<Integer> mine, long me, Map<Integer, Long> held, List<Process> all) {
    boolean isOwn =
        mine.stream().anyMatch(s -> all.stream().anyMatch(p -> p.id() == me && p.wants(s)));
    boolean anotherHasLess =
        all.stream()
            .filter(p -> p.id() != me && p.high() < p.low())
            .anyMatch(
                p -> held.values().stream().filter(h -> h == p.id()).count() + 1 < mine.size());
    if (!isOwn && mine.size() > part(all) && anotherHasLess) {
      mine.remove(mine.stream().reduce((first, last) -> last).orElseThrow());
    }
  }

  /** Takes one shard at a time, so that processes that start together share them. */
  private void takeOne(
      Statements rows, Set<Integer> mine, long me, Map<Integer, Long> held, List<Process> all) {
    IntStream.range(0, total)
        .filter(shard -> !held.containsKey(shard))
        .filter(shard -> !isAnothers(shard, me, all))
        .filter(
            shard ->
                mine.size() < part(all)
                    || all.stream().anyMatch(p -> p.id() == me && p.wants(shard)))
        .findFirst()
        .ifPresent(
            shard -> {
              rows.update(TAKE, shard, me);
              mine.add(shard);
            });
  }

  @Override
  public void ended(int shard) {
    member
        .sureFor(Duration.ZERO)
        .ifPresent(me -> writers.inTransaction(rows -> rows.update(ENDED, shard, me)));
  }

  @Override
  public Duration identify() {
    return writers.inTransaction(this::turn);
  }

  private Duration turn(Statements rows) {
    Duration wait = duration(first(rows, WAIT, IDENTIFY, IDENTIFY_A_DAY));
    if (!wait.isZero()) {
      return wait;
    }
    if (!rows.finds(TURN, IDENTIFY, micros(BETWEEN_SHARDS))) {
      return BETWEEN_SHARDS;
    }
    first(rows, PACE, IDENTIFY_A_DAY, micros(BETWEEN_SHARDS_A_DAY), SHARDS_AT_ONCE_A_DAY);
    return Duration.ZERO;
  }

  @Override
  public void identified() {
    writers.inTransaction(rows -> rows.update(DONE, IDENTIFY, micros(BETWEEN_SHARDS)));
  }

  @Override
  public Duration request() {
    return ownPace ? pace.next() : next("request", RequestPacer.INTERVAL, RequestPacer.AT_ONCE);
  }

  private Duration next(String name, Duration interval, int atOnce) {
    return duration(
        writers.inOneStatement(rows -> first(rows, PACE, name, micros(interval), atOnce)));
  }

  private static double first(Statements rows, String sql, Object... values) {
    return rows.first(sql, row -> row.getDouble(1), values).orElse(0.0);
  }

  private static long micros(Duration time) {
    return time.toNanos() / 1_000;
  }

  private static Duration duration(double seconds) {
    return Duration.ofNanos((long) (Math.max(0, seconds) * 1e9));
  }

  @Override
  public Optional<Duration> patience() {
    return Optional.of(FleetMembership.PATIENCE);
  }

  @Override
  public boolean isSure() {
    // In this order: whoever joins anew is clear no more before it is sure again.
    return member.sureFor(FleetMembership.PATIENCE).isPresent() && member.isClear();
  }
}

package rookery.bot.crash;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import rookery.bot.RookeryProcess;
import rookery.bot.crash.CrashGame.Chapter;
import rookery.bot.crash.DatabaseImage.Row;
import rookery.bot.store.kit.PausingProxy;
import rookery.bot.store.kit.TestDatabase;
import rookery.practice.RoomSettings;
import rookery.practice.TestedRoom;
import rookery.practice.person.Person;
import rookery.practice.resource.Channel;
import rookery.practice.resource.Guild;

/**
 * Several processes are one bot on one PostgreSQL database, while people play all games at random
 * in six servers, one to each session with Discord, and take games away. Processes are killed,
 * frozen past their lease, and replaced, and connections to the database cut, or held up past the
 * lease. In the end the database must hold just what people were told, and the room each message
 * once and in order.
 */
public final class FleetRun implements AutoCloseable {
  private static final int PROCESSES = 3;
  private static final int SHARDS = 6;
  private static final int BETWEEN_EXPORTS_MILLIS = 4_000;
  private static final Duration PATIENCE = Duration.ofMinutes(6);

  /** What the dead have, those counted who have not renewed their lease since that moment. */
  private static final String ORPHANS =
      """
      SELECT (SELECT count(*) FROM claims WHERE holder NOT IN (SELECT id FROM processes))
        + (SELECT count(*) FROM shards WHERE holder NOT IN (SELECT id FROM processes))
        + (SELECT count(*) FROM processes WHERE until < '%s'::timestamptz + interval '11 s')
      """;

  private static final Map<String, Integer> GAMES =
      new TreeMap<>(
          Map.ofEntries(
              Map.entry("telepathy", 4),
              Map.entry("split-brain", 4),
              Map.entry("cooperative", 2),
              Map.entry("gravity", 2),
              Map.entry("booster", 2),
              Map.entry("cloak", 2),
              Map.entry("custodian", 2),
              Map.entry("toddler", 2),
              Map.entry("fluid", 2),
              Map.entry("parade", 1),
              Map.entry("neighbour", 1)));

  /** What may happen to the processes. */
  private enum Harming {
    KILLED,
    FROZEN,
    REPLACED,
    CUT,
    HELD
  }

  private final TestedRoom room = TestedRoom.open(RoomSettings.USUAL);

  private final Path folder;
  private final List<Harming> harms;
  private final String database;
  private final SplittableRandom random;
  private final List<Process> processes = new CopyOnWriteArrayList<>();

  /** The way of each process to the database. */
  private final Map<Process, PausingProxy> wires = new ConcurrentHashMap<>();

  private final List<Guild> guilds = new ArrayList<>();
  private final List<CrashGame> bouts = new ArrayList<>();
  private final Map<String, Integer> done = new TreeMap<>();
  private final ExecutorService players = Executors.newCachedThreadPool();
  private final BotLifetime life = BotLifetime.whereSomeGoUnanswered();

  /**
   * @param tables how many are played at
   * @param harms what may happen to the processes
   */
  FleetRun(Path folder, int tables, long seed, List<Harming> harms) {
    this.folder = folder;
    this.harms = harms;
    this.database = TestDatabase.address(folder.resolve("fleet"));
    this.random = new SplittableRandom(seed);
    List<Person> people = new ArrayList<>(room.people());
    people.addAll(room.addPeople(tables / 2));
    guilds.add(room.guild());
    while (guilds.size() < SHARDS) {
      guilds.add(room.addGuild("Server " + guilds.size(), "unused-" + guilds.size()));
    }
    List<String> games = List.copyOf(GAMES.keySet());
    for (int n = 0; n < tables; n++) {
      String game = games.get(n % games.size());
      Guild guild = guilds.get(n % SHARDS);
      Channel channel = room.world().channels().add(guild.id(), "hall-" + n);
      List<Person> seated = new ArrayList<>();
      for (int i = 0; i < GAMES.get(game); i++) {
        seated.add(people.get((n + i) % people.size()));
      }
      CrashGame bout =
          new CrashGame(game, "none", channel, seated, id -> threads(guild, id), this::peek);
      bouts.add(bout.foreseeing());
    }
  }

  private List<Channel> threads(Guild guild, String table) {
    return room.world().channels().threadsOf(guild).stream()
        .filter(thread -> thread.name().endsWith(table))
        .toList();
  }

  private Optional<Row> peek(CrashGame bout) {
    String own = "channel = '%s' AND stage IN ('GATHERING', 'PLAYING')".formatted(bout.channel());
    return bout.newest(look(rows -> DatabaseImage.tables(rows, own)));
  }

  private <T> T look(DatabaseImage.Question<T> question) {
    try (Connection connection = TestDatabase.connection(database);
        Statement statement = connection.createStatement()) {
      return question.of(statement);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  private Process begun() throws IOException {
    Map<String, String> settings = new HashMap<>(CrashRoom.settings(room));
    PausingProxy wire = new PausingProxy(database);
    settings.put("DATABASE", wire.address());
    settings.put("SHARDS", Integer.toString(SHARDS));
    settings.put("LOG_LEVEL", "INFO");
    settings.put("PRACTICE_DATA", folder.resolve("p" + System.nanoTime()) + "/practice.db");
    Path log = folder.resolve("bot" + count("processes begun") + ".log");
    Process process = RookeryProcess.start(log, settings);
    wires.put(process, wire);
    processes.add(process);
    return process;
  }

  private int count(String what) {
    return done.merge(what, 1, Integer::sum);
  }

  /** Plays for that long, and gives what was found wrong. */
  public List<String> run(Duration time) throws Exception {
    for (int n = 0; n < PROCESSES; n++) {
      begun();
    }
    await(() -> room.gateway().connected() == SHARDS, "six sessions");
    List<Future<?>> playing = new ArrayList<>();
    for (CrashGame bout : bouts) {
      bout.beginsWith(Optional.empty(), random.split());
      playing.add(
          players.submit(
              () -> {
                bout.playIn(life);
                return null;
              }));
    }
    RandomExports exports =
        new RandomExports(room, "hall-", BETWEEN_EXPORTS_MILLIS, random.split());
    playing.add(players.submit(() -> exports.takeIn(life)));
    long end = System.nanoTime() + time.toNanos();
    while (System.nanoTime() < end) {
      TimeUnit.MILLISECONDS.sleep(random.nextInt(4_000, 12_000));
      harm();
      // Else processes die that have not come up yet, and nobody is ever answered.
      await(() -> room.gateway().connected() == SHARDS, "six sessions after some harm");
      System.out.println(summary());
    }
    life.end();
    for (Future<?> player : playing) {
      player.get(PATIENCE.toSeconds(), TimeUnit.SECONDS);
    }
    done.put("games taken away", exports.taken());
    List<String> wrong = settled();
    wrong.addAll(exports.wrong());
    return wrong;
  }

  private void harm() throws Exception {
    Process one = processes.get(random.nextInt(processes.size()));
    switch (harms.get(random.nextInt(harms.size()))) {
      case KILLED -> {
        count("killed");
        one.destroyForcibly().waitFor();
        processes.remove(one);
        awaitTheOthers();
        begun();
      }
      case FROZEN -> {
        count("frozen");
        tell("-STOP", one);
        TimeUnit.SECONDS.sleep(random.nextInt(17, 26));
        tell("-CONT", one);
      }
      case REPLACED -> {
        count("replaced");
        begun();
        TimeUnit.SECONDS.sleep(10);
        processes.remove(one);
        one.destroy();
      }
      case CUT -> {
        count("connections cut");
        TestDatabase.words(
            database,
            """
            SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE application_name = 'rookery' AND random() < 0.5
            """);
      }
      case HELD -> {
        count("traffic held");
        wires.get(one).hold();
        TimeUnit.MILLISECONDS.sleep(random.nextInt(9_500, 13_000));
        wires.get(one).letGo();
        awaitTheOthers();
      }
    }
  }

  /** Until those that are left have all sessions, and what the dead was about to send. */
  private void awaitTheOthers() throws InterruptedException {
    long begun = System.nanoTime();
    String orphans =
        ORPHANS.formatted(TestDatabase.words(database, "SELECT clock_timestamp()").get(0));
    await(
        () -> room.gateway().connected() == SHARDS && look(rows -> number(rows, orphans)) == 0,
        "what a dead process had");
    int seconds = (int) Duration.ofNanos(System.nanoTime() - begun).toSeconds();
    done.merge("seconds until the others went on, at most", seconds, Math::max);
  }

  private static int number(Statement rows, String sql) throws SQLException {
    try (ResultSet row = rows.executeQuery(sql)) {
      row.next();
      return row.getInt(1);
    }
  }

  private static void tell(String signal, Process process) throws Exception {
    new ProcessBuilder("kill", signal, Long.toString(process.pid())).start().waitFor();
  }

  /** The bot says all that it has to say; then all is looked through. */
  private List<String> settled() throws Exception {
    // Nobody need wait for what is said at leisure.
    room.pass(Duration.ofMinutes(2));
    await(() -> look(DatabaseImage::unsent) == 0, "an empty outbox");
    List<String> wrong = new ArrayList<>();
    Map<String, Row> tables = new HashMap<>();
    look(rows -> DatabaseImage.tables(rows, "true")).forEach(row -> tables.put(row.id(), row));
    for (CrashGame bout : bouts) {
      for (Map.Entry<String, Chapter> table : bout.soFar().entrySet()) {
        table
            .getValue()
            .wrongThoughLate(Optional.ofNullable(tables.get(table.getKey())))
            .ifPresent(what -> wrong.add("table %s %s".formatted(table.getKey(), what)));
      }
    }
    MessageAudit audit = look(rows -> new MessageAudit(room, guilds, rows));
    wrong.addAll(audit.wrong());
    audit.keepAccounts(folder, wrong);
    done.put("messages that stand", audit.messages());
    done.put("tables", audit.tables());
    return wrong;
  }

  /** What was done, in one line. */
  public String summary() {
    return done
        + ", "
        + bouts.stream().mapToInt(CrashGame::done).sum()
        + " actions acknowledged, "
        + life.unanswered()
        + " unanswered, "
        + life.apologies()
        + " apologies, sessions "
        + room.gateway().connected();
  }

  private static void await(BooleanSupplier condition, String what) throws InterruptedException {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (!condition.getAsBoolean()) {
      if (System.nanoTime() > end) {
        throw new IllegalStateException("waited in vain for " + what);
      }
      TimeUnit.MILLISECONDS.sleep(100);
    }
  }

  @Override
  public void close() {
    life.end();
    processes.forEach(Process::destroyForcibly);
    wires.values().forEach(PausingProxy::close);
    players.shutdownNow();
    room.close();
  }

  /**
   * Runs for so many seconds.
   *
   * @param args how many seconds, how many tables, a seed or {@code any}, and what may happen to
   *     the processes: names of {@link Harming}, or nothing for all of them
   */
  public static void main(String[] args) throws Exception {
    long seed = args[2].equals("any") ? System.nanoTime() : Long.parseLong(args[2]);
    Path folder = Files.createTempDirectory("rookery-fleet");
    System.out.println("Seed " + seed + ", files in " + folder);
    boolean good = false;
    List<Harming> named = Stream.of(args).skip(3).map(Harming::valueOf).toList();
    List<Harming> harms = named.isEmpty() ? List.of(Harming.values()) : named;
    try (FleetRun run = new FleetRun(folder, Integer.parseInt(args[1]), seed, harms)) {
      try {
        List<String> wrong = run.run(Duration.ofSeconds(Long.parseLong(args[0])));
        wrong.forEach(System.out::println);
        good = wrong.isEmpty();
      } finally {
        System.out.println("Seed " + seed + ": " + run.summary() + (good ? ", all well" : ""));
      }
    }
    System.exit(good ? 0 : 1);
  }
}

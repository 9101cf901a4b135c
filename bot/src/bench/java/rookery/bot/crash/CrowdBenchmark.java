package rookery.bot.crash;

import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
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
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import rookery.bot.ResponseTimes;
import rookery.bot.RookeryProcess;
import rookery.bot.crash.DatabaseImage.Row;
import rookery.bot.store.DatabaseName;
import rookery.bot.store.ManyTables;
import rookery.bot.store.kit.TestDatabase;
import rookery.practice.RoomSettings;
import rookery.practice.TestedRoom;
import rookery.practice.person.InteractionOutcome;
import rookery.practice.person.Person;
import rookery.practice.resource.Channel;
import rookery.practice.resource.Guild;

/**
 * A bot in many servers with many tables: how long its processes take to start, what they hold, how
 * long 200 people at once wait for a first response, and how many moves are made a second at sixty
 * tables. Arguments: {@code file} or {@code server} (which {@code ROOKERY_POSTGRES} names), how
 * many processes, servers, open tables, and stored ones.
 */
public final class CrowdBenchmark {
  private static final Duration PATIENCE = Duration.ofMinutes(10);
  private static final int IN_FLIGHT = 200;
  private static final int ASKED = Integer.getInteger("asked", 2_000);

  /**
   * How many ask a second, whether or not others are answered; at none, as many as are answered.
   */
  private static final int RATE = Integer.getInteger("rate", 0);

  /** How many are asked before, for each process, so that it has compiled what it uses. */
  private static final int WARM_UP = Integer.getInteger("warm", 1_000);

  private static final String[] COMMANDS =
      System.getProperty("commands", "/games,/rules game:parade").split(",");

  /** At how many tables people play; at none, that is left out. */
  private static final int PLAYED_AT = Integer.getInteger("played", 60);

  /** Discord allows a session 2,500. */
  private static final int SERVERS_A_SHARD = 1_500;

  /** How many moves are counted, after as many that are not. */
  private static final int MOVES = Integer.getInteger("moves", 600);

  private final TestedRoom room = TestedRoom.open(RoomSettings.USUAL.starting(1_000, 16));

  /** There before the servers are, so that they are in all of them. */
  private final List<Person> people = room.addPeople(IN_FLIGHT);

  private final Path folder = Files.createTempDirectory("rookery-crowd");
  private final boolean onServer;
  private final List<Process> processes = new ArrayList<>();
  private final List<Guild> guilds = new ArrayList<>(List.of(room.guild()));
  private final ResponseTimes waits = new ResponseTimes();
  private final ProcessorTime processors = new ProcessorTime();

  private CrowdBenchmark(boolean onServer) throws IOException {
    this.onServer = onServer;
  }

  /** Prints the figures. */
  public static void main(String[] args) throws Exception {
    CrowdBenchmark benchmark = new CrowdBenchmark(args[0].equals("server"));
    try {
      benchmark.fill(
          Integer.parseInt(args[2]), Integer.parseInt(args[3]), Integer.parseInt(args[4]));
      benchmark.start(Integer.parseInt(args[1]));
      benchmark.ask();
      if (PLAYED_AT > 0) {
        benchmark.play();
        benchmark.weigh();
      }
    } finally {
      benchmark.processes.forEach(Process::destroyForcibly);
    }
    System.exit(0);
  }

  private String address() {
    Path file = folder.resolve("rookery.db");
    return onServer ? TestDatabase.address(file) : file.toString();
  }

  private void fill(int servers, int open, int stored) {
    while (guilds.size() < servers) {
      guilds.add(room.addGuild("Server " + guilds.size(), "hall-" + guilds.size()));
    }
    List<ManyTables.Hall> halls =
        guilds.stream()
            .map(
                guild ->
                    new ManyTables.Hall(
                        Long.toString(guild.id()),
                        Long.toString(room.world().channels().of(guild).get(0).id())))
            .toList();
    Path file = folder.resolve("rookery.db");
    DatabaseName name = onServer ? TestDatabase.onServer(file) : new DatabaseName.InFile(file);
    ManyTables.fill(name, halls, open, stored);
    System.out.printf("%d servers, %d open tables of %d stored%n", servers, open, stored);
  }

  private void start(int count) throws IOException {
    int shards = Math.max(count, (guilds.size() + SERVERS_A_SHARD - 1) / SERVERS_A_SHARD);
    long begun = System.nanoTime();
    for (int n = 0; n < count; n++) {
      Map<String, String> settings = new HashMap<>(CrashRoom.settings(room));
      settings.put("DATABASE", address());
      settings.put("SHARDS", Integer.toString(shards));
      settings.put("PRACTICE_DATA", folder.resolve("p" + n) + "/practice.db");
      processes.add(RookeryProcess.start(folder.resolve("bot" + n + ".log"), settings));
    }
    await().atMost(PATIENCE).until(() -> room.gateway().connected() == shards);
    System.out.printf(
        "%d processes with %d sessions: %.1f s to start%n",
        count, shards, (System.nanoTime() - begun) / 1e9);
    Person somebody = room.people().get(0);
    await().atMost(PATIENCE).until(() -> !somebody.commands(channel(0)).isEmpty());
    weigh();
  }

  /** The first channel of the n-th guild. */
  private Channel channel(int n) {
    return room.world().channels().of(guilds.get(n % guilds.size())).get(0);
  }

  private void weigh() throws IOException {
    for (Process process : processes) {
      try (Stream<String> lines = Files.lines(Path.of("/proc/" + process.pid() + "/status"))) {
        lines.filter(line -> line.startsWith("VmRSS")).forEach(System.out::println);
      }
      Process told =
          new ProcessBuilder(
                  "sh",
                  "-c",
                  "jcmd %1$d GC.run >/dev/null; jcmd %1$d GC.heap_info | grep -v :$"
                      .formatted(process.pid()))
              .redirectOutput(ProcessBuilder.Redirect.INHERIT)
              .start();
      told.onExit().join();
    }
  }

  private void ask() throws InterruptedException {
    room.world().tell(waits);
    processors.watch("bot", processes.stream().map(Process::toHandle));
    processors.watch("room, and of those who ask", Stream.of(ProcessHandle.current()));
    if (onServer) {
      processors.watch("server", server());
    }
    for (String command : COMMANDS) {
      ask(command, WARM_UP * processes.size());
      waits.clear();
      processors.begin();
      long begun = System.nanoTime();
      ask(command, ASKED);
      double seconds = (System.nanoTime() - begun) / 1e9;
      String offered = RATE == 0 ? IN_FLIGHT + " in flight" : RATE + " a second";
      waits.print("%s, %s, in %.2f s".formatted(command, offered, seconds));
      processors.print(ASKED);
      waits.clear();
    }
  }

  /** The processes of the server, where it is on this machine. */
  private Stream<ProcessHandle> server() {
    try (Connection connection = TestDatabase.connection(address());
        Statement rows = connection.createStatement();
        ResultSet own = rows.executeQuery("SELECT pg_backend_pid()")) {
      own.next();
      return ProcessHandle.of(own.getLong(1)).flatMap(ProcessHandle::parent).stream()
          .flatMap(ProcessHandle::children);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  private void ask(String command, int count) throws InterruptedException {
    int most = RATE == 0 ? IN_FLIGHT : count;
    Semaphore free = new Semaphore(most);
    long begun = System.nanoTime();
    for (int n = 0; n < count; n++) {
      free.acquire();
      awaitTurn(begun, n);
      InteractionOutcome asked = people.get(n % people.size()).types(channel(n), command);
      asked.answer().whenComplete((answer, failed) -> free.release());
    }
    free.acquire(most);
  }

  private static void awaitTurn(long begun, int n) throws InterruptedException {
    if (RATE > 0) {
      long due = begun + TimeUnit.SECONDS.toNanos(n) / RATE;
      TimeUnit.NANOSECONDS.sleep(Math.max(0, due - System.nanoTime()));
    }
  }

  private void play() throws Exception {
    BotLifetime life = BotLifetime.whereSomeGoUnanswered();
    ExecutorService players = Executors.newCachedThreadPool();
    List<CrashGame> bouts = new ArrayList<>();
    for (int n = 0; n < PLAYED_AT; n++) {
      Guild guild = guilds.get(n % guilds.size());
      Channel place = room.world().channels().add(guild.id(), "played-" + n);
      List<Person> seated = List.of(room.people().get(n), room.people().get(n + 1));
      bouts.add(
          new CrashGame("custodian", "none", place, seated, id -> threads(guild, id), this::peek));
    }
    waits.clear();
    for (CrashGame bout : bouts) {
      bout.beginsWith(Optional.empty(), new SplittableRandom(bouts.indexOf(bout)));
      players.submit(
          () -> {
            bout.playIn(life);
            return null;
          });
    }
    // Tables are opened, people gather, and the bot compiles what it uses.
    awaitMoves(bouts, MOVES);
    System.out.println("From now on moves are counted");
    int before = moves(bouts);
    processors.begin();
    long begun = System.nanoTime();
    awaitMoves(bouts, before + MOVES);
    int moves = moves(bouts) - before;
    System.out.printf(
        "%.1f moves a second at %d tables%n", moves * 1e9 / (System.nanoTime() - begun), PLAYED_AT);
    processors.print(Math.max(1, moves));
    waits.print("all that is asked while they play");
    life.end();
    players.shutdown();
    players.awaitTermination(1, TimeUnit.MINUTES);
  }

  private static int moves(List<CrashGame> bouts) {
    return bouts.stream().mapToInt(CrashGame::done).sum();
  }

  private static void awaitMoves(List<CrashGame> bouts, int count) {
    await().atMost(PATIENCE).until(() -> moves(bouts) >= count);
  }

  private List<Channel> threads(Guild guild, String table) {
    return room.world().channels().threadsOf(guild).stream()
        .filter(thread -> thread.name().endsWith(table))
        .toList();
  }

  private Optional<Row> peek(CrashGame bout) {
    try (Connection connection =
            onServer
                ? TestDatabase.connection(address())
                : DriverManager.getConnection("jdbc:sqlite:" + address());
        Statement rows = connection.createStatement()) {
      String own = "channel = '%s' AND stage IN ('GATHERING', 'PLAYING')".formatted(bout.channel());
      return bout.newest(DatabaseImage.tables(rows, own));
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }
}

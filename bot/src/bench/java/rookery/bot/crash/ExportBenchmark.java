package rookery.bot.crash;

import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import rookery.bot.crash.DatabaseImage.Row;
import rookery.bot.store.LongGame;
import rookery.bot.table.TableLocation;
import rookery.practice.RoomSettings;
import rookery.practice.TestedRoom;
import rookery.practice.person.InteractionOutcome;
import rookery.practice.person.Person;
import rookery.practice.person.VisibleMessage;
import rookery.practice.resource.Channel;

/**
 * Many people take a long game away at once while others play at fifty tables with a bot that has
 * the flags of the README: what its heap holds after collections, one of which ends each round
 * without exports, what memory its process has, and how long somebody waits who asks for a board,
 * before, meanwhile and afterwards. Arguments are the jar, and how many exports are asked for at
 * once in each round.
 */
public final class ExportBenchmark implements AutoCloseable {
  private static final List<String> FLAGS =
      List.of(
          "-XX:+UseSerialGC",
          "-Xmx96m",
          "-Xss512k",
          "-XX:TieredStopAtLevel=1",
          "-XX:ReservedCodeCacheSize=40m",
          "-XX:MaxMetaspaceSize=96m",
          "-XX:MaxDirectMemorySize=16m",
          "-XX:+ExitOnOutOfMemoryError");

  private static final int TABLES = Integer.getInteger("tables", 50);
  private static final int ACTIONS = Integer.getInteger("actions", 420);
  private static final String GAME = System.getProperty("game", "toddler");
  private static final String TABLE = "longgame";
  private static final Duration PATIENCE = Duration.ofMinutes(5);
  private static final Duration QUIET = Duration.ofSeconds(Integer.getInteger("quiet", 30));
  private static final int PAUSE_MILLIS = Integer.getInteger("pause", 5_000);
  private static final Pattern AFTER = Pattern.compile("Pause Full.* \\d+M->(\\d+)M\\(\\d+M\\)");
  private static final Pattern MOST_MEMORY = Pattern.compile("VmHWM:\\s+(\\d+)");
  private static final Pattern MEMORY = Pattern.compile("VmRSS:\\s+(\\d+)");

  private final Path folder = Files.createTempDirectory("rookery-exports");
  private final TestedRoom room = TestedRoom.open(RoomSettings.USUAL.patient(PATIENCE));
  private final List<Person> people = room.addPeople(TABLES + 1);
  private final ExecutorService players = Executors.newCachedThreadPool();
  private final Process bot;
  private int collections;

  private ExportBenchmark(Path jar) throws IOException {
    Channel games = room.channel("games");
    LongGame.keep(
        folder.resolve("rookery.db"),
        GAME,
        TABLE,
        new TableLocation(Long.toString(room.guild().id()), Long.toString(games.id())),
        people.stream().limit(2).map(ExportBenchmark::seated).toList(),
        ACTIONS);
    bot = start(jar);
    await().atMost(PATIENCE).until(() -> room.gateway().connected() > 0 || !bot.isAlive());
    await().atMost(PATIENCE).until(() -> !people.get(0).commands(games).isEmpty());
  }

  private static rookery.bot.table.Person seated(Person person) {
    return new rookery.bot.table.Person(Long.toString(person.id()));
  }

  private Process start(Path jar) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(FLAGS);
    command.add("-Xlog:gc:file=" + folder.resolve("gc.log"));
    command.addAll(List.of("-jar", jar.toString()));
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().putAll(CrashRoom.settings(room));
    builder.environment().put("DATABASE", folder.resolve("rookery.db").toString());
    builder.environment().put("MALLOC_ARENA_MAX", "2");
    return builder
        .redirectOutput(ProcessBuilder.Redirect.to(folder.resolve("bot.log").toFile()))
        .start();
  }

  /** Prints the figures. */
  public static void main(String[] args) throws Exception {
    try (ExportBenchmark benchmark = new ExportBenchmark(Path.of(args[0]))) {
      benchmark.play();
      benchmark.idle(QUIET.multipliedBy(2), "warming up");
      benchmark.idle(QUIET, "no exports");
      for (int n = 1; n < args.length && benchmark.bot.isAlive(); n++) {
        benchmark.exported(Integer.parseInt(args[n]));
        benchmark.idle(QUIET, "no exports");
      }
      if (!benchmark.bot.isAlive()) {
        System.out.println("The bot has ended with status " + benchmark.bot.exitValue());
      }
    }
    System.exit(0);
  }

  /** Begins games at all tables; the people there look at each answer for a while. */
  private void play() {
    BotLifetime life = new BotLifetime(PAUSE_MILLIS);
    for (int n = 0; n < TABLES; n++) {
      Channel place = room.addChannel("played-" + n);
      List<Person> seated = List.of(people.get(n), people.get(n + 1));
      CrashGame bout = new CrashGame("custodian", "none", place, seated, this::threads, this::peek);
      bout.beginsWith(Optional.empty(), new SplittableRandom(n));
      players.submit(
          () -> {
            bout.playIn(life);
            return null;
          });
    }
  }

  private List<Channel> threads(String table) {
    return room.world().channels().threadsOf(room.guild()).stream()
        .filter(thread -> thread.name().endsWith(table))
        .toList();
  }

  private Optional<Row> peek(CrashGame bout) {
    try (Connection connection =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("rookery.db"));
        Statement rows = connection.createStatement()) {
      String own = "channel = '%s' AND stage IN ('GATHERING', 'PLAYING')".formatted(bout.channel());
      return bout.newest(DatabaseImage.tables(rows, own));
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  private void idle(Duration time, String what) throws Exception {
    long end = System.nanoTime() + time.toNanos();
    List<Long> waits = asking(() -> System.nanoTime() < end);
    collect();
    report(what, waits);
  }

  /** What the heap holds afterwards is still used. */
  private void collect() throws Exception {
    if (bot.isAlive()) {
      Path jcmd = Path.of(System.getProperty("java.home"), "bin", "jcmd");
      new ProcessBuilder(jcmd.toString(), Long.toString(bot.pid()), "GC.run")
          .redirectErrorStream(true)
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .start()
          .waitFor();
    }
  }

  private void exported(int count) throws Exception {
    long begun = System.nanoTime();
    List<InteractionOutcome> exports = new ArrayList<>();
    for (int n = 0; n < count; n++) {
      exports.add(people.get(n).types(room.channel("games"), "/export table:" + TABLE));
    }
    List<Long> waits = asking(() -> exports.stream().anyMatch(one -> !one.answer().isDone()));
    double seconds = (System.nanoTime() - begun) / 1e9;
    report("%d exports at once, in %.1f s".formatted(count, seconds), waits);
    if (bot.isAlive()) {
      List<VisibleMessage> answers = exports.stream().map(InteractionOutcome::message).toList();
      System.out.printf(
          "  files of %s bytes%n",
          answers.stream()
              .flatMap(a -> a.attachments().stream())
              .map(a -> a.bytes().length)
              .toList());
    }
  }

  private interface Condition {
    boolean holds();
  }

  /** Asks for the board again and again, and tells how long each answer took with its picture. */
  private List<Long> asking(Condition going) throws Exception {
    List<Long> nanos = new ArrayList<>();
    Person somebody = people.get(TABLES);
    for (int n = 0; going.holds() && bot.isAlive(); n++) {
      long begun = System.nanoTime();
      InteractionOutcome asked = somebody.types(room.channel("played-" + n % TABLES), "/board");
      while (!asked.answer().isDone() && bot.isAlive()) {
        try {
          asked.answer().get(1, TimeUnit.SECONDS);
        } catch (TimeoutException late) {
          // It is waited for as long as there is anybody to answer.
        }
      }
      nanos.add(System.nanoTime() - begun);
      TimeUnit.MILLISECONDS.sleep(100);
    }
    return nanos;
  }

  private void report(String what, List<Long> waits) throws IOException {
    List<Long> sorted = waits.stream().sorted().toList();
    List<String> log = Files.readAllLines(folder.resolve("gc.log"));
    List<Integer> after = new ArrayList<>();
    for (String line : log.subList(collections, log.size())) {
      Matcher pause = AFTER.matcher(line);
      if (pause.find()) {
        after.add(Integer.valueOf(pause.group(1)));
      }
    }
    collections = log.size();
    System.out.printf(
        "%s: a board asked for %d times, p50 %.0f ms, p95 %.0f ms, longest %.0f ms; heap after full"
            + " collections %s MB; memory %s MB, at most %s MB meanwhile%n",
        what,
        sorted.size(),
        millis(sorted, 0.5),
        millis(sorted, 0.95),
        millis(sorted, 1),
        after,
        memory(MEMORY),
        memory(MOST_MEMORY));
    if (bot.isAlive()) {
      // From now on the most is that of the next round.
      Files.writeString(Path.of("/proc/" + bot.pid() + "/clear_refs"), "5");
    }
  }

  private static double millis(List<Long> sorted, double share) {
    int last = sorted.size() - 1;
    return sorted.isEmpty() ? 0 : sorted.get((int) Math.round(last * share)) / 1e6;
  }

  private String memory(Pattern figure) throws IOException {
    if (!bot.isAlive()) {
      return "?";
    }
    Matcher found = figure.matcher(Files.readString(Path.of("/proc/" + bot.pid() + "/status")));
    return found.find() ? Long.toString(Long.parseLong(found.group(1)) / 1000) : "?";
  }

  @Override
  public void close() {
    bot.destroyForcibly();
    players.shutdownNow();
    room.close();
  }
}

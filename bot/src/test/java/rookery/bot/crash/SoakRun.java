package rookery.bot.crash;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.ToLongFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import rookery.practice.RoomSettings;
import rookery.practice.TestedRoom;
import rookery.practice.resource.command.Command;

/**
 * Lets people play for long at many tables, some with computers, take games away, ask for reviews
 * and look at puzzles and the deals of the day, and tells every minute what the bot's process
 * holds: its heap after a collection, its threads, its open files and its memory. Works where there
 * is {@code /proc}.
 */
public final class SoakRun implements AutoCloseable {
  private static final int TABLES = 50;
  private static final int PEOPLE = 40;
  private static final int WITH_COMPUTERS = 8;
  private static final int WITH_PUZZLES = 4;
  private static final int BETWEEN_EXPORTS_MILLIS = 30_000;
  private static final Duration PATIENCE = Duration.ofMinutes(5);
  private static final Pattern HEAP = Pattern.compile("Total +\\d+ +(\\d+)");
  private static final Pattern THREADS = Pattern.compile("Threads:\\s+(\\d+)");
  private static final Pattern MEMORY = Pattern.compile("VmRSS:\\s+(\\d+)");

  private final TestedRoom room = TestedRoom.open(RoomSettings.USUAL.patient(PATIENCE));
  private final ExecutorService players = Executors.newCachedThreadPool();
  private final BotProcess victim;
  private final List<CrashGame> bouts;
  private final List<ComputerGames> alone;

  /** What the process holds; the heap in bytes, the memory in kilobytes. */
  record Held(long heap, long threads, long files, long memory) {
    @Override
    public String toString() {
      return "heap %.1f MB, %d threads, %d files, memory %d MB"
          .formatted(heap / 1e6, threads, files, memory / 1000);
    }
  }

  /**
   * @param folder where files may be made
   */
  public SoakRun(Path folder, Path jar) throws IOException {
    room.addPeople(PEOPLE);
    victim = new BotProcess(folder, Optional.of(jar), CrashRoom.settings(room));
    bouts = new CrashRoom(room, victim, folder).bouts(TABLES - WITH_COMPUTERS);
    alone = IntStream.range(0, WITH_COMPUTERS).mapToObj(n -> new ComputerGames(room, n)).toList();
  }

  /**
   * Plays, and tells how it was at each minute.
   *
   * @param pauseMillis between two things that are done at a table
   */
  List<Held> run(int minutes, long pauseMillis) throws Exception {
    victim.start();
    while (room.gateway().connected() == 0 || commands().isEmpty()) {
      Thread.sleep(100);
    }
    BotLifetime life = new BotLifetime(pauseMillis);
    List<Future<?>> playing = new ArrayList<>();
    SplittableRandom random = new SplittableRandom();
    for (CrashGame bout : bouts) {
      bout.beginsWith(Optional.empty(), random.split());
      playing.add(
          players.submit(
              () -> {
                bout.playIn(life);
                return null;
              }));
    }
    alone.forEach(one -> playing.add(players.submit(() -> one.playIn(life))));
    RandomExports exports =
        new RandomExports(room, "crash-", BETWEEN_EXPORTS_MILLIS, random.split());
    playing.add(
        players.submit(
            () -> {
              exports.takeIn(life);
              return null;
            }));
    List<PuzzleVisits> puzzles =
        IntStream.range(WITH_COMPUTERS, WITH_COMPUTERS + WITH_PUZZLES)
            .mapToObj(n -> new PuzzleVisits(room, n, random.split()))
            .toList();
    puzzles.forEach(one -> playing.add(players.submit(() -> one.lookIn(life))));
    List<Held> held = new ArrayList<>();
    for (int minute = 1; minute <= minutes; minute++) {
      Thread.sleep(Duration.ofMinutes(1).toMillis());
      mustPlay(playing);
      held.add(held());
      System.out.printf(
          "minute %d: %s; %d answers, %d actions, %d games with computers, %d reviews,"
              + " %d puzzles, %d games taken away, %d apologies, wrong: %s%n",
          minute,
          held.get(minute - 1),
          life.answers(),
          actions(),
          alone.stream().mapToInt(ComputerGames::over).sum(),
          alone.stream().mapToLong(ComputerGames::reviews).sum(),
          puzzles.stream().mapToInt(PuzzleVisits::seen).sum(),
          exports.taken(),
          life.apologies(),
          exports.wrong());
    }
    life.end();
    return held;
  }

  private List<Command> commands() {
    return room.people().get(0).commands(room.channel("crash-0"));
  }

  private static void mustPlay(List<Future<?>> playing) throws Exception {
    for (Future<?> player : playing) {
      if (player.isDone()) {
        player.get();
      }
    }
  }

  private int actions() {
    return bouts.stream().mapToInt(CrashGame::done).sum();
  }

  private Held held() throws IOException {
    Path process = Path.of("/proc", Long.toString(victim.number()));
    String status = Files.readString(process.resolve("status"));
    try (Stream<Path> files = Files.list(process.resolve("fd"))) {
      return new Held(
          found(HEAP, histogram()), found(THREADS, status), files.count(), found(MEMORY, status));
    }
  }

  /** The classes in the heap and how much they hold, once everything else is collected. */
  private String histogram() throws IOException {
    String jcmd = Path.of(System.getProperty("java.home"), "bin", "jcmd").toString();
    Process asked =
        new ProcessBuilder(jcmd, Long.toString(victim.number()), "GC.class_histogram").start();
    try (BufferedReader answer = asked.inputReader()) {
      return answer.lines().reduce("", (before, line) -> line);
    }
  }

  private static long found(Pattern pattern, String text) {
    Matcher matcher = pattern.matcher(text);
    if (!matcher.find()) {
      throw new IllegalStateException(pattern + " isn't in " + text);
    }
    return Long.parseLong(matcher.group(1));
  }

  @Override
  public void close() {
    victim.kill();
    players.shutdownNow();
    room.close();
  }

  /** How a later part of a run differs from an earlier one, by the least of each. */
  private static String growth(List<Held> held, ToLongFunction<Held> what) {
    int part = Math.max(1, held.size() / 4);
    long early =
        least(held.subList(Math.min(part, held.size() - 1), held.size()).stream(), part, what);
    long late = least(held.subList(held.size() - part, held.size()).stream(), part, what);
    return "%d, then %d".formatted(early, late);
  }

  private static long least(Stream<Held> held, int most, ToLongFunction<Held> what) {
    return held.limit(most).mapToLong(what).min().orElseThrow();
  }

  /** Arguments are the minutes, the jar, and the seconds between two things done at a table. */
  public static void main(String[] args) throws Exception {
    Path folder = Files.createTempDirectory("rookery-soak");
    try (SoakRun run = new SoakRun(folder, Path.of(args[1]))) {
      long pause = Duration.ofSeconds(Long.parseLong(args[2])).toMillis();
      List<Held> held = run.run(Integer.parseInt(args[0]), pause);
      System.out.println("Least in the second and in the last quarter:");
      System.out.println("heap " + growth(held, Held::heap));
      System.out.println("threads " + growth(held, Held::threads));
      System.out.println("files " + growth(held, Held::files));
      System.out.println("memory " + growth(held, Held::memory));
    }
    System.exit(0);
  }
}

package rookery.bot.crash;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import rookery.bot.RookeryProcess;
import rookery.bot.store.kit.TestDatabase;
import rookery.practice.RoomSettings;
import rookery.practice.TestedRoom;
import rookery.practice.person.Modal;
import rookery.practice.person.Person;
import rookery.practice.person.VisibleMessage;
import rookery.practice.resource.Channel;

/**
 * A season of many people in two processes that share a PostgreSQL database, while one or the other
 * is killed. Whenever its message is looked at, what stands there must add up; in the end each game
 * must have been opened once and counted once.
 */
public final class SeasonRun implements AutoCloseable {
  private static final int PROCESSES = 2;
  private static final Duration PATIENCE = Duration.ofMinutes(6);

  /** How many games end between two deaths, about. */
  private static final int BETWEEN_KILLS = 6;

  /** In milliseconds: about as long as a resignation takes. */
  private static final int LONGEST_FUSE = 400;

  private static final Pattern FINISHED = Pattern.compile("(\\d+) of (\\d+) games finished");
  private static final Pattern ROW =
      Pattern.compile("<@(\\d+)> \u00b7 (\\d+) points? from (\\d+) games?");
  private static final String RUNNING =
      """
      SELECT g.table_id || ' ' || g.lots FROM season_games g JOIN tables ON id = g.table_id
      WHERE stage = 'PLAYING' AND g.table_id IS NOT NULL ORDER BY g.n
      """;

  private final TestedRoom room = TestedRoom.open(RoomSettings.USUAL);
  private final Channel games = room.channel("games");
  private final List<Person> people = new ArrayList<>(room.people());
  private final List<Process> processes = new CopyOnWriteArrayList<>();
  private final Map<String, Person> losers = new ConcurrentHashMap<>();
  private final Map<String, Integer> done = new TreeMap<>();
  private final List<String> wrong = new ArrayList<>();
  private final AtomicInteger killed = new AtomicInteger();
  private final Path folder;
  private final String database;
  private final SplittableRandom random;
  private Thread killing = new Thread(() -> {});

  SeasonRun(Path folder, int count, long seed) {
    this.folder = folder;
    this.database = TestDatabase.address(folder.resolve("season"));
    this.random = new SplittableRandom(seed);
    people.addAll(room.addPeople(Math.max(0, count - people.size())));
    while (people.size() > count) {
      people.remove(count);
    }
  }

  private void begin() throws IOException {
    Map<String, String> settings = new HashMap<>(CrashRoom.settings(room));
    settings.put("DATABASE", database);
    settings.put("SHARDS", Integer.toString(PROCESSES));
    settings.put("PRACTICE_DATA", folder.resolve("p" + System.nanoTime()) + "/practice.db");
    Path log = folder.resolve("bot" + count("processes begun") + ".log");
    processes.add(RookeryProcess.start(log, settings));
  }

  private synchronized int count(String what) {
    return done.merge(what, 1, Integer::sum);
  }

  /** Plays the whole season, and gives what was found wrong. */
  List<String> run() throws Exception {
    for (int n = 0; n < PROCESSES; n++) {
      begin();
    }
    await(this::isConnected, "the sessions");
    signUp();
    int all = people.size() * (people.size() - 1) / 2;
    int untilKill = BETWEEN_KILLS;
    while (finished() < all) {
      if (--untilKill == 0) {
        killSoon();
        untilKill = random.nextInt(2, 2 * BETWEEN_KILLS);
      }
      resignSomewhere();
      look();
    }
    killing.join();
    await(() -> shown().filter(text -> text.startsWith("**Season over")).isPresent(), "the end");
    compare(all);
    return wrong;
  }

  private boolean isConnected() {
    return room.gateway().connected() == PROCESSES;
  }

  private void signUp() throws InterruptedException {
    Person host = people.get(0);
    VisibleMessage listed = host.types(games, "/season").message();
    Modal form = host.presses(listed, "Begin a season").modal();
    Map<String, List<String>> chosen =
        Map.of(
            "games", List.of("Custodian Chess"),
            "length", List.of("28 days"),
            "clock", List.of("7 days a move"),
            "joining", List.of("2 days"));
    host.submits(form, chosen).message();
    await(() -> shown().isPresent(), "the season's message");
    for (Person person : people) {
      VisibleMessage page = person.presses(message().orElseThrow(), "Join").message();
      person.picks(page, page.menus().get(0).customId(), "5 games at a time").await();
    }
    VisibleMessage page = host.presses(message().orElseThrow(), "My season").message();
    host.presses(page, "Begin now").await();
    await(() -> shown().filter(text -> text.contains("games finished")).isPresent(), "its begin");
  }

  private Optional<VisibleMessage> message() {
    return people.get(0).sees(games).stream()
        .filter(message -> !message.ephemeral())
        .filter(
            message ->
                message.text().startsWith("**New season") || message.text().startsWith("**Season"))
        .findFirst();
  }

  private Optional<String> shown() {
    return message().map(VisibleMessage::text);
  }

  private List<String> rows(String sql) {
    return TestDatabase.words(database, sql);
  }

  private int finished() {
    return Integer.parseInt(
        rows("SELECT count(*)::text FROM results JOIN season_games USING (table_id)").get(0));
  }

  /** A process dies in the midst of whatever people are doing then. */
  private void killSoon() throws InterruptedException {
    killing.join();
    int millis = random.nextInt(LONGEST_FUSE);
    int which = random.nextInt(processes.size());
    killing = new Thread(() -> kill(millis, which));
    killing.start();
  }

  private void kill(int millis, int which) {
    try {
      TimeUnit.MILLISECONDS.sleep(millis);
      Process one = processes.remove(which);
      one.destroyForcibly().waitFor();
      begin();
      // Else nobody is ever answered.
      await(this::isConnected, "the sessions after a kill");
      killed.incrementAndGet();
    } catch (IOException | InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Somebody resigns at one of the tables; who does not hear of it tries again. */
  private void resignSomewhere() throws InterruptedException {
    List<String> running = rows(RUNNING);
    if (running.isEmpty()) {
      TimeUnit.MILLISECONDS.sleep(50);
      return;
    }
    String[] words = running.get(random.nextInt(running.size())).split(" ");
    Person loser = losers.computeIfAbsent(words[0], table -> person(words[1 + random.nextInt(2)]));
    try {
      VisibleMessage sure = loser.types(games, "/resign table:" + words[0]).message();
      loser.presses(sure, "Resign").message();
      count("resigned");
    } catch (RuntimeException | AssertionError unanswered) {
      count("unanswered");
    }
  }

  private Person person(String lot) {
    String id = rows("SELECT person FROM season_entrants WHERE lot = " + lot).get(0);
    return people.stream().filter(one -> Long.toString(one.id()).equals(id)).findFirst().get();
  }

  /** Each win is a point, and each game one of two people. */
  private void look() {
    String text = shown().orElse("");
    Matcher finished = FINISHED.matcher(text);
    if (!finished.find()) {
      return;
    }
    count("looks");
    int points = 0;
    int played = 0;
    Matcher row = ROW.matcher(text);
    while (row.find()) {
      points += Integer.parseInt(row.group(2));
      played += Integer.parseInt(row.group(3));
    }
    int games = Integer.parseInt(finished.group(1));
    if (points != games || played != 2 * games) {
      wrong.add("what stands there does not add up: " + text);
    }
  }

  private void compare(int all) {
    expect(all, "SELECT count(*)::text FROM season_games WHERE table_id IS NOT NULL", "tables");
    expect(all, "SELECT count(*)::text FROM tables", "tables in all");
    expect(all, "SELECT count(*)::text FROM results", "results");
    Map<String, Integer> points = new HashMap<>();
    people.forEach(person -> points.put(Long.toString(person.id()), 0));
    losers.forEach(
        (table, loser) ->
            rows("SELECT person FROM result_seats WHERE table_id = '%s'".formatted(table)).stream()
                .filter(person -> !person.equals(Long.toString(loser.id())))
                .forEach(winner -> points.merge(winner, 1, Integer::sum)));
    Matcher row = ROW.matcher(shown().orElse(""));
    Map<String, Integer> told = new HashMap<>();
    while (row.find()) {
      told.put(row.group(1), Integer.parseInt(row.group(2)));
    }
    if (!told.equals(points)) {
      wrong.add("the table says %s, but it was %s".formatted(told, points));
    }
    long ends =
        people.get(0).sees(games).stream()
            .filter(message -> message.text().contains("Congratulations!"))
            .count();
    if (ends != 1) {
      wrong.add("the end was told " + ends + " times");
    }
  }

  private void expect(int all, String sql, String what) {
    String found = rows(sql).get(0);
    if (!found.equals("" + all)) {
      wrong.add("%s %s where there should be %d".formatted(found, what, all));
    }
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
    processes.forEach(Process::destroyForcibly);
    room.close();
  }

  /**
   * Runs it.
   *
   * @param args how many people take part, and a seed or {@code any}
   */
  public static void main(String[] args) throws Exception {
    long seed = args[1].equals("any") ? System.nanoTime() : Long.parseLong(args[1]);
    Path folder = Files.createTempDirectory("rookery-season");
    System.out.println("Seed " + seed + ", files in " + folder);
    boolean good = false;
    try (SeasonRun run = new SeasonRun(folder, Integer.parseInt(args[0]), seed)) {
      try {
        List<String> wrong = run.run();
        wrong.forEach(System.out::println);
        good = wrong.isEmpty();
      } finally {
        System.out.println(
            "Seed "
                + seed
                + ": "
                + run.done
                + ", killed "
                + run.killed
                + (good ? ", all well" : ""));
      }
    }
    System.exit(good ? 0 : 1);
  }
}

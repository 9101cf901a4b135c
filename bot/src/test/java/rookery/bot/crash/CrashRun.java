package rookery.bot.crash;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import rookery.bot.crash.CrashGame.Chapter;
import rookery.bot.crash.DatabaseImage.Row;
import rookery.practice.RoomSettings;
import rookery.practice.TestedRoom;
import rookery.practice.resource.Channel;

/**
 * Kills the bot's own process again and again while people play at seven tables, three of which
 * hold secrets, in channels and in threads, by clocks and without: at random moments, at the n-th
 * request, during its start, while deadlines fire, by the loss of power, and while nothing can be
 * written. After each death the database must hold just what people were told.
 */
public final class CrashRun implements AutoCloseable {
  private static final int TABLES = 7;
  private static final Duration PATIENCE = Duration.ofMinutes(5);
  private static final int BETWEEN_AUDITS = 50;
  private static final int TEARS = 4;
  private static final int BETWEEN_COPIES_MILLIS = 60;
  private static final int BETWEEN_EXPORTS_MILLIS = 300;
  private static final int LIVES_FOR_AN_EXPORT = 6;
  private static final Duration MOST_FOR_AN_EXPORT = Duration.ofSeconds(10);

  private final TestedRoom room;
  private final Path folder;
  private final BotProcess victim;
  private final CrashRoom venue;
  private final List<CrashGame> bouts;
  private final List<String> wrong = new CopyOnWriteArrayList<>();
  private final ExecutorService players = Executors.newCachedThreadPool();
  private final SplittableRandom random;
  private final FaultInjection harm;
  private long startMillis = 1_500;
  private int told;
  private volatile int exported;

  /**
   * @param folder where files may be made
   * @param jar the bot; empty for the classes of this process
   */
  public CrashRun(Path folder, Optional<Path> jar, long seed) throws IOException {
    this.folder = folder;
    this.random = new SplittableRandom(seed);
    this.room = TestedRoom.open(RoomSettings.USUAL.patient(PATIENCE));
    this.victim = new BotProcess(folder, jar, CrashRoom.settings(room));
    this.harm = new FaultInjection(room, victim, random.split());
    this.venue = new CrashRoom(room, victim, folder);
    this.bouts = venue.bouts(TABLES);
  }

  /** Kills so often, and gives what was found wrong. */
  public List<String> run(int wanted) throws Exception {
    victim.start();
    await(() -> room.gateway().connected() > 0, "the first start");
    Channel anywhere = room.channel("crash-0");
    await(() -> !room.people().get(0).commands(anywhere).isEmpty(), "the commands");
    victim.kill();
    victim.awaitDeath();
    bury();
    while (harm.kills() < wanted && wrong.isEmpty()) {
      rise();
      live();
      bury();
      if (harm.kills() >= told + BETWEEN_AUDITS && wrong.isEmpty()) {
        told = harm.kills();
        settle();
        System.out.println(summary());
      }
    }
    if (wrong.isEmpty()) {
      settle();
    }
    return wrong;
  }

  /** What was done, in one line. */
  public String summary() {
    int done = bouts.stream().mapToInt(CrashGame::done).sum();
    return "%s, %d actions acknowledged, %d games taken away, wrong: %s"
        .formatted(harm, done, exported, wrong);
  }

  private void live() throws Exception {
    List<Row> open = read("stage IN ('GATHERING', 'PLAYING')");
    for (CrashGame bout : bouts) {
      bout.beginsWith(bout.own(open), random.split());
    }
    BotLifetime life = new BotLifetime();
    List<Future<?>> playing = new ArrayList<>();
    for (CrashGame bout : bouts) {
      playing.add(
          players.submit(
              () -> {
                bout.playIn(life);
                return null;
              }));
    }
    playing.add(players.submit(() -> losePower(life)));
    RandomExports exports =
        new RandomExports(room, "crash-", BETWEEN_EXPORTS_MILLIS, random.split());
    playing.add(players.submit(() -> export(exports, life)));
    if (random.nextInt(LIVES_FOR_AN_EXPORT) == 0) {
      // Most lives are too short for that; this one ends while the next games are taken away.
      awaitAtMost(MOST_FOR_AN_EXPORT, () -> exports.taken() > 0);
    }
    harm.kill(life);
    victim.awaitDeath();
    life.end();
    for (Future<?> player : playing) {
      player.get(PATIENCE.toSeconds(), TimeUnit.SECONDS);
    }
  }

  private Void export(RandomExports exports, BotLifetime life) throws Exception {
    exports.takeIn(life);
    wrong.addAll(exports.wrong());
    exported += exports.taken();
    return null;
  }

  /** Starts the bot, which may be killed before it has come up. */
  private void rise() throws Exception {
    while (true) {
      await(() -> room.gateway().connected() == 0, "the end of the last connection");
      harm.betweenLives();
      long begun = System.nanoTime();
      victim.start();
      if (random.nextInt(3) == 0) {
        harm.duringTheStart(startMillis);
        victim.awaitDeath();
        bury();
        continue;
      }
      await(() -> room.gateway().connected() > 0 || !victim.isAlive(), "the start");
      if (!victim.isAlive() && victim.wasKilled()) {
        harm.count("by someone else", 1);
        bury();
        continue;
      }
      if (!victim.isAlive()) {
        throw new IllegalStateException("the bot has ended by itself; see " + victim.log());
      }
      startMillis = (System.nanoTime() - begun) / 1_000_000;
      return;
    }
  }

  /**
   * While people play, copies are taken again and again, as the loss of power at that moment would
   * leave the files: whatever was acknowledged before must be in every one of them.
   */
  private Void losePower(BotLifetime life) throws Exception {
    SplittableRandom chance = new SplittableRandom(harm.kills());
    while (!life.isOver()) {
      Thread.sleep(chance.nextInt(BETWEEN_COPIES_MILLIS));
      tornCopies(chance);
    }
    return null;
  }

  private void tornCopies(SplittableRandom chance) throws Exception {
    DatabaseImage image;
    Map<String, Chapter> soFar;
    synchronized (venue) {
      victim.freeze();
      try {
        soFar = soFar();
        image = DatabaseImage.of(victim.database(), folder.resolve("power"));
      } finally {
        victim.thaw();
      }
    }
    for (int n = 0; n < TEARS && image.isOpen(); n++) {
      DatabaseImage torn = image.copied(folder.resolve("torn"));
      torn.tear(chance);
      harm.count("torn logs", 1);
      check(torn, soFar, "after the loss of power");
    }
  }

  /** Looks at what the dead bot has left behind. */
  private void bury() throws Exception {
    DatabaseImage image = DatabaseImage.of(victim.database(), folder);
    if (image.tear(random)) {
      harm.count("torn logs", 1);
      check(image, soFar(), "with a torn log");
      if (random.nextInt(4) == 0) {
        DatabaseImage again = DatabaseImage.of(victim.database(), folder);
        again.tear(random);
        again.replace(victim.database());
        harm.count("lost power", 1);
      }
    }
    check(DatabaseImage.of(victim.database(), folder), soFar(), "as it was left");
  }

  private Map<String, Chapter> soFar() {
    Map<String, Chapter> all = new TreeMap<>();
    bouts.forEach(bout -> all.putAll(bout.soFar()));
    return all;
  }

  private void check(DatabaseImage image, Map<String, Chapter> soFar, String how)
      throws SQLException {
    image.look(
        rows -> {
          if (!DatabaseImage.isSound(rows)) {
            wrong.add("the database is damaged " + how);
          }
          Map<String, Row> tables = new HashMap<>();
          DatabaseImage.tables(rows, among(soFar.keySet()))
              .forEach(row -> tables.put(row.id(), row));
          soFar.forEach(
              (id, chapter) ->
                  chapter
                      .wrong(Optional.ofNullable(tables.get(id)))
                      .ifPresent(what -> wrong.add("%s, table %s %s".formatted(how, id, what))));
          return null;
        });
  }

  private static String among(Set<String> ids) {
    return ids.stream().map(id -> "'" + id + "'").collect(Collectors.joining(",", "id IN (", ")"));
  }

  private List<Row> read(String condition) throws IOException, SQLException {
    return DatabaseImage.of(victim.database(), folder.resolve("before"))
        .look(rows -> DatabaseImage.tables(rows, condition));
  }

  /** The bot says all that it has to say, and then everything must stand in the room once. */
  private void settle() throws Exception {
    // Nobody need wait for what is said at leisure.
    room.pass(Duration.ofMinutes(2));
    DatabaseImage image = quiet();
    while (image.look(DatabaseImage::unsent) > 0) {
      // It had not seen yet what was due when its outbox was empty.
      image = quiet();
    }
    MessageAudit audit = image.look(rows -> new MessageAudit(room, List.of(room.guild()), rows));
    wrong.addAll(audit.wrong());
    audit.keepAccounts(folder, wrong);
    harm.found("messages that stand", audit.messages());
    harm.found("of them by the clock", audit.ofTime());
    harm.found("tables", audit.tables());
    harm.found("of them in threads", audit.threads());
  }

  /** The bot lives until it has nothing to say. */
  private DatabaseImage quiet() throws Exception {
    await(() -> room.gateway().connected() == 0, "the end of the last connection");
    victim.start();
    await(() -> room.gateway().connected() > 0, "the start of a quiet time");
    await(this::hasSaidAll, "an empty outbox");
    victim.kill();
    victim.awaitDeath();
    return DatabaseImage.of(victim.database(), folder.resolve("end"));
  }

  private boolean hasSaidAll() {
    try {
      // It must not stand still all the time.
      Thread.sleep(300);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    return venue.look(DatabaseImage::unsent) == 0;
  }

  private static void await(BooleanSupplier condition, String what) throws InterruptedException {
    if (!awaitAtMost(PATIENCE, condition)) {
      throw new IllegalStateException("waited in vain for " + what);
    }
  }

  private static boolean awaitAtMost(Duration time, BooleanSupplier condition)
      throws InterruptedException {
    long end = System.nanoTime() + time.toNanos();
    while (!condition.getAsBoolean()) {
      if (System.nanoTime() > end) {
        return false;
      }
      Thread.sleep(5);
    }
    return true;
  }

  @Override
  public void close() {
    victim.kill();
    players.shutdownNow();
    room.close();
  }

  /** Runs so many kills: arguments are their number, the jar, and a seed or the word any. */
  public static void main(String[] args) throws Exception {
    long seed = args[2].equals("any") ? System.nanoTime() : Long.parseLong(args[2]);
    Path folder = Files.createTempDirectory("rookery-crash");
    System.out.println("Seed " + seed + ", files in " + folder);
    boolean good = false;
    try (CrashRun run = new CrashRun(folder, Optional.of(Path.of(args[1])), seed)) {
      try {
        good = run.run(Integer.parseInt(args[0])).isEmpty();
      } finally {
        System.out.println("Seed " + seed + ": " + run.summary());
      }
    }
    System.exit(good ? 0 : 1);
  }
}

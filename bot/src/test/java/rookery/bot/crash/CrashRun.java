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
import java.util.TreeSet;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import rookery.bot.crash.Image.Row;
import rookery.practice.PracticeRoom;
import rookery.practice.RoomSettings;
import rookery.practice.person.Person;
import rookery.practice.resource.Channel;
import rookery.practice.resource.Permission;
import rookery.practice.wire.control.Traffic;

/**
 * Kills the bot's own process again and again while people play at seven tables, three of which
 * hold secrets: at random moments, at the n-th request, during its start, by the loss of power, and
 * while the disk is full. After each death the database must hold just what people were told.
 */
public final class CrashRun implements AutoCloseable {
  private static final List<String> GAMES =
      List.of("telepathy", "split-brain", "cloak", "custodian", "booster", "gravity", "fluid");
  private static final Duration PATIENCE = Duration.ofMinutes(5);
  private static final int LONGEST_LIFE_MILLIS = 900;
  private static final int MOST_REQUESTS = 40;

  private final PracticeRoom room;
  private final Path folder;
  private final Victim victim;
  private final List<Bout> bouts = new ArrayList<>();
  private final Map<String, Integer> counts = new TreeMap<>();
  private final List<String> wrong = new ArrayList<>();
  private final ExecutorService players = Executors.newCachedThreadPool();
  private final SplittableRandom random;
  private long startMillis = 1_500;
  private int kills;
  private int told;

  /**
   * @param folder where files may be made
   * @param jar the bot; empty for the classes of this process
   */
  public CrashRun(Path folder, Optional<Path> jar, long seed) throws IOException {
    this.folder = folder;
    this.random = new SplittableRandom(seed);
    this.room = PracticeRoom.open(RoomSettings.USUAL.patient(PATIENCE));
    this.victim =
        new Victim(
            folder,
            jar,
            Map.of(
                "DISCORD_TOKEN", "practice",
                "DISCORD_API_URL", room.restUrl(),
                "DISCORD_GATEWAY_URL", room.gatewayUrl()));
    seat();
  }

  private void seat() {
    List<Person> people = room.people();
    for (int n = 0; n < GAMES.size(); n++) {
      Channel channel = channel("crash-" + n % 3);
      int seats = n < 2 ? 4 : 2;
      List<Person> seated = new ArrayList<>();
      for (int i = 0; i < seats; i++) {
        seated.add(people.get((n + i) % people.size()));
      }
      bouts.add(new Bout(GAMES.get(n), channel, seated, this::peek));
    }
  }

  /** A channel for several tables, so that their messages go through one lane. */
  private Channel channel(String name) {
    boolean isNew =
        room.world().channels().all().stream().noneMatch(known -> known.name().equals(name));
    if (isNew) {
      room.deny(room.addChannel(name), Permission.CREATE_PUBLIC_THREADS);
    }
    return room.channel(name);
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
    while (kills < wanted && wrong.isEmpty()) {
      rise();
      live();
      bury();
      if (kills >= told + 50) {
        told = kills;
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
    int done = bouts.stream().mapToInt(Bout::done).sum();
    return kills + " kills " + counts + ", " + done + " actions acknowledged, wrong: " + wrong;
  }

  private void live() throws Exception {
    List<Row> open = read("stage IN ('GATHERING', 'PLAYING')");
    for (Bout bout : bouts) {
      bout.beginsWith(bout.own(open), random.split());
    }
    Life life = new Life();
    List<Future<?>> playing = new ArrayList<>();
    for (Bout bout : bouts) {
      playing.add(
          players.submit(
              () -> {
                bout.playIn(life);
                return null;
              }));
    }
    hurt(life);
    victim.awaitDeath();
    life.end();
    for (Future<?> player : playing) {
      player.get(PATIENCE.toSeconds(), TimeUnit.SECONDS);
    }
  }

  /** Starts the bot, which may be killed before it has come up. */
  private void rise() throws Exception {
    while (true) {
      await(() -> room.gateway().connected() == 0, "the end of the last connection");
      long begun = System.nanoTime();
      victim.start();
      if (random.nextInt(3) == 0) {
        killAfter(random.nextLong(startMillis), MOST_REQUESTS, "during the start");
        victim.awaitDeath();
        bury();
        continue;
      }
      await(() -> room.gateway().connected() > 0 || !victim.isAlive(), "the start");
      if (!victim.isAlive()) {
        throw new IllegalStateException("the bot has ended by itself; see " + victim.log());
      }
      startMillis = (System.nanoTime() - begun) / 1_000_000;
      return;
    }
  }

  /** Kills the bot now or soon, in one of several ways. */
  private void hurt(Life life) throws Exception {
    if (random.nextInt(3) == 0) {
      fillDisk(life);
    }
    if (random.nextBoolean()) {
      killAfter(random.nextLong(LONGEST_LIFE_MILLIS), Integer.MAX_VALUE, "at a random moment");
    } else {
      killAfter(10 * LONGEST_LIFE_MILLIS, 1 + random.nextInt(MOST_REQUESTS), "at the n-th request");
    }
  }

  /** Kills it after a while, or in the middle of its n-th request from now on. */
  private void killAfter(long millis, int requests, String how) throws InterruptedException {
    AtomicInteger left = new AtomicInteger(requests);
    Consumer<Traffic.Entry> counting =
        entry -> {
          if (entry.kind() == Traffic.Kind.REQUEST && left.decrementAndGet() == 0) {
            victim.kill();
          }
        };
    room.traffic().tell(counting);
    long end = System.nanoTime() + millis * 1_000_000;
    while (victim.isAlive() && System.nanoTime() < end) {
      Thread.sleep(2);
    }
    victim.kill();
    room.traffic().forget(counting);
    kills++;
    count(how);
  }

  /** No file can grow until somebody is told that something went wrong, or for a while. */
  private void fillDisk(Life life) throws Exception {
    long end = LogEnd.of(victim.database()).synced();
    victim.fillDisk(end + random.nextInt(40_000));
    int before = life.apologies();
    long last = System.nanoTime() + LONGEST_LIFE_MILLIS * 1_000_000L;
    while (life.apologies() == before && System.nanoTime() < last && victim.isAlive()) {
      Thread.sleep(2);
    }
    if (life.apologies() > before) {
      count("failing writes");
    }
    if (random.nextInt(4) > 0) {
      victim.emptyDisk();
    }
  }

  /** Looks at what the dead bot has left behind. */
  private void bury() throws Exception {
    Image image = Image.of(victim.database(), folder);
    if (image.tear(random)) {
      count("torn logs");
      check(image, "with a torn log");
      if (random.nextInt(4) == 0) {
        Image again = Image.of(victim.database(), folder);
        again.tear(random);
        again.replace(victim.database());
        count("lost power");
      }
    }
    check(Image.of(victim.database(), folder), "as it was left");
  }

  private void check(Image image, String how) throws SQLException {
    image.look(
        rows -> {
          if (!Image.isSound(rows)) {
            wrong.add("the database is damaged " + how);
          }
          Map<String, Row> tables = new HashMap<>();
          Image.tables(rows, among(seen())).forEach(row -> tables.put(row.id(), row));
          bouts.forEach(bout -> wrong.addAll(bout.wrong(tables)));
          return null;
        });
  }

  private Set<String> seen() {
    Set<String> seen = new TreeSet<>();
    bouts.forEach(bout -> seen.addAll(bout.seen()));
    return seen;
  }

  private static String among(Set<String> ids) {
    return ids.stream().map(id -> "'" + id + "'").collect(Collectors.joining(",", "id IN (", ")"));
  }

  private List<Row> read(String condition) throws IOException, SQLException {
    return Image.of(victim.database(), folder.resolve("before"))
        .look(rows -> Image.tables(rows, condition));
  }

  /** A look into the database of the living bot, which stands still for it. */
  private synchronized Optional<Row> peek(Bout bout) {
    try {
      victim.freeze();
      Image image = Image.of(victim.database(), folder.resolve("peek"));
      victim.thaw();
      return bout.own(image.look(rows -> Image.tables(rows, "stage IN ('GATHERING', 'PLAYING')")));
    } catch (IOException | SQLException e) {
      throw new IllegalStateException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  /** The bot says all that it has to say, and then everything must stand in the room once. */
  private void settle() throws Exception {
    victim.start();
    await(() -> room.gateway().connected() > 0, "the last start");
    await(this::hasSaidAll, "an empty outbox");
    victim.kill();
    victim.awaitDeath();
    Image image = Image.of(victim.database(), folder.resolve("end"));
    Audit audit = image.look(rows -> new Audit(room, rows));
    wrong.addAll(audit.wrong());
    counts.put("messages that stand", audit.messages());
    counts.put("tables", audit.tables());
  }

  private boolean hasSaidAll() {
    try {
      // It must not stand still all the time.
      Thread.sleep(300);
      victim.freeze();
      Image image = Image.of(victim.database(), folder.resolve("peek"));
      victim.thaw();
      return image.look(Image::unsent) == 0;
    } catch (IOException | SQLException | InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private void count(String what) {
    counts.merge(what, 1, Integer::sum);
  }

  private static void await(BooleanSupplier condition, String what) throws InterruptedException {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (!condition.getAsBoolean()) {
      if (System.nanoTime() > end) {
        throw new IllegalStateException("waited in vain for " + what);
      }
      Thread.sleep(5);
    }
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

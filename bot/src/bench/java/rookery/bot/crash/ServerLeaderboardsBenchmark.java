package rookery.bot.crash;

import static org.awaitility.Awaitility.await;

import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import rookery.bot.ResponseTimes;
import rookery.bot.RookeryProcess;
import rookery.bot.daily.DailyAttempt;
import rookery.bot.daily.DailyDeal;
import rookery.bot.daily.DealDay;
import rookery.bot.daily.DealSearch;
import rookery.bot.preference.LeaderboardSchedule;
import rookery.bot.preference.PreferenceChange;
import rookery.bot.preference.ServerPreferences;
import rookery.bot.random.RequestRandomSource;
import rookery.bot.store.Database;
import rookery.bot.store.kit.TestDatabase;
import rookery.bot.store.people.StoredDeals;
import rookery.bot.store.people.StoredPreferences;
import rookery.bot.table.TableLocation;
import rookery.bot.vitals.Telemetry;
import rookery.engine.solo.SoloSolver;
import rookery.practice.TestedRoom;
import rookery.practice.person.Person;
import rookery.practice.resource.Channel;
import rookery.practice.resource.Message;
import rookery.practice.world.WorldListener;

/**
 * A thousand servers that want their boards at the same hour: how long until each has its own, how
 * long people wait meanwhile for the first response to {@code /daily}; and the day after, when the
 * bot is killed in the middle, whether any has two or none.
 */
public final class ServerLeaderboardsBenchmark {
  private static final Duration PATIENCE = Duration.ofMinutes(5);
  private static final int SERVERS = Integer.getInteger("servers", 1_000);
  private static final int PEOPLE = 200;
  private static final int MEMBERS = 6;
  private static final int DAYS = 20;
  private static final int MOST_POINTS = 12;
  private static final Duration BETWEEN = Duration.ofMillis(50);

  /** Ids of servers that the room does not have; its channels take their boards all the same. */
  private static final long FIRST_SERVER = 1_000_000_000_000L;

  private final TestedRoom room;
  private final Path folder;
  private final List<Person> people;
  private final List<Channel> channels;
  private final Map<Long, Integer> boards = new ConcurrentHashMap<>();
  private final ResponseTimes waits = new ResponseTimes();

  private ServerLeaderboardsBenchmark(TestedRoom room, Path folder) {
    this.room = room;
    this.folder = folder;
    this.people = room.addPeople(PEOPLE);
    this.channels = IntStream.range(0, SERVERS).mapToObj(n -> room.addChannel("b" + n)).toList();
  }

  /** Prints the figures. */
  public static void main(String[] args) throws Exception {
    Path folder = Files.createTempDirectory("rookery-boards");
    try (TestedRoom room = TestedRoom.open()) {
      new ServerLeaderboardsBenchmark(room, folder).measure();
    }
    System.exit(0);
  }

  private void measure() throws Exception {
    fill();
    room.world().tell(waits);
    Set<Long> wanted = channels.stream().map(Channel::id).collect(Collectors.toSet());
    room.world()
        .tell(
            new WorldListener() {
              @Override
              public void posted(Message message) {
                if (wanted.contains(message.channel())) {
                  boards.merge(message.channel(), 1, Integer::sum);
                }
              }
            });
    Process bot = start();
    ask(100, () -> false);
    waits.clear();
    boards.clear();
    passUntil(LocalTime.of(8, 59, 59));
    posted("boards of %d servers".formatted(SERVERS), Integer.MAX_VALUE);
    waits.print("/daily meanwhile");
    boards.clear();
    passUntil(LocalTime.of(8, 59, 59));
    posted("killed in the middle", SERVERS / 2);
    bot.destroyForcibly().waitFor();
    await("its end").atMost(PATIENCE).until(() -> room.gateway().connected() == 0);
    bot = start();
    posted("and started again", Integer.MAX_VALUE);
    Thread.sleep(10_000);
    System.out.printf(
        "%d servers have a board, %d of them two%n",
        boards.size(), boards.values().stream().filter(count -> count > 1).count());
    bot.destroyForcibly().waitFor();
  }

  private Process start() throws Exception {
    Map<String, String> settings = new HashMap<>(CrashRoom.settings(room));
    settings.put("DATABASE", TestDatabase.named(folder.resolve("rookery.db")));
    Process bot = RookeryProcess.start(folder.resolve("bot.log"), settings);
    await("the bot").atMost(PATIENCE).until(() -> room.gateway().connected() == 1);
    Channel quiet = room.channel("quiet");
    await("its commands").atMost(PATIENCE).until(() -> !people.get(0).commands(quiet).isEmpty());
    return bot;
  }

  private void posted(String what, int until) throws InterruptedException {
    long begun = System.nanoTime();
    int wanted = Math.min(SERVERS, until);
    ask(Integer.MAX_VALUE, () -> boards.size() >= wanted);
    System.out.printf(
        "%s: %d after %.1f s%n", what, boards.size(), (System.nanoTime() - begun) / 1e9);
  }

  private void ask(int most, BooleanSupplier done) throws InterruptedException {
    Channel quiet = room.channel("quiet");
    for (int asked = 0; asked < most && !done.getAsBoolean(); asked++) {
      people.get(asked % PEOPLE).types(quiet, "/daily");
      Thread.sleep(BETWEEN.toMillis());
    }
  }

  private void passUntil(LocalTime time) {
    ZonedDateTime now = room.clock().instant().atZone(ZoneOffset.UTC);
    ZonedDateTime then = now.with(time);
    room.pass(Duration.between(now, then.isAfter(now) ? then : then.plusDays(1)));
  }

  /** Everybody has played everything on every day, and nothing is left to search. */
  private void fill() throws Exception {
    Clock clock = room.clock();
    LocalDate today = DealDay.at(clock.instant());
    try (Database database =
        Database.open(TestDatabase.at(folder.resolve("rookery.db")), Telemetry.UNHEARD)) {
      StoredDeals deals =
          new StoredDeals(database, clock, new RequestRandomSource(new SecureRandom()));
      SplittableRandom points = new SplittableRandom(1);
      for (int day = -DAYS; day <= 3; day++) {
        begin(deals, today.plusDays(day));
        if (day <= 0) {
          play(deals, today.plusDays(day), clock.instant(), points);
        }
      }
      StoredPreferences wishes = new StoredPreferences(database, clock);
      for (int n = 0; n < SERVERS; n++) {
        server(deals, wishes, n, today.plusDays(1));
      }
    }
  }

  private static void begin(StoredDeals deals, LocalDate day) {
    deals.open(day);
    SoloSolver.Found best = new SoloSolver.Found(MOST_POINTS, List.of("f1:f4f2", "add"));
    DailyDeal.all()
        .forEach(
            deal ->
                deals.keep(
                    new DealSearch.Job(day, deal.id()),
                    new DealSearch(Optional.of(MOST_POINTS / 2), Optional.of(best))));
  }

  private void play(StoredDeals deals, LocalDate day, Instant now, SplittableRandom points) {
    for (Person person : people) {
      for (DailyDeal deal : DailyDeal.all()) {
        DailyAttempt.Key key = new DailyAttempt.Key(account(person), day, deal.id(), false);
        deals.keep(DailyAttempt.begun(key, now).finished(points.nextInt(MOST_POINTS), now));
      }
    }
  }

  private static rookery.bot.table.Person account(Person person) {
    return new rookery.bot.table.Person(Long.toString(person.id()));
  }

  private void server(StoredDeals deals, StoredPreferences wishes, int n, LocalDate day) {
    String server = Long.toString(FIRST_SERVER + n);
    for (int member = 0; member < MEMBERS; member++) {
      deals.visit(server, account(people.get((n + member) % PEOPLE)), day);
    }
    String channel = Long.toString(channels.get(n).id());
    LeaderboardSchedule board = new LeaderboardSchedule(channel, 9, ZoneOffset.UTC);
    wishes.keep(
        new PreferenceChange.OfServer(
            new TableLocation(server, channel),
            ServerPreferences.USUAL.with(Optional.of(board)),
            account(people.get(0))));
  }
}

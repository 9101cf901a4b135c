package rookery.bot.store;

import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Semaphore;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import rookery.bot.ResponseTimes;
import rookery.bot.Rookery;
import rookery.bot.daily.DailyAttempt;
import rookery.bot.daily.DailyDeal;
import rookery.bot.daily.DealDay;
import rookery.bot.discord.DiscordEndpoint;
import rookery.bot.picture.PictureSource;
import rookery.bot.program.BotDependencies;
import rookery.bot.random.RequestRandomSource;
import rookery.bot.store.kit.TestDatabase;
import rookery.bot.store.people.StoredDeals;
import rookery.bot.vitals.Telemetry;
import rookery.practice.TestedRoom;
import rookery.practice.person.InteractionOutcome;
import rookery.practice.person.Person;
import rookery.render.Painter;

/**
 * How long {@code /daily} waits for its first response where many people have finished all deals of
 * the day, through the real JDA and the practice room in one process.
 */
public final class DailyBenchmark {
  private static final int PEOPLE = Integer.getInteger("people", 10_000);
  private static final int ASKING = 200;
  private static final int ASKED = 3_000;
  private static final int WARM_UP = 300;
  private static final int MOST_POINTS = 12;

  /** Ids of accounts that nobody in the room has, and no computer. */
  private static final long OTHERS = 1_000_000;

  private DailyBenchmark() {}

  /** Prints the figures. */
  @SuppressWarnings("try") // The bot is asked through the room, never here.
  public static void main(String[] args) throws Exception {
    Path folder = Files.createTempDirectory("rookery-bench");
    DatabaseName name = TestDatabase.at(folder.resolve("rookery.db"));
    ResponseTimes waits = new ResponseTimes();
    try (TestedRoom room = TestedRoom.open()) {
      List<Person> asking = room.addPeople(ASKING);
      fill(name, asking);
      room.world().tell(waits);
      DiscordEndpoint discord = new DiscordEndpoint("practice", room.restUrl(), room.gatewayUrl());
      BotDependencies around = BotDependencies.usual(new PictureSource(new Painter()));
      try (Rookery started = Rookery.start(name, discord, around)) {
        ask(room, asking, WARM_UP, 1);
        waits.clear();
        ask(room, asking, ASKED, 1);
        waits.print("/daily, one after another, %d people played today".formatted(PEOPLE));
        waits.clear();
        ask(room, asking, ASKED, ASKING);
        waits.print("/daily, %d in flight".formatted(ASKING));
      }
    }
    System.exit(0);
  }

  /** Everybody has finished everything today, also those who ask. */
  private static void fill(DatabaseName name, List<Person> asking) {
    Instant now = Instant.now();
    LocalDate today = DealDay.at(now);
    SplittableRandom points = new SplittableRandom(1);
    try (Database database = Database.open(name, Telemetry.UNHEARD)) {
      StoredDeals deals =
          new StoredDeals(database, Clock.systemUTC(), new RequestRandomSource(new SecureRandom()));
      deals.open(today);
      LongStream ids =
          LongStream.concat(
              asking.stream().mapToLong(Person::id),
              LongStream.range(OTHERS, OTHERS + PEOPLE - ASKING));
      ids.mapToObj(id -> new rookery.bot.table.Person(Long.toString(id)))
          .flatMap(person -> attempts(person, today, now, points))
          .forEach(deals::keep);
    }
  }

  private static Stream<DailyAttempt> attempts(
      rookery.bot.table.Person person, LocalDate today, Instant now, SplittableRandom points) {
    return DailyDeal.all().stream()
        .map(deal -> new DailyAttempt.Key(person, today, deal.id(), false))
        .map(key -> DailyAttempt.begun(key, now).finished(-points.nextInt(MOST_POINTS), now));
  }

  private static void ask(TestedRoom room, List<Person> asking, int count, int inFlight)
      throws InterruptedException {
    Semaphore free = new Semaphore(inFlight);
    for (int i = 0; i < count; i++) {
      free.acquire();
      InteractionOutcome asked =
          asking.get(i % asking.size()).types(room.channel("quiet"), "/daily");
      asked.answer().whenComplete((answer, failed) -> free.release());
    }
    free.acquire(inFlight);
  }
}

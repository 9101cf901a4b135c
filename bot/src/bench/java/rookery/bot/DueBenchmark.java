package rookery.bot;

import static org.awaitility.Awaitility.await;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.sqlite.SQLiteDataSource;
import rookery.bot.discord.DiscordEndpoint;
import rookery.bot.picture.PictureSource;
import rookery.bot.program.BotDependencies;
import rookery.bot.store.DatabaseName;
import rookery.practice.TestedRoom;
import rookery.practice.person.Person;
import rookery.practice.resource.Channel;
import rookery.practice.resource.Message;
import rookery.practice.world.WorldListener;
import rookery.render.Painter;

/**
 * A thousand moves of which half of the time is over in the same minute, beside a hundred thousand
 * that are not due: how long until every reminder has reached Discord, and how long people wait
 * meanwhile for the first response to what they ask.
 */
public final class DueBenchmark {
  private static final Duration PATIENCE = Duration.ofMinutes(10);
  private static final int DUE = Integer.getInteger("due", 1_000);
  private static final int STORED = Integer.getInteger("stored", 100_000);
  private static final int CHANNELS = 50;
  private static final int PEOPLE = 200;
  private static final Duration BETWEEN = Duration.ofMillis(50);

  private static final String FILL =
      """
      INSERT INTO tables (id, guild, channel, rules, stage, opened, changed, seating, live, clock, due)
      WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < %d)
      SELECT 'stored' || number.n, '1', '2', rules, 'PLAYING', opened, changed, seating, live, clock,
             due + 864000000000000 + number.n * 1000000
      FROM number, (SELECT * FROM tables LIMIT 1)
      """;

  private DueBenchmark() {}

  /** Prints the figures. */
  public static void main(String[] args) throws Exception {
    Path file = Files.createTempDirectory("rookery-due").resolve("rookery.db");
    try (TestedRoom room = TestedRoom.open()) {
      DiscordEndpoint connection =
          new DiscordEndpoint("practice", room.restUrl(), room.gatewayUrl());
      BotDependencies around =
          BotDependencies.usual(new PictureSource(new Painter())).by(room.clock());
      List<Person> people = room.addPeople(PEOPLE);
      try (Rookery rookery = Rookery.start(new DatabaseName.InFile(file), connection, around)) {
        openTables(room, people);
        await("every board").atMost(PATIENCE).until(rookery::hasNothingToSay);
      }
      fill(file);
      try (Rookery rookery = Rookery.start(new DatabaseName.InFile(file), connection, around)) {
        measure(room, people);
        await("an empty outbox").atMost(PATIENCE).until(rookery::hasNothingToSay);
      }
    }
    System.exit(0);
  }

  private static void openTables(TestedRoom room, List<Person> people) {
    List<Channel> channels =
        IntStream.range(0, CHANNELS).mapToObj(n -> room.addChannel("hall " + n)).toList();
    for (int i = 0; i < DUE; i++) {
      Person host = people.get(i % PEOPLE);
      Person guest = people.get((i + 1) % PEOPLE);
      Channel channel = channels.get(i % CHANNELS);
      host.types(channel, "/play game:custodian seats:you first, then in the order named").await();
      await("a lobby")
          .atMost(PATIENCE)
          .until(() -> guest.seesLast(channel).filter(m -> m.buttons().size() > 2).isPresent());
      guest.presses(guest.seesLast(channel).orElseThrow(), "Join").await();
    }
  }

  /** Many tables that nobody will be asked about here. */
  private static void fill(Path file) throws Exception {
    SQLiteDataSource source = new SQLiteDataSource();
    source.setUrl("jdbc:sqlite:" + file);
    try (var connection = source.getConnection();
        var statement = connection.createStatement()) {
      statement.execute(FILL.formatted(STORED));
    }
  }

  private static void measure(TestedRoom room, List<Person> people) throws InterruptedException {
    ResponseTimes waits = new ResponseTimes();
    AtomicInteger reminders = new AtomicInteger();
    room.world().tell(waits);
    room.world()
        .tell(
            new WorldListener() {
              @Override
              public void posted(Message message) {
                if (message.body().content().contains("your move in")) {
                  reminders.incrementAndGet();
                }
              }
            });
    Channel quiet = room.channel("quiet");
    for (int i = 0; i < 100; i++) {
      people.get(i % PEOPLE).types(quiet, "/nudge").await();
    }
    waits.clear();
    long begun = System.nanoTime();
    room.pass(Duration.ofHours(37));
    int asked = 0;
    while (reminders.get() < DUE && System.nanoTime() - begun < PATIENCE.toNanos()) {
      people.get(asked++ % PEOPLE).types(quiet, "/nudge");
      Thread.sleep(BETWEEN.toMillis());
    }
    System.out.printf(
        "%d reminders of %d due beside %d stored: %.1f s%n",
        reminders.get(), DUE, STORED, (System.nanoTime() - begun) / 1e9);
    Thread.sleep(1000);
    waits.print("meanwhile");
  }
}

package rookery.bot.store;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import rookery.bot.ResponseTimes;
import rookery.bot.Rookery;
import rookery.bot.discord.DiscordEndpoint;
import rookery.bot.picture.PictureSource;
import rookery.bot.program.BotDependencies;
import rookery.bot.store.kit.TestDatabase;
import rookery.bot.vitals.Telemetry;
import rookery.practice.TestedRoom;
import rookery.practice.person.Person;
import rookery.render.Painter;

/**
 * How long {@code /standings} waits for its first response in a server whose 500 people have
 * finished 10,000 rated games, from the first time after a start on; through the real JDA and the
 * practice room in one process.
 */
public final class StandingsBenchmark {
  private static final int GAMES = Integer.getInteger("games", 10_000);
  private static final int ASKED = 500;

  private static final List<String> RESULTS =
      List.of(
          """
          INSERT INTO results (table_id, server, game, rules, began, ended, reason, white, points,
                               unrated)
          SELECT id, guild, 'custodian', 'custodian 1', opened, opened + n * 100000000000,
                 'checkmate', CASE WHEN n % 5 < 3 THEN 2 ELSE 0 END, NULL, NULL
          FROM tables WHERE stage = 'OVER'
          """,
          """
          INSERT INTO result_seats (table_id, n, seat, side, person)
          SELECT id, 0, 'W', 'WHITE', 1000000 + (n * 7) % 500 FROM tables WHERE stage = 'OVER'
          """,
          """
          INSERT INTO result_seats (table_id, n, seat, side, person)
          SELECT id, 1, 'B', 'BLACK', 1000000 + (n * 7 + 1 + n % 499) % 500
          FROM tables WHERE stage = 'OVER'
          """);

  private StandingsBenchmark() {}

  /** Prints the figures. */
  @SuppressWarnings("try") // the bot only has to run meanwhile
  public static void main(String[] args) throws Exception {
    Path folder = Files.createTempDirectory("rookery-bench");
    DatabaseName name = TestDatabase.at(folder.resolve("rookery.db"));
    ResponseTimes waits = new ResponseTimes();
    try (TestedRoom room = TestedRoom.open()) {
      Person asking = room.addPeople(1).get(0);
      String server = Long.toString(room.guild().id());
      ManyTables.fill(name, List.of(new ManyTables.Hall(server, "2")), 0, GAMES);
      try (Database database = Database.open(name, Telemetry.UNHEARD)) {
        database.alter(rows -> RESULTS.forEach(rows::update));
      }
      room.world().tell(waits);
      DiscordEndpoint discord = new DiscordEndpoint("practice", room.restUrl(), room.gatewayUrl());
      BotDependencies around = BotDependencies.usual(new PictureSource(new Painter()));
      try (Rookery started = Rookery.start(name, discord, around)) {
        ask(room, asking, 1);
        waits.print("/standings, the first after a start, %d games".formatted(GAMES));
        waits.clear();
        ask(room, asking, ASKED);
        waits.print("/standings, one after another, %d games".formatted(GAMES));
      }
    }
    System.exit(0);
  }

  private static void ask(TestedRoom room, Person asking, int count) {
    for (int i = 0; i < count; i++) {
      asking.types(room.channel("quiet"), "/standings").answer().join();
    }
  }
}

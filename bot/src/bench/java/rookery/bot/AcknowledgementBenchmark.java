package rookery.bot;

import static org.awaitility.Awaitility.await;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Semaphore;
import rookery.bot.discord.DiscordEndpoint;
import rookery.bot.discord.StubBot;
import rookery.bot.picture.PictureSource;
import rookery.bot.program.BotDependencies;
import rookery.bot.store.DatabaseName;
import rookery.engine.Viewer;
import rookery.engine.cards.Dealer;
import rookery.engine.games.Games;
import rookery.engine.match.Match;
import rookery.engine.option.Options;
import rookery.practice.TestedRoom;
import rookery.practice.person.InteractionOutcome;
import rookery.practice.person.Person;
import rookery.render.Painter;

/**
 * How long an interaction waits for its first response, through the real JDA and the practice room
 * in one process: Rookery with many open tables beside bare JDA with a stub, words alone and with a
 * picture, one after another and many at once; a puzzle beside a board; and while a computer thinks
 * all the time.
 */
public final class AcknowledgementBenchmark {
  private static final Duration PATIENCE = Duration.ofMinutes(5);
  private static final String WORDS = "/games";
  private static final String PICTURE = "/board";
  private static final String PUZZLE = "/puzzle game:custodian";
  private static final int TABLES = Integer.getInteger("tables", 1_000);
  private static final int WARM_UP = 300;
  private static final int ONE_BY_ONE = Integer.getInteger("onebyone", 1_000);
  private static final int TOGETHER = Integer.getInteger("together", 3_000);
  private static final int IN_FLIGHT = 200;
  private static final int ROUNDS = Integer.getInteger("rounds", 3);

  private final TestedRoom room;
  private final List<Person> people;
  private final List<Person> hosts;
  private final ResponseTimes waits = new ResponseTimes();

  private AcknowledgementBenchmark(TestedRoom room) {
    this.room = room;
    List<Person> everybody = room.addPeople(2 * IN_FLIGHT);
    this.people = everybody.subList(0, IN_FLIGHT);
    this.hosts = everybody.subList(IN_FLIGHT, 2 * IN_FLIGHT);
    room.world().tell(waits);
  }

  /** Prints the figures. */
  @SuppressWarnings("try") // The stub is asked through JDA, never here.
  public static void main(String[] args) throws Exception {
    try (TestedRoom room = TestedRoom.open();
        StubBot stub = new StubBot(connection(room), anyBoard())) {
      new AcknowledgementBenchmark(room).measure("bare JDA with a stub");
    }
    Path folder = Files.createTempDirectory("rookery-bench");
    try (TestedRoom room = TestedRoom.open();
        Rookery rookery =
            Rookery.start(
                new DatabaseName.InFile(folder.resolve("rookery.db")),
                connection(room),
                BotDependencies.usual(new PictureSource(new Painter())))) {
      AcknowledgementBenchmark benchmark = new AcknowledgementBenchmark(room);
      benchmark.openTables();
      await("every board").atMost(PATIENCE).until(rookery::hasNothingToSay);
      benchmark.measure("Rookery with %d open tables".formatted(TABLES));
      benchmark.comparePuzzle();
      benchmark.compare();
    }
    System.exit(0);
  }

  private static DiscordEndpoint connection(TestedRoom room) {
    return new DiscordEndpoint("practice", room.restUrl(), room.gatewayUrl());
  }

  /** The picture of the board that everybody asks for. */
  private static byte[] anyBoard() {
    var game = Games.find("parade").orElseThrow();
    Match match = Match.begin(game, Options.of(game.options(), Map.of()), Dealer.sorted());
    return new Painter().png(match.view(Viewer.SPECTATOR).diagram());
  }

  /** Those who sit at them are others than those who ask, whose games are none. */
  private void openTables() {
    for (int i = 0; i < TABLES; i++) {
      // Each has a channel's table or more; the first channel's board is the one asked for.
      hosts.get(i % hosts.size()).types(room.channel("games"), "/play game:parade").await();
    }
    hosts.get(0).types(room.channel("quiet"), "/play game:parade").await();
  }

  private void measure(String what) throws InterruptedException {
    run(WARM_UP, 1, WORDS);
    run(WARM_UP, 1, PICTURE);
    printed(what + ", words, one after another", ONE_BY_ONE, 1, WORDS);
    printed(what + ", a picture, one after another", ONE_BY_ONE, 1, PICTURE);
    printed(what + ", words, " + IN_FLIGHT + " in flight", TOGETHER, IN_FLIGHT, WORDS);
    printed(what + ", a picture, " + IN_FLIGHT + " in flight", TOGETHER, IN_FLIGHT, PICTURE);
  }

  /** In turn, since whatever else the machine does weighs on both. */
  private void compare() throws InterruptedException {
    for (int round = 1; round <= ROUNDS; round++) {
      printed(round + ", words, no computer thinks", TOGETHER, IN_FLIGHT, WORDS);
      printed(round + ", a picture, no computer thinks", TOGETHER, IN_FLIGHT, PICTURE);
      try (BusyThinker pondering = BusyThinker.begin()) {
        printed(round + ", words, a computer thinks", TOGETHER, IN_FLIGHT, WORDS);
        printed(round + ", a picture, a computer thinks", TOGETHER, IN_FLIGHT, PICTURE);
        System.out.printf("It looked into %,d worlds meanwhile.%n", pondering.worlds());
      }
      compareWithReview(round);
    }
  }

  /** The board is the same again and again; of the puzzles everybody gets one after another. */
  private void comparePuzzle() throws InterruptedException {
    for (int round = 1; round <= ROUNDS; round++) {
      printed(round + ", the board one by one", ONE_BY_ONE, 1, PICTURE);
      printed(round + ", a puzzle one by one", ONE_BY_ONE, 1, PUZZLE);
    }
  }

  private void compareWithReview(int round) throws InterruptedException {
    printed(round + ", words one by one, nothing is reviewed", ONE_BY_ONE, 1, WORDS);
    printed(round + ", a picture one by one, nothing is reviewed", ONE_BY_ONE, 1, PICTURE);
    try (BusyReviewer reviewing = BusyReviewer.begin()) {
      printed(round + ", words one by one beside a review", ONE_BY_ONE, 1, WORDS);
      printed(round + ", a picture one by one beside a review", ONE_BY_ONE, 1, PICTURE);
      System.out.printf("It judged %,d choices meanwhile.%n", reviewing.steps());
    }
  }

  private void printed(String what, int count, int inFlight, String command)
      throws InterruptedException {
    waits.clear();
    run(count, inFlight, command);
    waits.print(what);
  }

  /** Asks for what is answered in private and so leaves the channels as they are. */
  private void run(int count, int inFlight, String command) throws InterruptedException {
    Semaphore free = new Semaphore(inFlight);
    for (int i = 0; i < count; i++) {
      free.acquire();
      InteractionOutcome asked =
          people.get(i % people.size()).types(room.channel("quiet"), command);
      asked.answer().whenComplete((answer, failed) -> free.release());
    }
    free.acquire(inFlight);
  }
}

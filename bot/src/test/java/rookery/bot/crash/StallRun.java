package rookery.bot.crash;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import rookery.bot.RookeryProcess;
import rookery.bot.store.kit.PausingProxy;
import rookery.bot.store.kit.TestDatabase;
import rookery.practice.RoomSettings;
import rookery.practice.TestedRoom;
import rookery.practice.person.InteractionOutcome;
import rookery.practice.person.Modal;
import rookery.practice.person.Person;
import rookery.practice.resource.Channel;
import rookery.practice.resource.InteractionAnswer;
import rookery.practice.resource.Permission;
import rookery.practice.wire.control.Fault;
import rookery.practice.wire.control.TrafficLog;

/**
 * What only load, things that stand still and wishes that meet show, where kills do not: traffic to
 * the database that is held, a database that is away, computers that have to move at many tables,
 * two outages of Discord's after one another, and one message a day beside quiet nights and a short
 * clock. Each is done to bots in processes of their own, and must end well within a time.
 */
public final class StallRun implements AutoCloseable {
  private static final Duration PATIENCE = Duration.ofMinutes(2);
  private static final int COMPUTER_TABLES = 48;
  private static final int NIGHTS = 8;
  private static final int HOURS_A_MOVE = 12;

  private static final String SENDING_FAILS = "Can't send a message";

  /** No more than what is said before the reminder, and a look for what is due. */
  private static final Duration MOST_FOR_A_REMINDER = Duration.ofSeconds(20);

  private static final String ORPHANS =
      """
      SELECT (SELECT count(*) FROM claims WHERE holder NOT IN (SELECT id FROM processes))
        + (SELECT count(*) FROM shards WHERE holder NOT IN (SELECT id FROM processes))
      """;

  private final TestedRoom room = TestedRoom.open(RoomSettings.USUAL);
  private final Path folder;
  private final List<Process> processes = new ArrayList<>();
  private final List<PausingProxy> wires = new ArrayList<>();
  private final List<String> wrong = new ArrayList<>();

  /**
   * @param folder where files may be made
   */
  StallRun(Path folder) {
    this.folder = folder;
  }

  /** What may be done to the bots. */
  private enum Stall {
    COMPUTERS {
      @Override
      void to(StallRun run) throws Exception {
        run.computersAtManyTables();
      }
    },
    HELD {
      @Override
      void to(StallRun run) throws Exception {
        run.heldTraffic();
      }
    },
    AWAY {
      @Override
      void to(StallRun run) throws Exception {
        run.databaseAway();
      }
    },
    OUTAGES {
      @Override
      void to(StallRun run) throws Exception {
        run.outagesOfDiscord();
      }
    },
    NIGHTS {
      @Override
      void to(StallRun run) throws Exception {
        run.shortClocksAtNight();
      }
    };

    abstract void to(StallRun run) throws Exception;
  }

  private String onServer() {
    return TestDatabase.address(folder.resolve("stall"));
  }

  private String byWire() throws IOException {
    PausingProxy wire = new PausingProxy(onServer());
    wires.add(wire);
    return wire.address();
  }

  private Process begun(String database, int shards) throws IOException {
    Map<String, String> settings = new HashMap<>(CrashRoom.settings(room));
    settings.put("DATABASE", database);
    settings.put("SHARDS", Integer.toString(shards));
    settings.put("PRACTICE_DATA", folder.resolve("p" + processes.size()) + "/practice.db");
    Process process = RookeryProcess.start(log(processes.size()), settings);
    processes.add(process);
    return process;
  }

  private Path log(int process) {
    return folder.resolve("bot" + process + ".log");
  }

  private long told(String words) throws IOException {
    long count = 0;
    for (int n = 0; n < processes.size(); n++) {
      try (var lines = Files.lines(log(n))) {
        count += lines.filter(line -> line.contains(words)).count();
      }
    }
    return count;
  }

  private void awaitSessions(int number) throws InterruptedException {
    must("all sessions", () -> room.gateway().connected() == number, PATIENCE);
    Person ada = room.person("Ada");
    must("commands", () -> !ada.commands(room.channel("general")).isEmpty(), PATIENCE);
  }

  /** Waits for it, and notes it where that is in vain. */
  private boolean must(String what, BooleanSupplier condition, Duration most)
      throws InterruptedException {
    long begun = System.nanoTime();
    while (!condition.getAsBoolean()) {
      if (System.nanoTime() - begun > most.toNanos()) {
        wrong.add("waited %d s in vain for %s".formatted(most.toSeconds(), what));
        return false;
      }
      TimeUnit.MILLISECONDS.sleep(50);
    }
    long millis = (System.nanoTime() - begun) / 1_000_000;
    System.out.println("%s after %d ms".formatted(what, millis));
    return true;
  }

  /** A reminder comes in time though computers have to move at many tables. */
  private void computersAtManyTables() throws Exception {
    begun(folder.resolve("rookery.db").toString(), 1);
    awaitSessions(1);
    Person ada = room.person("Ada");
    Person ben = room.person("Ben");
    Channel quiet = room.addChannel("quiet");
    // Else the reminder comes in the table's thread, where nobody looks for it here.
    room.deny(quiet, Permission.CREATE_PUBLIC_THREADS);
    ada.types(quiet, "/play game:gravity player1:@Ben clock:24").await();
    must("the lobby", () -> ben.seesLast(quiet).isPresent(), PATIENCE);
    ben.presses(ben.seesLast(quiet).orElseThrow(), "Join").await();
    TimeUnit.SECONDS.sleep(5);
    List<InteractionOutcome> opened = new ArrayList<>();
    for (int n = 0; n < COMPUTER_TABLES; n++) {
      Channel channel = room.addChannel("computers-" + n);
      String game = n % 2 == 0 ? "split-brain" : "telepathy";
      opened.add(room.person("Cleo").types(channel, "/play opponents:club game:" + game));
    }
    opened.forEach(InteractionOutcome::await);
    processes.get(0).destroyForcibly().waitFor();
    must("the end", () -> room.gateway().connected() == 0, PATIENCE);
    begun(folder.resolve("rookery.db").toString(), 1);
    awaitSessions(1);
    TimeUnit.SECONDS.sleep(3);
    int before = said(quiet, ada, ben);
    room.pass(Duration.ofHours(13));
    must("the reminder", () -> said(quiet, ada, ben) > before, MOST_FOR_A_REMINDER);
  }

  private static int said(Channel channel, Person ada, Person ben) {
    return ada.sees(channel).size() + ada.sees(ada.direct()).size() + ben.sees(ben.direct()).size();
  }

  /** A process whose way to the database stands still for a while holds nothing for ever. */
  private void heldTraffic() throws Exception {
    begun(onServer(), 2);
    begun(byWire(), 2);
    awaitSessions(2);
    TimeUnit.SECONDS.sleep(15);
    for (int n = 0; n < 6; n++) {
      wires.get(0).hold();
      TimeUnit.MILLISECONDS.sleep(10_000 + n * 400L);
      wires.get(0).letGo();
      // By then whatever is still held was left behind.
      TimeUnit.SECONDS.sleep(15);
      List<String> orphans = TestDatabase.words(onServer(), ORPHANS);
      if (!orphans.equals(List.of("0"))) {
        wrong.add("held by dead processes: " + orphans);
      }
      must("two sessions after held traffic", () -> room.gateway().connected() == 2, PATIENCE);
    }
  }

  /** A database that is away for long costs no session, and people are told. */
  private void databaseAway() throws Exception {
    begun(byWire(), 1);
    awaitSessions(1);
    TimeUnit.SECONDS.sleep(5);
    long starts = starts();
    wires.get(0).hold();
    TimeUnit.SECONDS.sleep(35);
    Person ada = room.person("Ada");
    must("words that nothing was changed", () -> tellsThatNothingChanged(ada), PATIENCE);
    wires.get(0).letGo();
    TimeUnit.SECONDS.sleep(20);
    must("the session", () -> room.gateway().connected() == 1, PATIENCE);
    if (starts() > starts) {
      wrong.add("sessions that began anew: " + (starts() - starts));
    }
    ada.types(room.channel("general"), "/play game:parade").message();
  }

  /** Where processors are short nobody may be answered in time, and asks again. */
  private boolean tellsThatNothingChanged(Person person) {
    InteractionOutcome asked = person.types(room.channel("general"), "/play game:parade");
    InteractionAnswer answer = asked.await();
    String told = answer.message() == 0 ? "" : asked.message().text();
    System.out.println("answered: " + answer.kind() + " " + told);
    return told.contains("nothing has changed");
  }

  private long starts() {
    return room.traffic().all().stream()
        .filter(e -> e.kind() == TrafficLog.Kind.EVENT && e.what().equals("READY"))
        .count();
  }

  /** Each of two outages is told, though a channel dies in the first. */
  private void outagesOfDiscord() throws Exception {
    begun(onServer(), 1);
    begun(onServer(), 1);
    awaitSessions(1);
    TimeUnit.SECONDS.sleep(5);
    Person ada = room.person("Ada");
    Channel dying = room.addChannel("dying");
    for (int n = 0; n < 2; n++) {
      long before = told(SENDING_FAILS);
      room.faults().next(1_000, "POST", "/channels/*/messages", Fault.status(500));
      ada.types(dying, "/play game:parade").await();
      ada.types(room.channel("general"), "/play game:parade").await();
      TimeUnit.SECONDS.sleep(12);
      if (told(SENDING_FAILS) == before) {
        wrong.add("outage %d wasn't told".formatted(n + 1));
      }
      if (n == 0) {
        room.delete(dying);
        dying = room.addChannel("next");
      }
      room.faults().clear();
      TimeUnit.SECONDS.sleep(60);
    }
  }

  /**
   * Whoever wants one message a day and quiet nights is called in time where a move has twelve
   * hours, at whatever hour it begins, and though the bot is killed meanwhile.
   */
  private void shortClocksAtNight() throws Exception {
    String database = folder.resolve("rookery.db").toString();
    begun(database, 1);
    awaitSessions(1);
    Person ada = room.person("Ada");
    Person ben = room.person("Ben");
    Modal form = ben.types(room.channel("general"), "/settings").modal();
    ben.submits(form, Map.of("calls", List.of("Once a day, at 18:00"), "boxes", List.of("quiet")))
        .message();
    for (int n = 0; n < NIGHTS; n++) {
      Channel hall = room.addChannel("nights-" + n);
      room.deny(hall, Permission.CREATE_PUBLIC_THREADS);
      ada.types(
              hall,
              "/play game:custodian player1:@Ben clock:%d seats:you first, then the others in"
                  + " the order you named them".formatted(HOURS_A_MOVE))
          .await();
      must("the lobby", () -> ben.seesLast(hall).isPresent(), PATIENCE);
      ben.presses(ben.seesLast(hall).orElseThrow(), "Join").await();
      room.pass(Duration.ofHours(3));
      // The bot asks for the time every second.
      TimeUnit.SECONDS.sleep(2);
      long before = ada.seesLast(hall).orElseThrow().id();
      ada.types(hall, "/move action:c1d3").await();
      if (n % 2 == 1) {
        processes.get(processes.size() - 1).destroyForcibly().waitFor();
        must("the end", () -> room.gateway().connected() == 0, PATIENCE);
        begun(database, 1);
        awaitSessions(1);
      }
      // An hour before the end is the last time that somebody is called.
      for (int hour = 1; hour < HOURS_A_MOVE; hour++) {
        room.pass(Duration.ofHours(1));
        TimeUnit.SECONDS.sleep(1);
      }
      must("a call in time", () -> isCalledSince(before, ben, hall), PATIENCE);
      ada.presses(ada.types(hall, "/resign").message(), "Resign").await();
    }
  }

  private static boolean isCalledSince(long message, Person person, Channel hall) {
    return Stream.concat(person.sees(hall).stream(), person.sees(person.direct()).stream())
        .anyMatch(seen -> seen.id() > message && seen.pings().contains(person.name()));
  }

  @Override
  public void close() {
    processes.forEach(Process::destroyForcibly);
    wires.forEach(PausingProxy::close);
    room.close();
  }

  /** Does what the arguments name, or all of it. */
  public static void main(String[] args) throws Exception {
    boolean good = true;
    List<Stall> stalls = new ArrayList<>();
    for (String name : args) {
      stalls.add(Stall.valueOf(name));
    }
    for (Stall stall : stalls.isEmpty() ? List.of(Stall.values()) : stalls) {
      Path folder = Files.createTempDirectory("rookery-stall");
      System.out.println(stall + ", files in " + folder);
      try (StallRun run = new StallRun(folder)) {
        stall.to(run);
        run.wrong.forEach(System.out::println);
        good &= run.wrong.isEmpty();
        System.out.println(stall + (run.wrong.isEmpty() ? ": all well" : ": WRONG"));
      }
    }
    System.exit(good ? 0 : 1);
  }
}

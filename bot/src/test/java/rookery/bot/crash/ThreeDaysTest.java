package rookery.bot.crash;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.RookeryProcess;
import rookery.bot.store.kit.TestDatabase;
import rookery.practice.TestedRoom;
import rookery.practice.person.Person;
import rookery.practice.person.VisibleMessage;
import rookery.practice.resource.Channel;

/**
 * Three days of the deals: four people in two servers and one in none, while the bot is killed at
 * the worst moments. On PostgreSQL two processes are the bot.
 */
class ThreeDaysTest {
  private static final Duration PATIENCE = Duration.ofMinutes(3);

  /** A session for each process; how one has several is told by a test from end to end. */
  private static final int SHARDS = TestDatabase.isOnServer() ? 2 : 1;

  private static final Pattern PROGRAM = Pattern.compile("```python\n(.*?)```", Pattern.DOTALL);

  @TempDir Path folder;
  private TestedRoom room;
  private final List<Process> bots = new ArrayList<>();
  private DealVisitor ada;
  private DealVisitor ben;
  private DealVisitor cleo;
  private DealVisitor dan;
  private DealVisitor eve;

  @BeforeEach
  void open() throws IOException {
    room = TestedRoom.open();
    Channel games = room.channel("games");
    Channel lounge = room.world().channels().of(room.addGuild("Elsewhere", "lounge")).get(0);
    Person stranger = room.addPerson("Eve");
    stranger.leaves();
    stranger.installs(true);
    ada = new DealVisitor(room.person("Ada"), games);
    ben = new DealVisitor(room.person("Ben"), games);
    cleo = new DealVisitor(room.person("Cleo"), lounge);
    dan = new DealVisitor(room.person("Dan"), lounge);
    eve = new DealVisitor(stranger, stranger.direct());
    // A running bot learns only within a second that time has passed.
    passUntil(LocalTime.of(10, 0));
    start();
  }

  @AfterEach
  void close() throws InterruptedException {
    kill();
    room.close();
  }

  private void start() throws IOException {
    Map<String, String> settings = new HashMap<>(CrashRoom.settings(room));
    settings.put("DATABASE", TestDatabase.named(database()));
    settings.put("SHARDS", Integer.toString(SHARDS));
    for (int n = 0; n < SHARDS; n++) {
      bots.add(RookeryProcess.start(folder.resolve("bot" + n + ".log"), settings));
    }
    await("the bot").atMost(PATIENCE).until(() -> room.gateway().connected() == SHARDS);
    await("its commands")
        .atMost(PATIENCE)
        .until(() -> !ada.person().commands(ada.place()).isEmpty());
  }

  private Path database() {
    return folder.resolve("rookery.db");
  }

  private void kill() throws InterruptedException {
    for (Process bot : bots) {
      bot.destroyForcibly().waitFor();
    }
    bots.clear();
    await("its end").atMost(PATIENCE).until(() -> room.gateway().connected() == 0);
  }

  /** The bot is killed at that time of the day and started a minute later. */
  private void killedAt(LocalTime time) throws Exception {
    passUntil(time);
    kill();
    TestDatabase.passes(Duration.ofMinutes(1), database());
    room.pass(Duration.ofMinutes(1));
    start();
  }

  private void passUntil(LocalTime time) {
    ZonedDateTime now = room.clock().instant().atZone(ZoneOffset.UTC);
    ZonedDateTime then = now.with(time);
    room.pass(Duration.between(now, then.isAfter(now) ? then : then.plusDays(1)));
  }

  /** Ada manages both servers. */
  private void wantsBoard(Channel channel) {
    ada.person()
        .submits(
            ada.person().types(channel, "/settings of:this server").modal(),
            Map.of("board", List.of("Post it in this channel")))
        .message();
  }

  private VisibleMessage board(DealVisitor who, int which) {
    return await("board " + which)
        .atMost(PATIENCE)
        .until(who::boards, boards -> boards.size() >= which)
        .get(which - 1);
  }

  private void assertChangesTo(DealVisitor who, int which, String text) {
    await(text).atMost(PATIENCE).until(() -> board(who, which).text().contains(text));
  }

  @Test
  void threeDaysPass() throws Exception {
    wantsBoard(ada.place());
    wantsBoard(cleo.place());
    String tomorrow = firstDay();
    killedAt(LocalTime.of(23, 59, 59));
    secondDay();
    killedAt(LocalTime.of(8, 59, 59));
    thirdDay();
    assertProven(tomorrow);
  }

  /** Ada and Ben tie, Cleo is interrupted, Eve plays without a server, and Dan misses the day. */
  private String firstDay() throws Exception {
    VisibleMessage adas = ada.finishes();
    assertTrue(adas.text().contains("1st of 1"), adas.text());
    VisibleMessage bens = ben.finishes();
    assertTrue(bens.text().contains("Tied for 1st of 2"), bens.text());
    VisibleMessage before = cleo.begins(1);
    kill();
    start();
    VisibleMessage after = cleo.begins(0);
    assertEquals(alt(before), alt(after));
    cleo.finishes();
    VisibleMessage eves = eve.finishes();
    assertTrue(eves.text().contains("Tied for 1st of 4"), eves.text());
    // Everybody has the same deal, and it came out the same.
    assertEquals(alt(adas), alt(eves));
    return ada.proof("/daily", "Day 2, [^`]*SHA-256 `([0-9a-f]{64})`");
  }

  private static String alt(VisibleMessage message) {
    return message.attachments().get(0).alt();
  }

  private void secondDay() {
    assertEquals(List.of(), ada.boards());
    passUntil(LocalTime.of(9, 1));
    String games = board(ada, 1).text();
    assertTrue(games.contains("**Day 1 is over.**"), games);
    assertTrue(
        games.contains("1st %s and %s ".formatted(ada.person().mention(), ben.person().mention())),
        games);
    assertFalse(games.contains(eve.person().mention()), games);
    String lounge = board(cleo, 1).text();
    assertTrue(lounge.contains("1st " + cleo.person().mention()), lounge);
    assertFalse(lounge.contains(ada.person().mention()), lounge);
    assertTrue(board(ada, 1).silent());
    String nobody = board(cleo, 1).text();
    dan.finishes();
    room.pass(Duration.ofMinutes(1));
    assertChangesTo(cleo, 1, "Played today: %s.".formatted(dan.person().mention()));
    // While the day is open it says who has played, and nothing else has changed.
    assertEquals(
        nobody,
        board(cleo, 1)
            .text()
            .replace(
                "Played today: %s.".formatted(dan.person().mention()),
                "Nobody here has finished a deal today."));
  }

  /** The bot was killed a second before the boards were due. */
  private void thirdDay() {
    String games = board(ada, 2).text();
    assertTrue(games.contains("**Day 2 is over.** Nobody here played."), games);
    String lounge = board(cleo, 2).text();
    assertTrue(lounge.contains("**Day 2 is over.**"), lounge);
    assertTrue(lounge.contains("1st " + dan.person().mention()), lounge);
    VisibleMessage adas = ada.asks("/daily");
    assertTrue(adas.text().startsWith("**Deals of the day** \u00b7 day 3 "), adas.text());
    ada.finishes();
    assertTrue(ada.asks("/daily").text().contains("Your streak: 2 days."));
    room.pass(Duration.ofMinutes(1));
    assertChangesTo(ada, 2, "Played today: %s.".formatted(ada.person().mention()));
    assertEquals(2, ada.boards().size());
    assertEquals(2, cleo.boards().size());
  }

  /** The hash told the day before is that of the secret told the day after, and deals the decks. */
  private void assertProven(String told) throws Exception {
    String secret = eve.proof("/daily day:2", "Day 2, .*?secret code `([0-9a-f]{64})`");
    String day =
        LocalDate.ofInstant(room.clock().instant(), ZoneOffset.UTC).minusDays(1).toString();
    Matcher program = PROGRAM.matcher(Files.readString(Path.of("docs", "daily.md")));
    assertTrue(program.find());
    Path file = Files.writeString(folder.resolve("decks.py"), program.group(1));
    Process python =
        new ProcessBuilder("python3", file.toString(), day, secret)
            .redirectErrorStream(true)
            .start();
    String decks = new String(python.getInputStream().readAllBytes());
    assertEquals(0, python.waitFor(), decks);
    assertTrue(decks.startsWith("SHA-256 " + told), decks);
  }
}

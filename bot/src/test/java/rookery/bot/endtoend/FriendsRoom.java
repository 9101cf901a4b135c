package rookery.bot.endtoend;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;
import rookery.bot.Rookery;
import rookery.bot.discord.interaction.DeferralDelay;
import rookery.bot.picture.PictureSource;
import rookery.bot.post.Pictures;
import rookery.bot.program.BotDependencies;
import rookery.bot.program.GameShowcase;
import rookery.bot.random.RequestRandomSource;
import rookery.bot.store.json.NanoTimestamps;
import rookery.bot.store.kit.TestDatabase;
import rookery.bot.vitals.Meters;
import rookery.practice.RoomSettings;
import rookery.practice.TestedRoom;
import rookery.practice.person.Button;
import rookery.practice.person.InteractionOutcome;
import rookery.practice.person.Person;
import rookery.practice.person.VisibleMessage;
import rookery.practice.resource.CallbackKind;
import rookery.practice.resource.Channel;
import rookery.practice.resource.Interaction;
import rookery.practice.resource.Permission;
import rookery.practice.world.World;
import rookery.render.Painter;

/** A practice room with the real bot in it, and four friends who play. */
public final class FriendsRoom implements AutoCloseable {
  private static final String HOLD =
      TestDatabase.isOnServer() ? "BEGIN; LOCK TABLE tables IN EXCLUSIVE MODE" : "BEGIN IMMEDIATE";

  private static final Duration PATIENCE = Duration.ofMinutes(1);

  /** Longer than on Discord: a busy machine is no reason for an interaction to fail. */
  private static final Duration TIME_TO_ACKNOWLEDGE = Duration.ofSeconds(20);

  /** Longer than usual, so that a slow machine changes nothing of what is asked of Discord. */
  private static final DeferralDelay BEFORE_ANSWERS = new DeferralDelay(Duration.ofSeconds(4));

  /** What is due later than this was put off on purpose. */
  private static final Duration SOON = Duration.ofSeconds(10);

  /** So that the sessions of the next need not wait for those of the last. */
  private static final Duration BETWEEN_LIVES = Duration.ofSeconds(5);

  // It draws much only once, for all clubs.
  private static final Pictures PAINTER = new PictureSource(new Painter());

  public final TestedRoom room =
      TestedRoom.open(RoomSettings.USUAL.patient(TIME_TO_ACKNOWLEDGE), new GameShowcase(PAINTER));
  public final Channel games = room.channel("games");
  public final Person ada = room.person("Ada");
  public final Person ben = room.person("Ben");
  final Person cleo = room.person("Cleo");
  final Person dan = room.person("Dan");
  private final Meters meters = new Meters();
  private final int shards;
  public final Path database;
  private final SettableClock machine = new SettableClock(room.clock());
  private BotDependencies around;
  private Rookery rookery;

  public FriendsRoom(Path folder) throws InterruptedException {
    this(folder, new RequestRandomSource(new SecureRandom()));
  }

  /** A club where chance is known beforehand, so that two of them can be compared. */
  public FriendsRoom(Path folder, RequestRandomSource chance) throws InterruptedException {
    this(folder, chance, 1);
  }

  /** A club whose bot has so many sessions. */
  FriendsRoom(Path folder, int shards) throws InterruptedException {
    this(folder, new RequestRandomSource(new SecureRandom()), shards);
  }

  /** A club whose bot says sooner than usual that an answer takes a while. */
  FriendsRoom(Path folder, DeferralDelay patience) throws InterruptedException {
    this(folder, new RequestRandomSource(new SecureRandom()), 1, patience);
  }

  private FriendsRoom(Path folder, RequestRandomSource chance, int shards)
      throws InterruptedException {
    this(folder, chance, shards, BEFORE_ANSWERS);
  }

  private FriendsRoom(Path folder, RequestRandomSource chance, int shards, DeferralDelay patience)
      throws InterruptedException {
    // Most is told in one channel; how threads go over the wire has a test of its own.
    room.deny(games, Permission.CREATE_PUBLIC_THREADS);
    this.shards = shards;
    this.database = folder.resolve("rookery.db");
    this.around =
        BotDependencies.usual(PAINTER).with(chance).by(machine).with(patience).heardBy(meters);
    start();
  }

  public void start() throws InterruptedException {
    rookery.bot.discord.DiscordEndpoint connection =
        new rookery.bot.discord.DiscordEndpoint(
            "practice", room.restUrl(), room.gatewayUrl(), shards, List.of());
    rookery = Rookery.start(TestDatabase.withTables(database), connection, around);
    // A process that may share its sessions with others takes one after another.
    await("its sessions").atMost(PATIENCE).until(() -> room.gateway().connected() == shards);
  }

  /** As if so much time had passed before the bot starts again. */
  void startsAfter(Duration time) throws InterruptedException {
    machine.setAhead(time);
    around = around.by(machine);
    start();
  }

  /** Sets the clock that the bot goes by to the time of the room. */
  void setsTheClockRight() {
    machine.setAhead(Duration.ZERO);
  }

  public void stop() {
    rookery.close();
    TestDatabase.passes(BETWEEN_LIVES, database);
  }

  void restart() throws InterruptedException {
    stop();
    start();
  }

  /** Opens a table where the host sits first, then the named guests, who all come. */
  public String opens(Person host, String game, List<Person> guests) {
    StringBuilder command = new StringBuilder("/play game:" + game);
    for (int i = 0; i < guests.size(); i++) {
      command.append(" player%d:@%s".formatted(i + 1, guests.get(i).name()));
    }
    says(host, command + " seats:you first, then the others in the order you named them");
    for (Person guest : guests) {
      guest.presses(seen("At the table"), "Join").message();
      quiet();
    }
    return table(seen("the board", message -> !message.attachments().isEmpty()));
  }

  /** What a command answers. */
  public String says(Person person, String command) {
    return person.types(games, command).message().text();
  }

  /** Types an action, which must be accepted and answered with what came of it. */
  public void plays(Person person, String action) {
    assertOutcome(person.types(games, "/move action:" + action).message());
  }

  /** An answer tells what came of an accepted action, and shows it. */
  static void assertOutcome(VisibleMessage answer) {
    assertTrue(isOutcome(answer), answer.text());
  }

  /**
   * Whether an answer tells what came of an accepted action: a line of the log and a picture. A
   * refusal has no picture, unless it is shown that it is somebody else's turn.
   */
  public static boolean isOutcome(VisibleMessage answer) {
    return !answer.text().startsWith("It's ")
        && !answer.text().startsWith("The game has moved on")
        && (!answer.attachments().isEmpty()
            || answer.text().endsWith("Continue on the new board below."));
  }

  /** The newest message in the channel that everybody sees and that passes a test. */
  VisibleMessage seen(String what, Predicate<VisibleMessage> test) {
    return await(what)
        .atMost(PATIENCE)
        .until(() -> latest(test), Optional::isPresent)
        .orElseThrow();
  }

  private Optional<VisibleMessage> latest(Predicate<VisibleMessage> test) {
    List<VisibleMessage> all = publicly();
    return all.isEmpty() ? Optional.empty() : Optional.of(all.get(all.size() - 1)).filter(test);
  }

  /** The newest message in the channel, once it holds that text. */
  VisibleMessage seen(String text) {
    return seen(text, message -> message.text().contains(text));
  }

  /** The newest direct message of a person, once it holds that text. */
  VisibleMessage prompt(Person person, String text) {
    return await(text)
        .atMost(PATIENCE)
        .until(
            () -> person.seesLast(person.direct()).filter(message -> message.text().contains(text)),
            Optional::isPresent)
        .orElseThrow();
  }

  /** Every message of the channel that everybody sees, oldest first. */
  List<VisibleMessage> publicly() {
    return dan.sees(games).stream().filter(message -> !message.ephemeral()).toList();
  }

  /** Waits until everything that was to be sent has arrived, what was begun at leisure too. */
  public void quiet() {
    await("an empty outbox").atMost(PATIENCE).until(() -> rookery.hasNothingToSay());
  }

  /**
   * Whether everything that was to be sent is on the disk as sent. What has been delivered is
   * written down together with the next turn, or a moment later.
   */
  boolean hasWrittenDownWhatItSaid() throws SQLException {
    try (Connection other = databaseOfAnother();
        PreparedStatement waiting =
            other.prepareStatement("SELECT count(*) FROM outbox WHERE attempts > 0 OR due < ?")) {
      waiting.setLong(1, NanoTimestamps.of(room.clock().instant().plus(SOON)));
      try (ResultSet rows = waiting.executeQuery()) {
        return rows.next() && rows.getInt(1) == 0;
      }
    }
  }

  /** Does something while nobody else can write into the database. */
  <T> T whileTheDatabaseIsHeld(Supplier<T> doing) throws SQLException {
    try (Connection other = databaseOfAnother();
        Statement holding = other.createStatement()) {
      holding.execute(HOLD);
      return doing.get();
    }
  }

  /** How many people the bot has told to wait for an answer, and owes it to. */
  int deferred() throws SQLException {
    try (Connection other = databaseOfAnother();
        Statement asking = other.createStatement();
        ResultSet rows = asking.executeQuery("SELECT count(*) FROM deferrals")) {
      return rows.next() ? rows.getInt(1) : 0;
    }
  }

  /** The bot's database as another program has it. */
  Connection databaseOfAnother() throws SQLException {
    String name = TestDatabase.named(database);
    return TestDatabase.isOnServer()
        ? TestDatabase.connection(name)
        : DriverManager.getConnection("jdbc:sqlite:" + name);
  }

  /** How the bot has acknowledged what somebody asked, if it has. */
  Optional<CallbackKind> acknowledged(InteractionOutcome asked) {
    World world = room.world();
    return world
        .change(() -> world.interactions().find(asked.interaction().id()))
        .flatMap(Interaction::acknowledgedBy);
  }

  /** How often the bot has waited for the disk. */
  int commits() {
    return counted("rookery_commits_seconds_count");
  }

  /** How many messages could not be sent. */
  int givenUp() {
    return counted("rookery_deliveries_total{outcome=\"given_up\"}");
  }

  private int counted(String meter) {
    return meters
        .text()
        .lines()
        .filter(line -> line.startsWith(meter))
        .mapToInt(line -> (int) Double.parseDouble(line.substring(line.lastIndexOf(' '))))
        .sum();
  }

  /** What a message has become once the bot has changed it after somebody pressed or picked. */
  public VisibleMessage changed(Person person, VisibleMessage before, InteractionOutcome asked) {
    asked.await();
    return await("a change of: " + before.text())
        .atMost(PATIENCE)
        .until(() -> again(person, before).filter(now -> !now.equals(before)), Optional::isPresent)
        .orElseThrow();
  }

  private Optional<VisibleMessage> again(Person person, VisibleMessage before) {
    return Stream.concat(person.sees(games).stream(), person.sees(person.direct()).stream())
        .filter(message -> message.id() == before.id())
        .findFirst();
  }

  /** Chooses something; {@code Knight c1} also by the button {@code N c1}. */
  VisibleMessage picks(Person person, VisibleMessage at, String choice) {
    return changed(person, at, person.presses(at, button(at, choice)));
  }

  /**
   * The id of the button that chooses that: called so, or by the square that its name ends with.
   */
  static String button(VisibleMessage at, String choice) {
    String square = "~" + choice.substring(choice.lastIndexOf(' ') + 1);
    return at.buttons().stream()
        .filter(button -> button.label().equals(choice))
        .findFirst()
        .or(() -> at.buttons().stream().filter(b -> b.customId().endsWith(square)).findFirst())
        .orElseThrow(() -> new IllegalStateException(choice + " among " + at.buttons()))
        .customId();
  }

  /** The buttons that choose something of what may be done. */
  static List<Button> choices(VisibleMessage at) {
    return at.buttons().stream().filter(b -> b.customId().contains(":choose:")).toList();
  }

  /** Goes through the choices in a person's own message, and confirms at their end if asked. */
  VisibleMessage walks(Person person, VisibleMessage menu, String... choices) {
    VisibleMessage at = menu;
    for (String choice : choices) {
      at = picks(person, at, choice);
    }
    Optional<Button> sure =
        at.buttons().stream().filter(button -> button.customId().contains(":play:")).findFirst();
    return sure.isPresent() ? changed(person, at, person.presses(at, sure.get().customId())) : at;
  }

  /** The board in the channel, once it calls somebody to act. */
  VisibleMessage turn(Person person) {
    return seen(
        person.name() + "'s turn",
        message ->
            message
                .text()
                .lines()
                .findFirst()
                .filter(line -> line.matches("(<@\\d+>|, | and | or )+, .*"))
                .filter(line -> line.contains(person.mention()))
                .isPresent());
  }

  /** Opens a table of Split-Brain where Ada and Ben, as White, play Cleo and Dan. */
  public String splitBrain() {
    return opens(ada, "split-brain", List.of(ben, cleo, dan));
  }

  /** The name of the table that a message is about. */
  static String table(VisibleMessage message) {
    return message.text().replaceAll("(?s).*table (\\w{4}).*", "$1");
  }

  @Override
  public void close() {
    rookery.close();
    meters.close();
    room.close();
  }
}

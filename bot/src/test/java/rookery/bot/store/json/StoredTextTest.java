package rookery.bot.store.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static rookery.bot.store.kit.StoreSamples.NOON;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.ZoneId;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.bot.clock.ClockPause;
import rookery.bot.clock.Deadline;
import rookery.bot.clock.Deadlines;
import rookery.bot.clock.PostponedReminders;
import rookery.bot.clock.ReserveTimes;
import rookery.bot.clock.TableClock;
import rookery.bot.clock.TimeControl;
import rookery.bot.clock.TimeControl.AtExpiry;
import rookery.bot.post.Control;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Link;
import rookery.bot.post.Control.Look;
import rookery.bot.post.Control.Menu;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Picture;
import rookery.bot.post.PictureSize;
import rookery.bot.post.Post;
import rookery.bot.post.SelectableOption;
import rookery.bot.preference.BoardStyle;
import rookery.bot.preference.BoardTheme;
import rookery.bot.preference.DealPreferences;
import rookery.bot.preference.DefaultClock;
import rookery.bot.preference.LeaderboardSchedule;
import rookery.bot.preference.NotificationMode;
import rookery.bot.preference.PersonalHours;
import rookery.bot.preference.Preferences;
import rookery.bot.preference.RatedByDefault;
import rookery.bot.preference.ReminderMode;
import rookery.bot.preference.ServerPreferences;
import rookery.bot.preference.TableCreators;
import rookery.bot.preference.TablePlace;
import rookery.bot.preference.ThreatWarnings;
import rookery.bot.store.kit.PebbleGame;
import rookery.bot.table.ConditionalMoves;
import rookery.bot.table.FormerPlayers;
import rookery.bot.table.Person;
import rookery.bot.table.Seating;
import rookery.bot.table.TableTiming;
import rookery.bot.table.message.LiveMessages;
import rookery.bot.table.message.MessageId;
import rookery.bot.table.message.PendingBoardUpdate;
import rookery.bot.table.message.ThreadStarter;
import rookery.engine.Seat;
import rookery.engine.Side;
import rookery.engine.computer.ComputerPlayers;
import rookery.engine.diagram.Diagram;

/**
 * What is stored as text keeps its letters: whatever an earlier version wrote is read, and an
 * earlier version can read what this one writes.
 */
class StoredTextTest {
  private static final Seat W = PebbleGame.WHITE;
  private static final Seat B = PebbleGame.BLACK;
  private static final List<Seat> SEATS = List.of(W, B);
  private static final Person ANN = new Person("101", "Ann");
  private static final Person BOB = new Person("102", "Bob \"the rook\" \u265c");
  private static final Person CAT = new Person("103");
  private static final Person EVE = new Person("104", "Eve").asVisitor();

  private static final Map<String, Sample<?>> SAMPLES = new LinkedHashMap<>();

  static {
    people();
    messages();
    times();
    posts();
    settings();
  }

  /** Something to be stored, how it is written and how it is read. */
  private record Sample<T>(T value, Function<T, String> write, Function<String, T> read) {
    String written() {
      return write.apply(value);
    }

    void assertRead(String text) {
      T found = read.apply(text);
      assertEquals(value, found, text);
      // People are equal whatever they are called.
      assertEquals(text, write.apply(found));
    }
  }

  private static void seating(String name, Seating seating) {
    SAMPLES.put(
        name, new Sample<>(seating, TableJson::write, text -> TableJson.seating(text, SEATS)));
  }

  private static void people() {
    seating(
        "a table where somebody waits",
        new Seating(true, List.of(CAT, BOB), List.of(BOB), List.of(ANN), new TreeMap<>()));
    seating(
        "a table with people of all kinds",
        new Seating(
            false,
            List.of(EVE, CAT),
            List.of(CAT),
            List.of(ANN, EVE, BOB),
            new TreeMap<>(Map.of(W, ANN, B, EVE)),
            new FormerPlayers(new TreeMap<>(Map.of(W, Set.of(BOB), B, Set.of(CAT, Person.FORMER)))),
            Set.of(CAT, BOB),
            List.of(List.of(ANN, BOB), List.of(CAT, EVE)),
            Set.of(BOB)));
    seating(
        "a table that somebody forgotten has left",
        new Seating(
            true,
            List.of(),
            List.of(),
            List.of(ANN, Person.FORMER, Person.computer(ComputerPlayers.BEGINNER, 2)),
            new TreeMap<>(Map.of(W, ANN, B, Person.FORMER))));
  }

  private static void live(String name, LiveMessages live) {
    SAMPLES.put(name, new Sample<>(live, TableJson::write, text -> TableJson.live(text, SEATS)));
  }

  private static MessageId message(long number) {
    return new MessageId(number);
  }

  private static void messages() {
    live("no messages", LiveMessages.NOTHING);
    live(
        "messages of all kinds",
        new LiveMessages(
            Optional.of(message(7)),
            NOON,
            12,
            new TreeMap<>(Map.of(W, message(8), B, message(1L << 60))),
            Set.of(B),
            Set.of(message(5), message(3)),
            Optional.of(new ThreadStarter(message(1), NOON.plusNanos(1), Optional.of("55"))),
            Optional.of(new PendingBoardUpdate(NOON.plusSeconds(2), List.of("W e2e4", "B e7e5"))),
            new TreeMap<>(Map.of(message(8), message(9), message(10), message(11))),
            new TreeMap<>(Map.of("22", message(20), "21", message(21)))));
    live("messages that reach nobody", LiveMessages.NOTHING.unreachable(W).unreachable(B));
    live(
        "a thread not known yet",
        new LiveMessages(
            Optional.empty(),
            NOON,
            0,
            new TreeMap<>(),
            Set.of(),
            Set.of(),
            Optional.of(ThreadStarter.sent(message(1))),
            Optional.empty(),
            new TreeMap<>(),
            new TreeMap<>()));
  }

  private static void timing(String name, TableTiming timing) {
    SAMPLES.put(
        name, new Sample<>(timing, TimingJson::write, text -> TimingJson.read(text, SEATS, NOON)));
  }

  private static void times() {
    timing("no clock", TableTiming.of(TableClock.opened(TimeControl.NONE, NOON, 0)));
    SortedMap<Seat, Optional<Person>> vacant = new TreeMap<>();
    vacant.put(W, Optional.of(CAT));
    vacant.put(B, Optional.empty());
    timing(
        "a clock with all that can be told by it",
        new TableTiming(
            new TableClock(
                new TimeControl(
                    Optional.of(Duration.ofHours(12)), Duration.ofDays(3), AtExpiry.FORFEIT),
                new Deadlines(List.of(plain(), late())),
                new ReserveTimes(
                    Duration.ofDays(3),
                    Map.of(Side.BLACK, Duration.ofHours(5), Side.WHITE, Duration.ZERO)),
                new TreeMap<>(Map.of(B, NOON.plusSeconds(30), W, NOON)),
                Optional.of(new ClockPause(ClockPause.Kind.PROPOSED, Set.of(W), NOON)),
                new PostponedReminders(new TreeMap<>(Map.of(W, NOON.plusSeconds(40)))),
                NOON.minusSeconds(5),
                3),
            vacant,
            Optional.of(message(77)),
            new TreeMap<>(
                Map.of(
                    W,
                    new ConditionalMoves(0, List.of("take 1", "take 2")),
                    B,
                    new ConditionalMoves(4, List.of()))),
            Optional.of(NOON.minusSeconds(9))));
    timing("a clock paused by all", paused(ClockPause.Kind.PAUSED));
    timing("a clock whose channel is lost", paused(ClockPause.Kind.STRANDED));
    timing(
        "a clock put away",
        TableTiming.of(
            new TableClock(
                TimeControl.NONE,
                new Deadlines(List.of()),
                new ReserveTimes(Duration.ZERO, Map.of()),
                new TreeMap<>(),
                Optional.of(new ClockPause(ClockPause.Kind.PUT_AWAY, Set.of(), NOON)),
                new PostponedReminders(new TreeMap<>()),
                NOON,
                0)));
  }

  private static TableTiming paused(ClockPause.Kind kind) {
    return TableTiming.of(
        new TableClock(
            TimeControl.of(Duration.ofHours(12)),
            new Deadlines(List.of()),
            new ReserveTimes(Duration.ZERO, Map.of()),
            new TreeMap<>(),
            Optional.of(new ClockPause(kind, Set.of(W, B), NOON)),
            new PostponedReminders(new TreeMap<>()),
            NOON,
            0));
  }

  private static Deadline plain() {
    return new Deadline(
        Set.of(W, B),
        NOON,
        NOON.plusSeconds(1),
        NOON.plusSeconds(2),
        0,
        0,
        false,
        Optional.empty(),
        false,
        false,
        Optional.empty());
  }

  private static Deadline late() {
    return new Deadline(
        Set.of(B),
        NOON,
        NOON.plusSeconds(1),
        NOON.plusSeconds(3),
        2,
        3,
        true,
        Optional.of(NOON.plusSeconds(4)),
        true,
        true,
        Optional.of(NOON.plusSeconds(5)));
  }

  private static void post(String name, Post post) {
    SAMPLES.put(name, new Sample<>(post, PostJson::write, PostJson::read));
  }

  private static void posts() {
    post("words", Post.words("**White** says \"no\"\n\\ \u265e \ud83c\udca1 \u2028 \t."));
    Diagram diagram = Diagram.ofRows(List.of("k.Q", "...", "K.."));
    ControlId play = new ControlId(ControlVerb.PLAY, "k7f2", 40, "d2:d3");
    post(
        "a picture with controls of all kinds",
        Post.of(Picture.of(diagram, "kings on a3 and a1"), "Your move.")
            .with(
                new Button(play, "Play", Look.MAIN),
                new Button(play, "Resign", Look.DANGER),
                new Link("https://discord.com/channels/1/2/3?a=b&c", "The board"))
            .with(
                new Menu(
                    play,
                    "Which piece?",
                    List.of(
                        new SelectableOption("c3", "Knight c3"), new SelectableOption("*", "%"))))
            .pinging(List.of(BOB, ANN)));
    post(
        "a small picture in another style with buttons to press of all looks",
        Post.of(
                new Picture(
                    Optional.of(diagram),
                    "kings",
                    new BoardStyle(BoardTheme.COLOUR_BLIND, true, true),
                    PictureSize.SMALL),
                "Look.")
            .with(
                Stream.of(Look.values())
                    .filter(look -> look != Look.RESTING)
                    .<Control>map(look -> new Button(ControlId.free("dismiss", ""), "OK", look))
                    .toList()));
    post(
        "a button that rests",
        Post.words("Wait.").with(new Button(play, "Hint", Look.PLAIN).resting()));
    post(
        "a small picture in another style",
        Post.page(
            Optional.of(
                new Picture(
                    Optional.empty(),
                    "as before",
                    new BoardStyle(BoardTheme.CONTRAST, false, true),
                    PictureSize.SMALL)),
            "The rules."));
  }

  private static void settings() {
    personal("usual settings", Preferences.USUAL);
    personal(
        "settings all chosen",
        new Preferences(
            NotificationMode.ALL_DIRECT,
            true,
            new BoardStyle(BoardTheme.COLOUR_BLIND, false, true),
            ReminderMode.NONE,
            new PersonalHours(ZoneId.of("Europe/Vienna"), true, Optional.of(0)),
            true,
            false,
            ThreatWarnings.ALL,
            new DealPreferences(true, true, false)));
    ofServer("usual settings of a server", ServerPreferences.USUAL);
    ofServer(
        "settings of a server all chosen",
        new ServerPreferences(
            TablePlace.CHANNEL,
            TableCreators.STEWARDS,
            DefaultClock.A_WEEK,
            RatedByDefault.ON,
            Optional.of(new LeaderboardSchedule("22", 0, ZoneId.of("Asia/Tokyo")))));
  }

  private static void personal(String name, Preferences wishes) {
    SAMPLES.put(name, new Sample<>(wishes, PreferenceJson::write, PreferenceJson::personal));
  }

  private static void ofServer(String name, ServerPreferences wishes) {
    SAMPLES.put(name, new Sample<>(wishes, PreferenceJson::write, PreferenceJson::ofServer));
  }

  /** The texts that version 722d304 wrote, by their names, and b62f44a where it kept none. */
  private static Map<String, String> kept() throws IOException {
    try (InputStream in = StoredTextTest.class.getResourceAsStream("stored.txt")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .map(line -> line.split(" = ", 2))
          .collect(
              Collectors.toMap(
                  pair -> pair[0], pair -> pair[1], (one, other) -> one, LinkedHashMap::new));
    }
  }

  static Stream<String> names() {
    return SAMPLES.keySet().stream();
  }

  @Test
  void allThatIsKeptIsLookedAt() throws IOException {
    Set<String> kept = new LinkedHashSet<>(kept().keySet());
    kept.removeIf(name -> name.endsWith(" forgotten"));
    assertEquals(SAMPLES.keySet(), kept);
  }

  @ParameterizedTest
  @MethodSource("names")
  void whatIsWrittenIsWhatItEverWas(String name) throws IOException {
    assertEquals(kept().get(name), SAMPLES.get(name).written());
  }

  @ParameterizedTest
  @MethodSource("names")
  void whatAnEarlierVersionWroteIsRead(String name) throws IOException {
    SAMPLES.get(name).assertRead(kept().get(name));
  }

  @ParameterizedTest
  @MethodSource("names")
  void whatALaterVersionAddsIsPassedOver(String name) throws IOException {
    Sample<?> sample = SAMPLES.get(name);
    String more = kept().get(name).replaceFirst("\\{", "{\"unheard\":[{\"of\":1}],");
    assertEquals(sample.value(), sample.read().apply(more));
  }

  /** Texts that are stored of somebody, and what is left of them when they are forgotten. */
  @Test
  void whatIsLeftOfSomebodyForgottenIsWhatItEverWas() throws IOException {
    assertEquals(
        kept().get("a table with people of all kinds, Bob forgotten"),
        TableJson.without(kept().get("a table with people of all kinds"), BOB));
    assertEquals(
        kept().get("a table with people of all kinds, Eve forgotten"),
        TableJson.without(kept().get("a table with people of all kinds"), EVE));
    assertEquals(
        kept().get("a clock with all that can be told by it, Cat forgotten"),
        TimingJson.without(kept().get("a clock with all that can be told by it"), CAT));
    assertEquals("", TimingJson.without("", CAT));
  }
}

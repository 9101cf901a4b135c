package rookery.bot.request;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static rookery.bot.request.testroom.InMemoryChannel.ADA;
import static rookery.bot.request.testroom.InMemoryChannel.BEN;
import static rookery.bot.request.testroom.InMemoryChannel.GAMES;

import java.time.Duration;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.bot.post.Control;
import rookery.bot.post.Post;
import rookery.bot.preference.BoardStyle;
import rookery.bot.preference.BoardTheme;
import rookery.bot.preference.DealPreferences;
import rookery.bot.preference.DefaultClock;
import rookery.bot.preference.NotificationMode;
import rookery.bot.preference.PersonalHours;
import rookery.bot.preference.PreferenceChange;
import rookery.bot.preference.Preferences;
import rookery.bot.preference.RatedByDefault;
import rookery.bot.preference.ReminderMode;
import rookery.bot.preference.ServerPreferences;
import rookery.bot.preference.TableCreators;
import rookery.bot.preference.TablePlace;
import rookery.bot.preference.ThreatWarnings;
import rookery.bot.request.testroom.HurriedComputers;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.request.testroom.Pairwise;
import rookery.bot.request.testroom.PrivateAnswer;
import rookery.bot.request.testroom.RandomGame;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;
import rookery.engine.Seat;
import rookery.engine.games.Games;

/**
 * Each setting beside each other one, of tables, servers and people, in all games: a few actions
 * and what people ask beside them come to no fault, and no message contradicts the settings.
 */
class SettingsTogetherTest {
  private static final String UNSET = "";
  private static final String FILLED = "filled";
  private static final List<String> ASKED = List.of("hint", "games", "nudge", "takeback");

  private final SplittableRandom random = new SplittableRandom(3);

  static List<Map<String, String>> settings() {
    SortedMap<String, List<String>> choices = new TreeMap<>();
    choices.put("game", Games.all().stream().map(game -> game.id()).toList());
    choices.put("opponents", List.of(UNSET, "beginner", FILLED));
    choices.put("for", List.of(UNSET, "rating", "fun"));
    choices.put("clock", List.of(UNSET, "none", "12"));
    choices.put("late", List.of(UNSET, "loses"));
    choices.put("reserve", List.of(UNSET, "24"));
    choices.put("place", all(TablePlace.values()));
    choices.put("usual clock", all(DefaultClock.NONE, DefaultClock.HALF_A_DAY));
    choices.put("rated", all(RatedByDefault.values()));
    for (Person person : List.of(ADA, BEN)) {
      choices.put(person.name() + " calls", all(NotificationMode.values()));
      choices.put(person.name() + " asks", List.of("false", "true"));
      choices.put(person.name() + " letters", List.of("false", "true"));
      choices.put(person.name() + " reminding", all(ReminderMode.values()));
      choices.put(person.name() + " quiet", List.of("false", "true"));
      choices.put(person.name() + " daily", List.of(UNSET, "9"));
      choices.put(person.name() + " warnings", all(ThreatWarnings.values()));
    }
    return new Pairwise(choices).cases();
  }

  private static List<String> all(Enum<?>... values) {
    return Arrays.stream(values).map(Enum::name).toList();
  }

  @ParameterizedTest
  @MethodSource("settings")
  void settingsGoTogether(Map<String, String> chosen) {
    InMemoryChannel hall = new InMemoryChannel(new HurriedComputers());
    Stream.of(ADA, BEN).forEach(who -> hall.wishes().keep(personal(chosen, who)));
    hall.wishes().keep(ofServer(chosen));
    String opened = hall.types(ADA, "play", command(chosen)).words();
    if (opened.startsWith("Only games that people play against each other")) {
      assertEquals("rating", chosen.get("for"));
      return;
    }
    comes(hall, chosen);
    boolean isAlone = hall.table().seating().people() == 1;
    assertFalse(!isAlone && opened.contains("nobody is waiting for you"), opened);
    for (int n = 0; n < ASKED.size() && hall.table().stage() == TableStage.PLAYING; n++) {
      acts(hall, n);
    }
    hall.waits(Duration.ofDays(3));
    hall.mail.letters.forEach(letter -> read(hall, letter.post().words()));
  }

  private static PreferenceChange personal(Map<String, String> chosen, Person who) {
    String own = who.name() + " ";
    return new PreferenceChange.Personal(
        who,
        new Preferences(
            NotificationMode.valueOf(chosen.get(own + "calls")),
            Boolean.parseBoolean(chosen.get(own + "asks")),
            new BoardStyle(
                BoardTheme.COLOUR_BLIND, true, Boolean.parseBoolean(chosen.get(own + "letters"))),
            ReminderMode.valueOf(chosen.get(own + "reminding")),
            PersonalHours.USUAL
                .quiet(Boolean.parseBoolean(chosen.get(own + "quiet")))
                .daily(set(chosen, own + "daily").map(Integer::valueOf)),
            true,
            true,
            ThreatWarnings.valueOf(chosen.get(own + "warnings")),
            DealPreferences.USUAL));
  }

  private static PreferenceChange ofServer(Map<String, String> chosen) {
    return new PreferenceChange.OfServer(
        GAMES,
        new ServerPreferences(
            TablePlace.valueOf(chosen.get("place")),
            TableCreators.EVERYBODY,
            DefaultClock.valueOf(chosen.get("usual clock")),
            RatedByDefault.valueOf(chosen.get("rated")),
            Optional.empty()),
        ADA);
  }

  private static Optional<String> set(Map<String, String> chosen, String name) {
    return Optional.of(chosen.get(name)).filter(value -> !value.isEmpty());
  }

  private static Map<String, String> command(Map<String, String> chosen) {
    Map<String, String> words = new HashMap<>();
    for (String name : List.of("game", "opponents", "for", "clock", "late", "reserve")) {
      set(chosen, name).filter(v -> !v.equals(FILLED)).ifPresent(v -> words.put(name, v));
    }
    return words;
  }

  /** All seats are taken, the last of some tables by a computer. */
  private static void comes(InMemoryChannel hall, Map<String, String> chosen) {
    int people = hall.table().seats().size() - (chosen.get("opponents").equals(FILLED) ? 1 : 0);
    for (int n = 1; n < people && hall.table().stage() == TableStage.GATHERING; n++) {
      read(hall, hall.presses(RandomGame.FRIENDS.get(n), hall.lobby(), "Join"));
    }
    if (hall.table().stage() == TableStage.GATHERING) {
      read(hall, hall.picksFromTheMenu(ADA, hall.lobby(), "Casual players"));
    }
    assertEquals(TableStage.PLAYING, hall.table().stage());
  }

  /** One of the people awaited looks, asks for what there is beside a move, and moves. */
  private void acts(InMemoryChannel hall, int n) {
    Table table = hall.table();
    List<Seat> awaited =
        table.awaited().seats().stream()
            .filter(seat -> !table.seating().chairs().get(seat).isComputer())
            .filter(seat -> !table.running().legal(seat).isEmpty())
            .sorted()
            .toList();
    if (awaited.isEmpty()) {
      return;
    }
    Seat seat = awaited.get(random.nextInt(awaited.size()));
    Person who = table.seating().chairs().get(seat);
    List.of("board", ASKED.get(n)).forEach(command -> read(hall, hall.types(who, command)));
    List<String> legal = table.running().legal(seat).stream().map(action -> action.text()).toList();
    PrivateAnswer moved = hall.plays(who, legal.get(random.nextInt(legal.size())));
    read(hall, moved);
    sure(moved.post()).ifPresent(label -> read(hall, hall.presses(who, moved.post(), label)));
  }

  /** The button with which somebody confirms their action. */
  private static Optional<String> sure(Post post) {
    return post.rows().stream()
        .flatMap(List::stream)
        .flatMap(control -> control instanceof Control.Button b ? Stream.of(b) : Stream.empty())
        .filter(button -> button.id().verb().equals("play"))
        .map(Control.Button::label)
        .findFirst();
  }

  /** Nothing is to be read of an answer that comes by direct message. */
  private static void read(InMemoryChannel hall, PrivateAnswer told) {
    if (!told.later) {
      read(hall, told.words());
    }
  }

  private static void read(InMemoryChannel hall, String words) {
    Table table = hall.table();
    assertFalse(words.contains("went wrong"), words);
    boolean isUnlimited = table.clock().control().aMove().isEmpty();
    assertFalse(isUnlimited && words.contains("Due <t:"), words);
    // The message above the seats is older than the computers that took some.
    boolean isPlayed = !words.contains("opened a table");
    assertFalse(isPlayed && !table.countsForRatings() && words.contains("Rated game"), words);
  }
}

package rookery.bot.store.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static rookery.bot.store.kit.StoreSamples.NOON;

import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rookery.bot.clock.TableClock;
import rookery.bot.clock.TimeControl;
import rookery.bot.preference.BoardStyle;
import rookery.bot.preference.BoardTheme;
import rookery.bot.preference.LeaderboardSchedule;
import rookery.bot.preference.PersonalHours;
import rookery.bot.preference.Preferences;
import rookery.bot.preference.ServerPreferences;
import rookery.bot.preference.ThreatWarnings;
import rookery.bot.preference.Wishing;
import rookery.bot.store.kit.PebbleGame;
import rookery.bot.table.Person;
import rookery.bot.table.Seating;
import rookery.bot.table.TableTiming;
import rookery.bot.table.message.LiveMessages;
import rookery.bot.table.message.MessageId;
import rookery.engine.Seat;

/** Texts that no version writes any more, and those of a game that has lost a seat. */
class FormerTextTest {
  private static final Seat W = PebbleGame.WHITE;
  private static final Seat B = PebbleGame.BLACK;
  private static final List<Seat> SEATS = List.of(W, B);

  @Test
  void aTableOnceKnewNoFollowersAndNoNames() {
    Seating seating =
        TableJson.seating(
            "{\"drawn\":true,\"named\":[],\"invited\":[],\"joined\":[\"101\"],\"chairs\":{}}",
            SEATS);
    assertEquals(List.of(new Person("101")), seating.joined());
    assertEquals("", seating.joined().get(0).name());
    assertEquals(Set.of(), seating.followers());
    assertEquals(Set.of(), seating.reporters());
    assertEquals(List.of(), seating.pairs());
  }

  @Test
  void allMessagesWereOnceOfComponents() {
    LiveMessages live =
        TableJson.live("{\"board\":7,\"since\":5,\"prompts\":{\"B\":8},\"unreachable\":[]}", SEATS);
    assertEquals(Set.of(new MessageId(7), new MessageId(8)), live.former());
    assertEquals(Instant.ofEpochSecond(0, 5), live.since());
    assertEquals(0, live.turn());
    assertEquals(Map.of(), live.copies());
    assertEquals(Map.of(), live.cards());
    assertEquals(Optional.empty(), live.lobby());
    assertEquals(Optional.empty(), live.owed());
  }

  @Test
  void theBoardIsFoundInATextAlone() {
    assertEquals(Optional.of(new MessageId(7)), TableJson.board("{\"board\":7,\"since\":5}"));
    assertEquals(Optional.empty(), TableJson.board("{\"board\":null}"));
    assertEquals(Optional.empty(), TableJson.board("{}"));
  }

  @Test
  void whoSitsAtATableThatCannotBeReadIsNobody() {
    assertEquals(List.of(), TableJson.joined("{}"));
    assertEquals(List.of(), TableJson.joined("no"));
    assertEquals(
        List.of(new Person("101")), TableJson.joined("{\"joined\":[\"101\"],\"chairs\":7}"));
  }

  @Test
  void thereWereOnceNoClocks() {
    assertEquals(
        TableTiming.of(TableClock.opened(TimeControl.NONE, NOON, 0)),
        TimingJson.read("", SEATS, NOON));
  }

  @Test
  void whatASeatHadThatIsGoneIsPassedOver() {
    LiveMessages live =
        TableJson.live(
            "{\"since\":0,\"turn\":1,\"prompts\":{\"B\":8,\"W\":9},\"unreachable\":[\"B\"],\"former\":[]}",
            List.of(W));
    assertEquals(Map.of(W, new MessageId(9)), live.prompts());
    assertEquals(Set.of(), live.unreachable());
    Seating seating =
        TableJson.seating(
            "{\"drawn\":true,\"named\":[],\"invited\":[],\"joined\":[\"101\"],\"chairs\":{\"B\":\"101\"},"
                + "\"former\":{\"B\":[\"102\"]}}",
            List.of(W));
    assertEquals(Map.of(), seating.chairs());
    assertEquals(Map.of(), seating.former().bySeat());
    TableTiming timing =
        TimingJson.read(
            "{\"touched\":5,\"deadlines\":[{\"group\":[\"B\",\"W\"],\"since\":1,\"free\":2,\"due\":3}],"
                + "\"away\":{\"B\":1},\"owed\":{\"B\":2},\"rest\":{\"kind\":\"PAUSED\",\"since\":1,"
                + "\"wanted\":[\"B\"]},\"vacant\":{\"B\":\"\"},\"foreseen\":{\"B\":{\"turn\":1,\"plies\":[]}}}",
            List.of(W),
            NOON);
    assertEquals(Set.of(W), timing.clock().deadlines().all().get(0).group());
    assertEquals(Map.of(), timing.clock().away());
    assertEquals(Map.of(), timing.clock().owed().at());
    assertEquals(Set.of(), timing.clock().rest().orElseThrow().wanted());
    assertEquals(Map.of(), timing.vacant());
    assertEquals(Map.of(), timing.conditionalMoves());
  }

  private static void assertPersonal(Preferences expected, String text) {
    assertEquals(expected, PreferenceJson.personal(text));
  }

  @Test
  void settingsThatAreNotNamedAreAsUsual() {
    assertPersonal(Preferences.USUAL, "{}");
    assertEquals(ServerPreferences.USUAL, PreferenceJson.ofServer("{}"));
    assertEquals(
        Optional.of(
            new LeaderboardSchedule(
                "5", LeaderboardSchedule.USUAL_HOUR, PersonalHours.USUAL.zone())),
        PreferenceJson.ofServer("{\"board\":{\"channel\":\"5\"}}").board());
  }

  @Test
  void settingsThatAreNoLongerKnownAreAsUsual() {
    assertPersonal(
        Wishing.with(Preferences.USUAL, new BoardStyle(BoardTheme.WOOD, false, false)),
        "{\"calls\":\"?\",\"reminding\":7,\"warnings\":null,"
            + "\"style\":{\"theme\":\"GLASS\",\"coordinates\":false},\"hours\":{\"zone\":\"Mars/Base\"}}");
    assertEquals(
        ServerPreferences.USUAL,
        PreferenceJson.ofServer("{\"tables\":\"ROOF\",\"clock\":\"NEVER\",\"board\":null}"));
  }

  @Test
  void hoursWereOnceOffsets() {
    PersonalHours quiet = new PersonalHours(ZoneOffset.ofHours(-5), true, Optional.empty());
    assertPersonal(Preferences.USUAL.with(quiet), "{\"quiet\":\"-5\"}");
    assertPersonal(
        Preferences.USUAL.with(quiet.daily(Optional.of(7))),
        "{\"hours\":{\"zone\":-5,\"quiet\":true,\"daily\":7}}");
    assertPersonal(Preferences.USUAL, "{\"hours\":{\"zone\":99,\"quiet\":false}}");
    assertEquals(
        ZoneId.of("Asia/Tokyo"),
        PreferenceJson.personal("{\"hours\":{\"zone\":\"Asia/Tokyo\",\"quiet\":false}}")
            .hours()
            .zone());
  }

  @Test
  void warningsWereOnceAYesOrANo() {
    assertPersonal(Wishing.with(Preferences.USUAL, ThreatWarnings.NONE), "{\"warns\":false}");
    assertPersonal(Preferences.USUAL, "{\"warns\":true}");
    assertPersonal(Wishing.with(Preferences.USUAL, ThreatWarnings.ALL), "{\"warnings\":\"ALL\"}");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "no", "[]", "7", "{}", "{\"since\":5,\"prompts\":{}}"})
  void whatIsNoTextOfATableIsRefused(String text) {
    assertThrows(IllegalArgumentException.class, () -> TableJson.live(text, SEATS));
    assertThrows(IllegalArgumentException.class, () -> TableJson.seating(text, SEATS));
    assertThrows(
        IllegalArgumentException.class,
        () -> TimingJson.read(text.isEmpty() ? "no" : text, SEATS, NOON));
  }
}

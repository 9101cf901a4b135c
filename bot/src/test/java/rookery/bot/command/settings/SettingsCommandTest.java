package rookery.bot.command.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.request.testroom.InMemoryChannel.ADA;
import static rookery.bot.request.testroom.InMemoryChannel.BEN;
import static rookery.bot.request.testroom.InMemoryChannel.CLEO;
import static rookery.bot.request.testroom.InMemoryChannel.DAN;
import static rookery.bot.request.testroom.InMemoryChannel.GAMES;

import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import rookery.bot.post.Control;
import rookery.bot.post.Picture;
import rookery.bot.post.Post;
import rookery.bot.post.SelectableOption;
import rookery.bot.preference.BoardStyle;
import rookery.bot.preference.BoardTheme;
import rookery.bot.preference.DealPreferences;
import rookery.bot.preference.LeaderboardSchedule;
import rookery.bot.preference.NotificationMode;
import rookery.bot.preference.PersonalHours;
import rookery.bot.preference.PreferenceChange;
import rookery.bot.preference.Preferences;
import rookery.bot.preference.ReminderMode;
import rookery.bot.preference.ServerPreferences;
import rookery.bot.preference.TableCreators;
import rookery.bot.preference.ThreatWarnings;
import rookery.bot.preference.Wishing;
import rookery.bot.request.Arguments;
import rookery.bot.request.CompletionRequest;
import rookery.bot.request.InputForm;
import rookery.bot.request.RequestOrigin;
import rookery.bot.request.RequestOrigin.Surface;
import rookery.bot.request.rights.ChannelRights;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.request.testroom.PrivateAnswer;
import rookery.bot.request.testroom.RandomGame;
import rookery.bot.request.testroom.VisibleControls;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Person;
import rookery.bot.table.Refusal;
import rookery.bot.table.TableLocation;
import rookery.bot.table.TableStage;

/** What people and servers choose in their settings, and what comes of it. */
class SettingsCommandTest {
  private static final ChannelRights STEWARD = new ChannelRights(List.of(), true, true);
  private static final BoardStyle STARK = new BoardStyle(BoardTheme.CONTRAST, false, true);

  private final InMemoryChannel hall = new InMemoryChannel();

  private InputForm opened(Person person, String whose, TableLocation place, ChannelRights rights) {
    RequestOrigin where = new RequestOrigin(place, Surface.COMMAND, Optional.empty(), rights);
    Arguments given = new Arguments(Optional.empty(), "", Map.of("of", whose), List.of());
    return hall.host.form(hall.request(person, where, "/settings", given)).orElseThrow().get();
  }

  private PrivateAnswer fills(
      Person person, InputForm form, ChannelRights rights, Map<String, String> words) {
    Arguments given = new Arguments(Optional.of(0), form.id().argument(), words, List.of());
    RequestOrigin where = new RequestOrigin(GAMES, Surface.FORM, Optional.empty(), rights);
    return hall.asks(hall.request(person, where, form.id().verb(), given));
  }

  private PrivateAnswer chooses(Person person, String theme, String boxes) {
    InputForm form = opened(person, "me", GAMES, ChannelRights.USUAL);
    return fills(person, form, ChannelRights.USUAL, Map.of("theme", theme, "boxes", boxes));
  }

  private static BoardStyle style(Post post) {
    return post.picture().orElseThrow().style();
  }

  @Test
  void warningsInRatedGamesAreChosenByTheCommandAndKeptByTheForm() {
    String told = hall.types(ADA, "settings", Map.of("warnings", "ALL")).words();
    assertTrue(told.contains("in rated games too, if everybody at the table wants it"), told);
    assertEquals(ThreatWarnings.ALL, hall.wishes().of(ADA).warnings());
    chooses(ADA, "WOOD", "warn");
    assertEquals(ThreatWarnings.ALL, hall.wishes().of(ADA).warnings());
    chooses(ADA, "WOOD", "letters");
    assertEquals(ThreatWarnings.NONE, hall.wishes().of(ADA).warnings());
    chooses(ADA, "WOOD", "warn");
    assertEquals(ThreatWarnings.UNRATED, hall.wishes().of(ADA).warnings());
  }

  @Test
  void warningsAreNoSettingOfAServer() {
    String told = hall.types(ADA, "settings", Map.of("of", "server", "warnings", "ALL")).words();
    assertTrue(told.contains("Each person turns their own warnings on or off."), told);
    assertEquals(Preferences.USUAL, hall.wishes().of(ADA));
  }

  @Test
  void whatIsChosenIsToldKeptAndShownInTheNextForm() {
    String told = chooses(ADA, "CONTRAST", "letters ask").words();
    assertTrue(
        told.contains("high contrast, with letters on pieces but without coordinates"), told);
    assertEquals(
        new Preferences(
            NotificationMode.SECRETS_DIRECT,
            true,
            STARK,
            ReminderMode.CALL,
            PersonalHours.USUAL,
            false,
            false,
            ThreatWarnings.NONE,
            new DealPreferences(false, false, false)),
        hall.wishes().of(ADA));
    InputForm again = opened(ADA, "me", GAMES, ChannelRights.USUAL);
    assertEquals("CONTRAST", ((InputForm.OneOf) again.fields().get(1)).chosen());
    assertEquals(Set.of("letters", "ask"), ((InputForm.Boxes) again.fields().get(2)).ticked());
    assertEquals(Preferences.USUAL, hall.wishes().of(BEN));
  }

  @Test
  void oneMessageADayIsChosenAmongTheWaysToBeCalled() {
    InputForm form = opened(ADA, "me", GAMES, ChannelRights.USUAL);
    Map<String, String> words = Map.of("calls", "daily 7", "zone", "New York", "boxes", "quiet");
    String told = fills(ADA, form, ChannelRights.USUAL, words).words();
    assertTrue(told.contains("Notifications: one message a day, at 7:00"), told);
    PersonalHours seven = new PersonalHours(ZoneId.of("America/New_York"), true, Optional.of(7));
    assertEquals(seven, hall.wishes().of(ADA).hours());
    InputForm again = opened(ADA, "me", GAMES, ChannelRights.USUAL);
    assertEquals("daily 7", ((InputForm.OneOf) again.fields().get(0)).chosen());
    fills(ADA, again, ChannelRights.USUAL, Map.of("theme", "CONTRAST"));
    assertEquals(seven, hall.wishes().of(ADA).hours());
    fills(ADA, again, ChannelRights.USUAL, Map.of("calls", "ALL_AT_TABLE"));
    assertTrue(hall.wishes().of(ADA).notifiedAtOnce());
    assertEquals(NotificationMode.ALL_AT_TABLE, hall.wishes().of(ADA).calls());
  }

  @Test
  void noBoxTickedIsAnAnswerAndAFieldThatIsMissingIsNone() {
    chooses(ADA, "COLOUR_BLIND", "");
    assertEquals(
        new BoardStyle(BoardTheme.COLOUR_BLIND, false, false), hall.wishes().of(ADA).style());
    InputForm form = opened(ADA, "me", GAMES, ChannelRights.USUAL);
    fills(ADA, form, ChannelRights.USUAL, Map.of());
    assertEquals(BoardTheme.COLOUR_BLIND, hall.wishes().of(ADA).style().theme());
  }

  @Test
  void onlyOnesOwnBoardsArePaintedAsOneLikes() {
    chooses(ADA, "CONTRAST", "letters");
    hall.opens("custodian", ADA, BEN);
    assertEquals(STARK, style(hall.types(ADA, "board").post()));
    assertEquals(BoardStyle.USUAL, style(hall.types(BEN, "board").post()));
    assertEquals(BoardStyle.USUAL, style(hall.board().post()));
    assertEquals(STARK, style(hall.plays(ADA, "c1d3").post()));
    assertEquals(BoardStyle.USUAL, style(hall.board().post()));
  }

  @Test
  void aDirectMessageIsPaintedAsItsReaderLikes() {
    chooses(ADA, "CONTRAST", "letters");
    hall.opens("split-brain", ADA, BEN, CLEO, DAN);
    assertEquals(STARK, style(hall.prompt(ADA).post()));
    assertEquals(BoardStyle.USUAL, style(hall.prompt(BEN).post()));
  }

  @Test
  void whoeverWantsToBeAskedIsAskedBeforeAMoveIsPlayed() {
    hall.opens("gravity", ADA, BEN);
    Post squares = hall.presses(ADA, hall.board(), "Add the first piece").post();
    int changes = hall.tables.changes.size();
    chooses(ADA, "WOOD", "coordinates ask");
    PrivateAnswer asked = hall.picks(ADA, squares, "c8");
    assertEquals(changes, hall.tables.changes.size());
    hall.presses(ADA, asked.post(), "Play it");
    assertEquals(changes + 1, hall.tables.changes.size());
  }

  @Test
  void aServersSettingsAreForThoseWhoManageIt() {
    assertThrows(Refusal.class, () -> opened(ADA, "server", GAMES, ChannelRights.USUAL));
    InputForm form = opened(ADA, "server", GAMES, STEWARD);
    Map<String, String> words = Map.of("openers", "STEWARDS");
    String refused = fills(BEN, form, ChannelRights.USUAL, words).words();
    assertTrue(refused.startsWith("Only people who manage the server"), refused);
    assertEquals(ServerPreferences.USUAL, hall.wishes().of(GAMES));
    assertTrue(
        fills(ADA, form, STEWARD, words).words().contains("Only people who manage the server"));
    assertEquals(TableCreators.STEWARDS, hall.wishes().of(GAMES).openers());
  }

  @Test
  void directMessagesHaveNoServer() {
    TableLocation direct = new TableLocation("", "44");
    Refusal refused = assertThrows(Refusal.class, () -> opened(ADA, "server", direct, STEWARD));
    assertTrue(
        refused.getMessage().startsWith("Direct messages have no server settings"),
        refused.getMessage());
  }

  @Test
  void whereOnlyStewardsOpenTablesOthersAreRefused() {
    InputForm form = opened(ADA, "server", GAMES, STEWARD);
    fills(ADA, form, STEWARD, Map.of("openers", "STEWARDS"));
    String refused = hall.types(BEN, "play", "game=custodian").words();
    assertTrue(refused.startsWith("In this server, only people who manage it"), refused);
    RequestOrigin where = new RequestOrigin(GAMES, Surface.COMMAND, Optional.empty(), STEWARD);
    Arguments given = new Arguments(Optional.empty(), "", Map.of("game", "custodian"), List.of());
    hall.asks(hall.request(ADA, where, "/play", given));
    assertEquals(ADA, hall.table().host());
  }

  @Test
  void whereOnlyStewardsOpenTablesOthersOpenNoRematchEither() {
    hall.opens("custodian", ADA, BEN);
    hall.presses(BEN, hall.types(BEN, "resign").post(), "Resign");
    Post end = hall.board().post();
    fills(ADA, opened(ADA, "server", GAMES, STEWARD), STEWARD, Map.of("openers", "STEWARDS"));
    String refused = hall.presses(BEN, end, "Rematch").words();
    assertTrue(refused.startsWith("In this server, only people who manage it"), refused);
    RequestOrigin where = new RequestOrigin(GAMES, Surface.BOARD, Optional.empty(), STEWARD);
    hall.asks(hall.pressed(ADA, where, VisibleControls.button(end, "Rematch"), ""));
    assertEquals(TableStage.GATHERING, hall.table().stage());
  }

  @Test
  void whatOneIsToldAtLeisureInPrivateIsPaintedSoToo() {
    for (Person person : RandomGame.FRIENDS) {
      hall.wishes()
          .keep(new PreferenceChange.Personal(person, Wishing.with(Preferences.USUAL, STARK)));
    }
    new RandomGame(hall, "telepathy", new SplittableRandom(5))
        .goesOn(60, turn -> hall.plays(turn.person(), turn.drawn().text()));
    List<BoardStyle> styles =
        hall.mail.letters.stream()
            .filter(letter -> letter.address() instanceof MessageAddress.Aside)
            .flatMap(letter -> letter.post().picture().stream())
            .map(Picture::style)
            .toList();
    assertEquals(List.of(STARK), styles.stream().distinct().toList());
  }

  private ZoneId zone(Person person) {
    return hall.wishes().of(person).hours().zone();
  }

  private List<String> completed(String typed) {
    CompletionRequest typing =
        new CompletionRequest(ADA, GAMES, "zone", typed, Map.of("zone", typed));
    return hall.host.complete("settings", typing).stream().map(SelectableOption::label).toList();
  }

  @Test
  void aTimeZoneIsChosenByItsCity() {
    assertTrue(completed("adel").contains("Adelaide, Australia"), completed("adel").toString());
    assertTrue(completed("adel").contains("Guadeloupe"), completed("adel").toString());
    String told = hall.types(ADA, "settings", "zone=adelaide").words();
    assertTrue(told.contains("Your time zone: Adelaide, Australia"), told);
    assertEquals(ZoneId.of("Australia/Adelaide"), zone(ADA));
    hall.types(ADA, "settings", "zone=Australia/Sydney");
    assertEquals(ZoneId.of("Australia/Sydney"), zone(ADA));
  }

  @Test
  void aCountryWithOneClockIsEnough() {
    hall.types(ADA, "settings", "zone=India");
    assertEquals(ZoneId.of("Asia/Kolkata"), zone(ADA));
    hall.types(ADA, "settings", "zone=germany");
    assertEquals(ZoneId.of("Europe/Berlin"), zone(ADA));
    hall.types(ADA, "settings", "zone=UK");
    assertEquals(ZoneId.of("Europe/London"), zone(ADA));
    assertEquals("Kolkata, India", completed("india").get(0));
  }

  @Test
  void ofACountryWithSeveralClocksAPlaceIsPicked() {
    PrivateAnswer asked = hall.types(ADA, "settings", "zone=New Zealand");
    assertEquals(PersonalHours.USUAL.zone(), zone(ADA));
    Control.Menu menu = VisibleControls.menu(asked.post());
    RequestOrigin own = new RequestOrigin(GAMES, Surface.OWN_PRIVATE);
    String there = VisibleControls.value(menu, "Auckland, New Zealand");
    hall.asks(hall.pressed(ADA, own, menu.id(), there));
    assertEquals(ZoneId.of("Pacific/Auckland"), zone(ADA));
  }

  @Test
  void aTimeZoneIsFoundByTheTimeThatItIsThere() {
    // It is noon in Greenwich.
    hall.types(ADA, "settings", "zone=22:31");
    assertEquals(ZoneId.of("Australia/Adelaide"), zone(ADA));
    hall.types(ADA, "settings", "zone=5:30 pm");
    assertEquals(ZoneId.of("Asia/Kolkata"), zone(ADA));
    PrivateAnswer asked = hall.types(ADA, "settings", "zone=13:00");
    List<String> places =
        VisibleControls.menu(asked.post()).answers().stream().map(SelectableOption::label).toList();
    assertEquals("Berlin, Germany", places.get(0));
    assertTrue(places.contains("Lagos, Nigeria"), places.toString());
    assertTrue(places.stream().noneMatch(place -> place.contains("London")), places.toString());
    assertEquals(ZoneId.of("Asia/Kolkata"), zone(ADA));
  }

  @Test
  void aPlaceThatIsUnknownIsExplained() {
    String words = hall.types(ADA, "settings", "zone=Atlantis").words();
    assertTrue(words.startsWith("I don't know the time zone of"), words);
    assertTrue(hall.types(ADA, "settings", "zone=25:99").words().contains("for example `14:35`"));
  }

  @Test
  void anAnswerThatTheFormDoesNotHaveIsRefused() {
    assertTrue(chooses(ADA, "PLAID", "").words().contains("isn't one of the choices"));
    assertEquals(Preferences.USUAL, hall.wishes().of(ADA));
  }

  private Post choosesBoard(String where) {
    InputForm form = opened(ADA, "server", GAMES, STEWARD);
    return fills(ADA, form, STEWARD, Map.of("board", where)).post();
  }

  private Optional<LeaderboardSchedule> board() {
    return hall.wishes().of(GAMES).board();
  }

  @Test
  void aServerGetsABoardOfTheDealsInTheChannelWhereItIsAskedFor() {
    hall.types(ADA, "settings", "zone=Adelaide");
    Post told = choosesBoard("here");
    assertTrue(
        told.words().contains("Daily leaderboard: in <#22>, each day at 9:00 (Adelaide"),
        told.words());
    assertEquals(
        Optional.of(new LeaderboardSchedule("22", 9, ZoneId.of("Australia/Adelaide"))), board());
    choosesBoard("none");
    assertEquals(Optional.empty(), board());
  }

  @Test
  void theHourOfTheBoardIsPickedBelowTheSettings() {
    Post told = choosesBoard("here");
    Control.Menu menu = VisibleControls.menu(told);
    RequestOrigin where = new RequestOrigin(GAMES, Surface.OWN_PRIVATE, Optional.empty(), STEWARD);
    Post changed = hall.asks(hall.pressed(ADA, where, menu.id(), "18")).post();
    assertTrue(changed.words().contains("each day at 18:00"), changed.words());
    assertEquals(18, board().orElseThrow().hour());
    RequestOrigin bens =
        new RequestOrigin(GAMES, Surface.OWN_PRIVATE, Optional.empty(), ChannelRights.USUAL);
    String refused = hall.asks(hall.pressed(BEN, bens, menu.id(), "7")).words();
    assertTrue(refused.startsWith("Only people who manage the server"), refused);
    assertEquals(18, board().orElseThrow().hour());
  }

  private String zone(String city) {
    RequestOrigin where = new RequestOrigin(GAMES, Surface.COMMAND, Optional.empty(), STEWARD);
    Map<String, String> words = Map.of("of", "server", "zone", city);
    return hall.asks(
            hall.request(
                ADA, where, "/settings", new Arguments(Optional.empty(), "", words, List.of())))
        .words();
  }

  @Test
  void theServersZoneIsThatOfItsBoardAndNotOfWhoeverSetsIt() {
    assertTrue(zone("Adelaide").startsWith("This server has no daily leaderboard"));
    choosesBoard("here");
    String told = zone("Adelaide");
    assertTrue(told.contains("at 9:00 (Adelaide, Australia"), told);
    assertEquals(ZoneId.of("Australia/Adelaide"), board().orElseThrow().zone());
    assertEquals(Preferences.USUAL.hours().zone(), hall.wishes().of(ADA).hours().zone());
  }

  @Test
  void aBoardElsewhereStaysThereUnlessAnotherIsChosen() {
    LeaderboardSchedule elsewhere = new LeaderboardSchedule("33", 7, ZoneId.of("UTC"));
    hall.wishes()
        .keep(
            new PreferenceChange.OfServer(
                GAMES, ServerPreferences.USUAL.with(Optional.of(elsewhere)), ADA));
    InputForm form = opened(ADA, "server", GAMES, STEWARD);
    InputForm.OneOf field = (InputForm.OneOf) form.fields().get(4);
    assertEquals("stay", field.chosen());
    fills(ADA, form, STEWARD, Map.of("board", "stay", "rated", "ON"));
    assertEquals(Optional.of(elsewhere), board());
    choosesBoard("here");
    assertEquals(Optional.of(new LeaderboardSchedule("22", 7, ZoneId.of("UTC"))), board());
  }

  @Test
  void aBoardIsNotPutWhereTheBotCannotPost() {
    ChannelRights closed = new ChannelRights(List.of("Send Messages"), true, true);
    InputForm form = opened(ADA, "server", GAMES, closed);
    String refused = fills(ADA, form, closed, Map.of("board", "here")).words();
    assertEquals(
        "I can't post the leaderboard in this channel. First give me the Send Messages permission"
            + " here.",
        refused);
    assertEquals(Optional.empty(), board());
  }
}

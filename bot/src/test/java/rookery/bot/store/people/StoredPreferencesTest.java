package rookery.bot.store.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static rookery.bot.store.kit.StoreSamples.NOON;

import java.nio.file.Path;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rookery.bot.preference.BoardStyle;
import rookery.bot.preference.BoardTheme;
import rookery.bot.preference.DealPreferences;
import rookery.bot.preference.DefaultClock;
import rookery.bot.preference.LeaderboardSchedule;
import rookery.bot.preference.LessonProgress;
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
import rookery.bot.puzzle.PuzzleResult;
import rookery.bot.store.OpenDatabase;
import rookery.bot.store.kit.StoreSamples;
import rookery.bot.table.Person;
import rookery.bot.table.TableLocation;

class StoredPreferencesTest {
  private static final Person ADA = new Person("101");
  private static final TableLocation GAMES = new TableLocation("11", "22");
  private static final TableLocation ELSEWHERE = new TableLocation("11", "33");
  private static final Preferences MINE =
      new Preferences(
          NotificationMode.ALL_DIRECT,
          true,
          new BoardStyle(BoardTheme.COLOUR_BLIND, false, true),
          ReminderMode.DIRECT,
          new PersonalHours(ZoneId.of("Asia/Kolkata"), true, Optional.of(7)),
          true,
          false,
          ThreatWarnings.ALL,
          new DealPreferences(true, true, false));
  private static final ServerPreferences OURS =
      new ServerPreferences(
          TablePlace.CHANNEL,
          TableCreators.STEWARDS,
          DefaultClock.A_WEEK,
          RatedByDefault.ON,
          Optional.of(new LeaderboardSchedule("33", 18, ZoneId.of("Asia/Kolkata"))));

  private OpenDatabase kept;
  private StoredPreferences wishes;

  @BeforeEach
  void open(@TempDir Path folder) {
    kept = OpenDatabase.in(folder);
    wishes = new StoredPreferences(kept.database(), StoreSamples.at(NOON));
  }

  @AfterEach
  void close() {
    kept.close();
  }

  private StoredPreferences afresh() {
    return new StoredPreferences(kept.database(), StoreSamples.at(NOON));
  }

  @Test
  void whoeverChoseNothingHasTheUsual() {
    assertEquals(Preferences.USUAL, wishes.of(ADA));
    assertEquals(ServerPreferences.USUAL, wishes.of(GAMES));
    assertEquals(ServerPreferences.USUAL, wishes.of(new TableLocation("", "44")));
  }

  @Test
  void whatWasChosenComesBackAfterARestart() {
    wishes.keep(new PreferenceChange.Personal(ADA, Preferences.USUAL));
    wishes.keep(new PreferenceChange.Personal(ADA, MINE));
    wishes.keep(new PreferenceChange.OfServer(GAMES, OURS, ADA));
    for (StoredPreferences now : new StoredPreferences[] {wishes, afresh()}) {
      assertEquals(MINE, now.of(ADA));
      assertEquals(OURS, now.of(ELSEWHERE));
      assertEquals(Preferences.USUAL, now.of(new Person("102")));
    }
  }

  @Test
  void whatWasDoneTheLastTimeIsKeptForEachPersonAndGame() {
    assertEquals(Optional.empty(), wishes.lastTime(ADA, "cloak"));
    wishes.keep(new PreferenceChange.Done(ADA, "cloak", "setup RNBQKBNR"));
    wishes.keep(new PreferenceChange.Done(ADA, "cloak", "setup NRBKQBRN"));
    for (StoredPreferences now : List.of(wishes, afresh())) {
      assertEquals(Optional.of("setup NRBKQBRN"), now.lastTime(ADA, "cloak"));
      assertEquals(Optional.empty(), now.lastTime(ADA, "telepathy"));
      assertEquals(Optional.empty(), now.lastTime(new Person("102"), "cloak"));
    }
  }

  @Test
  void whatWasDoneTheLastTimeIsForgottenWithThePerson() {
    wishes.keep(new PreferenceChange.Done(ADA, "cloak", "setup RNBQKBNR"));
    wishes.keep(new PreferenceChange.Forgotten(ADA));
    assertEquals(Optional.empty(), afresh().lastTime(ADA, "cloak"));
  }

  @Test
  void howSomebodyHasDoneWithPuzzlesComesBackAfterARestart() {
    PuzzleResult shown = PuzzleResult.shown("aaaaaa");
    PuzzleResult solved = PuzzleResult.shown("bbbbbb").wrong().hinted().right(NOON);
    assertEquals(List.of(), wishes.puzzles(ADA));
    wishes.keep(new PreferenceChange.Tried(ADA, solved));
    wishes.keep(new PreferenceChange.Tried(ADA, shown));
    wishes.keep(new PreferenceChange.Tried(ADA, shown.wrong()));
    for (StoredPreferences now : List.of(wishes, afresh())) {
      assertEquals(List.of(shown.wrong(), solved), now.puzzles(ADA));
      assertEquals(List.of(), now.puzzles(new Person("102")));
    }
  }

  @Test
  void thatAPuzzleWasShownIsKnownAtOnceAndChangesNothingThatIsKeptOfIt() {
    PuzzleResult solved = PuzzleResult.shown("bbbbbb").right(NOON);
    wishes.keep(new PreferenceChange.PuzzleShown(ADA, "bbbbbb"));
    wishes.keep(new PreferenceChange.Tried(ADA, solved));
    wishes.keep(new PreferenceChange.PuzzleShown(ADA, "bbbbbb"));
    wishes.keep(new PreferenceChange.PuzzleShown(ADA, "aaaaaa"));
    List<PuzzleResult> all = List.of(PuzzleResult.shown("aaaaaa"), solved);
    if (!kept.database().isShared()) {
      assertEquals(all, wishes.puzzles(ADA));
    }
    // Others read what nobody waits for once it is written down.
    kept.database().turns().flush();
    assertEquals(all, wishes.puzzles(ADA));
    assertEquals(all, afresh().puzzles(ADA));
  }

  @Test
  void howSomebodyHasDoneWithPuzzlesIsForgottenWithThePerson() {
    wishes.keep(new PreferenceChange.Tried(ADA, PuzzleResult.shown("aaaaaa")));
    wishes.keep(new PreferenceChange.PuzzleShown(ADA, "bbbbbb"));
    wishes.keep(new PreferenceChange.Tried(new Person("102"), PuzzleResult.shown("aaaaaa")));
    wishes.keep(new PreferenceChange.Forgotten(ADA));
    assertEquals(List.of(), afresh().puzzles(ADA));
    assertEquals(1, afresh().puzzles(new Person("102")).size());
  }

  @Test
  void whatWasLearnedAndDecidedIsKeptForEachGame() {
    assertEquals(LessonProgress.NONE, wishes.lessons(ADA, "custodian"));
    wishes.keep(new PreferenceChange.Learned(ADA, "custodian"));
    wishes.keep(new PreferenceChange.Decided(ADA, "custodian", "k7f2", "Move"));
    wishes.keep(new PreferenceChange.Decided(ADA, "custodian", "later", "Choose"));
    // Others read what nobody waits for once it is written down.
    kept.database().turns().flush();
    LessonProgress all = new LessonProgress(true, Optional.of("k7f2"), Set.of("Move", "Choose"));
    assertEquals(all, wishes.lessons(ADA, "custodian"));
    assertEquals(all, afresh().lessons(ADA, "custodian"));
    assertEquals(LessonProgress.NONE, afresh().lessons(ADA, "gravity"));
  }

  @Test
  void whatWasLearnedIsForgottenWithThePerson() {
    wishes.keep(new PreferenceChange.Learned(ADA, "custodian"));
    wishes.keep(new PreferenceChange.Forgotten(ADA));
    assertEquals(LessonProgress.NONE, wishes.lessons(ADA, "custodian"));
    assertEquals(LessonProgress.NONE, afresh().lessons(ADA, "custodian"));
  }

  @Test
  void quietNightsThatWereChosenBeforeThereWasMoreToChooseAreKept() {
    wishes.keep(new PreferenceChange.Personal(ADA, MINE));
    String former = "replace(value, '\"hours\":', '\"quiet\":\"-5\",\"former\":')";
    kept.database().alter(rows -> rows.update("UPDATE preferences SET value = " + former));
    assertEquals(
        new PersonalHours(ZoneOffset.ofHours(-5), true, Optional.empty()),
        afresh().of(ADA).hours());
  }

  @ParameterizedTest
  @CsvSource({"true, UNRATED", "false, NONE"})
  void whetherThereAreWarningsWasOnceChosenWithoutSayingWhereAndIsKept(
      boolean former, ThreatWarnings read) {
    wishes.keep(new PreferenceChange.Personal(ADA, MINE));
    String changed = "replace(value, '\"warnings\":\"ALL\"', '\"warns\":" + former + "')";
    kept.database().alter(rows -> rows.update("UPDATE preferences SET value = " + changed));
    assertEquals(read, afresh().of(ADA).warnings());
  }

  @Test
  void aTimeZoneThatWasChosenInWholeHoursIsKept() {
    wishes.keep(new PreferenceChange.Personal(ADA, MINE));
    String former = "replace(value, '\"zone\":\"Asia/Kolkata\"', '\"zone\":-5')";
    kept.database().alter(rows -> rows.update("UPDATE preferences SET value = " + former));
    assertEquals(MINE.hours().at(ZoneOffset.ofHours(-5)), afresh().of(ADA).hours());
  }

  @Test
  void aTimeZoneThatIsNoMoreIsAsUsual() {
    wishes.keep(new PreferenceChange.Personal(ADA, MINE));
    String other = "replace(value, 'Asia/Kolkata', 'Asia/Atlantis')";
    kept.database().alter(rows -> rows.update("UPDATE preferences SET value = " + other));
    assertEquals(MINE.hours().at(ZoneOffset.UTC), afresh().of(ADA).hours());
  }

  @Test
  void aWishThatIsNoLongerKnownIsAsUsual() {
    wishes.keep(new PreferenceChange.Personal(ADA, MINE));
    kept.database()
        .alter(
            rows ->
                rows.update(
                    "UPDATE preferences SET value = replace(value, '\"theme\":\"', '\"theme\":\"PLAID')"));
    assertEquals(BoardTheme.WOOD, afresh().of(ADA).style().theme());
    assertEquals(NotificationMode.ALL_DIRECT, afresh().of(ADA).calls());
  }
}

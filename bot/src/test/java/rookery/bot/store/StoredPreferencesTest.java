package rookery.bot.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static rookery.bot.store.kit.Samples.NOON;

import java.nio.file.Path;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.preference.BoardStyle;
import rookery.bot.preference.BoardTheme;
import rookery.bot.preference.Calls;
import rookery.bot.preference.Openers;
import rookery.bot.preference.OwnHours;
import rookery.bot.preference.Preferences;
import rookery.bot.preference.Preferred;
import rookery.bot.preference.Reminding;
import rookery.bot.preference.ServerPreferences;
import rookery.bot.preference.TablePlace;
import rookery.bot.preference.UsualClock;
import rookery.bot.store.kit.Samples;
import rookery.bot.table.Person;
import rookery.bot.table.Place;

class StoredPreferencesTest {
  private static final Person ADA = new Person("101");
  private static final Place GAMES = new Place("11", "22");
  private static final Place ELSEWHERE = new Place("11", "33");
  private static final Preferences MINE =
      new Preferences(
          Calls.ALL_DIRECT,
          true,
          new BoardStyle(BoardTheme.COLOUR_BLIND, false, true),
          Reminding.DIRECT,
          new OwnHours(ZoneId.of("Asia/Kolkata"), true, Optional.of(7)),
          true);
  private static final ServerPreferences OURS =
      new ServerPreferences(TablePlace.CHANNEL, Openers.STEWARDS, UsualClock.A_WEEK);

  private Kept kept;
  private StoredPreferences wishes;

  @BeforeEach
  void open(@TempDir Path folder) {
    kept = Kept.in(folder);
    wishes = new StoredPreferences(kept.database(), Samples.at(NOON));
  }

  @AfterEach
  void close() {
    kept.close();
  }

  private StoredPreferences afresh() {
    return new StoredPreferences(kept.database(), Samples.at(NOON));
  }

  @Test
  void whoeverChoseNothingHasTheUsual() {
    assertEquals(Preferences.USUAL, wishes.of(ADA));
    assertEquals(ServerPreferences.USUAL, wishes.of(GAMES));
    assertEquals(ServerPreferences.USUAL, wishes.of(new Place("", "44")));
  }

  @Test
  void whatWasChosenComesBackAfterARestart() {
    wishes.keep(new Preferred.Personal(ADA, Preferences.USUAL));
    wishes.keep(new Preferred.Personal(ADA, MINE));
    wishes.keep(new Preferred.OfServer(GAMES, OURS));
    for (StoredPreferences now : new StoredPreferences[] {wishes, afresh()}) {
      assertEquals(MINE, now.of(ADA));
      assertEquals(OURS, now.of(ELSEWHERE));
      assertEquals(Preferences.USUAL, now.of(new Person("102")));
    }
  }

  @Test
  void whatWasDoneTheLastTimeIsKeptForEachPersonAndGame() {
    assertEquals(Optional.empty(), wishes.lastTime(ADA, "cloak"));
    wishes.keep(new Preferred.Done(ADA, "cloak", "setup RNBQKBNR"));
    wishes.keep(new Preferred.Done(ADA, "cloak", "setup NRBKQBRN"));
    for (StoredPreferences now : List.of(wishes, afresh())) {
      assertEquals(Optional.of("setup NRBKQBRN"), now.lastTime(ADA, "cloak"));
      assertEquals(Optional.empty(), now.lastTime(ADA, "telepathy"));
      assertEquals(Optional.empty(), now.lastTime(new Person("102"), "cloak"));
    }
  }

  @Test
  void whatWasDoneTheLastTimeIsForgottenWithThePerson() {
    wishes.keep(new Preferred.Done(ADA, "cloak", "setup RNBQKBNR"));
    wishes.keep(new Preferred.Forgotten(ADA));
    assertEquals(Optional.empty(), afresh().lastTime(ADA, "cloak"));
  }

  @Test
  void quietNightsThatWereChosenBeforeThereWasMoreToChooseAreKept() {
    wishes.keep(new Preferred.Personal(ADA, MINE));
    String former = "replace(value, '\"hours\":', '\"quiet\":\"-5\",\"former\":')";
    kept.database().alter(rows -> rows.update("UPDATE preferences SET value = " + former));
    assertEquals(
        new OwnHours(ZoneOffset.ofHours(-5), true, Optional.empty()), afresh().of(ADA).hours());
  }

  @Test
  void aTimeZoneThatWasChosenInWholeHoursIsKept() {
    wishes.keep(new Preferred.Personal(ADA, MINE));
    String former = "replace(value, '\"zone\":\"Asia/Kolkata\"', '\"zone\":-5')";
    kept.database().alter(rows -> rows.update("UPDATE preferences SET value = " + former));
    assertEquals(MINE.hours().at(ZoneOffset.ofHours(-5)), afresh().of(ADA).hours());
  }

  @Test
  void aTimeZoneThatIsNoMoreIsAsUsual() {
    wishes.keep(new Preferred.Personal(ADA, MINE));
    String other = "replace(value, 'Asia/Kolkata', 'Asia/Atlantis')";
    kept.database().alter(rows -> rows.update("UPDATE preferences SET value = " + other));
    assertEquals(MINE.hours().at(ZoneOffset.UTC), afresh().of(ADA).hours());
  }

  @Test
  void aWishThatIsNoLongerKnownIsAsUsual() {
    wishes.keep(new Preferred.Personal(ADA, MINE));
    kept.database()
        .alter(
            rows ->
                rows.update(
                    "UPDATE preferences SET value = replace(value, '\"theme\":\"', '\"theme\":\"PLAID')"));
    assertEquals(BoardTheme.WOOD, afresh().of(ADA).style().theme());
    assertEquals(Calls.ALL_DIRECT, afresh().of(ADA).calls());
  }
}

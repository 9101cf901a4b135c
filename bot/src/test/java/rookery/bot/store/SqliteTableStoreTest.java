package rookery.bot.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.store.Samples.ANN;
import static rookery.bot.store.Samples.BOB;
import static rookery.bot.store.Samples.CAT;
import static rookery.bot.store.Samples.HALL;
import static rookery.bot.store.Samples.NOON;
import static rookery.bot.store.Samples.asked;
import static rookery.bot.store.Samples.changed;
import static rookery.bot.store.Samples.gathering;
import static rookery.bot.store.Samples.in;
import static rookery.bot.store.Samples.message;
import static rookery.bot.store.Samples.opened;
import static rookery.bot.store.Samples.parts;
import static rookery.bot.store.Samples.playing;
import static rookery.bot.store.Samples.taken;
import static rookery.bot.store.Samples.with;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.post.Letter;
import rookery.bot.table.Address;
import rookery.bot.table.LiveMessages;
import rookery.bot.table.Place;
import rookery.bot.table.Stage;
import rookery.bot.table.Table;
import rookery.bot.turn.Tables.AlreadyAnsweredException;
import rookery.bot.turn.Tables.Change;
import rookery.bot.turn.Tables.Standing;

class SqliteTableStoreTest {
  private static final Address CHANNEL = new Address.Channel("22");

  private Kept kept;

  @BeforeEach
  void open(@TempDir Path folder) {
    kept = Kept.in(folder);
  }

  @AfterEach
  void close() {
    kept.close();
  }

  private void save(Change change) {
    kept.store().save(change);
  }

  private void isKept(Table table) {
    assertEquals(parts(table), parts(kept.afresh().store().find(table.id()).orElseThrow()));
  }

  @Test
  void aSavedTableIsFoundAgain() {
    save(opened(gathering("k7f2")));
    isKept(gathering("k7f2"));
  }

  @Test
  void thereIsNoTableThatNobodySaved() {
    assertTrue(kept.store().find("k7f2").isEmpty());
  }

  @Test
  void aGameIsFoundAgainAsItWasPlayed() {
    Table table = playing("k7f2");
    save(opened(table));
    for (int count : List.of(1, 3, 2)) {
      save(changed(table, taken(table, count)));
      table = taken(table, count);
    }
    isKept(table);
  }

  @Test
  void theStartOfAGatheredGameIsKept() {
    save(opened(gathering("k7f2")));
    save(changed(gathering("k7f2"), playing("k7f2")));
    isKept(playing("k7f2"));
  }

  @Test
  void theMessagesOfATableAreKept() {
    Table table = playing("k7f2");
    LiveMessages asking =
        new LiveMessages(
            Optional.of("board"),
            NOON,
            new TreeMap<>(Map.of(Pebbles.WHITE, "prompt")),
            Set.of(Pebbles.BLACK));
    LiveMessages quiet = new LiveMessages(Optional.of("other"), NOON, new TreeMap<>(), Set.of());
    save(opened(table));
    save(changed(table, with(table, asking)));
    isKept(with(table, asking));
    save(changed(with(table, asking), with(table, quiet)));
    isKept(with(table, quiet));
  }

  @Test
  void aTableAtHandIsNotReplayed() {
    Table table = playing("k7f2");
    save(opened(table));
    assertSame(table, kept.store().find("k7f2").orElseThrow());
  }

  @Test
  void halfASecondChangeIsNeverThere() {
    Table table = playing("k7f2");
    save(opened(table, message("first", CHANNEL, "White begins.")));
    Letter sameKey = message("first", CHANNEL, "White has taken two.");
    Change failing =
        asked("777", table, taken(table, 2), message("second", CHANNEL, "A note."), sameKey);

    assertThrows(RuntimeException.class, () -> save(failing));

    assertEquals(parts(table), parts(kept.store().find("k7f2").orElseThrow()));
    isKept(table);
    assertFalse(kept.store().isAnswered("777"));
    assertEquals(1, kept.number("SELECT count(*) FROM outbox"));
    assertEquals(List.of(new Standing("k7f2", true)), kept.store().of(ANN));
  }

  @Test
  void afterAFailureTheDiskIsAskedWhatIsKept() {
    Table table = playing("k7f2");
    save(opened(table));
    Change failing = changed(taken(table, 1), taken(table, 1));
    assertThrows(IllegalStateException.class, () -> save(failing));
    assertNotSame(table, kept.store().find("k7f2").orElseThrow());
  }

  @Test
  void theSameInteractionIsRefusedTwice() {
    Table table = playing("k7f2");
    Table after = taken(table, 1);
    save(opened(table));
    assertFalse(kept.store().isAnswered("777"));
    save(asked("777", table, after));
    assertTrue(kept.store().isAnswered("777"));

    Change again = asked("777", after, taken(after, 1), message("x", CHANNEL, "Again."));
    assertThrows(AlreadyAnsweredException.class, () -> save(again));

    isKept(after);
    assertEquals(0, kept.number("SELECT count(*) FROM outbox"));
  }

  @Test
  void aChangeOfATableAsItWasEarlierIsRefused() {
    Table table = playing("k7f2");
    save(opened(table));
    save(changed(table, taken(table, 1)));
    assertThrows(IllegalStateException.class, () -> save(changed(table, taken(table, 2))));
    isKept(taken(table, 1));
  }

  @Test
  void noTwoTablesHaveTheSameName() {
    save(opened(playing("k7f2")));
    assertThrows(RuntimeException.class, () -> save(opened(gathering("k7f2"))));
    isKept(playing("k7f2"));
  }

  @Test
  void theOpenTablesOfAChannelAreListedNewestFirst() {
    save(opened(gathering("aaaa")));
    save(opened(playing("bbbb")));
    save(opened(in(gathering("cccc"), new Place("11", "33"))));
    save(opened(gathering("dddd")));
    save(changed(gathering("dddd"), with(gathering("dddd"), Stage.CLOSED)));
    assertEquals(List.of("bbbb", "aaaa"), kept.store().openIn(HALL.channel()));
  }

  @Test
  void thoseThatWaitForThePersonComeFirst() {
    save(opened(playing("aaaa")));
    save(opened(playing("bbbb")));
    save(opened(gathering("cccc")));
    save(changed(playing("bbbb"), taken(playing("bbbb"), 1)));

    assertEquals(
        List.of(
            new Standing("aaaa", true), new Standing("cccc", false), new Standing("bbbb", false)),
        kept.store().of(ANN));
    assertEquals(
        List.of(new Standing("bbbb", true), new Standing("aaaa", false)), kept.store().of(BOB));
    assertEquals(List.of(), kept.store().of(CAT));
  }

  @Test
  void aTableThatIsOverIsInNobodysList() {
    Table table = playing("k7f2", Samples.GAME, 1);
    save(opened(table));
    save(changed(table, taken(table, 1)));
    assertEquals(List.of(), kept.store().of(ANN));
    assertEquals(List.of(), kept.store().openIn(HALL.channel()));
    isKept(taken(table, 1));
  }

  @Test
  void aTableOfOlderRulesHasNoMatch() {
    save(opened(playing("k7f2")));
    Table found = kept.afresh(new Pebbles(2, 1_000)).store().find("k7f2").orElseThrow();
    assertEquals(Stage.PLAYING, found.stage());
    assertTrue(found.match().isEmpty());
    assertEquals(playing("k7f2").seating(), found.seating());
  }

  @Test
  void aTableOfOlderRulesCanBeClosedAndKeepsItsRecord() {
    save(opened(playing("k7f2")));
    Kept newer = kept.afresh(new Pebbles(2, 1_000));
    Table found = newer.store().find("k7f2").orElseThrow();
    newer.store().save(changed(found, with(found, Stage.CLOSED)));
    isKept(with(playing("k7f2"), Stage.CLOSED));
    assertEquals(List.of(), kept.store().of(ANN));
  }

  @Test
  void aTableThatGatheredUnderOlderRulesStartsByTheNew() {
    save(opened(gathering("k7f2")));
    Pebbles newer = new Pebbles(2, 1_000);
    Kept later = kept.afresh(newer);
    Table found = later.store().find("k7f2").orElseThrow();
    later.store().save(changed(found, playing("k7f2", newer, 10)));
    Table started = kept.afresh(newer).store().find("k7f2").orElseThrow();
    assertEquals(2, started.match().orElseThrow().record().rulesVersion());
  }

  @Test
  void aTableWhoseOptionsAreGoneHasNoMatch() {
    save(opened(playing("k7f2", Samples.GAME, 500)));
    Table found = kept.afresh(new Pebbles(1, 100)).store().find("k7f2").orElseThrow();
    assertTrue(found.match().isEmpty());
    assertEquals("10", found.options().word("pebbles"));
  }

  @Test
  void aRecordThatBreaksTheRulesMakesNoMatch() {
    save(opened(playing("k7f2")));
    kept.database().change(rows -> rows.execute("UPDATE entries SET line = 'act W take9'"));
    assertTrue(kept.afresh().store().find("k7f2").orElseThrow().match().isEmpty());
  }

  @Test
  void anInteractionIsForgottenAfterADay() {
    Table table = playing("k7f2");
    Table after = taken(table, 1);
    save(opened(table));
    save(asked("777", table, after));

    Kept sameDay = kept.afresh(NOON.plus(Duration.ofHours(23)));
    sameDay.store().save(changed(after, taken(after, 1)));
    assertTrue(kept.store().isAnswered("777"));

    Kept nextDay = kept.afresh(NOON.plus(Duration.ofHours(25)));
    nextDay.store().save(changed(taken(after, 1), taken(taken(after, 1), 1)));
    assertFalse(kept.store().isAnswered("777"));
  }

  @Test
  void aFailureTellsNothingOfWhatWasToBeKept() {
    Letter message = message("key", CHANNEL, "Your card is the Queen of Hearts.");
    save(opened(playing("k7f2"), message));
    RuntimeException failure =
        assertThrows(RuntimeException.class, () -> save(opened(playing("m3x9"), message)));
    StringWriter trace = new StringWriter();
    failure.printStackTrace(new PrintWriter(trace));
    assertTrue(trace.toString().contains("outbox.key"), trace.toString());
    assertFalse(trace.toString().contains("Queen"), trace.toString());
  }
}

package rookery.bot.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.store.kit.StoreSamples.ANN;
import static rookery.bot.store.kit.StoreSamples.BOB;
import static rookery.bot.store.kit.StoreSamples.CAT;
import static rookery.bot.store.kit.StoreSamples.HALL;
import static rookery.bot.store.kit.StoreSamples.NOON;
import static rookery.bot.store.kit.StoreSamples.asked;
import static rookery.bot.store.kit.StoreSamples.changed;
import static rookery.bot.store.kit.StoreSamples.gathering;
import static rookery.bot.store.kit.StoreSamples.id;
import static rookery.bot.store.kit.StoreSamples.in;
import static rookery.bot.store.kit.StoreSamples.message;
import static rookery.bot.store.kit.StoreSamples.opened;
import static rookery.bot.store.kit.StoreSamples.parts;
import static rookery.bot.store.kit.StoreSamples.playing;
import static rookery.bot.store.kit.StoreSamples.taken;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.outbox.Outbox.Sent;
import rookery.bot.outbox.Outbox.Settlement.Done;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.request.TableStorage;
import rookery.bot.request.TableStorage.AlreadyAnsweredException;
import rookery.bot.request.TableStorage.Change;
import rookery.bot.request.TableStorage.ConflictException;
import rookery.bot.request.TableStorage.IdTakenException;
import rookery.bot.request.TableStorage.TooManyTablesException;
import rookery.bot.request.internal.OpenTables;
import rookery.bot.request.internal.OpenTables.Open;
import rookery.bot.store.kit.PebbleGame;
import rookery.bot.store.kit.StoreSamples;
import rookery.bot.store.kit.TestDatabase;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.table.TableLocation;
import rookery.bot.table.TableStage;
import rookery.bot.table.message.LiveMessages;
import rookery.bot.table.message.ThreadStarter;
import rookery.engine.computer.ComputerPlayers;

class TableStoreTest {
  private static final MessageAddress CHANNEL = new MessageAddress.Channel("22");

  private OpenDatabase kept;

  @BeforeEach
  void open(@TempDir Path folder) {
    kept = OpenDatabase.in(folder);
  }

  @AfterEach
  void close() {
    kept.close();
  }

  private Table save(Change change) {
    return kept.store().save(change);
  }

  /** Changes a table as it is kept now. */
  private Table change(Table after, OutgoingMessage... letters) {
    return save(changed(now(after.id()), after, letters));
  }

  private Table now(String id) {
    return kept.store().find(id).orElseThrow();
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
  void whatPeopleAreCalledIsKept() {
    Table table = gathering("k7f2").naming(new Person(ANN.id(), "Ann \u2665"));
    save(opened(table));
    Table found = kept.afresh().store().find("k7f2").orElseThrow();
    assertEquals("Ann \u2665", found.host().name());
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
      table = change(taken(table, count));
    }
    isKept(table);
  }

  private void playToTheEnd(Table table) {
    Table now = table;
    while (now.stage() != TableStage.OVER) {
      now = change(taken(now, 1));
    }
  }

  @Test
  void theGameThatEndedLastInAChannelIsFound() {
    save(opened(playing("aaaa")));
    save(opened(playing("bbbb")));
    assertEquals(Optional.empty(), kept.store().lastOver(HALL.channel()));
    playToTheEnd(now("aaaa"));
    assertEquals(Optional.of("aaaa"), kept.store().lastOver(HALL.channel()));
    assertEquals(Optional.empty(), kept.store().lastOver("99"));
  }

  @Test
  void theStartOfAGatheredGameIsKept() {
    save(opened(gathering("k7f2")));
    change(playing("k7f2"));
    isKept(playing("k7f2"));
  }

  @Test
  void theMessagesOfATableAreKept() {
    Table table = playing("k7f2");
    LiveMessages asking =
        new LiveMessages(
            Optional.of(id("board")),
            NOON,
            7,
            new TreeMap<>(Map.of(PebbleGame.WHITE, id("prompt"))),
            Set.of(PebbleGame.BLACK),
            Set.of(id("prompt")),
            Optional.of(ThreadStarter.sent(id("board")).with("4711")),
            Optional.empty(),
            new TreeMap<>(),
            new TreeMap<>());
    LiveMessages quiet =
        new LiveMessages(
            Optional.of(id("other")),
            NOON,
            0,
            new TreeMap<>(),
            Set.of(),
            Set.of(),
            Optional.empty(),
            Optional.empty(),
            new TreeMap<>(),
            new TreeMap<>());
    save(opened(table));
    change(table.with(asking));
    isKept(table.with(asking));
    change(table.with(quiet));
    isKept(table.with(quiet));
  }

  @Test
  void aTableAtHandIsNotReplayed() {
    Table table = save(opened(playing("k7f2")));
    assertSame(table, now("k7f2"));
  }

  @Test
  void halfASecondChangeIsNeverThere() {
    Table table = playing("k7f2");
    Table begun = save(opened(table, message("first", CHANNEL, "White begins.")));
    OutgoingMessage sameKey = message("first", CHANNEL, "White has taken two.");
    Change failing =
        asked("777", begun, taken(table, 2), message("second", CHANNEL, "A note."), sameKey);

    assertThrows(RuntimeException.class, () -> save(failing));

    assertEquals(parts(table), parts(kept.store().find("k7f2").orElseThrow()));
    isKept(table);
    assertFalse(kept.store().isAnswered("777", Optional.of("k7f2")));
    assertEquals(1, kept.number("SELECT count(*) FROM outbox"));
    assertEquals(List.of("k7f2"), kept.store().of(ANN));
  }

  @Test
  void afterAFailureTheDiskIsAskedWhatIsKept() {
    Table table = playing("k7f2");
    save(opened(table));
    Change failing = changed(taken(table, 1), taken(table, 1));
    assertThrows(ConflictException.class, () -> save(failing));
    assertNotSame(table, kept.store().find("k7f2").orElseThrow());
  }

  @Test
  void theSameRequestIsRefusedTwice() {
    Table table = save(opened(playing("k7f2")));
    assertFalse(kept.store().isAnswered("777", Optional.of("k7f2")));
    Table after = save(asked("777", table, taken(table, 1)));
    assertTrue(kept.store().isAnswered("777", Optional.of("k7f2")));

    Change again = asked("777", after, taken(after, 1), message("x", CHANNEL, "Again."));
    assertThrows(AlreadyAnsweredException.class, () -> save(again));

    isKept(after);
    assertEquals(0, kept.number("SELECT count(*) FROM outbox"));
  }

  @Test
  void aChangeOfATableAsItWasEarlierIsRefusedAndTheTableReadAnew() {
    Table table = save(opened(playing("k7f2")));
    Table one = save(changed(table, taken(table, 1)));
    assertThrows(ConflictException.class, () -> save(changed(table, taken(table, 2))));
    assertEquals(one.version(), now("k7f2").version());
    isKept(taken(table, 1));
  }

  @Test
  void aChangeOfTheSeatsAloneIsComparedToo() {
    Table table = save(opened(gathering("k7f2")));
    LiveMessages other =
        new LiveMessages(
            Optional.of(id("other")),
            NOON,
            0,
            new TreeMap<>(),
            Set.of(),
            Set.of(),
            Optional.empty(),
            Optional.empty(),
            new TreeMap<>(),
            new TreeMap<>());
    save(changed(table, table.with(other)));
    assertThrows(
        ConflictException.class, () -> save(changed(table, table.with(TableStage.CLOSED))));
    isKept(table.with(other));
  }

  @Test
  void whoSitsAtFiftyTablesOpensNoOther() {
    for (int i = 0; i < TableStorage.MOST_AT_ONCE; i++) {
      save(opened(gathering("t" + i)));
    }
    assertThrows(TooManyTablesException.class, () -> save(opened(gathering("more"))));
    change(gathering("t7").with(TableStage.CLOSED));
    save(opened(gathering("more")));
    isKept(gathering("more"));
  }

  @Test
  void noTwoTablesHaveTheSameName() {
    save(opened(playing("k7f2")));
    Change second =
        new Change(
            Optional.empty(), gathering("k7f2"), List.of(), Optional.of("2"), Optional.empty());
    assertThrows(IdTakenException.class, () -> save(second));
    isKept(playing("k7f2"));
  }

  @Test
  void ofTwoTablesThatFollowTheSameOneIsOpened() {
    Table over = save(opened(playing("k7f2")));
    TableStore other = kept.afresh().store();
    Table read = other.find("k7f2").orElseThrow();
    save(opened(gathering("m3x9")).following(over));
    Change second = opened(gathering("p4t8")).following(read);
    assertThrows(ConflictException.class, () -> other.save(second));
    assertTrue(kept.afresh().store().find("p4t8").isEmpty());
    other.save(opened(gathering("p4t8")).following(other.find("k7f2").orElseThrow()));
    isKept(gathering("p4t8"));
  }

  @Test
  void whatATableThatWasFollowedDoesNextIsKept() {
    Table over = save(opened(playing("k7f2")));
    save(opened(gathering("m3x9")).following(over));
    change(over.with(TableStage.CLOSED));
    isKept(over.with(TableStage.CLOSED));
  }

  @Test
  void theOpenTablesOfAChannelAreListedNewestFirst() {
    save(opened(gathering("aaaa")));
    save(opened(playing("bbbb")));
    save(opened(in(gathering("cccc"), new TableLocation("11", "33"))));
    save(opened(gathering("dddd")));
    change(gathering("dddd").with(TableStage.CLOSED));
    assertEquals(List.of("bbbb", "aaaa"), kept.store().openIn(HALL.channel()));
  }

  @Test
  void thePersonsTablesAreListedNewestFirst() {
    save(opened(playing("aaaa")));
    save(opened(playing("bbbb")));
    save(opened(gathering("cccc")));

    assertEquals(List.of("cccc", "bbbb", "aaaa"), kept.store().of(ANN));
    assertEquals(List.of("bbbb", "aaaa"), kept.store().of(BOB));
    assertEquals(List.of(), kept.store().of(CAT));
  }

  @Test
  void aTableThatIsOverIsInNobodysList() {
    Table table = save(opened(playing("k7f2", StoreSamples.GAME, 1)));
    change(taken(table, 1));
    assertEquals(List.of(), kept.store().of(ANN));
    assertEquals(List.of(), kept.store().openIn(HALL.channel()));
    isKept(taken(table, 1));
  }

  @Test
  void aComputerWhoseNumberIsThatOfManyIsInNoList() {
    Person computer = Person.computer(ComputerPlayers.BEGINNER, 1);
    Table played = save(opened(playing("k7f2", StoreSamples.GAME, 1, computer)));
    assertEquals(List.of("k7f2"), kept.store().of(ANN));
    assertEquals(List.of(), kept.store().of(computer));

    change(taken(played, 1));
    assertEquals(List.of("k7f2"), kept.store().over(ANN, 9));
    assertEquals(List.of(), kept.store().over(computer, 9));
  }

  @Test
  void aTableIsPlayedWhereItsBoardStands() {
    Table table = playing("k7f2");
    OutgoingMessage board = message("b1", CHANNEL, "The board.");
    save(opened(table.with(table.posted().board(board.id(), NOON, 0)), board));
    assertEquals(Map.of(), kept.open().homes(List.of("k7f2")), "it wasn't sent yet");
    kept.outbox().settle(board, new Done(Optional.of(new Sent("77", "9001"))));
    kept.database().turns().flush();
    TableLocation thread = new TableLocation(HALL.guild(), "77");
    assertEquals(Map.of("k7f2", thread), kept.open().homes(List.of("k7f2", "none")));
  }

  @Test
  void aTableWaitsAsideUntilItIsTakenUpAgain() {
    save(opened(playing("k7f2")));
    OpenTables tables = kept.open();
    OutgoingMessage told = message("1", new MessageAddress.Channel("22"), "It waits.");
    assertTrue(tables.setAside("k7f2", List.of(told)));
    assertFalse(tables.setAside("k7f2", List.of(told)), "people are told once");
    assertEquals(1, kept.number("SELECT count(*) FROM outbox"));
    assertEquals(List.of(), kept.store().openIn(HALL.channel()));
    assertEquals(List.of(true), tables.open(HALL::equals).stream().map(Open::aside).toList());
    assertEquals(List.of(), tables.open(place -> !place.equals(HALL)));
    assertTrue(tables.takeUp("k7f2"));
    assertFalse(tables.takeUp("k7f2"));
    isKept(playing("k7f2"));
    assertEquals(List.of("k7f2"), kept.store().openIn(HALL.channel()));
  }

  @Test
  void aTableKeepsThatItsChannelIsLostAndWhereItHasMoved() {
    Table playing = save(opened(playing("k7f2")));
    Table stranded = save(changed(playing, playing.stranded(NOON)));
    isKept(stranded);
    assertEquals(List.of(), kept.store().openIn(HALL.channel()));
    assertEquals(List.of("k7f2"), kept.store().of(ANN));
    Table moved = stranded.movedTo(new TableLocation("11", "99")).returned(NOON);
    isKept(save(changed(stranded, moved)));
    assertEquals(List.of("k7f2"), kept.store().openIn("99"));
  }

  @Test
  void theLastEightRequestsAreKnownAlsoAfterARestart() {
    Table table = save(opened(playing("k7f2")));
    for (int request = 1; request <= 9; request++) {
      table = save(asked("r" + request, table, table));
    }
    assertFalse(kept.store().isAnswered("r1", Optional.of("k7f2")));
    for (int request = 2; request <= 9; request++) {
      assertTrue(kept.afresh().store().isAnswered("r" + request, Optional.of("k7f2")));
    }
  }

  @Test
  void aRequestOpensNoTwoTables() {
    save(opened(gathering("k7f2")));
    Change again =
        new Change(
            Optional.empty(),
            gathering("m3x9"),
            List.of(),
            Optional.of("opening k7f2"),
            Optional.empty());
    assertTrue(kept.store().isAnswered("opening k7f2", Optional.empty()));
    assertThrows(AlreadyAnsweredException.class, () -> save(again));
  }

  @Test
  void aFailureTellsNothingOfWhatWasToBeKept() {
    OutgoingMessage message = message("key", CHANNEL, "Your card is the Queen of Hearts.");
    save(opened(playing("k7f2"), message));
    RuntimeException failure =
        assertThrows(RuntimeException.class, () -> save(opened(playing("m3x9"), message)));
    StringWriter trace = new StringWriter();
    failure.printStackTrace(new PrintWriter(trace));
    String told = TestDatabase.isOnServer() ? "table m3x9 isn't as it was" : "outbox.";
    assertTrue(trace.toString().contains(told), trace.toString());
    assertFalse(trace.toString().contains("Queen"), trace.toString());
  }
}

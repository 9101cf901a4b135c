package rookery.bot.store.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.store.kit.StoreSamples.ANN;
import static rookery.bot.store.kit.StoreSamples.NOON;
import static rookery.bot.store.kit.StoreSamples.message;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.clock.DueTimes.Due;
import rookery.bot.daily.DailyAttempt;
import rookery.bot.daily.DailyAttempt.Key;
import rookery.bot.daily.DealDay;
import rookery.bot.daily.DealResult;
import rookery.bot.outbox.Outbox.Pending;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.preference.DealPreferences;
import rookery.bot.preference.LeaderboardSchedule;
import rookery.bot.preference.PreferenceChange;
import rookery.bot.preference.Preferences;
import rookery.bot.preference.ServerPreferences;
import rookery.bot.preference.Wishing;
import rookery.bot.random.RequestRandomSource;
import rookery.bot.request.internal.leaderboard.ServerLeaderboards.Board;
import rookery.bot.store.OpenDatabase;
import rookery.bot.store.StoredTimeRecords;
import rookery.bot.store.json.NanoTimestamps;
import rookery.bot.store.kit.StoreSamples;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Person;
import rookery.bot.table.TableLocation;

/** The boards of servers on the disk: when one is due, and that nothing is said twice or lost. */
class StoredServerLeaderboardsTest {
  private static final String SERVER = "11";
  private static final TableLocation PLACE = new TableLocation(SERVER, "22");
  private static final LeaderboardSchedule NINE = new LeaderboardSchedule("44", 9, ZoneOffset.UTC);
  private static final LocalDate TODAY = DealDay.at(NOON);
  private static final Person BEN = new Person("103");
  private static final Duration LONG = Duration.ofDays(9);

  private OpenDatabase kept;
  private StoredPreferences wishes;
  private StoredDeals deals;
  private StoredServerLeaderboards boards;

  @BeforeEach
  void open(@TempDir Path folder) {
    kept = OpenDatabase.in(folder);
    Clock clock = StoreSamples.at(NOON);
    wishes = new StoredPreferences(kept.database(), clock);
    deals =
        new StoredDeals(kept.database(), clock, new RequestRandomSource(new SplittableRandom(1)));
    boards = new StoredServerLeaderboards(kept.database(), kept.outbox(), wishes, clock);
  }

  @AfterEach
  void close() {
    kept.close();
  }

  private void wants(Optional<LeaderboardSchedule> board) {
    wishes.keep(new PreferenceChange.OfServer(PLACE, ServerPreferences.USUAL.with(board), ANN));
  }

  private List<Due> due(Instant now) {
    return new StoredTimeRecords(kept.database(), StoreSamples.at(now)).due(now, 10, 0);
  }

  private Board found() {
    return boards.find(SERVER).orElseThrow();
  }

  private static OutgoingMessage letter(String words) {
    OutgoingMessage about = message(words, new MessageAddress.Channel("44"), words);
    return OutgoingMessage.sending(
        about.id(), about.address(), "board of " + SERVER, Post.words(words));
  }

  private void posts(Board board, String words) {
    OutgoingMessage letter = letter(words);
    Board posted =
        new Board(
            board.version(),
            NINE.next(SERVER, NOON.plus(Duration.ofDays(1))),
            Optional.of(TODAY),
            Optional.of(letter.id()),
            board.setBy());
    boards.keep(SERVER, posted, Optional.of(letter));
  }

  private List<String> waiting() {
    return kept.outbox().claim(NOON.plus(LONG), 10).stream()
        .map(Pending::message)
        .map(letter -> letter.post().words())
        .toList();
  }

  private void finishes(Person person, String deal, int points) {
    deals.keep(
        DailyAttempt.begun(new Key(person, TODAY, deal, false), NOON).finished(points, NOON));
  }

  /** Read without a process taking it. */
  private boolean isDueSoon() {
    long due =
        kept.database()
            .ask(rows -> rows.first("SELECT due FROM daily_boards", row -> row.getLong(1)))
            .orElseThrow();
    return NanoTimestamps.instant(due).isBefore(NOON.plusSeconds(60));
  }

  @Test
  void itIsDueInTheMinuteOfItsHourUntilNoneIsWanted() {
    wants(Optional.of(NINE));
    Instant nine = Instant.parse("2026-11-22T09:00:00Z");
    assertEquals(List.of(), due(nine.minusNanos(1)));
    assertEquals(
        List.of("server " + SERVER), due(nine.plusSeconds(60)).stream().map(Due::name).toList());
    wants(Optional.empty());
    assertEquals(List.of(), due(nine.plus(LONG)));
  }

  @Test
  void whatTwoPostAtTheSameTimeIsPostedOnce() {
    wants(Optional.of(NINE));
    Board one = found();
    Board other = found();
    posts(one, "one");
    posts(other, "other");
    assertEquals(List.of("one"), waiting());
  }

  @Test
  void whatIsFinishedWhileABoardIsWrittenIsNotLost() {
    wants(Optional.of(NINE));
    deals.visit(SERVER, BEN, TODAY);
    posts(found(), "first");
    Board before = found();
    finishes(BEN, "parade", 3);
    posts(before, "without");
    assertEquals(List.of("first"), waiting());
    assertTrue(isDueSoon());
  }

  @Test
  void aBoardIsDueAgainSoonWhenWhatItTellsChanges() {
    wants(Optional.of(NINE));
    deals.visit(SERVER, BEN, TODAY);
    posts(found(), "first");
    assertTrue(!isDueSoon());
    finishes(BEN, "parade", 3);
    assertTrue(isDueSoon());
    posts(found(), "second");
    assertTrue(!isDueSoon());
    wishes.keep(
        new PreferenceChange.Personal(
            BEN, Wishing.with(Preferences.USUAL, new DealPreferences(false, false, false))));
    assertTrue(isDueSoon());
    posts(found(), "third");
    wishes.keep(new PreferenceChange.Forgotten(BEN));
    assertTrue(isDueSoon());
  }

  @Test
  void whoPlaysElsewhereIsListedOnceTheyAskHere() {
    wants(Optional.of(NINE));
    posts(found(), "first");
    finishes(BEN, "parade", 3);
    assertTrue(!isDueSoon());
    assertEquals(List.of(), deals.players(SERVER, TODAY));
    deals.visit(SERVER, BEN, TODAY);
    assertTrue(isDueSoon());
    assertEquals(List.of(BEN), deals.players(SERVER, TODAY));
  }

  @Test
  void resultsAreThoseThatCountOfPeopleWhoAskedThereLately() {
    deals.visit(SERVER, BEN, TODAY);
    deals.visit(SERVER, ANN, TODAY.minusDays(40));
    deals.visit("12", ANN, TODAY);
    finishes(BEN, "parade", 3);
    finishes(ANN, "parade", 4);
    deals.keep(DailyAttempt.begun(new Key(BEN, TODAY, "neighbour", false), NOON));
    deals.keep(DailyAttempt.begun(new Key(BEN, TODAY, "puzzle", true), NOON).finished(0, NOON));
    assertEquals(
        List.of(new DealResult(BEN, TODAY, "parade", 3)),
        deals.results(SERVER, TODAY.minusDays(1), TODAY));
    assertEquals(List.of(), deals.results(SERVER, TODAY.minusDays(9), TODAY.minusDays(1)));
    assertEquals(1, deals.results("12", TODAY, TODAY).size());
  }

  @Test
  void anotherChannelHasNoBoardYet() {
    wants(Optional.of(NINE));
    posts(found(), "here");
    wants(Optional.of(NINE.at(10)));
    assertEquals(Optional.of(TODAY), found().day());
    wants(Optional.of(new LeaderboardSchedule("55", 10, ZoneOffset.UTC)));
    assertEquals(Optional.empty(), found().day());
    assertEquals(Optional.empty(), found().message());
  }

  @Test
  void itEndsOnceWithWhatIsToldOfIt() {
    wants(Optional.of(NINE));
    boards.end(SERVER, Optional.of(letter("told")));
    boards.end(SERVER, Optional.of(letter("again")));
    assertEquals(List.of("told"), waiting());
    assertEquals(Optional.empty(), wishes.of(PLACE).board());
    StoredPreferences afresh = new StoredPreferences(kept.database(), StoreSamples.at(NOON));
    assertEquals(Optional.empty(), afresh.of(PLACE).board());
  }

  @Test
  void whoeverChoseTheChannelIsForgotten() {
    wants(Optional.of(NINE));
    assertEquals(Optional.of(ANN.id()), found().setBy().map(Person::id));
    wishes.keep(new PreferenceChange.Forgotten(ANN));
    assertEquals(Optional.empty(), found().setBy());
  }
}

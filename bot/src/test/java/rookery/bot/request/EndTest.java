package rookery.bot.request;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.request.testroom.InMemoryChannel.ADA;
import static rookery.bot.request.testroom.InMemoryChannel.BEN;
import static rookery.bot.request.testroom.InMemoryChannel.CLEO;
import static rookery.bot.request.testroom.InMemoryChannel.DAN;
import static rookery.bot.request.testroom.InMemoryChannel.GAMES;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.preference.DefaultClock;
import rookery.bot.preference.PreferenceChange;
import rookery.bot.preference.RatedByDefault;
import rookery.bot.preference.ServerPreferences;
import rookery.bot.preference.TableCreators;
import rookery.bot.preference.TablePlace;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.request.testroom.VisibleControls;
import rookery.bot.result.GameResult;
import rookery.bot.table.Person;
import rookery.bot.table.Seating;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;
import rookery.engine.Seat;
import rookery.engine.match.Entry;
import rookery.engine.match.Match;

/** The last message of a game, and a rematch. */
class EndTest {
  private final InMemoryChannel hall = new InMemoryChannel();

  private OutgoingMessage ends(Person resigns) {
    hall.presses(resigns, hall.types(resigns, "resign").post(), "Resign");
    return hall.board();
  }

  private OutgoingMessage custodianEnds() {
    hall.opens("custodian", ADA, BEN);
    hall.plays(ADA, "c1d3");
    hall.plays(BEN, "c7d5");
    return ends(BEN);
  }

  @Test
  void theBoardCanStillBeSeenWhereNoOtherTableIsOpen() {
    custodianEnds();
    assertTrue(hall.types(CLEO, "board").post().picture().isPresent());
  }

  @Test
  void theLastMessageTellsHowItEndedAndAllThatHappened() {
    OutgoingMessage end = custodianEnds();
    String words = end.post().words();
    assertTrue(words.contains(" beats <@102> at "), words);
    assertTrue(words.contains("-# 1 move in 1 minute \u00b7 "), words);
    assertTrue(words.endsWith("-# Moves: 1. c1d3 c7d5"), words);
    assertTrue(end.post().picture().isPresent());
    assertEquals(List.of(ADA, BEN), end.post().pinged());
  }

  @Test
  void whoeverPlaysWithComputersIsSpokenTo() {
    hall.types(ADA, "play", "game=custodian", "opponents=beginner");
    String words = ends(ADA).post().words();
    assertTrue(words.startsWith("<@101>, you lost to "), words);
    assertTrue(words.contains(" at Custodian Chess by resignation."), words);
  }

  @Test
  void whoeverGivesUpWhereTheyPlayReadsThereHowItEndedAndCanPlayAgain() {
    hall.types(ADA, "play", "game=custodian", "opponents=beginner");
    Post told = hall.presses(ADA, hall.types(ADA, "resign").post(), "Resign").post();
    assertTrue(told.words().startsWith("You lost to "), told.words());
    assertTrue(told.toString().contains("Rematch"), told::toString);
  }

  @Test
  void whoeverGivesUpAfterAMoveCanReviewTheGameFromThere() {
    hall.types(ADA, "play", "game=parade");
    Post asked = hall.types(ADA, "resign").post();
    assertFalse(hall.presses(ADA, asked, "Resign").post().toString().contains("Review"));
    hall.types(ADA, "play", "game=parade");
    Match match = hall.table().running();
    hall.plays(ADA, match.legal(hall.table().seatOf(ADA)).get(0).text());
    Post told = hall.presses(ADA, hall.types(ADA, "resign").post(), "Resign").post();
    assertTrue(told.toString().contains("Review"), told::toString);
  }

  @Test
  void whoeverEndsAGameAloneCanReviewItFromTheAnswer() {
    Post told = hall.types(ADA, "play", "game=parade").post();
    while (hall.table().stage() == TableStage.PLAYING) {
      Match match = hall.table().running();
      told = hall.plays(ADA, match.legal(hall.table().seatOf(ADA)).get(0).text()).post();
    }
    VisibleControls.button(told, "Review");
    VisibleControls.button(told, "Same deal");
  }

  @Test
  void whoeverPlaysAloneIsSpokenTo() {
    hall.types(ADA, "play", "game=parade");
    String words = ends(ADA).post().words();
    assertTrue(words.startsWith("<@101>, you gave up Parade"), words);
  }

  @Test
  void partnersOfComputersReadOfBoth() {
    hall.types(ADA, "play", "game=split-brain", "opponents=beginner", "seats=named");
    String words = ends(ADA).post().words();
    assertTrue(words.startsWith("<@101>, you and "), words);
    assertTrue(words.contains(" lost "), words);
  }

  @Test
  void aRematchInvitesTheOthersAndChangesTheSides() {
    OutgoingMessage end = custodianEnds();
    Table over = hall.table();
    String words = hall.presses(BEN, end, "Rematch").words();
    assertTrue(words.contains("is open, with sides swapped"), words);
    Table again = hall.table();
    assertEquals(List.of(ADA), again.seating().invited());
    assertEquals(over.clock().control(), again.clock().control());
    hall.presses(ADA, hall.lobby(), "Join");
    assertEquals(TableStage.PLAYING, hall.table().stage());
    assertEquals(List.of(BEN, ADA), seated());
  }

  @Test
  void theRematchIsOpenedOnce() {
    OutgoingMessage end = custodianEnds();
    hall.presses(BEN, end, "Rematch");
    String rematch = hall.table().id();
    String words = hall.presses(ADA, end, "Rematch").words();
    assertTrue(words.startsWith("The rematch is already open"), words);
    assertEquals(rematch, hall.table().id());
  }

  @Test
  void theRematchIsOpenedOnceThoughTwoProcessesAreAskedAtTheSameMoment() {
    OutgoingMessage end = custodianEnds();
    InMemoryChannel rival = hall.rival();
    hall.tables.meanwhile(() -> rival.presses(ADA, end, "Rematch"));
    String words = hall.presses(BEN, end, "Rematch").words();
    assertTrue(words.startsWith("The rematch is already open"), words);
    assertEquals(2, hall.tables.all().size());
  }

  @Test
  void teamsStayTogether() {
    hall.opens("split-brain", ADA, BEN, CLEO, DAN);
    ends(ADA);
    OutgoingMessage end = ends(BEN);
    hall.presses(DAN, end, "Rematch");
    List.of(ADA, BEN, CLEO).forEach(person -> hall.presses(person, hall.lobby(), "Join"));
    assertEquals(List.of(CLEO, DAN, ADA, BEN), seated());
  }

  private List<Person> seated() {
    Table table = hall.table();
    return table.seats().stream().map(table.seating().chairs()::get).toList();
  }

  @Test
  void theGameCountsWhatIsItsOwn() {
    hall.opens("split-brain", ADA, BEN, CLEO, DAN);
    hall.plays(ADA, "circle c2");
    hall.plays(BEN, "circle b5");
    hall.plays(BEN, "circle d4");
    hall.plays(CLEO, "circle c7");
    hall.plays(DAN, "circle e5");
    ends(ADA);
    String words = ends(BEN).post().words();
    assertTrue(
        words.contains("Ada and Ben agreed on their only move; Cleo and Dan agreed on none."),
        words);
  }

  @Test
  void aTallPictureLeavesRoomForWhatBothTeamsHaveDone() {
    String words = telepathyEnds(ADA, BEN, CLEO, DAN);
    assertTrue(
        words.contains("Ada and Ben got their only guess right; Cleo and Dan got none right."),
        words);
    assertTrue(words.endsWith("1. Nf3 Nf6"), words);
  }

  @Test
  void teamsOfLongNamesAreCalledByHowTheyDid() {
    String words =
        telepathyEnds(
            new Person("110", "Annabelle Smithers"),
            new Person("111", "Benedict Jorgenson"),
            new Person("112", "Cleopatra Manning"),
            new Person("113", "Danielle Petersen"));
    assertTrue(
        words.contains("The losers got their only guess right; the winners got none right."),
        words);
    assertTrue(words.endsWith("1. Nf3 Nf6"), words);
  }

  @ParameterizedTest
  @CsvSource({
    "true, Annabelle Smith",
    "true, Annabelle Smithers",
    "true, Annabelle Smithers of Nottingham",
    "true, AnnabelleSmithersBoroughOfNottin",
    "false, Annabelle Smith",
    "false, Annabelle Smithers",
    "false, Annabelle Smithers of Nottingham",
    "false, AnnabelleSmithersBoroughOfNottin",
  })
  void whatBothTeamsHaveDoneIsToldHoweverLongTheirNamesAre(boolean inThread, String name) {
    TablePlace place = inThread ? TablePlace.THREAD : TablePlace.CHANNEL;
    ServerPreferences server =
        new ServerPreferences(
            place,
            TableCreators.EVERYBODY,
            DefaultClock.THREE_DAYS,
            RatedByDefault.OFF,
            Optional.empty());
    hall.wishes().keep(new PreferenceChange.OfServer(GAMES, server, ADA));
    Person[] team =
        IntStream.range(0, 4)
            .mapToObj(i -> new Person("11" + i, name.substring(0, name.length() - 1) + i))
            .toArray(Person[]::new);
    String words = telepathyEnds(team);
    assertTrue(
        words.contains("The losers got their only guess right; the winners got none right."),
        words);
    List.of(team).forEach(person -> assertTrue(words.contains(person.mention()), words));
    assertTrue(words.contains(" by resignation."), words);
    assertTrue(inThread || words.contains("table " + hall.table().id()), words);
    assertEquals(2, words.lines().count(), words);
  }

  private String telepathyEnds(Person... team) {
    hall.opens("telepathy", team[0], team[1], team[2], team[3]);
    hall.plays(team[0], "lead W1");
    hall.plays(team[0], "card N");
    hall.plays(team[1], "g1f3");
    hall.plays(team[2], "lead B1");
    hall.plays(team[2], "card R");
    hall.plays(team[3], "g8f6");
    ends(team[0]);
    return ends(team[1]).post().words();
  }

  @Test
  void whoeverOnlyWatchedOpensNoRematch() {
    String words = hall.presses(CLEO, custodianEnds(), "Rematch").words();
    assertTrue(words.startsWith("Only the players of this game"), words);
  }

  @Test
  void whoeverFinishesAGameAloneIsToldTheirBestSoFar() {
    String first = finishesParade();
    assertFalse(first.contains("best deal so far"), first);
    hall.tables.results().add(GameResult.of(hall.table(), "1", hall.now()).orElseThrow());
    String second = finishesParade();
    assertTrue(second.contains("best deal so far"), second);
    assertFalse(hall.board().post().words().contains("best deal so far"));
  }

  /** What Ada is told at the end of a game in which she always does the first thing she may. */
  private String finishesParade() {
    hall.types(ADA, "play", "game=parade");
    String told = "";
    while (hall.table().stage() == TableStage.PLAYING) {
      Match match = hall.table().running();
      told = hall.plays(ADA, match.legal(hall.table().seatOf(ADA)).get(0).text()).words();
    }
    return told;
  }

  @Test
  void aGameForOneBeginsAgainAtOnce() {
    hall.types(ADA, "play", "game=parade");
    OutgoingMessage end = ends(ADA);
    hall.presses(ADA, end, "Play again");
    assertEquals(TableStage.PLAYING, hall.table().stage());
  }

  @Test
  void whoPlaysAloneCanPlayTheSameDealAgainWhichCountsOnlyOnce() {
    hall.types(ADA, "play", "game=parade");
    List<Entry> dealt = shuffles();
    OutgoingMessage end = ends(ADA);
    Table first = hall.table();
    assertTrue(GameResult.of(first, "1", hall.now()).isPresent());
    hall.presses(ADA, end, "Same deal");
    assertNotEquals(first.id(), hall.table().id());
    assertFalse(dealt.isEmpty());
    assertEquals(dealt, shuffles());
    String told = "";
    while (hall.table().stage() == TableStage.PLAYING) {
      Match match = hall.table().running();
      told = hall.plays(ADA, match.legal(hall.table().seatOf(ADA)).get(0).text()).words();
    }
    assertTrue(told.contains("On this deal before: "), told);
    assertTrue(told.contains(" Only the first try counts."), told);
    assertEquals(Optional.empty(), GameResult.of(hall.table(), "1", hall.now()));
  }

  private List<Entry> shuffles() {
    return hall.table().running().record().entries().stream()
        .filter(Entry.Shuffle.class::isInstance)
        .toList();
  }

  @Test
  void aRematchKeepsNoSeatForAFormerPlayer() {
    OutgoingMessage end = custodianEnds();
    Table over = hall.table();
    SortedMap<Seat, Person> chairs = new TreeMap<>(over.seating().chairs());
    chairs.replaceAll((seat, person) -> person.equals(ADA) ? Person.FORMER : person);
    List<Person> people = List.of(Person.FORMER, BEN);
    hall.tables.shelve(over.with(new Seating(false, List.of(BEN), List.of(), people, chairs)));
    hall.presses(BEN, end, "Rematch");
    assertEquals(List.of(), hall.table().seating().invited());
    hall.presses(CLEO, hall.lobby(), "Join");
    assertEquals(TableStage.PLAYING, hall.table().stage());
    assertEquals(List.of(BEN, CLEO), seated());
  }
}

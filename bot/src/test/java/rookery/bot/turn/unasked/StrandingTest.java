package rookery.bot.turn.unasked;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.turn.hall.Hall.ADA;
import static rookery.bot.turn.hall.Hall.BEN;
import static rookery.bot.turn.hall.Hall.CLEO;
import static rookery.bot.turn.hall.Hall.DAN;
import static rookery.bot.turn.hall.Hall.ELSEWHERE;
import static rookery.bot.turn.hall.Hall.EVE;
import static rookery.bot.turn.hall.Hall.GAMES;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import rookery.bot.post.Letter;
import rookery.bot.post.Post;
import rookery.bot.table.Address;
import rookery.bot.table.LetterId;
import rookery.bot.table.Person;
import rookery.bot.table.Place;
import rookery.bot.table.Stage;
import rookery.bot.table.Table;
import rookery.bot.turn.Arguments;
import rookery.bot.turn.Request;
import rookery.bot.turn.Rights;
import rookery.bot.turn.Tables;
import rookery.bot.turn.Where;
import rookery.bot.turn.Where.Surface;
import rookery.bot.turn.hall.Controls;
import rookery.bot.turn.hall.Hall;
import rookery.bot.turn.hall.Told;
import rookery.bot.turn.unasked.Reach.Access;

/** Channels that are deleted, servers that the bot is removed from, rights that are taken away. */
class StrandingTest {
  private final Hall hall = new Hall();
  private int asked;

  private Letter toTheChannel() {
    Address channel = hall.table().address();
    return Letter.sending(new LetterId(9), channel, hall.table().id(), Post.words("x"));
  }

  /** Its thread is lost first, if it has one, and then its channel. */
  private Table strands(boolean gone) {
    hall.consequences.shut(toTheChannel(), gone);
    if (hall.table().stage() != Stage.STRANDED) {
      hall.consequences.shut(toTheChannel(), gone);
    }
    return hall.table();
  }

  @Test
  void aTableWhoseThreadAloneIsGoneGoesOnInItsChannel() {
    hall.opens("custodian", ADA, BEN);
    assertTrue(hall.table().address() instanceof Address.InThread);
    hall.consequences.shut(toTheChannel(), true);
    assertEquals(Stage.PLAYING, hall.table().stage());
    assertEquals(new Address.Channel(GAMES.channel()), hall.board().address());
    assertEquals(List.of(ADA), hall.board().post().pinged());
  }

  private Told asks(Person person, Place where, Rights rights, String command, String table) {
    Where there = new Where(where, Surface.COMMAND, Optional.empty(), rights);
    Arguments given = new Arguments(Optional.empty(), "", Map.of("table", table), List.of());
    return hall.asks(
        new Request("s" + ++asked, person, there, "/" + command, Optional.empty(), given));
  }

  private void stops(Person person, Told asked) {
    Where there =
        new Where(
            Hall.GAMES,
            Where.Surface.OWN_PRIVATE,
            Optional.empty(),
            new Rights(List.of(), true, true));
    Told told =
        hall.asks(hall.pressed(person, there, Controls.button(asked.post(), "Stop it"), ""));
    assertTrue(told.words().startsWith("You have stopped"), told.words());
  }

  private Told resumes(Person person, Place where) {
    return asks(person, where, Rights.USUAL, "resume", hall.table().id());
  }

  private List<String> told(Person person) {
    return hall.mail.at(new Address.Direct(person)).stream()
        .map(letter -> letter.post().words())
        .filter(words -> words.contains("it waits"))
        .toList();
  }

  @Test
  void aTableWhoseChannelIsGoneWaitsAndItsPeopleAreToldInPrivate() {
    hall.opens("custodian", ADA, BEN);
    hall.consequences.shut(toTheChannel(), true);
    Letter lost = toTheChannel();
    hall.consequences.shut(lost, true);
    assertEquals(Stage.STRANDED, hall.table().stage());
    assertEquals(
        Optional.of(lost), hall.tables.changes.get(hall.tables.changes.size() - 1).settles());
    for (Person person : List.of(ADA, BEN)) {
      assertEquals(1, told(person).size());
      assertTrue(told(person).get(0).contains("/resume table:" + hall.table().id()));
    }
  }

  @Test
  void itsPeopleAreToldOnceHoweverManyLettersFail() {
    hall.opens("custodian", ADA, BEN);
    strands(false);
    strands(false);
    assertEquals(1, told(ADA).size());
  }

  @Test
  void aTableThatWaitsIsNobodysTurn() {
    hall.opens("custodian", ADA, BEN);
    Table stranded = strands(true);
    assertFalse(stranded.awaited().has(ADA));
    assertTrue(hall.plays(ADA, "c1d3").words().contains("no seat at a table here"));
    Told named = hall.types(ADA, "move", "action=c1d3", "table=" + stranded.id());
    assertTrue(named.words().startsWith("I cannot write in this table's channel"), named.words());
  }

  @Test
  void aTableThatWaitsTellsSoAmongTheGamesOfItsPeople() {
    hall.opens("custodian", ADA, BEN);
    strands(true);
    Told games = asks(BEN, GAMES, Rights.USUAL, "games", "");
    String words = games.cards.orElseThrow().cards().get(0).words();
    assertTrue(words.contains("\nWaits, as its channel is lost"), words);
  }

  @Test
  void aTableThatWaitsLeavesRoomForOthers() {
    for (int n = 0; n < Tables.MOST_AT_ONCE; n++) {
      hall.types(ADA, "play", "game=custodian");
    }
    assertTrue(hall.types(ADA, "play", "game=custodian").words().contains("finish one first"));
    strands(true);
    assertFalse(hall.types(ADA, "play", "game=custodian").words().contains("finish one first"));
  }

  @Test
  void itGoesOnWhenTheRightIsBack() {
    hall.opens("custodian", ADA, BEN);
    Letter before = hall.board();
    strands(false);
    hall.watch.look(place -> Access.OPEN);
    assertEquals(Stage.PLAYING, hall.table().stage());
    assertFalse(hall.board().id().equals(before.id()));
    assertEquals(List.of(ADA), hall.board().post().pinged());
    hall.plays(ADA, "c1d3");
    assertTrue(hall.table().awaited().has(BEN));
  }

  @Test
  void itGoesOnOnceTheBotThatWasRemovedIsInvitedAgain() {
    hall.opens("split-brain", ADA, BEN, CLEO, DAN);
    hall.plays(ADA, "circle c2");
    hall.watch.look(place -> Access.GONE);
    hall.watch.look(place -> Access.GONE);
    assertEquals(Stage.STRANDED, hall.table().stage());
    hall.waits(Duration.ofDays(9));
    hall.watch.look(place -> Access.OPEN);
    assertEquals(Stage.PLAYING, hall.table().stage());
    assertEquals(List.of(BEN), hall.board().post().pinged());
    assertTrue(hall.plays(BEN, "circle d4").words().contains("they agree"));
  }

  @Test
  void aTableIsNotLostWhileItWaitsForPeopleAndHasNoThreadYet() {
    hall.types(ADA, "play", "game=split-brain");
    for (int looks = 0; looks < 3; looks++) {
      hall.watch.look(place -> place.equals(GAMES) ? Access.OPEN : Access.GONE);
    }
    assertEquals(Stage.GATHERING, hall.table().stage());
  }

  @Test
  void aTableIsLostWhenItsThreadIsGone() {
    hall.opens("custodian", ADA, BEN);
    for (int looks = 0; looks < 2; looks++) {
      hall.watch.look(place -> place.equals(GAMES) ? Access.OPEN : Access.GONE);
    }
    assertEquals(Stage.STRANDED, hall.table().stage());
  }

  @Test
  void whereATableIsPlayedIsLookedUpOnceUntilTheTableChanges() {
    hall.opens("custodian", ADA, BEN);
    int before = hall.tables.homesAsked;
    hall.watch.look(place -> Access.OPEN);
    hall.watch.look(place -> Access.OPEN);
    assertEquals(1, hall.tables.homesAsked - before);
    hall.plays(ADA, "c1d3");
    hall.watch.look(place -> Access.OPEN);
    assertEquals(2, hall.tables.homesAsked - before);
  }

  @Test
  void anInvitationThatWaitedIsStillOne() {
    hall.types(ADA, "play", "game=custodian");
    assertEquals(Stage.STRANDED, strands(false).stage());
    hall.watch.look(place -> Access.OPEN);
    assertEquals(Stage.GATHERING, hall.table().stage());
    hall.presses(BEN, hall.lobby(), "Join");
    assertEquals(Stage.PLAYING, hall.table().stage());
  }

  @Test
  void aLostChannelIsNoticedThoughNothingWasToBeSaid() {
    hall.opens("custodian", ADA, BEN);
    hall.watch.look(place -> Access.SHUT);
    assertEquals(Stage.PLAYING, hall.table().stage(), "it may be given back at once");
    hall.watch.look(place -> Access.SHUT);
    assertEquals(Stage.STRANDED, hall.table().stage());
  }

  @Test
  void whatNobodyKnowsChangesNothing() {
    hall.opens("custodian", ADA, BEN);
    hall.watch.look(place -> Access.UNKNOWN);
    hall.watch.look(place -> Access.UNKNOWN);
    assertEquals(Stage.PLAYING, hall.table().stage());
    strands(true);
    hall.watch.look(place -> Access.UNKNOWN);
    assertEquals(Stage.STRANDED, hall.table().stage());
  }

  @Test
  void oneOfItsPlayersLetsItGoOnInAnotherChannel() {
    hall.opens("split-brain", ADA, BEN, CLEO, DAN);
    String id = strands(true).id();
    assertEquals(
        1, asks(BEN, ELSEWHERE, Rights.USUAL, "resume", id).post().words().lines().count());
    assertEquals(ELSEWHERE, hall.table().place());
    assertEquals(Stage.PLAYING, hall.table().stage());
    assertEquals(new Address.Channel(ELSEWHERE.channel()), hall.board().address());
    assertEquals(hall.table().awaited().people(), Set.copyOf(hall.board().post().pinged()));
  }

  @Test
  void nobodyElseCanMoveIt() {
    hall.opens("custodian", ADA, BEN);
    strands(true);
    assertTrue(resumes(EVE, ELSEWHERE).words().startsWith("There is no table"));
    assertEquals(Stage.STRANDED, hall.table().stage());
  }

  @Test
  void aTableThatDoesNotWaitStaysWhereItIs() {
    hall.opens("custodian", ADA, BEN);
    String words = resumes(ADA, ELSEWHERE).words();
    assertTrue(words.contains("Nothing to resume"), words);
    assertEquals(GAMES, hall.table().place());
  }

  @Test
  void itDoesNotGoOnWhereTheBotMayNotWriteEither() {
    hall.opens("custodian", ADA, BEN);
    String id = strands(true).id();
    Rights none = new Rights(List.of("Send Messages"), false, false);
    assertTrue(asks(ADA, ELSEWHERE, none, "resume", id).words().contains("Send Messages"));
    assertEquals(Stage.STRANDED, hall.table().stage());
  }

  @Test
  void lettersToTheFormerChannelStrandItNoMore() {
    hall.opens("custodian", ADA, BEN);
    strands(true);
    Letter former = toTheChannel();
    resumes(ADA, ELSEWHERE);
    hall.consequences.shut(former, true);
    assertEquals(Stage.PLAYING, hall.table().stage());
  }

  @Test
  void timeStandsStillMeanwhile() {
    hall.types(ADA, "play", Map.of("game", "custodian", "seats", "named", "clock", "24"), BEN);
    hall.presses(BEN, hall.lobby(), "Join");
    Duration left = Duration.between(hall.now(), hall.table().clock().due().orElseThrow());
    strands(true);
    hall.waits(Duration.ofDays(9));
    assertEquals(Stage.STRANDED, hall.table().stage());
    resumes(ADA, ELSEWHERE);
    assertEquals(left, Duration.between(hall.now(), hall.table().clock().due().orElseThrow()));
  }

  @Test
  void whoLooksAfterAChannelStopsItsGamesFromAnywhereInTheServer() {
    String id = hall.opens("custodian", ADA, BEN).id();
    Rights others = new Rights(List.of(), true, false, Set.of(ELSEWHERE.channel()));
    assertTrue(
        asks(EVE, ELSEWHERE, others, "stop", id).words().startsWith("Only people who manage"));
    Rights its = new Rights(List.of(), true, false, Set.of(GAMES.channel()));
    stops(EVE, asks(EVE, ELSEWHERE, its, "stop", id));
    assertEquals(Stage.CLOSED, hall.table().stage());
  }

  @Test
  void nobodyStopsGamesOfAnotherServer() {
    String id = hall.opens("custodian", ADA, BEN).id();
    Rights all = new Rights(List.of(), true, true);
    String refused = asks(EVE, new Place("77", "33"), all, "stop", id).words();
    assertTrue(refused.startsWith("There is no table"), refused);
    assertEquals(Stage.PLAYING, hall.table().stage());
  }

  @Test
  void aTableOfAVanishedChannelIsStoppedByItsPlayersOrWhoeverManagesTheServer() {
    String id = hall.opens("custodian", ADA, BEN).id();
    strands(true);
    Place direct = new Place("", "dm101");
    stops(ADA, asks(ADA, direct, Rights.USUAL, "stop", id));
    List<Letter> heard = hall.mail.at(new Address.Direct(BEN));
    String last = heard.get(heard.size() - 1).post().words();
    assertTrue(last.startsWith("Ada has stopped "), last);
    String other = hall.opens("custodian", ADA, BEN).id();
    strands(true);
    Rights steward = new Rights(List.of(), true, true);
    stops(EVE, asks(EVE, ELSEWHERE, steward, "stop", other));
  }

  @Test
  void computersAreWrittenNothing() {
    hall.types(ADA, "play", "game=custodian", "seats=named", "opponents=beginner");
    strands(true);
    assertEquals(1, told(ADA).size());
    assertTrue(
        hall.mail.letters.stream()
            .map(Letter::address)
            .noneMatch(to -> to instanceof Address.Direct direct && direct.person().isComputer()));
  }

  private Letter notice() {
    return hall.mail.message(hall.table().timing().notice().orElseThrow());
  }

  @Test
  void whatIsAskedAboutTimeIsAskedAnewInTheOtherChannel() {
    hall.opens("custodian", ADA, BEN);
    hall.types(ADA, "pause");
    hall.types(BEN, "pause");
    Letter former = notice();
    strands(true);
    resumes(ADA, ELSEWHERE);
    assertEquals(new Address.Channel(ELSEWHERE.channel()), notice().address());
    assertEquals(former.post().words(), notice().post().words());
    int before = hall.mail.letters.size();
    hall.presses(BEN, notice(), "Go on");
    assertTrue(
        hall.mail.letters.stream()
            .skip(before)
            .noneMatch(letter -> letter.changes().equals(Optional.of(former.id()))));
  }

  @Test
  void whatIsAskedAboutTimeIsAskedAnewWhenTheThreadAloneIsGone() {
    hall.opens("custodian", ADA, BEN);
    hall.types(ADA, "pause");
    hall.consequences.shut(toTheChannel(), true);
    assertEquals(Stage.PLAYING, hall.table().stage());
    assertEquals(new Address.Channel(GAMES.channel()), notice().address());
  }

  @Test
  void whatIsAskedAboutTimeIsAskedAnewWhenSomebodyHasDeletedIt() {
    hall.opens("custodian", ADA, BEN);
    hall.types(ADA, "pause");
    Letter deleted = notice();
    hall.consequences.vanished(
        Letter.changing(
            new LetterId(9), deleted.id(), deleted.address(), deleted.table(), deleted.post()));
    assertEquals(deleted.post().words(), notice().post().words());
    assertFalse(deleted.id().equals(notice().id()));
  }
}

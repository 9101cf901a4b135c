package rookery.bot.request.internal.delivery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.request.testroom.InMemoryChannel.ADA;
import static rookery.bot.request.testroom.InMemoryChannel.BEN;
import static rookery.bot.request.testroom.InMemoryChannel.CLEO;
import static rookery.bot.request.testroom.InMemoryChannel.DAN;
import static rookery.bot.request.testroom.InMemoryChannel.ELSEWHERE;
import static rookery.bot.request.testroom.InMemoryChannel.EVE;
import static rookery.bot.request.testroom.InMemoryChannel.GAMES;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.request.Arguments;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOrigin;
import rookery.bot.request.RequestOrigin.Surface;
import rookery.bot.request.TableStorage;
import rookery.bot.request.internal.delivery.ChannelAccess.Access;
import rookery.bot.request.rights.ChannelRights;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.request.testroom.PrivateAnswer;
import rookery.bot.request.testroom.VisibleControls;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.table.TableLocation;
import rookery.bot.table.TableStage;
import rookery.bot.table.message.MessageId;

/** Channels that are deleted, servers that the bot is removed from, rights that are taken away. */
class ChannelLostTest {
  private final InMemoryChannel hall = new InMemoryChannel();
  private int asked;

  private OutgoingMessage toTheChannel() {
    MessageAddress channel = hall.table().address();
    return OutgoingMessage.sending(new MessageId(9), channel, hall.table().id(), Post.words("x"));
  }

  /** Its thread is lost first, if it has one, and then its channel. */
  private Table strands(boolean gone) {
    hall.consequences.shut(toTheChannel(), gone);
    if (hall.table().stage() != TableStage.STRANDED) {
      hall.consequences.shut(toTheChannel(), gone);
    }
    return hall.table();
  }

  @Test
  void aTableWhoseThreadAloneIsGoneGoesOnInItsChannel() {
    hall.opens("custodian", ADA, BEN);
    assertTrue(hall.table().address() instanceof MessageAddress.InThread);
    hall.consequences.shut(toTheChannel(), true);
    assertEquals(TableStage.PLAYING, hall.table().stage());
    assertEquals(new MessageAddress.Channel(GAMES.channel()), hall.board().address());
    assertEquals(List.of(ADA), hall.board().post().pinged());
  }

  private PrivateAnswer asks(
      Person person, TableLocation where, ChannelRights rights, String command, String table) {
    RequestOrigin there = new RequestOrigin(where, Surface.COMMAND, Optional.empty(), rights);
    Arguments given = new Arguments(Optional.empty(), "", Map.of("table", table), List.of());
    return hall.asks(
        new Request("s" + ++asked, person, there, "/" + command, Optional.empty(), given));
  }

  private void stops(Person person, PrivateAnswer asked) {
    RequestOrigin there =
        new RequestOrigin(
            InMemoryChannel.GAMES,
            RequestOrigin.Surface.OWN_PRIVATE,
            Optional.empty(),
            new ChannelRights(List.of(), true, true));
    PrivateAnswer told =
        hall.asks(
            hall.pressed(person, there, VisibleControls.button(asked.post(), "Stop the game"), ""));
    assertTrue(told.words().startsWith("You've stopped"), told.words());
  }

  private PrivateAnswer resumes(Person person, TableLocation where) {
    return asks(person, where, ChannelRights.USUAL, "resume", hall.table().id());
  }

  private List<String> told(Person person) {
    return hall.mail.at(new MessageAddress.Direct(person)).stream()
        .map(letter -> letter.post().words())
        .filter(words -> words.contains("on hold"))
        .toList();
  }

  @Test
  void aTableWhoseChannelIsGoneWaitsAndItsPeopleAreToldInPrivate() {
    hall.opens("custodian", ADA, BEN);
    hall.consequences.shut(toTheChannel(), true);
    OutgoingMessage lost = toTheChannel();
    hall.consequences.shut(lost, true);
    assertEquals(TableStage.STRANDED, hall.table().stage());
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
    PrivateAnswer named = hall.types(ADA, "move", "action=c1d3", "table=" + stranded.id());
    assertTrue(
        named.words().startsWith("I can no longer post in this table's channel"), named.words());
  }

  @Test
  void aTableThatWaitsTellsSoAmongTheGamesOfItsPeople() {
    hall.opens("custodian", ADA, BEN);
    strands(true);
    PrivateAnswer games = asks(BEN, GAMES, ChannelRights.USUAL, "games", "");
    String words = games.cards.orElseThrow().cards().get(0).words();
    assertTrue(words.contains("Type `/resume table:" + hall.table().id() + "` in"), words);
    assertTrue(words.contains("\nI can no longer post in this table's channel"), words);
  }

  @Test
  void aTableThatWaitsLeavesRoomForOthers() {
    for (int n = 0; n < TableStorage.MOST_AT_ONCE; n++) {
      hall.types(ADA, "play", "game=custodian");
    }
    assertTrue(hall.types(ADA, "play", "game=custodian").words().contains("is the maximum"));
    strands(true);
    assertFalse(hall.types(ADA, "play", "game=custodian").words().contains("is the maximum"));
  }

  @Test
  void itGoesOnWhenTheRightIsBack() {
    hall.opens("custodian", ADA, BEN);
    OutgoingMessage before = hall.board();
    strands(false);
    hall.watch.look(place -> Access.OPEN);
    assertEquals(TableStage.PLAYING, hall.table().stage());
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
    assertEquals(TableStage.STRANDED, hall.table().stage());
    hall.waits(Duration.ofDays(9));
    hall.watch.look(place -> Access.OPEN);
    assertEquals(TableStage.PLAYING, hall.table().stage());
    assertEquals(List.of(BEN), hall.board().post().pinged());
    assertTrue(hall.plays(BEN, "circle d4").words().contains("You both agreed"));
  }

  @Test
  void aTableIsNotLostWhileItWaitsForPeopleAndHasNoThreadYet() {
    hall.types(ADA, "play", "game=split-brain");
    for (int looks = 0; looks < 3; looks++) {
      hall.watch.look(place -> place.equals(GAMES) ? Access.OPEN : Access.GONE);
    }
    assertEquals(TableStage.GATHERING, hall.table().stage());
  }

  @Test
  void aTableIsLostWhenItsThreadIsGone() {
    hall.opens("custodian", ADA, BEN);
    for (int looks = 0; looks < 2; looks++) {
      hall.watch.look(place -> place.equals(GAMES) ? Access.OPEN : Access.GONE);
    }
    assertEquals(TableStage.STRANDED, hall.table().stage());
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
    assertEquals(TableStage.STRANDED, strands(false).stage());
    hall.watch.look(place -> Access.OPEN);
    assertEquals(TableStage.GATHERING, hall.table().stage());
    hall.presses(BEN, hall.lobby(), "Join");
    assertEquals(TableStage.PLAYING, hall.table().stage());
  }

  @Test
  void aLostChannelIsNoticedThoughNothingWasToBeSaid() {
    hall.opens("custodian", ADA, BEN);
    hall.watch.look(place -> Access.SHUT);
    assertEquals(TableStage.PLAYING, hall.table().stage(), "it may be given back at once");
    hall.watch.look(place -> Access.SHUT);
    assertEquals(TableStage.STRANDED, hall.table().stage());
  }

  @Test
  void whatNobodyKnowsChangesNothing() {
    hall.opens("custodian", ADA, BEN);
    hall.watch.look(place -> Access.UNKNOWN);
    hall.watch.look(place -> Access.UNKNOWN);
    assertEquals(TableStage.PLAYING, hall.table().stage());
    strands(true);
    hall.watch.look(place -> Access.UNKNOWN);
    assertEquals(TableStage.STRANDED, hall.table().stage());
  }

  @Test
  void oneOfItsPlayersLetsItGoOnInAnotherChannel() {
    hall.opens("split-brain", ADA, BEN, CLEO, DAN);
    String id = strands(true).id();
    assertEquals(
        1, asks(BEN, ELSEWHERE, ChannelRights.USUAL, "resume", id).post().words().lines().count());
    assertEquals(ELSEWHERE, hall.table().place());
    assertEquals(TableStage.PLAYING, hall.table().stage());
    assertEquals(new MessageAddress.Channel(ELSEWHERE.channel()), hall.board().address());
    assertEquals(hall.table().awaited().people(), Set.copyOf(hall.board().post().pinged()));
  }

  @Test
  void nobodyElseCanMoveIt() {
    hall.opens("custodian", ADA, BEN);
    strands(true);
    assertTrue(resumes(EVE, ELSEWHERE).words().startsWith("There's no table"));
    assertEquals(TableStage.STRANDED, hall.table().stage());
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
    ChannelRights none = new ChannelRights(List.of("Send Messages"), false, false);
    assertTrue(asks(ADA, ELSEWHERE, none, "resume", id).words().contains("Send Messages"));
    assertEquals(TableStage.STRANDED, hall.table().stage());
  }

  @Test
  void lettersToTheFormerChannelStrandItNoMore() {
    hall.opens("custodian", ADA, BEN);
    strands(true);
    OutgoingMessage former = toTheChannel();
    resumes(ADA, ELSEWHERE);
    hall.consequences.shut(former, true);
    assertEquals(TableStage.PLAYING, hall.table().stage());
  }

  @Test
  void timeStandsStillMeanwhile() {
    hall.types(ADA, "play", Map.of("game", "custodian", "seats", "named", "clock", "24"), BEN);
    hall.presses(BEN, hall.lobby(), "Join");
    Duration left = Duration.between(hall.now(), hall.table().clock().due().orElseThrow());
    strands(true);
    hall.waits(Duration.ofDays(9));
    assertEquals(TableStage.STRANDED, hall.table().stage());
    resumes(ADA, ELSEWHERE);
    assertEquals(left, Duration.between(hall.now(), hall.table().clock().due().orElseThrow()));
  }

  @Test
  void whoLooksAfterAChannelStopsItsGamesFromAnywhereInTheServer() {
    String id = hall.opens("custodian", ADA, BEN).id();
    ChannelRights others = new ChannelRights(List.of(), true, false, Set.of(ELSEWHERE.channel()));
    assertTrue(
        asks(EVE, ELSEWHERE, others, "stop", id).words().startsWith("Only people who manage"));
    ChannelRights its = new ChannelRights(List.of(), true, false, Set.of(GAMES.channel()));
    stops(EVE, asks(EVE, ELSEWHERE, its, "stop", id));
    assertEquals(TableStage.CLOSED, hall.table().stage());
  }

  @Test
  void nobodyStopsGamesOfAnotherServer() {
    String id = hall.opens("custodian", ADA, BEN).id();
    ChannelRights all = new ChannelRights(List.of(), true, true);
    String refused = asks(EVE, new TableLocation("77", "33"), all, "stop", id).words();
    assertTrue(refused.startsWith("There's no table"), refused);
    assertEquals(TableStage.PLAYING, hall.table().stage());
  }

  @Test
  void aTableOfAVanishedChannelIsStoppedByItsPlayersOrWhoeverManagesTheServer() {
    String id = hall.opens("custodian", ADA, BEN).id();
    strands(true);
    TableLocation direct = new TableLocation("", "dm101");
    stops(ADA, asks(ADA, direct, ChannelRights.USUAL, "stop", id));
    List<OutgoingMessage> heard = hall.mail.at(new MessageAddress.Direct(BEN));
    String last = heard.get(heard.size() - 1).post().words();
    assertTrue(last.startsWith("Ada has stopped "), last);
    String other = hall.opens("custodian", ADA, BEN).id();
    strands(true);
    ChannelRights steward = new ChannelRights(List.of(), true, true);
    stops(EVE, asks(EVE, ELSEWHERE, steward, "stop", other));
  }

  @Test
  void computersAreWrittenNothing() {
    hall.types(ADA, "play", "game=custodian", "seats=named", "opponents=beginner");
    strands(true);
    assertEquals(1, told(ADA).size());
    assertTrue(
        hall.mail.letters.stream()
            .map(OutgoingMessage::address)
            .noneMatch(
                to -> to instanceof MessageAddress.Direct direct && direct.person().isComputer()));
  }

  private OutgoingMessage notice() {
    return hall.mail.message(hall.table().timing().notice().orElseThrow());
  }

  @Test
  void whatIsAskedAboutTimeIsAskedAnewInTheOtherChannel() {
    hall.opens("custodian", ADA, BEN);
    hall.types(ADA, "pause");
    hall.types(BEN, "pause");
    OutgoingMessage former = notice();
    strands(true);
    resumes(ADA, ELSEWHERE);
    assertEquals(new MessageAddress.Channel(ELSEWHERE.channel()), notice().address());
    assertEquals(former.post().words(), notice().post().words());
    int before = hall.mail.letters.size();
    hall.presses(BEN, notice(), "Resume");
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
    assertEquals(TableStage.PLAYING, hall.table().stage());
    assertEquals(new MessageAddress.Channel(GAMES.channel()), notice().address());
  }

  @Test
  void whatIsAskedAboutTimeIsAskedAnewWhenSomebodyHasDeletedIt() {
    hall.opens("custodian", ADA, BEN);
    hall.types(ADA, "pause");
    OutgoingMessage deleted = notice();
    hall.consequences.vanished(
        OutgoingMessage.changing(
            new MessageId(9), deleted.id(), deleted.address(), deleted.table(), deleted.post()));
    assertEquals(deleted.post().words(), notice().post().words());
    assertFalse(deleted.id().equals(notice().id()));
  }
}

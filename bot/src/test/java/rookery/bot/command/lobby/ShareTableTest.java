package rookery.bot.command.lobby;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.request.testroom.InMemoryChannel.ADA;
import static rookery.bot.request.testroom.InMemoryChannel.BEN;
import static rookery.bot.request.testroom.InMemoryChannel.CLEO;
import static rookery.bot.request.testroom.InMemoryChannel.DAN;
import static rookery.bot.request.testroom.InMemoryChannel.EVE;
import static rookery.bot.request.testroom.InMemoryChannel.GAMES;
import static rookery.bot.request.testroom.InMemoryChannel.OTHER_SERVER;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Link;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.request.Arguments;
import rookery.bot.request.RequestOrigin;
import rookery.bot.request.RequestOrigin.Surface;
import rookery.bot.request.rights.ChannelRights;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.request.testroom.MemorySharing;
import rookery.bot.request.testroom.VisibleControls;
import rookery.bot.result.GameResult;
import rookery.bot.seat.SharingServer;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.table.TableLocation;
import rookery.bot.table.TableStage;
import rookery.engine.Seat;

/** A table of one server that people of another can join. */
class ShareTableTest {
  private static final MessageAddress THERE = new MessageAddress.Channel(OTHER_SERVER.channel());

  private final InMemoryChannel hall = new InMemoryChannel();

  @BeforeEach
  void share() {
    MemorySharing sharing = hall.tables.sharing();
    sharing.keep(new SharingServer(GAMES.guild(), GAMES.channel(), EVE));
    sharing.keep(new SharingServer(OTHER_SERVER.guild(), OTHER_SERVER.channel(), DAN));
  }

  private void opens(String game) {
    Post answer = hall.types(ADA, "play", "game=" + game, "seats=named").post();
    hall.presses(ADA, answer, "Show in other servers");
  }

  private OutgoingMessage card() {
    return hall.mail.at(THERE).get(0);
  }

  private List<OutgoingMessage> told(Person person) {
    return hall.mail.at(new MessageAddress.Direct(person));
  }

  private String joins(Person person) {
    return hall.presses(person, card(), "Join").words();
  }

  /** Ada and Ben, in their server, play with Cleo and Dan, who come from another. */
  private void telepathy() {
    opens("telepathy");
    hall.presses(BEN, hall.lobby(), "Join");
    joins(CLEO);
    joins(DAN);
  }

  private void acts(Seat seat) {
    Table table = hall.table();
    Person person = table.seating().chairs().get(seat);
    boolean visits = table.seating().isVisitor(person);
    TableLocation place = visits ? new TableLocation("", "dm" + person.id()) : GAMES;
    Arguments given =
        new Arguments(
            Optional.empty(),
            "",
            Map.of("action", table.running().legal(seat).get(0).text(), "table", table.id()),
            List.of());
    hall.asks(hall.request(person, new RequestOrigin(place, Surface.COMMAND), "/move", given));
  }

  private void turns(int most) {
    for (int turn = 0; turn < most && hall.table().stage() == TableStage.PLAYING; turn++) {
      hall.table().awaited().seats().stream().findFirst().ifPresent(this::acts);
    }
  }

  private static Person visitorToAct(Table table) {
    return table.awaited().people().stream()
        .filter(table.seating()::isVisitor)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void theCardNamesPeopleAndCallsNobody() {
    opens("telepathy");

    Post card = card().post();

    assertTrue(card.words().startsWith("Ada opened a table"), card.words());
    assertTrue(card.words().contains("3 seats are open"), card.words());
    assertFalse(card.words().contains("<@"), card.words());
    assertEquals(List.of(), card.pinged());
  }

  @Test
  void seatsOfTwoServersFillATableOfFour() {
    telepathy();

    assertEquals(TableStage.PLAYING, hall.table().stage());
    assertTrue(card().post().words().contains("The game has started."), card().post()::words);
    assertEquals(List.of(), card().post().rows());
    turns(40);
    for (Person person : List.of(CLEO, DAN)) {
      assertTrue(told(person).stream().anyMatch(l -> l.post().picture().isPresent()), person::name);
    }
  }

  @Test
  void visitorsAreNamedInTheChannelAndNeverMentioned() {
    telepathy();
    turns(30);
    hall.presses(CLEO, hall.types(CLEO, "resign").post(), "Resign");
    hall.presses(DAN, hall.types(DAN, "resign").post(), "Resign");

    assertEquals(TableStage.OVER, hall.table().stage());
    for (OutgoingMessage letter : hall.mail.letters) {
      String read = letter.post().words();
      boolean visitor = letter.address().reader().filter(List.of(CLEO, DAN)::contains).isPresent();
      assertFalse(visitor && (read.contains("<@") || read.contains("<#")), read);
      if (!letter.address().isDirect()) {
        String words = letter.post().words();
        assertFalse(words.contains("<@103>") || words.contains("<@104>"), words);
        assertFalse(letter.post().pinged().contains(CLEO), words);
      }
    }
  }

  @Test
  void visitorsAreAskedToMoveByDirectMessageAndToldHowItEnded() {
    telepathy();
    for (int i = 0; hall.table().awaited().people().stream().noneMatch(CLEO::equals); i++) {
      assertTrue(i < 30, "Cleo's turn never came");
      turns(1);
    }
    assertTrue(
        hall.prompt(CLEO).post().words().startsWith("Cleo, "), hall.prompt(CLEO).post()::words);
    assertTrue(hall.prompt(CLEO).post().words().contains("your direct messages"));

    hall.presses(ADA, hall.types(ADA, "resign").post(), "Resign");
    hall.presses(BEN, hall.types(BEN, "resign").post(), "Resign");

    Post end = told(CLEO).get(told(CLEO).size() - 1).post();
    assertTrue(end.words().contains("resign"), end.words());
    assertEquals(List.of(CLEO), end.pinged());
  }

  @Test
  void aDrawOfferComesToAVisitorWithItsButtons() {
    opens("custodian");
    joins(CLEO);
    turns(2);

    hall.presses(ADA, hall.types(ADA, "draw").post(), "Offer a draw");

    OutgoingMessage offer = told(CLEO).get(told(CLEO).size() - 1);
    assertTrue(offer.post().words().contains("Cleo, Ada offers a draw."), offer.post()::words);
    assertFalse(offer.post().words().contains("<@"), offer.post()::words);
    hall.presses(CLEO, offer, "Agree to the draw");
    assertEquals(TableStage.OVER, hall.table().stage());
  }

  @Test
  void whoAvoidsSomebodyIsNotSeatedWithThem() {
    opens("telepathy");
    hall.tables.seats().avoid(ADA, CLEO, true);

    assertEquals(
        "There's no free seat for you at this table. `/seats` lists other tables.", joins(CLEO));
    assertFalse(hall.table().seating().concerns(CLEO));
  }

  @Test
  void aServerThatDoesNotShareSeesNothingAndShowsNothing() {
    hall.tables.sharing().end(GAMES.guild());

    Post answer = hall.types(ADA, "play", "game=telepathy").post();

    assertTrue(
        answer.rows().stream()
            .flatMap(List::stream)
            .noneMatch(c -> c instanceof Button b && b.label().contains("other servers")));
    String words =
        hall.pressesOwn(ADA, ControlId.of(ControlVerb.SHARE_TABLE, hall.table())).words();
    assertTrue(words.startsWith("This server doesn't show its open tables"), words);
    assertEquals(List.of(), hall.mail.at(THERE));
  }

  @Test
  void onlyWhoManagesTheServerCanShareItsTables() {
    ControlId here = ControlId.free(ControlVerb.SHARING, "here");
    RequestOrigin usual = new RequestOrigin(OTHER_SERVER, Surface.OWN_PRIVATE);
    RequestOrigin steward =
        new RequestOrigin(
            OTHER_SERVER,
            Surface.OWN_PRIVATE,
            Optional.empty(),
            new ChannelRights(List.of(), true, true));
    hall.tables.sharing().end(OTHER_SERVER.guild());

    String refused = hall.asks(hall.pressed(BEN, usual, here, "")).words();
    assertTrue(refused.startsWith("Only people who manage"), refused);
    assertTrue(hall.tables.sharing().of(OTHER_SERVER.guild()).isEmpty());

    hall.asks(hall.pressed(BEN, steward, here, ""));
    assertEquals(
        Optional.of(new SharingServer(OTHER_SERVER.guild(), OTHER_SERVER.channel(), BEN)),
        hall.tables.sharing().of(OTHER_SERVER.guild()));
  }

  @Test
  void visitorsAreToldWhenTheHostClosesTheTable() {
    opens("telepathy");
    joins(CLEO);

    hall.presses(ADA, hall.presses(ADA, hall.lobby(), "Cancel").post(), "Close the table");

    String words = told(CLEO).get(0).post().words();
    assertTrue(words.endsWith("was closed before the game started."), words);
    assertTrue(card().post().words().contains("was closed"), card().post()::words);
  }

  private void cannotPostThere(boolean gone) {
    hall.mail.at(address -> address.equals(THERE) || isEditThere(address)).stream()
        .forEach(letter -> hall.consequences.shut(letter, gone));
  }

  private static boolean isEditThere(MessageAddress address) {
    return address instanceof MessageAddress.Leisurely change
        && change.channel().equals(OTHER_SERVER.channel());
  }

  @Test
  void aServerWhoseChannelIsGoneSharesNoMoreAndOnePersonIsToldOnce() {
    opens("telepathy");
    joins(CLEO);

    cannotPostThere(true);

    assertTrue(hall.tables.sharing().of(OTHER_SERVER.guild()).isEmpty());
    assertTrue(hall.tables.sharing().of(GAMES.guild()).isPresent());
    assertEquals(1, told(DAN).size());
    String words = told(DAN).get(0).post().words();
    assertTrue(
        words.startsWith("The channel that showed open tables from other servers is"), words);
    assertEquals(List.of(), told(EVE));
  }

  @Test
  void aServerThatClosesItsChannelToTheBotSharesNoMoreAndIsToldWhich() {
    opens("telepathy");

    cannotPostThere(false);

    assertTrue(hall.tables.sharing().of(OTHER_SERVER.guild()).isEmpty());
    String words = told(DAN).get(0).post().words();
    assertTrue(
        words.startsWith("I can no longer post in <#" + OTHER_SERVER.channel() + ">"), words);
  }

  @Test
  void theTableGoesOnAndIsNoLongerEditedInAChannelThatIsGone() {
    opens("telepathy");
    cannotPostThere(true);
    int before = hall.mail.letters.size();

    hall.presses(BEN, hall.lobby(), "Join");

    assertEquals(TableStage.GATHERING, hall.table().stage());
    assertTrue(hall.table().posted().cards().isEmpty());
    assertTrue(
        hall.mail.letters.stream().skip(before).noneMatch(letter -> isEditThere(letter.address())));
  }

  @Test
  void aReportGoesToWhoAnswersForTheServerOfTheTable() {
    telepathy();

    reports(CLEO, "*Dan* is rude");

    String words = told(EVE).get(0).post().words();
    assertTrue(words.startsWith("Cleo has reported a problem in Telepathy Chess (table "), words);
    assertTrue(words.contains("> \\*Dan\\* is rude"), words);
    assertTrue(told(DAN).stream().noneMatch(letter -> letter.post().words().contains("rude")));
  }

  @Test
  void aGameOfTwoServersIsListedInTheStandingsOfNeither() {
    telepathy();
    hall.presses(CLEO, hall.types(CLEO, "resign").post(), "Resign");
    hall.presses(DAN, hall.types(DAN, "resign").post(), "Resign");

    GameResult result = GameResult.of(hall.table(), "", hall.now()).orElseThrow();
    assertEquals("", result.server());
  }

  private String reports(Person person, String what) {
    Arguments typed = new Arguments(Optional.empty(), "", Map.of(Arguments.TYPED, what), List.of());
    RequestOrigin direct = new RequestOrigin(new TableLocation("", "dm103"), Surface.FORM);
    return hall.asks(
            hall.request(person, direct, ControlVerb.REPORT, typed).about(hall.table().id()))
        .words();
  }

  @Test
  void eachPlayerCanReportATableOnce() {
    telepathy();

    reports(CLEO, "rude");
    String again = reports(CLEO, "still rude");
    reports(BEN, "rude to me too");

    assertTrue(again.startsWith("You've reported this table already"), again);
    assertEquals(
        List.of("> rude", "> rude to me too"),
        told(EVE).stream().map(letter -> letter.post().words().lines().toList().get(1)).toList());
  }

  private void loses(Person person) {
    hall.presses(person, hall.types(person, "resign").post(), "Resign");
  }

  @Test
  void aVisitorWhoAsksForARematchIsStillOne() {
    opens("custodian");
    joins(CLEO);
    loses(ADA);
    Post end = told(CLEO).get(told(CLEO).size() - 1).post();
    ControlId again = VisibleControls.button(end, "Rematch");
    hall.asks(
        hall.pressed(
            CLEO, new RequestOrigin(new TableLocation("", "dm103"), Surface.BOARD), again, ""));

    assertTrue(hall.table().seating().isVisitor(CLEO));
    assertEquals(List.of(ADA), hall.table().seating().invited());
    String words = hall.lobby().post().words();
    assertTrue(words.contains("Cleo invites you") && !words.contains("<@103>"), words);
  }

  @Test
  void aRematchWithAVisitorIsOpenedOnceThoughTwoProcessesAreAskedAtTheSameMoment() {
    opens("custodian");
    joins(CLEO);
    loses(ADA);
    Post end = told(CLEO).get(told(CLEO).size() - 1).post();
    ControlId again = VisibleControls.button(end, "Rematch");
    RequestOrigin direct = new RequestOrigin(new TableLocation("", "dm103"), Surface.BOARD);
    InMemoryChannel rival = hall.rival();
    hall.tables.meanwhile(() -> rival.asks(rival.pressed(CLEO, direct, again, "")));
    int before = hall.tables.all().size();

    hall.presses(ADA, hall.board(), "Rematch");

    assertEquals(before + 1, hall.tables.all().size());
  }

  @Test
  void aVisitorWhoIsInvitedToARematchJoinsByDirectMessage() {
    opens("custodian");
    joins(CLEO);
    loses(ADA);
    hall.presses(ADA, hall.board(), "Rematch");

    OutgoingMessage invitation = told(CLEO).get(told(CLEO).size() - 1);
    hall.presses(CLEO, invitation, "Join");

    assertFalse(invitation.post().words().contains("<@"), invitation.post()::words);
    assertEquals(TableStage.PLAYING, hall.table().stage());
    assertTrue(hall.table().seating().isVisitor(CLEO));
  }

  @Test
  void aLateVisitorIsToldWithoutALinkThatTheyCantOpen() {
    opens("custodian");
    joins(CLEO);
    turns(1);

    hall.waits(Duration.ofDays(40));

    assertTrue(told(CLEO).stream().anyMatch(l -> l.post().words().startsWith("Your time is up")));
    for (OutgoingMessage letter : told(CLEO)) {
      assertFalse(
          letter.post().rows().stream().flatMap(List::stream).anyMatch(c -> c instanceof Link),
          letter.post()::words);
      assertFalse(letter.post().words().contains("<#"), letter.post()::words);
    }
  }
}

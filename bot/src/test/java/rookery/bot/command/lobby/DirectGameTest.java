package rookery.bot.command.lobby;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.request.testroom.InMemoryChannel.ADA;
import static rookery.bot.request.testroom.InMemoryChannel.BEN;
import static rookery.bot.request.testroom.InMemoryChannel.CLEO;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.request.testroom.DirectGame;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.request.testroom.PrivateAnswer;
import rookery.bot.table.Person;
import rookery.bot.table.TableStage;
import rookery.engine.Seat;
import rookery.engine.Viewer;

/** Two people play by direct message with the bot: what a channel would show comes to both. */
class DirectGameTest {
  private static final Duration DAY = Duration.ofDays(1);

  private InMemoryChannel hall = new InMemoryChannel();

  private DirectGame direct() {
    return new DirectGame(hall);
  }

  private PrivateAnswer types(Person person, String command) {
    return direct().types(person, command);
  }

  private String opens(String game, Person... guests) {
    return direct().opens(game, guests).words();
  }

  private List<OutgoingMessage> dm(Person person) {
    return direct().letters(person);
  }

  private OutgoingMessage last(Person person) {
    return direct().last(person);
  }

  private static boolean has(Post post, String label) {
    return post.rows().toString().contains("label=" + label + ",");
  }

  private void play(String game) {
    direct().begins(game);
    assertEquals(TableStage.PLAYING, hall.table().stage());
  }

  private void moves(Person person, String action) {
    direct().moves(person, action);
  }

  @Test
  void theInvitationComesToBothWithWhatEachCanDo() {
    String told = opens("custodian", BEN);
    assertTrue(told.contains("I've sent Ben the invitation."), told);
    Post guests = last(BEN).post();
    assertTrue(guests.words().contains("Ada invites you to play Custodian Chess"), guests.words());
    assertEquals(List.of(BEN), guests.pinged());
    assertTrue(has(guests, "Join") && has(guests, "Decline"));
    assertFalse(has(guests, "Cancel"));
    Post hosts = last(ADA).post();
    assertTrue(has(hosts, "Cancel"));
    assertFalse(has(hosts, "Join"));
    assertEquals(List.of(), hosts.pinged());
  }

  @Test
  void eachSeesTheBoardFromTheirOwnSide() {
    play("custodian");
    for (Person person : List.of(ADA, BEN)) {
      Seat seat = hall.table().seatOf(person);
      assertEquals(
          hall.table().match().orElseThrow().view(Viewer.of(seat)).diagram().seenFrom(),
          last(person).post().picture().orElseThrow().diagram().orElseThrow().seenFrom());
    }
    assertNotEquals(last(ADA).post().picture(), last(BEN).post().picture());
  }

  @Test
  void aMoveIsShownToBothAndCallsWhoeverIsNext() {
    play("custodian");
    moves(ADA, "c1d3");
    assertTrue(hall.table().awaited().has(BEN));
    assertEquals(List.of(BEN), last(BEN).post().pinged());
    assertEquals(List.of(), last(ADA).post().pinged());
    assertTrue(last(ADA).post().picture().isPresent());
    // Of the board before no picture is left with either.
    for (Person person : List.of(ADA, BEN)) {
      long pictures = dm(person).stream().filter(one -> one.post().picture().isPresent()).count();
      assertEquals(1, pictures);
    }
    String words = hall.presses(BEN, last(BEN), "Move").words();
    assertTrue(words.contains("Bring your knights forward"), words);
  }

  @Test
  void itGoesOnAfterARestart() {
    play("custodian");
    hall = hall.restarted();
    moves(ADA, "c1d3");
    hall = hall.restarted();
    assertTrue(last(BEN).post().words().contains("Ben"), last(BEN).post().words());
    long pictures = dm(BEN).stream().filter(one -> one.post().picture().isPresent()).count();
    assertEquals(1, pictures);
  }

  @Test
  void whoDeclinesEndsItAndTheOtherIsTold() {
    opens("custodian", BEN);
    OutgoingMessage invitation = last(BEN);
    hall.presses(BEN, invitation, "Decline");
    assertEquals(TableStage.CLOSED, hall.table().stage());
    assertTrue(last(ADA).post().words().startsWith("Ben declined"), last(ADA).post().words());
    assertEquals(List.of(ADA), last(ADA).post().pinged());
    assertEquals(List.of(), hall.mail.message(invitation.id()).post().rows());
  }

  @Test
  void anInvitationThatNobodyAnswersLapses() {
    opens("custodian", BEN);
    hall.waits(DAY.multipliedBy(40));
    assertEquals(TableStage.CLOSED, hall.table().stage());
    assertEquals(List.of(), hall.mail.message(dm(BEN).get(0).id()).post().rows());
  }

  @Test
  void whoCannotBeWrittenToIsNotWaitedFor() {
    opens("custodian", BEN);
    hall.consequences.undelivered(last(BEN));
    assertEquals(TableStage.CLOSED, hall.table().stage());
    assertTrue(last(ADA).post().words().startsWith("I can't message Ben, so I've closed"));
  }

  @Test
  void whoCannotBeWrittenToAnyMoreGoesOnByCommands() {
    play("custodian");
    moves(ADA, "c1d3");
    hall.consequences.undelivered(last(BEN));
    hall.consequences.undelivered(last(BEN));
    assertEquals(
        1, dm(ADA).stream().filter(m -> m.post().words().contains("can't message Ben")).count());
    assertEquals(TableStage.PLAYING, hall.table().stage());
    assertTrue(types(BEN, "next").post().picture().isPresent());
  }

  @Test
  void aReminderGoesToWhoeverMustMoveAlone() {
    play("custodian");
    int bens = dm(BEN).size();
    hall.waits(DAY.multipliedBy(2));
    assertTrue(last(ADA).post().words().contains("your move"), last(ADA).post().words());
    assertEquals(bens, dm(BEN).size());
  }

  @Test
  void whoseTimeIsUpIsDecidedByTheOther() {
    play("custodian");
    hall.waits(DAY.multipliedBy(30));
    Optional<OutgoingMessage> asks =
        dm(BEN).stream().filter(one -> has(one.post(), "Claim the win")).findFirst();
    assertTrue(asks.isPresent());
    assertFalse(has(asks.get().post(), "Find someone else"));
    assertTrue(has(asks.get().post(), "Let a computer play"));
  }

  @Test
  void aDrawIsOfferedAndAcceptedThere() {
    play("custodian");
    moves(ADA, "c1d3");
    hall.presses(ADA, types(ADA, "draw").post(), "Offer a draw");
    assertEquals(List.of(BEN), last(BEN).post().pinged());
    hall.presses(BEN, last(BEN), "Agree to the draw");
    assertEquals(TableStage.OVER, hall.table().stage());
    for (Person person : List.of(ADA, BEN)) {
      assertTrue(last(person).post().words().contains(" drew "), last(person).post().words());
      assertTrue(has(last(person).post(), "Rematch"));
    }
  }

  @Test
  void aTakebackIsAskedAndAgreedThere() {
    play("custodian");
    moves(ADA, "c1d3");
    hall.presses(ADA, types(ADA, "takeback").post(), "Ask");
    assertEquals(List.of(BEN), last(BEN).post().pinged());
    hall.presses(BEN, last(BEN), "Allow the take-back");
    assertTrue(hall.table().awaited().has(ADA));
    assertEquals(List.of(ADA), last(ADA).post().pinged());
  }

  @Test
  void aRematchInvitesTheOtherByDirectMessageAgain() {
    play("custodian");
    direct().resigns(BEN);
    assertEquals(TableStage.OVER, hall.table().stage());
    hall.presses(BEN, last(BEN), "Rematch");
    assertTrue(has(last(ADA).post(), "Join"), last(ADA).post().toString());
    hall.presses(ADA, last(ADA), "Join");
    assertEquals(TableStage.PLAYING, hall.table().stage());
  }

  @ParameterizedTest
  @ValueSource(strings = {"cloak", "cooperative"})
  void nothingSecretStandsInTheMessagesOfEither(String game) {
    play(game);
    for (Person person : List.of(ADA, BEN)) {
      Post post = last(person).post();
      assertEquals(
          hall.table().match().orElseThrow().view(Viewer.SPECTATOR).alt(),
          post.picture().orElseThrow().alt());
    }
    assertEquals(last(ADA).post().words(), last(BEN).post().words());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "board",
        "history",
        "replay",
        "export",
        "if",
        "draw",
        "takeback",
        "nudge",
        "pause",
        "away",
        "resign",
        "rules"
      })
  void aCommandIsAnsweredAsAtATableInAChannel(String command) {
    play("custodian");
    InMemoryChannel channel = new InMemoryChannel();
    channel.opens("custodian", ADA, BEN);
    channel.plays(ADA, "c1d3");
    moves(ADA, "c1d3");
    for (Person person : List.of(ADA, BEN)) {
      assertEquals(
          words(channel.types(person, command), channel), words(types(person, command), hall));
    }
  }

  @Test
  void nobodyStopsItForBoth() {
    play("custodian");
    String refused = types(BEN, "stop").words();
    assertTrue(
        refused.startsWith("Only people who manage a channel can stop a game there"), refused);
    assertEquals(TableStage.PLAYING, hall.table().stage());
  }

  /** An answer without what names the table and its place. */
  private static String words(PrivateAnswer answer, InMemoryChannel in) {
    return answer
        .words()
        .replace(in.table().id(), "table")
        .replace(in.table().home().mention(), "there");
  }

  @Test
  void nobodyElseCanTakeASeat() {
    play("custodian");
    String refused = types(ADA, "substitute").words();
    assertTrue(refused.startsWith("You two are playing by direct message"), refused);
  }

  @Test
  void moreThanTwoNeedAChannel() {
    String refused = opens("telepathy", BEN);
    assertTrue(refused.startsWith("Telepathy Chess needs 4 players"), refused);
    String many = opens("telepathy", BEN, CLEO);
    assertTrue(many.contains("in a server you're all in"), many);
  }
}

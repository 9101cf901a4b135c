package rookery.bot.request;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.request.testroom.InMemoryChannel.ADA;
import static rookery.bot.request.testroom.InMemoryChannel.BEN;
import static rookery.bot.request.testroom.InMemoryChannel.CLEO;
import static rookery.bot.request.testroom.InMemoryChannel.DAN;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.post.table.AnsweredPromptPost;
import rookery.bot.post.table.CachedViews;
import rookery.bot.preference.NotificationMode;
import rookery.bot.preference.PreferenceChange;
import rookery.bot.preference.Preferences;
import rookery.bot.preference.Wishing;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.engine.Seat;

/** Who is called where, and what becomes of direct messages. */
class DirectMessageTest {
  private final InMemoryChannel hall = new InMemoryChannel();

  private void likes(Person person, NotificationMode calls) {
    hall.wishes()
        .keep(new PreferenceChange.Personal(person, Wishing.with(Preferences.USUAL, calls)));
  }

  private void splitBrain() {
    hall.opens("split-brain", ADA, BEN, CLEO, DAN);
  }

  /** White has agreed on a move, and Cleo has circled what Black is to move. */
  private void untilDanCircles() {
    splitBrain();
    hall.plays(ADA, "circle c2");
    hall.plays(BEN, "circle d4");
    hall.plays(CLEO, "circle c7");
  }

  private List<Post> direct(Person person) {
    return hall.mail.at(new MessageAddress.Direct(person)).stream()
        .map(OutgoingMessage::post)
        .toList();
  }

  @Test
  void whoeverIsAskedInADirectMessageIsNotCalledAtTheTableToo() {
    splitBrain();
    assertEquals(List.of(CLEO, DAN), hall.board().post().pinged());
    assertEquals(List.of(ADA), hall.prompt(ADA).post().pinged());
  }

  @Test
  void aTurnThatIsSettledLeavesOneDirectMessageThatShowsIt() {
    splitBrain();
    hall.plays(ADA, "circle c2");
    hall.plays(BEN, "circle d4");
    assertEquals(1, direct(ADA).size());
    Post reward = direct(ADA).get(0);
    assertTrue(reward.picture().isPresent());
    assertTrue(reward.words().contains("You and Ben agreed on knight c2-d4."), reward.words());
  }

  @Test
  void theNextQuestionIsANewMessageAndLeavesALineOfTheOld() {
    untilDanCircles();
    hall.plays(DAN, "circle d5");
    List<Post> all = direct(ADA);
    assertEquals(2, all.size());
    assertTrue(all.get(0).picture().isEmpty());
    assertFalse(all.get(0).words().contains("\n"), all.get(0).words());
    assertEquals(List.of(ADA), all.get(1).pinged());
  }

  @Test
  void theLineOfTheOldOneWaitsUntilWhatCallsPeopleIsSent() {
    untilDanCircles();
    OutgoingMessage former = hall.prompt(ADA);
    hall.plays(DAN, "circle d5");
    OutgoingMessage line = lastChange(former);
    assertEquals(new MessageAddress.Aside(ADA, former.id()), line.address());
    assertTrue(line.due().orElseThrow().isAfter(hall.table().posted().since()));
  }

  private OutgoingMessage lastChange(OutgoingMessage first) {
    return hall.mail.letters.stream()
        .filter(letter -> letter.changes().equals(Optional.of(first.id())))
        .reduce((earlier, later) -> later)
        .orElseThrow();
  }

  @Test
  void aRulingIsFourMessagesAtOnceSoThatWithItsTwoPressesItIsSixRequests() {
    untilDanCircles();
    hall.plays(DAN, "circle d5");
    hall.plays(ADA, "circle g4");
    hall.plays(BEN, "circle b3");
    int before = hall.mail.letters.size();
    Seat ruler = hall.table().awaited().seats().iterator().next();
    String ruling = hall.table().running().legal(ruler).get(0).text();
    hall.plays(hall.table().seating().chairs().get(ruler), ruling);
    List<OutgoingMessage> written = hall.mail.letters.subList(before, hall.mail.letters.size());
    assertEquals(4, written.stream().filter(letter -> letter.due().isEmpty()).count());
  }

  private void telepathy() {
    hall.opens("telepathy", ADA, BEN, CLEO, DAN);
    hall.plays(ADA, "lead W1");
    hall.plays(CLEO, "lead B1");
    hall.plays(ADA, "card B");
  }

  @Test
  void aMoveOfTelepathyIsThreeMessagesAtOnceSoThatWithItsThreePressesItIsSixRequests() {
    telepathy();
    int before = hall.mail.letters.size();
    hall.plays(BEN, "g1f3");
    List<OutgoingMessage> written = hall.mail.letters.subList(before, hall.mail.letters.size());
    assertEquals(3, written.stream().filter(letter -> letter.due().isEmpty()).count());
  }

  @Test
  void whatCameOfAPredictionFollowsOnceWhatCallsPeopleIsSentAsAllHaveReadItAtTheTable() {
    telepathy();
    hall.plays(BEN, "g1f3");
    OutgoingMessage reward = lastChange(hall.prompt(ADA));
    assertTrue(reward.post().words().contains("wrongly guessed"), reward.post().words());
    assertTrue(hall.board().post().words().contains("wrongly guessed"));
    assertTrue(reward.due().orElseThrow().isAfter(hall.table().posted().since()));
  }

  /** Ada has predicted, and is to move once the others have had their turn. */
  private void untilAdaMoves(Duration pause) {
    telepathy();
    hall.plays(BEN, "b1c3");
    hall.plays(CLEO, "card N");
    hall.plays(DAN, "e7e5");
    hall.passes(pause);
    hall.plays(BEN, "card R");
  }

  @Test
  void whoeverIsCalledToTheTableSoonIsNotKeptByAnOldQuestion() {
    untilAdaMoves(Duration.ofSeconds(3));
    OutgoingMessage last = lastChange(hall.prompt(ADA));
    assertEquals(new MessageAddress.Direct(ADA), last.address());
    assertEquals(Optional.empty(), last.due());
  }

  @Test
  void whoeverIsCalledToTheTableLaterHasReadWhatCameOfIt() {
    untilAdaMoves(Duration.ofMinutes(3));
    assertTrue(lastChange(hall.prompt(ADA)).address() instanceof MessageAddress.Aside);
  }

  @Test
  void whoeverIsCalledToTheTableHasNoQuestionLeftInADirectMessage() {
    untilAdaMoves(Duration.ZERO);
    OutgoingMessage asked = hall.prompt(BEN);
    // A second miss: either of White removes a piece.
    hall.plays(ADA, "d2d4");
    assertEquals(List.of(BEN), hall.board().post().pinged());
    assertEquals(Optional.empty(), lastChange(asked).due());
  }

  @Test
  void whoeverWantsToBeCalledAtTheTableGetsNoDirectMessage() {
    likes(ADA, NotificationMode.ALL_AT_TABLE);
    splitBrain();
    assertEquals(List.of(), direct(ADA));
    assertTrue(hall.board().post().pinged().contains(ADA));
    assertFalse(hall.board().post().pinged().contains(BEN));
  }

  @Test
  void whoeverWantsItIsAskedForOpenMovesInADirectMessageToo() {
    likes(BEN, NotificationMode.ALL_DIRECT);
    hall.opens("custodian", ADA, BEN);
    assertEquals(List.of(), direct(BEN));
    hall.plays(ADA, "c1d3");
    assertEquals(List.of(BEN), hall.prompt(BEN).post().pinged());
    assertEquals(List.of(), hall.board().post().pinged());
    assertTrue(hall.prompt(BEN).post().picture().isPresent());
    hall.plays(BEN, "c7d5");
    assertEquals(List.of(ADA), hall.board().post().pinged());
    assertEquals(1, direct(BEN).size());
    assertTrue(direct(BEN).get(0).words().contains("d5"), direct(BEN).get(0).words());
  }

  @Test
  void whoeverCannotBeWrittenToIsCalledAtTheTableFromThenOn() {
    splitBrain();
    hall.consequences.undelivered(hall.prompt(ADA));
    hall.plays(ADA, "circle c2");
    hall.plays(BEN, "circle d4");
    hall.plays(CLEO, "circle c7");
    hall.plays(DAN, "circle d5");
    assertEquals(List.of(ADA), hall.board().post().pinged());
  }

  @Test
  void whatCameOfAChoiceHasTheButtonForWhoeverIsToActAgain() {
    Table table = hall.opens("custodian", ADA, BEN);
    Post mine = new AnsweredPromptPost(table, table, table.seatOf(ADA), new CachedViews()).post();
    assertTrue(mine.words().contains("It's your turn again."), mine.words());
    assertTrue(hall.presses(ADA, mine, "Move").post().picture().isPresent());
    Post others = new AnsweredPromptPost(table, table, table.seatOf(BEN), new CachedViews()).post();
    assertFalse(others.words().contains("your turn"), others.words());
  }
}

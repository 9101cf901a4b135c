package rookery.bot.command.move;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.request.testroom.InMemoryChannel.ADA;
import static rookery.bot.request.testroom.InMemoryChannel.BEN;
import static rookery.bot.request.testroom.InMemoryChannel.CLEO;
import static rookery.bot.request.testroom.InMemoryChannel.DAN;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import rookery.bot.post.Control.Link;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.request.Request;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.request.testroom.PrivateAnswer;
import rookery.bot.request.testroom.VisibleControls;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Person;
import rookery.bot.table.message.MessageId;

/** Secret choices, made in the direct message that asks for them. */
class PromptTest {
  private final InMemoryChannel hall = new InMemoryChannel();

  @BeforeEach
  void openTable() {
    hall.opens("split-brain", ADA, BEN, CLEO, DAN);
  }

  private Post step;

  /** Chooses in the own prompt, and hears the answer. */
  private PrivateAnswer chooses(Person person, String what) {
    PrivateAnswer told = picks(person, what);
    return VisibleControls.confirmation(told.post()).isPresent() ? confirms(person) : told;
  }

  private PrivateAnswer picks(Person person, String what) {
    PrivateAnswer told = hall.picks(person, hall.prompt(person), what);
    step = told.given.orElse(step);
    return told;
  }

  /** A step has no letter, so the prompt in the mailbox still shows the one before. */
  private PrivateAnswer confirms(Person person) {
    return hall.asks(
        hall.pressed(
            person, hall.prompt(person), VisibleControls.confirmation(step).orElseThrow(), ""));
  }

  @Test
  void theRulesAreOnePressAway() {
    String words = hall.presses(ADA, hall.prompt(ADA), "Rules").words();
    assertTrue(words.contains("Split-Brain Chess"), words);
  }

  @Test
  void anAcceptedChoiceIsAnsweredWithItsOutcome() {
    PrivateAnswer told = chooses(ADA, "Knight c2");
    assertTrue(told.given.isPresent());
    assertTrue(told.words().startsWith("You circled the knight on c2."), told.words());
    assertFalse(told.words().contains("moved on"));
  }

  @Test
  void theAnswerIsALetterTooThatIsSettledWhenItArrives() {
    OutgoingMessage prompt = hall.prompt(ADA);
    PrivateAnswer told = chooses(ADA, "Knight c2");
    OutgoingMessage answer = lastInPrompt(prompt);
    assertEquals(told.post(), answer.post());
    assertEquals(List.of(answer), hall.lanes.delivered);
    assertEquals(Set.of(), hall.lanes.claimed);
  }

  /** What the last change of the table saved as the new content of a prompt. */
  private OutgoingMessage lastInPrompt(OutgoingMessage prompt) {
    return hall.tables.changes.get(hall.tables.changes.size() - 1).letters().stream()
        .filter(letter -> letter.changes().equals(Optional.of(prompt.id())))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void anAnswerThatIsLostIsLeftToTheOutbox() {
    PrivateAnswer told = new PrivateAnswer();
    told.arrives = false;
    OutgoingMessage prompt = hall.prompt(ADA);
    hall.host.handle(hall.picked(ADA, prompt, "Knight c2"), told);
    assertEquals(told.post(), lastInPrompt(prompt).post());
    assertEquals(List.of(), hall.lanes.delivered);
    assertEquals(List.of(lastInPrompt(prompt).address()), hall.lanes.released);
  }

  @Test
  void whereSomethingElseGoesFirstTheOutboxWritesTheAnswer() {
    hall.lanes.isOvertaken = true;
    PrivateAnswer told = picks(ADA, "Knight c2");
    assertTrue(told.later);
    assertTrue(told.given.isEmpty());
    assertTrue(hall.prompt(ADA).post().words().startsWith("You circled the knight on c2."));
    assertEquals(List.of(new MessageAddress.Direct(ADA)), hall.lanes.released);
  }

  @Test
  void whereTheOutboxIsBusyWithThePersonItWritesTheAnswerItself() {
    hall.lanes.busy = true;
    PrivateAnswer told = picks(ADA, "Knight c2");
    assertTrue(told.later);
    assertTrue(told.given.isEmpty());
    assertTrue(hall.prompt(ADA).post().words().startsWith("You circled the knight on c2."));
  }

  @Test
  void aStepThroughTheMenuIsNoChange() {
    chooses(BEN, "d4");
    int changes = hall.tables.changes.size();
    PrivateAnswer told = picks(ADA, "Knight c2");
    assertTrue(told.given.isPresent());
    assertEquals(changes, hall.tables.changes.size());
    assertEquals(List.of(new MessageAddress.Direct(ADA)), hall.lanes.released);
  }

  @Test
  void aStepIsWrittenByTheOutboxWhereItIsBusyWithThePerson() {
    chooses(BEN, "d4");
    hall.lanes.busy = true;
    PrivateAnswer told = picks(ADA, "Knight c2");
    assertTrue(told.later);
    assertTrue(told.given.isEmpty());
    assertTrue(hall.prompt(ADA).post().words().contains("Do you want to circle the knight on c2?"));
  }

  @Test
  void theLastChoiceOfATurnIsAnsweredWithWhatHappened() {
    chooses(ADA, "Knight c2");
    PrivateAnswer told = chooses(BEN, "d4");
    assertTrue(told.words().contains("knight c2-d4"), told.words());
    assertTrue(
        told.words().contains("Waiting for Cleo and Dan to draw a circle each"), told.words());
    assertTrue(told.post().picture().isPresent());
    assertFalse(told.words().contains("moved on"));
  }

  @Test
  void theOthersPromptsTellWhatHappened() {
    OutgoingMessage prompt = hall.prompt(ADA);
    chooses(ADA, "Knight c2");
    chooses(BEN, "d4");
    Post closed = hall.mail.message(prompt.id()).post();
    assertTrue(closed.words().contains("knight c2-d4"), closed.words());
    assertTrue(closed.picture().isPresent());
    assertEquals("Go to game", ((Link) closed.rows().get(0).get(0)).label());
  }

  @Test
  void theTurnStandsStillWhileOthersChoose() {
    int turn = hall.table().turn();
    Request halfMade = hall.picked(BEN, hall.prompt(BEN), "d4");
    chooses(ADA, "Knight c2");
    assertEquals(turn, hall.table().turn());
    step = hall.asks(halfMade).post();
    assertTrue(confirms(BEN).words().contains("knight c2-d4"));
  }

  @Test
  void theFirstChoiceOfSeveralCallsNobody() {
    MessageId board = hall.board().id();
    chooses(ADA, "Knight c2");
    assertEquals(board, hall.board().id());
    assertTrue(hall.board().post().words().contains("has drawn a circle"));
    assertFalse(hall.board().post().words().contains("c2"));
  }

  @Test
  void aSecretChoiceShowsInNoIdThatOthersGet() {
    OutgoingMessage before = hall.prompt(BEN);
    chooses(ADA, "Knight c2");
    assertEquals(before.post(), hall.prompt(BEN).post());
  }

  @Test
  void aChoiceIsChangedAsLongAsThePartnersIsNotIn() {
    chooses(ADA, "Pawn b3");
    assertTrue(chooses(ADA, "Knight c2").words().startsWith("You circled the knight on c2."));
    assertTrue(chooses(BEN, "d4").words().contains("knight c2-d4"));
  }

  @Test
  void anOldPromptIsLeftAloneAndTheAnswerComesBeside() {
    OutgoingMessage prompt = hall.prompt(ADA);
    Request old = hall.picked(ADA, prompt, "Knight c2");
    chooses(ADA, "Knight c2");
    chooses(BEN, "d4");
    PrivateAnswer late = hall.asks(old);
    assertTrue(late.given.isEmpty());
    assertTrue(late.beside.orElseThrow().words().contains("You circled the knight on c2"));
    assertEquals(Set.of(), hall.lanes.claimed);
  }

  @Test
  void aForgedChoiceBringsUpThePresentOnes() {
    OutgoingMessage prompt = hall.prompt(ADA);
    ControlId forged = ControlId.of(ControlVerb.CHOOSE, hall.table(), "0~z9");
    PrivateAnswer told = hall.asks(hall.pressed(ADA, prompt, forged, ""));
    assertEquals(
        VisibleControls.choices(prompt.post()), VisibleControls.choices(told.given.orElseThrow()));
  }

  @Test
  void whoeverChoosesInTheChannelIsToldThereAndInThePrompt() {
    PrivateAnswer told = hall.plays(ADA, "circle c2");
    assertTrue(told.words().startsWith("You circled the knight on c2."), told.words());
    assertTrue(hall.prompt(ADA).post().words().contains("You circled the knight on c2"));
    assertTrue(hall.lanes.delivered.isEmpty());
  }

  @Test
  void theHandTellsWhatOnlyThePersonKnows() {
    hall.plays(ADA, "circle c2");
    assertTrue(hall.types(ADA, "hand").words().contains("You circled the knight on c2"));
    assertTrue(hall.types(BEN, "hand").words().startsWith("You have nothing hidden"));
  }
}

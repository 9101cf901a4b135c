package rookery.bot.outbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import rookery.bot.outbox.MessageTransport.Errand;
import rookery.bot.outbox.Outbox.Sent;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Person;
import rookery.bot.table.message.MessageId;
import rookery.bot.vitals.Telemetry;

class OutboxSenderTest {
  private static final MessageAddress HALL = new MessageAddress.Channel("22");
  private static final MessageAddress ATTIC = new MessageAddress.Channel("33");
  private static final MessageAddress ANN = new MessageAddress.Direct(new Person("101"));
  private static final Duration A_SECOND = Duration.ofSeconds(1);

  private final VirtualTime time = new VirtualTime();
  private final MemoryOutbox outbox = new MemoryOutbox(time.clock());
  private final RecordingTransport courier = new RecordingTransport();
  private final RequestPacer pace = new RequestPacer(time::nanos);
  private final List<String> followed = new ArrayList<>();
  private boolean isTableBroken;
  private boolean isPaceUntold;
  private OutboxSender sender;
  private long letters;

  @BeforeEach
  void start() {
    sender = started();
  }

  private OutboxSender started() {
    OutboxSender started =
        new OutboxSender(
            outbox, consequences(), this::paced, time.clock(), time, time, Telemetry.UNHEARD);
    started.start(courier);
    time.pass();
    return started;
  }

  private Duration paced() {
    if (isPaceUntold) {
      throw new IllegalStateException("the database is out of reach");
    }
    return pace.next();
  }

  private UndeliverableHandler consequences() {
    return new UndeliverableHandler() {
      @Override
      public CompletionStage<Void> undelivered(OutgoingMessage letter) {
        return follows("undelivered");
      }

      @Override
      public CompletionStage<Void> shut(OutgoingMessage letter, boolean gone) {
        return follows(gone ? "gone" : "shut");
      }

      @Override
      public CompletionStage<Void> vanished(OutgoingMessage letter) {
        return follows("vanished");
      }
    };
  }

  private CompletionStage<Void> follows(String what) {
    if (isTableBroken) {
      return CompletableFuture.failedFuture(new IllegalStateException("the disk is full"));
    }
    followed.add(what);
    return CompletableFuture.completedFuture(null);
  }

  private OutgoingMessage message(MessageAddress to, String words) {
    return OutgoingMessage.sending(new MessageId(++letters), to, "k7f2", Post.words(words));
  }

  private OutgoingMessage change(OutgoingMessage first, String words) {
    return OutgoingMessage.changing(
        new MessageId(++letters), first.id(), first.address(), "k7f2", Post.words(words));
  }

  private OutgoingMessage put(OutgoingMessage letter) {
    outbox.put(letter);
    return letter;
  }

  private OutgoingMessage says(MessageAddress to, String words) {
    OutgoingMessage letter = put(message(to, words));
    ring();
    return letter;
  }

  private void ring() {
    sender.ring();
    time.pass();
  }

  private void crash() {
    outbox.crash();
    sender = started();
  }

  @Test
  void aLaneKeepsItsOrderAndSendsOneAtATime() {
    courier.hangsAt(HALL);
    says(HALL, "One.");
    says(HALL, "Two.");
    says(HALL, "Three.");
    assertEquals(List.of("One."), courier.words());
    courier.goesOnAt(HALL);
    time.pass(A_SECOND);
    assertEquals(List.of("One.", "Two.", "Three."), courier.words());
    assertTrue(outbox.isEmpty());
  }

  @Test
  void whatNobodyCouldTellThePaceOfIsSentOnceSomebodyCan() {
    isPaceUntold = true;
    for (int lane = 0; lane < OutboxSender.MOST_ON_THE_WAY; lane++) {
      put(message(new MessageAddress.Channel(Integer.toString(lane)), "To " + lane));
    }
    ring();
    assertEquals(List.of(), courier.words());
    isPaceUntold = false;
    time.pass(Duration.ofMinutes(1));
    assertEquals(OutboxSender.MOST_ON_THE_WAY, courier.words().size());
    assertTrue(outbox.isEmpty());
  }

  @Test
  void aFewAreOnTheirWayWhateverWaits() {
    for (int lane = 0; lane < 1_000; lane++) {
      MessageAddress to = new MessageAddress.Channel(Integer.toString(lane));
      courier.hangsAt(to);
      put(message(to, "To " + lane));
    }
    ring();
    time.pass(Duration.ofSeconds(10));
    assertEquals(OutboxSender.MOST_ON_THE_WAY, courier.errands().size());

    courier.goesOnAt(new MessageAddress.Channel("0"));
    time.pass(A_SECOND);
    assertEquals(OutboxSender.MOST_ON_THE_WAY + 1, courier.errands().size());
  }

  @Test
  void allRequestsTogetherStayBelowDiscordsLimit() {
    for (int lane = 0; lane < 200; lane++) {
      put(message(new MessageAddress.Channel(Integer.toString(lane)), "To " + lane));
    }
    ring();
    int before = 0;
    for (int second = 0; second < 10; second++) {
      time.pass(A_SECOND);
      int sent = courier.errands().size() - before;
      assertTrue(sent <= 50, sent + " in one second");
      before += sent;
    }
    assertEquals(200, before);
  }

  @Test
  void whatMayPassByItselfIsTriedAgainLaterAndLater() {
    courier.failsAt(HALL, DeliveryFailure.PASSING);
    says(HALL, "One.");
    List<Integer> tries = new ArrayList<>();
    for (int second = 0; second < 16; second++) {
      tries.add(courier.errands().size());
      time.pass(A_SECOND);
    }
    assertEquals(List.of(1, 1, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4), tries);
    courier.worksAt(HALL);
    time.pass(Duration.ofMinutes(5));
    assertTrue(outbox.isEmpty());
  }

  @Test
  void aRepeatedAttemptHasTheSameNonce() {
    courier.failsAt(HALL, DeliveryFailure.PASSING);
    says(HALL, "One.");
    time.pass(Duration.ofSeconds(5));
    assertEquals(1, courier.errands().stream().map(Errand::nonce).distinct().count());
  }

  @Test
  void aFirstAttemptLooksForNothingAndEachFurtherForWhatTheOneBeforeMayHaveSent() {
    courier.failsAt(HALL, DeliveryFailure.PASSING);
    says(HALL, "One.");
    assertEquals(Optional.empty(), courier.last().lookFrom());
    time.pass(Duration.ofSeconds(5));
    assertEquals(Optional.of(VirtualTime.NOON), courier.last().lookFrom());
  }

  @Test
  void twoFailingLanesHoldUpNoOther() {
    courier.failsAt(HALL, DeliveryFailure.PASSING);
    courier.failsAt(ATTIC, DeliveryFailure.PASSING);
    says(HALL, "One.");
    says(ATTIC, "One.");
    says(ANN, "One for Ann.");
    assertEquals(List.of("One.", "One.", "One for Ann."), courier.words());
    courier.worksAt(HALL);
    courier.worksAt(ATTIC);
    time.pass(Duration.ofSeconds(5));
    assertTrue(outbox.isEmpty());
  }

  @Test
  void aLaneThatHangsHoldsUpNoOther() {
    courier.hangsAt(HALL);
    courier.failsAt(ATTIC, DeliveryFailure.PASSING);
    says(HALL, "One.");
    says(ATTIC, "Two.");
    courier.worksAt(ATTIC);
    time.pass(Duration.ofSeconds(5));
    assertEquals(List.of("One.", "Two.", "Two."), courier.words());
  }

  @Test
  void whatMayHaveBeenSentJustBeforeACrashIsSentUnderItsNonce() {
    courier.hangsAt(HALL);
    says(HALL, "One.");
    String nonce = courier.last().nonce();
    time.pass(Duration.ofSeconds(90));
    crash();
    assertEquals(nonce, courier.last().nonce());
  }

  @Test
  void whatMayHaveBeenSentBeforeTheStartIsLookedForHoweverLongAgoThatWas() {
    courier.hangsAt(HALL);
    says(HALL, "One.");
    crash();
    assertEquals(Optional.of(VirtualTime.NOON), courier.last().lookFrom());
    time.pass(Duration.ofMinutes(3));
    crash();
    assertEquals(Optional.of(VirtualTime.NOON), courier.last().lookFrom());
  }

  @Test
  void theTableHearsOfAChannelWhereTheBotMayNotWriteForLongerThanAMinute() {
    courier.failsAt(HALL, DeliveryFailure.NOT_ALLOWED);
    says(HALL, "One.");
    time.pass(Duration.ofSeconds(50));
    assertEquals(List.of(), followed);
    time.pass(Duration.ofSeconds(50));
    assertEquals(List.of("shut"), followed);
    assertEquals(List.of("One."), outbox.failed());
    assertTrue(outbox.isEmpty());
  }

  @Test
  void aRightThatIsGivenBackAtOnceCostsNoMessage() {
    courier.failsAt(HALL, DeliveryFailure.NOT_ALLOWED);
    says(HALL, "One.");
    time.pass(Duration.ofSeconds(30));
    courier.worksAt(HALL);
    time.pass(Duration.ofSeconds(30));
    assertEquals(List.of(), followed);
    assertEquals(List.of(), outbox.failed());
    assertTrue(outbox.isEmpty());
  }

  @Test
  void aChannelWhereTheBotMayNotWriteForDaysHoldsUpNoOther() {
    courier.failsAt(HALL, DeliveryFailure.NOT_ALLOWED);
    for (int day = 0; day < 7; day++) {
      says(HALL, "Day " + day);
      says(ANN, "Day " + day + " for Ann.");
      time.pass(Duration.ofDays(1));
    }
    assertEquals(7, outbox.failed().size());
    assertTrue(outbox.isEmpty());
  }

  @Test
  void theTableHearsOfAChannelThatIsGone() {
    courier.failsAt(HALL, DeliveryFailure.CHANNEL_GONE);
    says(HALL, "One.");
    assertEquals(List.of("gone"), followed);
    assertTrue(outbox.isEmpty());
  }

  @Test
  void whatIsRefusedIsGivenUpAndTheLaneGoesOn() {
    courier.failsAt(HALL, DeliveryFailure.REFUSED);
    says(HALL, "One.");
    courier.worksAt(HALL);
    says(HALL, "Two.");
    assertEquals(List.of("One.", "Two."), courier.words());
    assertEquals(List.of("One."), outbox.failed());
  }

  @Test
  void anErrorOfOursLeavesNoLaneBusy() {
    courier.breaksAt(HALL);
    says(HALL, "One.");
    says(ANN, "Two.");
    courier.worksAt(HALL);
    time.pass(Duration.ofSeconds(5));
    assertEquals(List.of("One.", "Two.", "One."), courier.words());
    assertTrue(outbox.isEmpty());
  }

  @Test
  void theTableHearsOfWhoCannotBeWrittenTo() {
    courier.failsAt(ANN, DeliveryFailure.UNREACHABLE);
    says(ANN, "Your card.");
    assertEquals(List.of("undelivered"), followed);
    assertEquals(List.of("Your card."), outbox.failed());
  }

  @Test
  void theTableHearsOfAMessageThatIsGone() {
    OutgoingMessage first = says(HALL, "One.");
    courier.failsAt(HALL, DeliveryFailure.MESSAGE_GONE);
    put(change(first, "Changed."));
    ring();
    assertEquals(List.of("vanished"), followed);
  }

  @Test
  void whatFollowsIsTriedAgainWhereItCannotBeDone() {
    isTableBroken = true;
    courier.failsAt(ANN, DeliveryFailure.UNREACHABLE);
    says(ANN, "Your card.");
    assertFalse(outbox.isEmpty());
    isTableBroken = false;
    time.pass(Duration.ofSeconds(10));
    assertEquals(List.of("undelivered"), followed);
    assertTrue(outbox.isEmpty());
  }

  @Test
  void aChangeGoesToWhereTheMessageStands() {
    OutgoingMessage first = says(HALL, "One.");
    put(change(first, "Changed."));
    ring();
    assertEquals(Optional.of(new Sent("22", "1")), courier.last().stands());
  }

  @Test
  void aChangeOfWhatWasNeverSentIsLeftOut() {
    courier.failsAt(HALL, DeliveryFailure.REFUSED);
    OutgoingMessage first = says(HALL, "One.");
    put(change(first, "Changed."));
    ring();
    assertEquals(List.of("One."), courier.words());
    assertTrue(outbox.isEmpty());
  }

  @Test
  void anOutboxThatCannotBeReadIsReadAgain() {
    put(message(HALL, "One."));
    outbox.breakDown(true);
    ring();
    outbox.breakDown(false);
    time.pass(Duration.ofSeconds(6));
    assertEquals(List.of("One."), courier.words());
  }

  @Test
  void whatCannotBeSettledIsSettledLaterAndNotSentAgain() {
    courier.hangsAt(HALL);
    says(HALL, "One.");
    outbox.breakDown(true);
    courier.goesOnAt(HALL);
    time.pass(Duration.ofSeconds(20));
    outbox.breakDown(false);
    time.pass(Duration.ofSeconds(20));
    assertEquals(List.of("One."), courier.words());
    assertTrue(outbox.isEmpty());
  }

  @Test
  void whatTheAnswerToAPressDeliversIsNotSent() {
    OutgoingMessage first = says(HALL, "One.");
    assertTrue(sender.claim(HALL));
    OutgoingMessage answer = put(change(first, "Changed."));
    ring();
    assertTrue(sender.isNext(answer));
    time.pass(Duration.ofSeconds(60));
    sender.delivered(answer);
    time.pass(Duration.ofSeconds(60));
    assertEquals(List.of("One."), courier.words());
    assertTrue(outbox.isEmpty());
  }

  @Test
  void whatTheAnswerDoesNotDeliverIsSentAtOnce() {
    OutgoingMessage first = says(HALL, "One.");
    assertTrue(sender.claim(HALL));
    put(change(first, "Changed."));
    sender.release(HALL);
    time.pass();
    assertEquals(List.of("One.", "Changed."), courier.words());
  }

  @Test
  void whatIsReleasedIsNotOnItsWayThoughNobodyCanWriteThatDown() {
    for (int claimed = 0; claimed < OutboxSender.MOST_ON_THE_WAY; claimed++) {
      MessageAddress lane = new MessageAddress.Channel("claimed " + claimed);
      assertTrue(sender.claim(lane));
      put(message(lane, "Left to the outbox."));
      outbox.breakDown(true);
      sender.release(lane);
      outbox.breakDown(false);
    }
    time.pass(Duration.ofMinutes(1));
    assertEquals(OutboxSender.MOST_ON_THE_WAY, courier.words().size());
  }

  @Test
  void whatNobodyHasAnsweredAfterACrashIsSent() {
    OutgoingMessage first = says(HALL, "One.");
    assertTrue(sender.claim(HALL));
    put(change(first, "Changed."));
    ring();
    assertEquals(List.of("One."), courier.words());
    outbox.crash();
    ring();
    assertEquals(List.of("One.", "Changed."), courier.words());
  }

  @Test
  void whatIsSaidFirstInAClaimedLaneGoesFirst() {
    OutgoingMessage first = says(HALL, "One.");
    assertTrue(sender.claim(HALL));
    says(HALL, "Two.");
    OutgoingMessage answer = put(change(first, "Changed."));
    assertFalse(sender.isNext(answer));
    sender.release(HALL);
    time.pass(A_SECOND);
    assertEquals(List.of("One.", "Two.", "Changed."), courier.words());
  }

  @Test
  void aLaneThatIsBusyCannotBeClaimed() {
    OutgoingMessage first = says(HALL, "One.");
    courier.hangsAt(HALL);
    says(HALL, "Two.");
    put(change(first, "Changed."));
    assertFalse(sender.claim(HALL));
    courier.goesOnAt(HALL);
    time.pass(A_SECOND);
    assertEquals(List.of("One.", "Two.", "Changed."), courier.words());
  }

  @Test
  void anAnswerWaitsForNothingOfOthers() {
    int others = 2 * OutboxSender.MOST_ON_THE_WAY;
    for (int busy = 0; busy < others; busy++) {
      MessageAddress lane = new MessageAddress.Channel("busy " + busy);
      courier.hangsAt(lane);
      says(lane, "Of others.");
    }
    assertTrue(courier.words().size() < others);
    assertTrue(sender.claim(HALL));
    assertTrue(sender.isNext(put(message(HALL, "An answer."))));
  }

  @Test
  void whatComesWhileAQuietLaneIsClaimedWaits() {
    assertTrue(sender.claim(HALL));
    says(HALL, "One.");
    assertEquals(List.of(), courier.words());
    sender.release(HALL);
    time.pass();
    assertEquals(List.of("One."), courier.words());
  }

  @Test
  void nothingIsBegunAfterTheEnd() throws InterruptedException {
    sender.stop();
    says(HALL, "One.");
    assertEquals(List.of(), courier.words());
    assertFalse(outbox.isEmpty());
  }
}

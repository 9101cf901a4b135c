package rookery.bot.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.store.kit.StoreSamples.NOON;
import static rookery.bot.store.kit.StoreSamples.change;
import static rookery.bot.store.kit.StoreSamples.id;
import static rookery.bot.store.kit.StoreSamples.message;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import rookery.bot.outbox.Outbox.Sent;
import rookery.bot.outbox.Outbox.Settlement.Done;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Picture;
import rookery.bot.post.Post;
import rookery.bot.store.kit.StoreSamples;
import rookery.bot.store.kit.TestDatabase;
import rookery.bot.table.MessageAddress;

/** The changes of one message come in the order of their letters, and no more than must be. */
class ChangesInOrderTest extends OutboxScript {
  /** A lane goes on before it is on the disk that its letter is settled. */
  @Retention(RetentionPolicy.RUNTIME)
  @DisabledIfSystemProperty(
      named = "rookery.database",
      matches = "postgresql",
      disabledReason = "on a server a lane goes on only once its letter is settled there")
  private @interface AheadOfTheDisk {}

  /** It is not on the disk yet. */
  private void settleUnwritten(OutgoingMessage letter) {
    kept.outbox().settle(letter, new Done(Optional.of(new Sent("33", "9002"))));
  }

  private static OutgoingMessage changeByAndBy(String name, String of) {
    return change(
        name, of, new MessageAddress.Direct(StoreSamples.ANN).aside(id(of)), "By and by.");
  }

  @Test
  void aChangeThatIsOvertakenIsNotSent() {
    put(message("a1", HALL, "One."));
    put(change("c1", "a1", HALL, "Once."));
    put(message("d2", HALL, "Two."));
    put(change("e2", "a1", HALL, "Twice."), change("f1", "d2", HALL, "Another."));
    send("a1");
    assertEquals(List.of("d2"), dueNow());
    send("d2");
    assertEquals(List.of("e2"), dueNow());
    sendChange("e2", "a1");
    assertEquals(List.of("f1"), dueNow());
  }

  @Test
  void theFirstOfALaneIsNotOvertakenAsItMayBeOnItsWay() {
    put(message("a1", HALL, "One."));
    send("a1");
    put(change("c1", "a1", HALL, "Once."));
    put(change("c2", "a1", HALL, "Twice."));
    assertEquals(List.of("c1"), dueNow());
    sendChange("c1", "a1");
    assertEquals(List.of("c2"), dueNow());
  }

  @Test
  @AheadOfTheDisk
  void aChangeIsNotMadeAgainOnceALaterOneIsOnTheDisk() {
    put(message("a1", HALL, "One."));
    send("a1");
    put(change("c1", "a1", HALL, "Once."));
    put(change("c2", "a1", HALL, "Twice."));
    // The first was delivered, and then the disk was full for a moment.
    sendChange("c2", "a1");
    assertEquals(List.of(), dueNow());
  }

  @Test
  void aMessageIsChangedInOrderFromTwoLanesToo() {
    MessageAddress slow = new MessageAddress.Leisurely("22", id("a1"));
    put(message("a1", HALL, "One."));
    send("a1");
    put(change("c1", "a1", HALL, "Ben has come."));
    put(change("c2", "a1", slow, "It has begun."));
    assertEquals(List.of("c1"), dueNow());
    sendChange("c1", "a1");
    assertEquals(List.of("c2"), dueNow());
  }

  @Test
  void aChangeThatIsLeftForLaterIsOvertakenByOneAtOnce() {
    put(message("a1", ANN, "One."));
    sendToAnn("a1");
    put(changeByAndBy("c1", "a1").notBefore(LATER));
    put(change("c2", "a1", ANN, "Twice."));
    assertEquals(List.of("c2"), dueAt(LATER));
  }

  @Test
  void aBoardThatIsBehindTheGameIsNeverShownOnceAnotherHasTakenItsPlace() {
    MessageAddress byItself = new MessageAddress.Leisurely("22", id("a1"));
    put(message("a1", HALL, "A board."));
    send("a1");
    put(change("c1", "a1", byItself, "A computer thinks.").notBefore(LATER));
    assertEquals(List.of(), dueNow());
    OutgoingMessage past = change("c2", "a1", byItself, "What was done.").notBefore(NOON);
    put(message("b1", HALL, "A new board."), past);
    assertEquals(List.of("b1", "c2"), dueNow());
  }

  @Test
  void aBoardThatIsBehindTheGameIsShownInItsTimeIfNothingElseHappens() {
    MessageAddress byItself = new MessageAddress.Leisurely("22", id("a1"));
    put(message("a1", HALL, "A board."));
    send("a1");
    put(change("c1", "a1", byItself, "A computer thinks.").notBefore(LATER));
    put(message("b1", HALL, "Another table's board."));
    assertEquals(List.of("b1"), dueNow());
    send("b1");
    assertEquals(List.of("c1"), dueAt(LATER));
  }

  @Test
  void aChangeThatWasLeftForLaterAndMayBeOnItsWayIsNotOvertaken() {
    put(message("a1", ANN, "One."));
    sendToAnn("a1");
    put(changeByAndBy("c1", "a1").notBefore(NOON));
    put(change("c2", "a1", ANN, "Twice."));
    assertEquals(List.of("c1"), dueNow());
  }

  @Test
  void aChangeInAnotherLaneWaitsForItsMessageToBeKnownToStand() {
    MessageAddress slow = new MessageAddress.Leisurely("22", id("a1"));
    put(message("a1", HALL, "One."));
    put(change("c1", "a1", slow, "It has begun."));
    assertEquals(List.of("a1"), dueNow());
    send("a1");
    assertEquals(List.of("c1"), dueNow());
  }

  @Test
  @AheadOfTheDisk
  void aLaneThatIsAheadOfTheDiskWaitsForAnEarlierChangeInAnotherToo() {
    MessageAddress elsewhere = new MessageAddress.Channel("33");
    put(message("a1", HALL, "One."));
    send("a1");
    put(change("c1", "a1", HALL, "Ben has come."));
    put(message("d1", elsewhere, "We go on here."), change("d2", "a1", elsewhere, "Moved."));
    settleUnwritten(message("d1", elsewhere, "We go on here."));
    assertEquals(List.of("c1"), names(kept.outbox().claim(NOON, MANY)));
  }

  @Test
  @AheadOfTheDisk
  void aLaneThatIsAheadOfTheDiskWaitsForTheMessageThatItChanges() {
    MessageAddress elsewhere = new MessageAddress.Channel("33");
    put(message("a1", HALL, "One."));
    put(message("d1", elsewhere, "We go on here."), change("d2", "a1", elsewhere, "Moved."));
    settleUnwritten(message("d1", elsewhere, "We go on here."));
    assertEquals(List.of("a1"), names(kept.outbox().claim(NOON, MANY)));
  }

  /** Two tables that share a channel may come to the disk in another order than their numbers. */
  @Test
  @AheadOfTheDisk
  void aLaneThatIsAheadOfTheDiskLeavesOutNothingThatCameLate() {
    put(message("a2", HALL, "Of one table."));
    put(message("a1", HALL, "Of another."), message("a3", HALL, "Of that again."));
    settleUnwritten(message("a2", HALL, "Of one table."));
    assertEquals(List.of("a1"), names(kept.outbox().claim(NOON, MANY)));
  }

  @Test
  @AheadOfTheDisk
  void aLaterAnswerIsNotTheNextWhileALetterThatCameLateWaits() {
    OutgoingMessage answer = message("a3", HALL, "An answer.");
    put(message("a2", HALL, "Of one table."));
    put(message("a1", HALL, "Of another."), answer);
    settleUnwritten(message("a2", HALL, "Of one table."));
    assertFalse(kept.outbox().isNext(answer));
  }

  @Test
  void anEarlierChangeThatComesLateDoesNotStopItsLane() {
    put(message("a1", HALL, "One."));
    send("a1");
    put(change("c2", "a1", HALL, "Twice."));
    put(change("c1", "a1", HALL, "Once."));
    // A server sends it first all the same.
    assertEquals(List.of(TestDatabase.isOnServer() ? "c1" : "c2"), dueNow());
  }

  @Test
  void anEarlierChangeThatComesLateDropsNoLaterOne() {
    put(message("a1", HALL, "One."), change("c2", "a1", HALL, "Twice."));
    put(change("c1", "a1", HALL, "Once."));
    send("a1");
    sendChange("c1", "a1");
    assertEquals(List.of("c2"), dueNow());
  }

  @Test
  void anAnswerIsNotTheNextBeforeAnEarlierChangeInAnotherLane() {
    OutgoingMessage answer = change("c2", "a1", ANN, "Twice.");
    put(message("a1", HALL, "One."));
    send("a1");
    assertTrue(kept.outbox().claim(ANN));
    put(change("c1", "a1", HALL, "Once."), answer);
    assertFalse(kept.outbox().isNext(answer));
    sendChange("c1", "a1");
    assertTrue(kept.outbox().isNext(answer));
  }

  @Test
  void aChangeThatKeepsThePictureOvertakesNothing() {
    Post words = Post.of(new Picture(Optional.empty(), "as before"), "A draw is offered.");
    put(message("a1", HALL, "One."), change("c1", "a1", HALL, "A new picture."));
    put(OutgoingMessage.changing(id("c2"), id("a1"), HALL, "k7f2", words));
    send("a1");
    assertEquals(List.of("c1"), dueNow());
  }
}

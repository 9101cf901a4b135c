package rookery.bot.store;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.store.kit.StoreSamples.NOON;
import static rookery.bot.store.kit.StoreSamples.change;
import static rookery.bot.store.kit.StoreSamples.changed;
import static rookery.bot.store.kit.StoreSamples.id;
import static rookery.bot.store.kit.StoreSamples.message;
import static rookery.bot.store.kit.StoreSamples.playing;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import rookery.bot.outbox.Outbox.Pending;
import rookery.bot.outbox.Outbox.Sent;
import rookery.bot.outbox.Outbox.Settlement;
import rookery.bot.outbox.Outbox.Settlement.Again;
import rookery.bot.outbox.Outbox.Settlement.Done;
import rookery.bot.outbox.Outbox.Settlement.Failed;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.request.TableStorage.Change;
import rookery.bot.store.kit.TestDatabase;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;

/** What waits to be sent, and what becomes of it. */
class StoredOutboxTest extends OutboxScript {
  /** What is settled is known here before it is on the disk. */
  @Retention(RetentionPolicy.RUNTIME)
  @DisabledIfSystemProperty(
      named = "rookery.database",
      matches = "postgresql",
      disabledReason = "others must see what was settled")
  private @interface SettledInMemory {}

  @Test
  void lanesKeepTheirOrder() {
    put(message("a1", HALL, "One."), message("b1", ANN, "One for Ann."));
    put(message("a2", HALL, "Two."));
    assertEquals(List.of("a1", "b1"), dueNow());
    send("a1");
    assertEquals(List.of("a2", "b1"), dueNow());
    send("a2");
    sendToAnn("b1");
    assertEquals(List.of(), dueNow());
    assertTrue(kept.outbox().isEmpty());
  }

  @Test
  void whatIsClaimedIsWhatWasPutIn() {
    OutgoingMessage letter = message("a1", HALL, "One.");
    put(letter);
    Pending untried = kept.outbox().claim(NOON, MANY).get(0);
    assertEquals(letter, untried.message());
    assertEquals(Optional.empty(), untried.since());
    assertEquals(letter, kept.afresh().outbox().claim(NOON, MANY).get(0).message());
  }

  @Test
  void aLaneThatIsClaimedIsLeftAloneUntilItsLetterIsSettled() {
    put(message("a1", HALL, "One."), message("a2", HALL, "Two."));
    assertEquals(List.of("a1"), names(kept.outbox().claim(NOON, MANY)));
    assertEquals(List.of(), names(kept.outbox().claim(NOON, MANY)));
    send("a1");
    assertEquals(List.of("a2"), names(kept.outbox().claim(NOON, MANY)));
  }

  /** Discord has taken it; that is not on the disk yet. */
  private void deliver(OutgoingMessage letter, Settlement how) {
    assertEquals(List.of(letter.id()), claimed().stream().map(p -> p.message().id()).toList());
    CompletableFuture<Void> settled = kept.outbox().settle(letter, how).toCompletableFuture();
    if (TestDatabase.isOnServer()) {
      settled.join();
    }
  }

  private List<Pending> claimed() {
    return kept.outbox().claim(NOON, MANY);
  }

  @Test
  @SettledInMemory
  void aLaneDoesNotWaitUntilItIsOnTheDiskThatItsLetterWasDelivered() {
    OutgoingMessage first = message("a1", HALL, "One.");
    put(first, message("a2", HALL, "Two."), message("a3", HALL, "Three."));
    deliver(first, DONE);
    assertEquals(Optional.of(NOON), kept.outbox().nextDue());
    assertEquals(List.of("a2"), names(claimed()));
    assertEquals(List.of("a1"), dueNow());
    kept.database().turns().flush();
    assertEquals(List.of("a2"), dueNow());
    assertEquals(List.of(), names(claimed()));
  }

  @Test
  @SettledInMemory
  void aChangeWaitsUntilItIsOnTheDiskWhereItsMessageStandsSoThatACrashCanFindIt() {
    OutgoingMessage board = message("a1", HALL, "One.");
    put(board, change("c1", "a1", HALL, "Changed."));
    deliver(board, DONE);
    assertEquals(Optional.of(STANDS), stands("a1"));
    assertEquals(List.of(), claimed());
    kept.database().turns().flush();
    assertEquals(Optional.of(STANDS), claimed().get(0).stands());
  }

  @Test
  void nothingIsPostedInAThreadUntilItIsOnTheDiskWhichTableIsPlayedThere() {
    MessageAddress thread = new MessageAddress.InThread("22", id("a1"), "Custodian Chess k7f2");
    OutgoingMessage opener = message("a1", thread, "One.");
    put(opener, message("a2", thread, "Two."));
    deliver(opener, DONE);
    assertEquals(List.of("a2"), names(await().until(this::claimed, found -> !found.isEmpty())));
    assertEquals(List.of("k7f2"), kept.store().openIn(STANDS.message()));
  }

  @Test
  void aLaneIsQuietWhenItsLastLetterWasDelivered() {
    OutgoingMessage only = message("a1", HALL, "One.");
    put(only);
    assertFalse(kept.outbox().isEmpty());
    deliver(only, DONE);
    assertEquals(Optional.empty(), kept.outbox().nextDue());
    assertTrue(kept.outbox().isEmpty());
    kept.database().turns().flush();
    assertTrue(kept.outbox().claim(HALL));
  }

  @Test
  void aQuietLaneCanBeClaimedAtOnceAfterAChange() {
    put(message("a1", HALL, "One."));
    send("a1");
    OutgoingMessage change = change("c1", "a1", HALL, "Changed.");
    put(change);
    deliver(change, new Done(Optional.empty()));
    assertTrue(kept.outbox().claim(HALL));
  }

  @Test
  @SettledInMemory
  void aQuietLaneCannotBeClaimedUntilItIsOnTheDiskWhereItsLastMessageStands() {
    OutgoingMessage only = message("a1", HALL, "One.");
    put(only);
    deliver(only, DONE);
    assertFalse(kept.outbox().claim(HALL));
    kept.database().turns().flush();
    assertTrue(kept.outbox().claim(HALL));
  }

  @Test
  void anAnswerIsTheNextWhenTheOneBeforeItWasDelivered() {
    put(message("a1", HALL, "One."));
    send("a1");
    OutgoingMessage before = change("c1", "a1", HALL, "Changed.");
    put(before);
    deliver(before, new Done(Optional.empty()));
    assertTrue(kept.outbox().claim(HALL));
    OutgoingMessage answer = change("c2", "a1", HALL, "Changed again.");
    put(answer);
    assertTrue(kept.outbox().isNext(answer));
  }

  @Test
  @SettledInMemory
  void anAnswerMayChangeAMessageOnlyOnceItIsOnTheDiskWhereThatStands() {
    OutgoingMessage answer = change("c1", "a1", HALL, "Changed.");
    OutgoingMessage first = message("a1", HALL, "One.");
    put(first, answer);
    deliver(first, DONE);
    assertFalse(kept.outbox().isNext(answer));
    kept.database().turns().flush();
    assertTrue(kept.outbox().isNext(answer));
  }

  @Test
  void asManyLanesAreClaimedAsAreWantedThoseFirstThatWaitLongest() {
    put(message("a1", HALL, "One."), message("b1", ANN, "One."));
    settle("a1", new Again(NOON.plusSeconds(1), "503"));
    assertEquals(List.of("b1"), names(kept.outbox().claim(LATER, 1)));
    assertEquals(List.of("a1"), names(kept.outbox().claim(LATER, 1)));
    assertEquals(List.of(), names(kept.outbox().claim(LATER, 1)));
  }

  @Test
  void aLaneWaitsForItsFirst() {
    put(message("a1", HALL, "One."), message("a2", HALL, "Two."), message("b1", ANN, "One."));
    settle("a1", new Again(LATER, "503"));
    assertEquals(List.of("b1"), dueNow());
    assertEquals(List.of("a1", "b1"), dueAt(LATER));
  }

  @Test
  void theNextIsTheEarliestOfTheFirsts() {
    assertEquals(Optional.empty(), kept.outbox().nextDue());
    put(message("a1", HALL, "One."), message("a2", HALL, "Two."), message("b1", ANN, "One."));
    settle("a1", new Again(LATER, "503"));
    settle(message("b1", ANN, "One."), new Again(LATER.plusSeconds(1), "503"));
    assertEquals(Optional.of(LATER), kept.outbox().nextDue());
  }

  @Test
  void whatIsOnItsWayIsNotTheNext() {
    put(message("a1", HALL, "One."), message("b1", ANN, "One."));
    settle(message("b1", ANN, "One."), new Again(LATER, "503"));
    assertEquals(List.of("a1"), names(kept.outbox().claim(NOON, MANY)));
    assertEquals(Optional.of(LATER), kept.outbox().nextDue());
  }

  @Test
  void anUnsentLetterSurvivesAReopenAndMayHaveBeenSent() {
    OutgoingMessage letter = message("a1", HALL, "One.");
    put(letter);
    Pending before = kept.outbox().claim(NOON, MANY).get(0);
    kept.close();
    kept = OpenDatabase.in(folder);
    Pending after = kept.outbox().claim(NOON, MANY).get(0);
    assertEquals(letter, after.message());
    assertEquals(before.nonce(), after.nonce());
    assertEquals(Optional.of(NOON), after.since());
  }

  @Test
  void whatWouldBeDueInHoursIsDueNowAsTheClockWasSetBack() {
    put(message("a1", HALL, "One."));
    settle("a1", new Again(NOON.plus(Duration.ofHours(3)), "503"));
    assertEquals(List.of("a1"), dueNow());
  }

  @Test
  void numbersGoOnWhereTheyEndedThoughTheClockWasSetBack() {
    OutgoingMessage sent = OutgoingMessage.sending(kept.nextId(), HALL, "k7f2", Post.words("One."));
    put(sent);
    settle(sent, DONE);
    OpenDatabase after = kept.afreshAt(NOON.minus(Duration.ofHours(1)));
    assertTrue(after.nextId().compareTo(sent.id()) > 0);
  }

  @Test
  void numbersGoOnBehindWhatWaitsThoughTheClockWasSetBack() {
    OutgoingMessage waits =
        OutgoingMessage.sending(kept.nextId(), HALL, "k7f2", Post.words("One."));
    put(waits);
    OpenDatabase after = kept.afreshAt(NOON.minus(Duration.ofHours(1)));
    assertTrue(after.nextId().compareTo(waits.id()) > 0);
  }

  @Test
  void attemptsAreCountedFromTheFirst() {
    put(message("a1", HALL, "One."));
    settle("a1", new Again(LATER, "503"));
    settle("a1", new Again(LATER, "503"));
    Pending third = kept.outbox().claim(LATER, MANY).get(0);
    assertEquals(2, third.attempts());
    assertEquals(Optional.of(NOON), third.since());
  }

  @Test
  void noncesAreOfNoOrderAndShortEnoughForDiscord() {
    put(message("a1", HALL, "One."), message("b1", ANN, "One."));
    List<String> nonces =
        kept.outbox().claim(NOON, MANY).stream().map(Pending::nonce).distinct().toList();
    assertEquals(2, nonces.size());
    nonces.forEach(nonce -> assertTrue(nonce.matches("[0-9a-f]{24}"), nonce));
  }

  @Test
  void whereAMessageStandsIsKnownOnceItIsSent() {
    put(message("a1", HALL, "One."));
    assertEquals(Optional.empty(), stands("a1"));
    send("a1");
    assertEquals(Optional.of(STANDS), stands("a1"));
    assertEquals(Optional.empty(), stands("nobody"));
  }

  @Test
  void aChangeKnowsWhereItsMessageStands() {
    put(message("a1", HALL, "One."), change("c1", "a1", HALL, "Changed."));
    send("a1");
    assertEquals(Optional.of(STANDS), kept.outbox().claim(NOON, MANY).get(0).stands());
    sendChange("c1", "a1");
    assertEquals(Optional.of(STANDS), stands("a1"));
  }

  @Test
  void aMessageSentAnewStandsElsewhere() {
    Sent anew = new Sent("22", "9002");
    put(message("a1", HALL, "One."), change("c1", "a1", HALL, "Changed."));
    send("a1");
    settle(change("c1", "a1", HALL, "Changed."), new Done(Optional.of(anew)));
    assertEquals(Optional.of(anew), stands("a1"));
  }

  @Test
  void aChangeOfWhatWasNeverSentStandsNowhere() {
    put(message("a1", HALL, "One."), change("c1", "a1", HALL, "Changed."));
    settle("a1", new Failed("50007"));
    assertEquals(Optional.empty(), kept.outbox().claim(NOON, MANY).get(0).stands());
    sendChange("c1", "a1");
    assertEquals(Optional.empty(), stands("a1"));
    assertEquals(List.of(), dueNow());
  }

  @Test
  void aLaneGoesOnAfterAFailure() {
    put(message("a1", HALL, "One."), message("a2", HALL, "Two."));
    settle("a1", new Failed("50001: Missing Access"));
    assertEquals(List.of("a2"), dueNow());
    assertEquals(1, kept.number("SELECT count(*) FROM messages WHERE error LIKE '50001%'"));
  }

  @Test
  void whatIsSettledTwiceIsSettledOnce() {
    put(message("a1", HALL, "One."), message("a2", HALL, "Two."));
    send("a1");
    send("a1");
    settle("a1", new Failed("50007"));
    assertEquals(Optional.of(STANDS), stands("a1"));
    assertEquals(List.of("a2"), dueNow());
  }

  @Test
  void whatIsSettledKeepsNoBodyAndAChangeNothingAtAll() {
    put(message("a1", HALL, "One."), message("b1", ANN, "One."), message("b2", ANN, "Two."));
    put(change("c1", "a1", HALL, "Changed."));
    send("a1");
    settle(message("b1", ANN, "One."), new Failed("50007"));
    sendChange("c1", "a1");
    assertEquals(1, kept.number("SELECT count(*) FROM bodies"));
    assertEquals(1, kept.number("SELECT count(*) FROM outbox"));
    assertEquals(2, kept.number("SELECT count(*) FROM messages"));
  }

  @Test
  void aLetterThatCannotBeReadIsPassedOver() {
    put(message("a1", HALL, "One."), message("a2", HALL, "Two."));
    kept.database()
        .alter(rows -> rows.update("UPDATE bodies SET post = '{}' WHERE n = " + id("a1")));
    OpenDatabase afresh = kept.afresh();
    assertEquals(List.of("a2"), names(afresh.outbox().claim(NOON, MANY)));
  }

  @Test
  void anAnswerIsLeftToWhoeverHasClaimedItsLane() {
    assertTrue(kept.outbox().claim(HALL));
    OutgoingMessage answer = change("c1", "a1", HALL, "Changed.");
    put(answer);
    assertEquals(List.of(), kept.outbox().claim(LATER, MANY));
    assertFalse(kept.outbox().claim(HALL));
    assertTrue(kept.outbox().isNext(answer));
  }

  @Test
  void anAnswerBehindOthersIsSentInItsTurn() {
    assertTrue(kept.outbox().claim(HALL));
    OutgoingMessage answer = change("c1", "a1", HALL, "Changed.");
    put(message("a1", HALL, "One."), answer);
    assertFalse(kept.outbox().isNext(answer));
    kept.outbox().release(HALL);
    send("a1");
    assertEquals(List.of("c1"), dueNow());
  }

  @Test
  void anAnswerIsDueAtOnceWhenItsLaneIsReleased() {
    assertTrue(kept.outbox().claim(HALL));
    put(change("c1", "a1", HALL, "Changed."));
    kept.outbox().release(HALL);
    assertEquals(List.of("c1"), dueNow());
  }

  @Test
  void aQuietLaneCanBeClaimedAndKeepsOthersWaiting() {
    assertTrue(kept.outbox().claim(HALL));
    put(message("a1", HALL, "One."));
    assertEquals(List.of(), kept.outbox().claim(NOON, MANY));
    kept.outbox().release(HALL);
    assertFalse(kept.outbox().claim(HALL));
    assertEquals(List.of("a1"), names(kept.outbox().claim(NOON, MANY)));
  }

  @Test
  void whatFollowsFromAFailureIsKeptTogetherWithIt() {
    put(message("a1", HALL, "One."));
    Table table = kept.store().find("k7f2").orElseThrow();
    kept.store()
        .save(
            new Change(
                Optional.of(table),
                table,
                List.of(message("b1", ANN, "I can't write there.")),
                Optional.empty(),
                Optional.of(message("a1", HALL, "One."))));
    assertEquals(List.of("b1"), dueNow());
  }

  @Test
  void theMessagesOfATableAreForgottenLongAfterItsEnd() {
    Table closed = playing("k7f2").with(TableStage.CLOSED);
    put(message("a1", HALL, "One."), message("b1", ANN, "One."));
    send("a1");
    kept.store().save(changed(kept.store().find("k7f2").orElseThrow(), closed));

    kept.tidyAt(NOON.plus(Duration.ofDays(29)));
    assertEquals(Optional.of(STANDS), stands("a1"));

    kept.tidyAt(NOON.plus(Duration.ofDays(31)));
    assertEquals(Optional.empty(), stands("a1"));
    assertEquals(List.of("b1"), dueNow());
  }

  @Test
  void theMessagesOfALongGameAreKept() {
    put(message("a1", HALL, "One."));
    send("a1");
    kept.tidyAt(NOON.plus(Duration.ofDays(400)));
    assertEquals(Optional.of(STANDS), stands("a1"));
  }
}

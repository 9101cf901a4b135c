package rookery.bot.command.computer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.request.testroom.InMemoryChannel.ADA;
import static rookery.bot.request.testroom.InMemoryChannel.BEN;
import static rookery.bot.request.testroom.InMemoryChannel.CLEO;

import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Post;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.request.Reply;
import rookery.bot.request.testroom.HeldComputers;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.request.testroom.PrivateAnswer;
import rookery.bot.table.Person;
import rookery.bot.table.Table;

/** Hints wait for one another, so nobody has more than one searched for. */
class HintSearchTest {
  private final HeldComputers thinking = new HeldComputers();
  private final HintSearch hints = new HintSearch(thinking);
  private final Table table = new InMemoryChannel().opens("custodian", ADA, BEN);

  private Reply asks(Person who) {
    return asks(who, table);
  }

  private Reply asks(Person who, Table at) {
    return hints.find(
        who,
        new PlayerNames(at),
        at.running().outlook(at.seatOf(ADA)),
        Post::words,
        Post::words,
        hint -> Post.words(hint.words()));
  }

  private static String meanwhile(Reply reply) {
    return ((Reply.Pondered) reply).meanwhile().words();
  }

  private static String answer(Reply reply) {
    return ((Reply.Pondered) reply).post().toCompletableFuture().join().words();
  }

  private static String beside(Reply reply) {
    return ((Reply.Beside) reply).post().words();
  }

  private static Person guest(int n) {
    return new Person("20" + n, "Guest" + n);
  }

  @Test
  void whoeverWaitsForAHintHasNoSecondOneSearchedFor() {
    Reply first = asks(ADA);
    assertTrue(beside(asks(ADA)).startsWith("I'm still working on your last hint."));
    assertTrue(thinking.lets());
    assertTrue(answer(first).startsWith("I'd "), answer(first));
    assertTrue(meanwhile(asks(ADA)).startsWith("I'm looking for a good choice."));
  }

  @Test
  void computersThatHaveToMoveGoFirst() {
    Reply hint = asks(ADA);
    AtomicBoolean moved = new AtomicBoolean();
    thinking.think(() -> moved.set(true), () -> {});
    assertTrue(thinking.lets());
    assertTrue(moved.get());
    assertTrue(thinking.lets());
    assertTrue(answer(hint).startsWith("I'd "), answer(hint));
  }

  @Test
  void whoeverWaitsForTheHintsOfOthersIsToldHowLong() {
    assertEquals(
        "I'm looking for a good choice. This will take a few seconds.", meanwhile(asks(ADA)));
    assertEquals(
        "I'm looking for a good choice. Someone else asked before you, so this can take 10 seconds.",
        meanwhile(asks(BEN)));
    assertEquals(
        "I'm looking for a good choice. 2 other people asked before you, so this can take 20 seconds.",
        meanwhile(asks(CLEO)));
  }

  @Test
  void nobodyWaitsBehindMoreHintsThanAMinuteIsEnoughFor() {
    for (int n = 0; n < HintSearch.MOST; n++) {
      meanwhile(asks(guest(n)));
    }
    assertTrue(beside(asks(ADA)).startsWith("Many people are asking for hints right now."));
    assertTrue(beside(asks(guest(0))).startsWith("I'm still working on your last hint."));
    assertTrue(thinking.lets());
    assertTrue(meanwhile(asks(ADA)).contains("this can take 60 seconds"));
  }

  @Test
  void whoeverMustWaitKeepsTheButtonsThatTheyPressed() {
    InMemoryChannel hall = new InMemoryChannel(thinking);
    hall.types(ADA, "play", "game=fluid", "seats=named", "opponents=beginner");
    ControlId hint = ControlId.of(ControlVerb.HINT, hall.table());
    hall.pressesOwn(ADA, hint);
    PrivateAnswer again = hall.pressesOwn(ADA, hint);
    assertTrue(again.given.isEmpty(), again.words());
    assertTrue(again.words().startsWith("I'm still working on your last hint."), again.words());
  }

  @Test
  void aHintWithoutAReasonOnTheBoardSaysSo() {
    Table booster = new InMemoryChannel().opens("booster", ADA, BEN);
    Reply hint = asks(ADA, booster);
    assertTrue(thinking.lets());
    assertTrue(answer(hint).matches("I'd [^.]*\\. .*"), answer(hint));
  }

  @Test
  void whoAsksAgainHasTheSameNumbersDrawnAndNobodyElseHas() {
    assertEquals(hints.numbers(ADA), hints.numbers(ADA));
    assertNotEquals(hints.numbers(ADA), hints.numbers(BEN));
    assertNotEquals(hints.numbers(ADA), new HintSearch(thinking).numbers(ADA));
  }

  @Test
  void othersHaveTheirOwn() {
    asks(ADA);
    asks(BEN);
  }

  @Test
  void whoeverWaitedInVainIsToldSoAboveTheChoices() {
    InMemoryChannel hall = new InMemoryChannel(thinking);
    hall.types(ADA, "play", "game=fluid", "seats=named", "opponents=beginner");
    PrivateAnswer hint = hall.types(ADA, "hint");
    thinking.givesUp();
    assertTrue(hint.words().startsWith("That took too long. Please try again."), hint.words());
    hall.presses(ADA, hint.post(), "Hint");
  }

  @Test
  void whoeverWaitedInVainCanAskAgain() {
    asks(ADA);
    thinking.givesUp();
    asks(ADA);
  }
}

package rookery.bot.command.computer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.request.testroom.InMemoryChannel.ADA;
import static rookery.bot.request.testroom.InMemoryChannel.BEN;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.request.testroom.HeldComputers;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.request.testroom.PrivateAnswer;
import rookery.bot.table.Person;
import rookery.bot.table.Refusal;
import rookery.bot.table.Table;

/** Computers that have to move wait behind hints, so nobody has more than one searched for. */
class HintSearchTest {
  private final HeldComputers thinking = new HeldComputers();
  private final HintSearch hints = new HintSearch(thinking);
  private final Table table = new InMemoryChannel().opens("custodian", ADA, BEN);

  private CompletableFuture<Optional<HintSearch.FoundHint>> asks(Person who) {
    return hints
        .find(who, new PlayerNames(table), table.running().outlook(table.seatOf(ADA)))
        .toCompletableFuture();
  }

  @Test
  void whoeverWaitsForAHintHasNoSecondOneSearchedFor() {
    CompletableFuture<Optional<HintSearch.FoundHint>> first = asks(ADA);
    assertThrows(Refusal.class, () -> asks(ADA));
    assertTrue(thinking.lets());
    String words = first.join().orElseThrow().words();
    assertTrue(words.startsWith("I'd "), words);
    asks(ADA);
  }

  @Test
  void aHintWithoutAReasonOnTheBoardSaysSo() {
    Table booster = new InMemoryChannel().opens("booster", ADA, BEN);
    CompletableFuture<Optional<HintSearch.FoundHint>> hint =
        hints
            .find(ADA, new PlayerNames(booster), booster.running().outlook(booster.seatOf(ADA)))
            .toCompletableFuture();
    assertTrue(thinking.lets());
    assertFalse(hint.join().orElseThrow().why().sentences().isEmpty());
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

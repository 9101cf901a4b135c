package rookery.bot.request.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.request.testroom.InMemoryChannel.ADA;

import java.util.Map;
import org.junit.jupiter.api.Test;
import rookery.bot.post.Post;
import rookery.bot.request.testroom.HeldComputers;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.table.Table;

/** Tables where a computer has to move when the sweep comes by, as after a start. */
class DueComputersTest {
  private final HeldComputers thinking = new HeldComputers();
  private final InMemoryChannel hall = new InMemoryChannel(thinking);

  private Table withComputersToMove() {
    hall.types(ADA, "play", Map.of("game", "telepathy", "opponents", "beginner", "clock", "24"));
    assertFalse(hall.table().awaited().computers().isEmpty());
    return hall.table();
  }

  @Test
  void theSweepWaitsForNoThinking() {
    assertTrue(hall.fires(withComputersToMove()).toCompletableFuture().isDone());
  }

  private int played() {
    return hall.table().running().record().entries().size();
  }

  @Test
  void aComputerWhoseSearchWasGivenUpPlaysAnythingLegal() {
    withComputersToMove();
    int before = played();
    thinking.givesUp();
    assertTrue(thinking.lets());
    assertEquals(before + 1, played());
  }

  @Test
  void whatIsFoundTooLateIsNotPlayed() {
    withComputersToMove();
    Runnable tooLate = thinking.givesUp();
    int before = played();
    tooLate.run();
    assertEquals(before, played());
  }

  @Test
  void aTableWhereEvenThatHasNoEndIsLeftAlone() {
    Table table = withComputersToMove();
    thinking.givesUp();
    thinking.givesUp();
    assertFalse(thinking.lets());
    assertTrue(hall.fires(table).toCompletableFuture().isDone());
    assertFalse(thinking.lets());
  }

  @Test
  void aComputerThatComesToGriefPlaysAnythingLegal() {
    withComputersToMove();
    int before = played();
    thinking.faults = 1;
    assertTrue(thinking.lets());
    assertTrue(thinking.lets());
    assertEquals(before + 1, played());
  }

  @Test
  void aTableWhereEvenThatFailsIsToldAndTriedAgain() {
    withComputersToMove();
    int before = played();
    thinking.faults = 2;
    thinking.lets();
    thinking.lets();
    Post told = hall.mail.letters.get(hall.mail.letters.size() - 1).post();
    String words = told.words();
    assertTrue(words.contains("can't move: something went wrong on my side (error number"), words);
    assertTrue(told.toString().contains("Give up"), told.toString());
    assertFalse(thinking.lets());
    thinking.waits();
    assertTrue(thinking.lets());
    assertEquals(before + 1, played());
  }
}

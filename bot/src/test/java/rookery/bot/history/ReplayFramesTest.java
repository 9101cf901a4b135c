package rookery.bot.history;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.request.testroom.InMemoryChannel.ADA;
import static rookery.bot.request.testroom.InMemoryChannel.BEN;
import static rookery.bot.request.testroom.InMemoryChannel.CLEO;
import static rookery.bot.request.testroom.InMemoryChannel.DAN;

import org.junit.jupiter.api.Test;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.engine.board.Colour;

class ReplayFramesTest {
  @Test
  void aReplayNamesPeopleAndAFileDoesNot() {
    InMemoryChannel hall = new InMemoryChannel();
    hall.opens("split-brain", ADA, BEN, CLEO, DAN);
    String named = ReplayFrames.named(hall.table(), Colour.WHITE).last().diagram().text();
    assertTrue(named.contains("corner text: Ada, 8, 1"), named);
    String kept = ReplayFrames.of(hall.table()).last().diagram().text();
    assertTrue(kept.contains("corner text: WK, 8, 1"), kept);
  }
}

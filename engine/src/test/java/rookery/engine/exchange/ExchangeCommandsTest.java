package rookery.engine.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import rookery.engine.kit.toy.BidGame;
import rookery.engine.kit.toy.HeapGame;
import rookery.engine.option.IllegalOptionException;

class ExchangeCommandsTest {
  private static final ExchangeCommands COMMANDS =
      new ExchangeCommands(List.of(new HeapGame(), new BidGame()));

  @Test
  void aSeedGivesAWholeGameThatReplaysToTheSameLines() {
    List<String> lines = COMMANDS.playthrough("toy-bid", Map.of("points", "2"), 42, 400);
    assertTrue(lines.get(0).contains("\"options\":{\"points\":2}"));
    assertTrue(lines.get(lines.size() - 1).contains("\"result\""));
    assertEquals(lines, COMMANDS.replay(lines));
  }

  @Test
  void aCheckedFileIsRightInEveryLine() {
    List<String> lines = COMMANDS.playthrough("toy-heap", Map.of("counters", "2"), 1, 2);
    assertEquals("toy-heap: 2 actions, every line is right.", COMMANDS.check(lines));
    assertThrows(
        PlaythroughException.class, () -> COMMANDS.check(lines.subList(0, lines.size() - 1)));
  }

  @Test
  void aGameIsFoundInAnyCase() {
    assertEquals(2, COMMANDS.playthrough(" Toy-Heap", Map.of(), 1, 0).size());
  }

  @Test
  void perftCountsWithSortedDecks() {
    assertEquals(36, COMMANDS.perft("toy-bid", Map.of(), 2));
  }

  @Test
  void aGameThatDoesNotExistIsAnsweredWithThoseThatDo() {
    IllegalOptionException refused =
        assertThrows(IllegalOptionException.class, () -> COMMANDS.perft("ludo", Map.of(), 1));
    assertEquals(
        "There's no game \"ludo\". Choose one of these: toy-heap, toy-bid.", refused.getMessage());
  }

  @Test
  void anOptionThatDoesNotExistIsRefused() {
    assertThrows(
        IllegalOptionException.class,
        () -> COMMANDS.playthrough("toy-heap", Map.of("size", "3"), 1, 400));
  }
}

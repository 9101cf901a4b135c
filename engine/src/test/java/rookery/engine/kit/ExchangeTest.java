package rookery.engine.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import rookery.engine.kit.trial.ForFewTrials;
import rookery.engine.kit.trial.Trial;
import rookery.engine.playthrough.Playthrough;
import rookery.engine.playthrough.PlaythroughException;
import rookery.engine.playthrough.PlaythroughReader;

/** Playthroughs come back byte for byte, and a false line does not pass. */
@ForFewTrials
record ExchangeTest(Trial trial) {
  private static final int LINES_TRIED = 5;

  private PlaythroughReader reader() {
    return new PlaythroughReader(
        id -> Optional.of(id).filter(trial.game().id()::equals).map(i -> trial.game()));
  }

  private PlaythroughException stop(List<String> lines) {
    return assertThrows(PlaythroughException.class, () -> reader().check(lines));
  }

  private List<String> lines() {
    return trial.shared(List.of("lines"), () -> trial.played().lines());
  }

  /** Does something to the file at some lines that hold a position, by their index from 0. */
  private void someLines(BiConsumer<List<String>, Integer> property) {
    trial.once(
        played -> {
          int last = played.plies().size();
          int step = 1 + last / LINES_TRIED;
          IntStream.iterate(1, i -> i <= last, i -> i + step)
              .forEach(index -> property.accept(new ArrayList<>(lines()), index));
        });
  }

  @Test
  void aPlaythroughComesBackByteForByte() {
    trial.once(
        played -> {
          Playthrough replayed = reader().read(lines());
          assertEquals(played.text(), replayed.text());
        });
  }

  @Test
  void everyLineBeginsWithThePosition() {
    trial.once(
        played ->
            lines().stream()
                .skip(1)
                .forEach(line -> assertTrue(line.startsWith("{\"position\":["), line)));
  }

  @Test
  void anIllegalActionStopsAReplayAtItsLine() {
    someLines(
        (lines, index) -> {
          lines.set(
              index, lines.get(index).replaceFirst("\"action\":\"[^\"]*\"", "\"action\":\"?\""));
          PlaythroughException stop =
              assertThrows(PlaythroughException.class, () -> reader().read(lines));
          assertEquals(index + 1, stop.line());
        });
  }

  @Test
  void aFalsePositionStopsACheckAtItsLine() {
    someLines(
        (lines, index) -> {
          lines.set(index, lines.get(index).replaceFirst("position\":\\[\"", "position\":[\"?"));
          assertEquals(index + 1, stop(lines).line());
        });
  }

  @Test
  void aDroppedLineStopsACheckAtItsPlace() {
    someLines(
        (lines, index) -> {
          lines.remove((int) index);
          assertStopsAt(index + 1, lines);
        });
  }

  @Test
  void aDoubledLineStopsACheckAtItsPlace() {
    someLines(
        (lines, index) -> {
          lines.add(index, lines.get(index));
          assertStopsAt(index + 2, lines);
        });
  }

  /** Unless the file is true again: a choice that changes nothing can be left out or repeated. */
  private void assertStopsAt(int number, List<String> lines) {
    try {
      reader().check(lines);
    } catch (PlaythroughException stop) {
      assertEquals(number, stop.line());
      return;
    }
    assertEquals(reader().read(lines).lines(), lines);
  }
}

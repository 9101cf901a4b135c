package rookery.engine.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import rookery.engine.match.Playthrough;
import rookery.engine.match.PlaythroughException;
import rookery.engine.match.PlaythroughReader;

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

  /** Some lines that hold a position, as indexes from 0. */
  private void someLines(IntConsumer property) {
    trial.once(
        played -> {
          int last = played.plies().size();
          int step = 1 + last / LINES_TRIED;
          IntStream.iterate(1, i -> i <= last, i -> i + step).forEach(property);
        });
  }

  private List<String> lines() {
    return new ArrayList<>(trial.played().lines());
  }

  @Test
  void aPlaythroughComesBackByteForByte() {
    trial.once(
        played -> {
          Playthrough replayed = reader().read(played.lines());
          assertEquals(played.text(), replayed.text());
        });
  }

  @Test
  void everyLineBeginsWithThePosition() {
    trial.once(
        played ->
            played.lines().stream()
                .skip(1)
                .forEach(line -> assertTrue(line.startsWith("{\"position\":["), line)));
  }

  @Test
  void anIllegalActionStopsAReplayAtItsLine() {
    someLines(
        index -> {
          List<String> lines = lines();
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
        index -> {
          List<String> lines = lines();
          lines.set(index, lines.get(index).replaceFirst("position\":\\[\"", "position\":[\"?"));
          assertEquals(index + 1, stop(lines).line());
        });
  }

  @Test
  void aDroppedLineStopsACheckAtItsPlace() {
    someLines(
        index -> {
          List<String> lines = lines();
          lines.remove(index);
          assertStopsAt(index + 1, lines);
        });
  }

  @Test
  void aDoubledLineStopsACheckAtItsPlace() {
    someLines(
        index -> {
          List<String> lines = lines();
          lines.add(index, lines.get(index));
          assertStopsAt(index + 2, lines);
        });
  }

  /** Unless the file is true again: a choice that changes nothing can be left out or repeated. */
  private void assertStopsAt(int number, List<String> lines) {
    if (!isTrue(lines)) {
      assertEquals(number, stop(lines).line());
    }
  }

  private boolean isTrue(List<String> lines) {
    try {
      return reader().read(lines).lines().equals(lines);
    } catch (PlaythroughException e) {
      return false;
    }
  }
}

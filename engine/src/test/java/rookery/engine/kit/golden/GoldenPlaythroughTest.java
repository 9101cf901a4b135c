package rookery.engine.kit.golden;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.engine.Result;
import rookery.engine.computer.knowledge.ResultValue;
import rookery.engine.kit.trial.KitGames;
import rookery.engine.playthrough.Playthrough;

/**
 * The kept playthroughs come back as they are. With {@code -Dgolden.update=true} they are written
 * anew instead: a file with just a first line and the seats and actions is then filled in. A change
 * of a kept file must name the ruling it follows from.
 */
class GoldenPlaythroughTest {
  private static final boolean UPDATE = Boolean.getBoolean("golden.update");

  static List<Golden> all() {
    return Golden.all();
  }

  /** It is replayed but once, for all that is to hold of it. */
  @ParameterizedTest(name = "{0}", allowZeroInvocations = true)
  @MethodSource("all")
  void everyKeptPlaythroughComesBackByteForByteAndItsEndingIsWorthSomething(Golden golden) {
    Playthrough played = golden.replayed();
    if (UPDATE) {
      golden.write(played);
    }
    assertEquals(golden.text(), played.text());
    assertEquals(golden.game(), played.game().id(), "the folder it lies in");
    played.state().result().ifPresent(result -> assertWorthSomething(played, result));
  }

  private static void assertWorthSomething(Playthrough played, Result result) {
    ResultValue utility = ResultValue.of(played.game(), played.options());
    played.seats().stream()
        .mapToDouble(seat -> utility.of(result, seat.side()))
        .forEach(worth -> assertTrue(worth >= 0 && worth <= 1, "worth " + worth));
  }

  @Test
  void everyFolderIsNamedAfterAGame() throws IOException {
    try (Stream<Path> folders = Files.list(Golden.FOLDER)) {
      folders.forEach(
          folder ->
              assertTrue(
                  KitGames.find(folder.getFileName().toString()).isPresent(), folder.toString()));
    }
  }
}

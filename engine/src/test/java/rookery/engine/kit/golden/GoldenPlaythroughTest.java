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
import rookery.engine.Utility;
import rookery.engine.exchange.Playthrough;
import rookery.engine.kit.trial.KitGames;

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

  @ParameterizedTest(name = "{0}", allowZeroInvocations = true)
  @MethodSource("all")
  void everyKeptPlaythroughComesBackByteForByte(Golden golden) {
    if (UPDATE) {
      golden.write(golden.replayed());
    }
    assertEquals(golden.text(), golden.replayed().text());
  }

  @ParameterizedTest(name = "{0}", allowZeroInvocations = true)
  @MethodSource("all")
  void everyKeptPlaythroughLiesInTheFolderOfItsGame(Golden golden) {
    assertEquals(golden.game(), golden.replayed().game().id());
  }

  @ParameterizedTest(name = "{0}", allowZeroInvocations = true)
  @MethodSource("all")
  void everyKeptEndingIsWorthSomethingFromNothingToAll(Golden golden) {
    Playthrough played = golden.replayed();
    Utility utility = Utility.of(played.game(), played.options());
    played
        .state()
        .result()
        .ifPresent(
            result ->
                played.seats().stream()
                    .mapToDouble(seat -> utility.of(result, seat.side()))
                    .forEach(worth -> assertTrue(worth >= 0 && worth <= 1, "worth " + worth)));
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

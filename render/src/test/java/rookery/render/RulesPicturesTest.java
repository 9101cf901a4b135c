package rookery.render;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.engine.Game;
import rookery.engine.diagram.Diagram;
import rookery.engine.games.Games;

/** Every picture on the rules pages of every game can be painted, and is fit for a message. */
class RulesPicturesTest {
  private static final int MOST_BYTES = 32 * 1024;

  /** Letters can hardly be packed. */
  private static final int MOST_BYTES_OF_WORDS = 48 * 1024;

  private static final Painter PAINTER = new Painter();

  static Stream<Arguments> pictures() {
    return Games.all().stream().flatMap(RulesPicturesTest::pictures);
  }

  private static Stream<Arguments> pictures(Game game) {
    return game.rules().stream()
        .filter(page -> page.diagram().isPresent())
        .map(page -> Arguments.of(game.id(), page.title(), page.diagram().orElseThrow()));
  }

  @ParameterizedTest(name = "{0}: {1}")
  @MethodSource("pictures")
  void everyPictureOfTheRulesIsPainted(String game, String title, Diagram diagram) {
    byte[] png = PAINTER.png(diagram);
    Pixels picture = Pixels.of(png);
    int most = diagram.cells().isEmpty() ? MOST_BYTES_OF_WORDS : MOST_BYTES;
    assertTrue(png.length <= most, () -> png.length + " bytes");
    double ratio = (double) picture.width() / picture.height();
    assertTrue(ratio < 1.61 && ratio > 1 / 1.61, () -> "width to height is " + ratio);
  }
}

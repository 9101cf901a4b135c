package rookery.engine.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

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

  @ParameterizedTest
  @MethodSource("all")
  void everyKeptPlaythroughComesBackByteForByte(Golden golden) {
    if (UPDATE) {
      golden.write(golden.replayed());
    }
    assertEquals(golden.text(), golden.replayed().text());
  }

  @ParameterizedTest
  @MethodSource("all")
  void everyKeptPlaythroughLiesInTheFolderOfItsGame(Golden golden) {
    assertEquals(golden.game(), golden.replayed().game().id());
  }
}

package rookery.engine;

import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ResultTest {
  @ParameterizedTest
  @ValueSource(
      strings = {"agreed", "resignation", "given-up", "forfeit", "threefold", "fifty", "points"})
  void whatCanEndAnyGameIsToldInWords(String reason) {
    assertNotEquals(reason.replace('-', ' '), new Result.Draw(reason).words());
  }
}

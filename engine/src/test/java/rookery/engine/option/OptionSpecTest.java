package rookery.engine.option;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class OptionSpecTest {
  private static final OptionSpec SIZE =
      OptionSpec.numbers("size", "How wide the board is", 8, 5, 12);

  @Test
  void listedNumbersAreOfferedInTheirOrder() {
    assertEquals(List.of("8", "5", "12"), SIZE.values());
  }

  @Test
  void theFirstListedNumberIsTheDefault() {
    assertEquals("8", Options.of(List.of(SIZE), Map.of()).values().get("size").toString());
  }

  @Test
  void aNumberBetweenTheListedOnesIsRefused() {
    List<OptionSpec> specs = List.of(SIZE);
    Map<String, String> chosen = Map.of("size", "6");
    assertThrows(IllegalOptionException.class, () -> Options.of(specs, chosen));
  }

  @Test
  void aListedNumberIsExchangedAsANumber() {
    assertEquals(12, SIZE.exchanged("12"));
  }
}

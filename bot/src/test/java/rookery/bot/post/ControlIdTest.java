package rookery.bot.post;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class ControlIdTest {
  @Test
  void whatIsWrittenIsReadBack() {
    ControlId id = new ControlId(ControlVerb.STEP, "k7f2", 1234, "0~d3:c1b2~x");
    assertEquals(Optional.of(id), ControlId.parse(id.text()));
  }

  @Test
  void otherVersionsAreNotRead() {
    assertEquals(Optional.empty(), ControlId.parse("0:step:k7f2:ya:"));
  }

  @Test
  void whatIsNotOursIsNotRead() {
    assertEquals(Optional.empty(), ControlId.parse("vote"));
    assertEquals(Optional.empty(), ControlId.parse("1:Con quer:k7f2:0:"));
    assertEquals(Optional.empty(), ControlId.parse("1:move:k7f2:?:"));
  }

  @Test
  void anIdNeverExceedsDiscordsLimit() {
    String argument = "x".repeat(ControlId.LONGEST);
    assertThrows(
        IllegalArgumentException.class, () -> new ControlId(ControlVerb.STEP, "k7f2", 0, argument));
  }
}

package rookery.engine.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Databases hold these lines: none of them may ever be written or read otherwise. */
class EntryTest {
  static Stream<Arguments> everyKind() {
    return Stream.of(
        Arguments.of("act W d2d3", new Entry.Act("W", "d2d3")),
        Arguments.of("act WK circle c2", new Entry.Act("WK", "circle c2")),
        Arguments.of("shuffle pile N B Q", new Entry.Shuffle("pile", List.of("N", "B", "Q"))),
        Arguments.of("take-back W 12", new Entry.TakeBack("W", 12)),
        said("resign W", PlayerDeclaration.RESIGN),
        said("play-on W", PlayerDeclaration.PLAY_ON),
        said("draw W", PlayerDeclaration.DRAW),
        said("decline-draw W", PlayerDeclaration.DECLINE_DRAW),
        said("claim W threefold", new TableTalk.Claim("threefold")),
        said("ask-take-back W 0", new AskTakeBack(0)),
        said("agree-take-back W", PlayerDeclaration.AGREE_TAKE_BACK),
        said("decline-take-back W", PlayerDeclaration.DECLINE_TAKE_BACK),
        said("ask W Do you hold a rook?", new PartnerTalk.Ask("Do you hold a rook?")),
        said("answer W 12 yes", new PartnerTalk.Answer(12, true)),
        said("answer W 3 no", new PartnerTalk.Answer(3, false)),
        said("forfeit W", PlayerDeclaration.FORFEIT));
  }

  private static Arguments said(String line, TableTalk talk) {
    return Arguments.of(line, new Entry.Said("W", talk));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("everyKind")
  void eachKindIsWrittenAndReadAsItsLine(String line, Entry entry) {
    assertEquals(line, entry.line());
    assertEquals(entry, Entry.parse(line));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "act", "dance W", "take-back W soon", "ACT W d2d3", "act W d2\nd3"})
  void anythingElseIsNoEntry(String line) {
    assertThrows(IllegalArgumentException.class, () -> Entry.parse(line));
  }

  @Test
  void whatCouldNotBeReadAgainIsNeverWritten() {
    assertThrows(IllegalArgumentException.class, () -> new Entry.Act("W", "d2\nd3").line());
  }
}

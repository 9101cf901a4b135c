package rookery.engine.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class PhraseTest {
  @Test
  void theLastOfSeveralFollowsAWord() {
    assertEquals("a1, b2 and c3", Phrase.list(List.of("a1", "b2", "c3")));
    assertEquals("a1 or b2", Phrase.either(List.of("a1", "b2")));
  }

  @Test
  void oneStandsAlone() {
    assertEquals("a1", Phrase.list(List.of("a1")));
    assertEquals("", Phrase.either(List.of()));
  }

  @Test
  void ofManyTheFirstAreNamedAndTheOthersCounted() {
    assertEquals(List.of("a1", "b2"), Phrase.firstAndOthers(List.of("a1", "b2"), 2, "move"));
    List<String> three = List.of("a1", "b2", "c3");
    assertEquals(three, Phrase.firstAndOthers(three, 2, "move"), "one more is named, too");
    List<String> many = List.of("a1", "b2", "c3", "d4");
    assertEquals(List.of("a1", "b2", "2 other moves"), Phrase.firstAndOthers(many, 2, "move"));
  }

  @Test
  void aListOfListsHasACommaBeforeItsLast() {
    assertEquals("a and b, and c", Phrase.list(List.of("a and b", "c")));
    assertEquals("a or b, or c", Phrase.either(List.of("a or b", "c")));
  }

  @Test
  void allNumbersButOneArePlural() {
    assertEquals("0 cards", Phrase.counted(0, "card"));
    assertEquals("1 card", Phrase.counted(1, "card"));
    assertEquals("12 cards", Phrase.counted(12, "card"));
  }
}

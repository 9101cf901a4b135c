package rookery.engine.games.telepathy;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.api.Test;
import rookery.engine.rules.RulesPicture;

/** What the pages of rules tell and show is true. */
class TelepathyPicturesTest {
  private static final TelepathyGame GAME = new TelepathyGame();
  private static final PlayedTelepathy START = PlayedTelepathy.settled();

  @Test
  void theExampleIsTrue() {
    PlayedTelepathy knight = START.turns("N g1f3");
    assertEquals("black", knight.fact("coin"));
    assertEquals(Map.of("white", "N", "black", "P"), knight.fact("faceup"));
    assertEquals(Map.of("white", "W2", "black", "B1"), knight.fact("lead"));
    assertEquals("middle", START.turns("N e2e4").fact("coin"));
    assertEquals("black", START.turns("C e2e4").fact("coin"));
  }

  @Test
  void theBoardOfTheExampleIsTheOneItLeadsTo() {
    assertEquals(
        START.turns("N g1f3").view("-").diagram().cells(),
        RulesPicture.of(GAME, "An example").diagram().cells());
  }

  @Test
  void theExamplesOfRemovalsAreTrue() {
    PlayedTelepathy atBlack = START.turns("N g1f3");
    assertEquals("black", atBlack.turns("Q b8c6").fact("pending"));
    assertEquals("black", atBlack.turns("R e7e5", "C f3e5").fact("pending"));
  }

  @Test
  void theFirstPictureIsWhatTheGameBeginsWith() {
    assertEquals(
        PlayedTelepathy.start().view("-").diagram(),
        RulesPicture.of(GAME, "The rules in a minute").diagram());
  }
}

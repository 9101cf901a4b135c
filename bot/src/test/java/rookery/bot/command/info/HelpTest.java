package rookery.bot.command.info;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.request.testroom.InMemoryChannel.ADA;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rookery.bot.post.Post;
import rookery.bot.request.testroom.InMemoryChannel;

/** From the list of commands to what they show. */
class HelpTest {
  private final InMemoryChannel hall = new InMemoryChannel();

  private Post commands() {
    return hall.types(ADA, "help", "topic=commands").post();
  }

  private Post typed(String command) {
    return hall.types(ADA, command).post();
  }

  @ParameterizedTest
  @ValueSource(strings = {"Profile", "Standings"})
  void aButtonShowsWhatTheCommandShows(String label) {
    String shown = hall.presses(ADA, commands(), label).words();
    assertEquals(typed(label.toLowerCase(Locale.ROOT)).words(), shown);
  }

  @Test
  void aPuzzleIsOnePressAway() {
    assertTrue(hall.presses(ADA, commands(), "Puzzle").words().contains("puzzle"));
  }
}

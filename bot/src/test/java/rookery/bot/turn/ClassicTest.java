package rookery.bot.turn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.turn.hall.Hall.ADA;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import rookery.bot.post.Letter;
import rookery.bot.table.Layout;
import rookery.bot.table.Stage;
import rookery.bot.turn.hall.Evening;
import rookery.bot.turn.hall.Evening.Turn;
import rookery.bot.turn.hall.ForEveryGame;
import rookery.bot.turn.hall.Hall;
import rookery.bot.turn.hall.Told;

/**
 * A notification shows the words of a classic message and nothing of a message of components: what
 * a table sends is classic, and of components only what somebody reads who has asked for it.
 */
class ClassicTest {
  private static final int ACTIONS = 30;

  private final SplittableRandom random = new SplittableRandom(3);
  private final Hall hall = new Hall();

  @ForEveryGame
  void whateverATableSendsIsClassicAndCallsByItsFirstLine(String id) {
    Evening evening = new Evening(hall, id, random);
    hall.types(ADA, "ask", "question=a knight?");
    hall.types(ADA, "draw");
    evening.goesOn(ACTIONS, this::acts);
    if (hall.table().stage() == Stage.PLAYING) {
      hall.types(ADA, "substitute");
      hall.types(ADA, "pause");
      hall.presses(ADA, hall.types(ADA, "resign").post(), "Resign");
    }
    hall.mail.letters.forEach(ClassicTest::assertClassic);
  }

  private void acts(Turn turn) {
    hall.plays(turn.person(), turn.drawn().text());
    hall.types(turn.person(), "takeback");
  }

  private static void assertClassic(Letter letter) {
    assertEquals(Layout.CLASSIC, letter.post().layout(), letter.toString());
    boolean calls = letter.changes().isEmpty() && !letter.post().pinged().isEmpty();
    assertTrue(!calls || !firstLine(letter).isBlank(), letter.toString());
  }

  private static String firstLine(Letter letter) {
    return letter.post().words().lines().findFirst().orElse("");
  }

  @Test
  void pagesToReadCallNobody() {
    for (String command : List.of("help", "rules", "games", "settings")) {
      Told told = hall.types(ADA, command, "game=fluid");
      told.given.ifPresent(post -> assertEquals(List.of(), post.pinged(), command));
    }
    assertEquals(List.of(), hall.mail.letters);
  }
}

package rookery.bot.request;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.request.testroom.InMemoryChannel.ADA;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.request.testroom.ForEveryGame;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.request.testroom.PrivateAnswer;
import rookery.bot.request.testroom.RandomGame;
import rookery.bot.request.testroom.RandomGame.Turn;
import rookery.bot.table.TableStage;
import rookery.bot.table.message.MessageLayout;

/**
 * A notification shows the words of a classic message and nothing of a message of components: what
 * a table sends is classic, and of components only what somebody reads who has asked for it.
 */
class ClassicTest {
  private static final int ACTIONS = 30;

  private final SplittableRandom random = new SplittableRandom(3);
  private final InMemoryChannel hall = new InMemoryChannel();

  @ForEveryGame
  void whateverATableSendsIsClassicAndCallsByItsFirstLine(String id) {
    RandomGame evening = new RandomGame(hall, id, random);
    hall.types(ADA, "ask", "question=a knight?");
    hall.types(ADA, "draw");
    evening.goesOn(ACTIONS, this::acts);
    if (hall.table().stage() == TableStage.PLAYING) {
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

  private static void assertClassic(OutgoingMessage letter) {
    assertEquals(MessageLayout.CLASSIC, letter.post().layout(), letter.toString());
    boolean calls = letter.changes().isEmpty() && !letter.post().pinged().isEmpty();
    assertTrue(!calls || !firstLine(letter).isBlank(), letter.toString());
  }

  private static String firstLine(OutgoingMessage letter) {
    return letter.post().words().lines().findFirst().orElse("");
  }

  @Test
  void pagesToReadCallNobody() {
    for (String command : List.of("help", "rules", "games", "settings")) {
      PrivateAnswer told = hall.types(ADA, command, "game=fluid");
      told.given.ifPresent(post -> assertEquals(List.of(), post.pinged(), command));
    }
    assertEquals(List.of(), hall.mail.letters);
  }
}

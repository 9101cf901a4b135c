package rookery.bot.inbrowser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.endtoend.FriendsRoom;
import rookery.bot.random.RequestRandomSource;
import rookery.bot.request.testroom.ForEveryGame;
import rookery.bot.store.kit.PlayWithoutBot;
import rookery.bot.store.kit.PlayWithoutBot.Last;
import rookery.bot.table.Table;
import rookery.engine.Game;
import rookery.engine.games.Games;
import rookery.practice.person.VisibleMessage;
import rookery.practice.screen.Screens;
import rookery.practice.screen.WindowSize;

/**
 * On a telephone one sees at once how a game has ended: the sentence that says it, the last
 * position with everything revealed, and what can be done with it, also after a long game.
 */
class EndCardInBrowserTest {
  private static final int LONG = 150;
  private static final long SEED = 5;

  @RegisterExtension private final Screens screens = new Screens();
  @TempDir private Path folder;

  @ForEveryGame
  void howAGameEndedItsLastPictureAndItsButtonsAreOnOneScreen(String id) throws Exception {
    Game game = Games.find(id).orElseThrow();
    try (FriendsRoom club =
            new FriendsRoom(folder, new RequestRandomSource(new SplittableRandom(SEED)));
        ScriptedPlayer judgement = new ScriptedPlayer(club.database, new SplittableRandom(SEED));
        PhoneUser thumb =
            new PhoneUser(club, screens.open(club.room.address(), WindowSize.USUAL_TELEPHONE))) {
      thumb.opens(game);
      VisibleMessage board = thumb.board();
      Table table = judgement.table(board);
      club.stop();
      Optional<Last> last = new PlayWithoutBot(SEED).plays(club.database, table.id(), LONG);
      club.start();
      if (last.isPresent()) {
        ends(thumb, table, last.get());
      } else {
        thumb.givesUp();
      }
      VisibleMessage end = thumb.end();
      thumb.onEveryTelephone(
          telephone -> {
            assertEquals(List.of(), thumb.hidden(end, end.buttons()), id + " on " + telephone);
            assertTrue(thumb.beginsOnScreen(end), id + " on " + telephone + ": " + end.text());
          });
    }
  }

  /** Does by buttons what ends a game. */
  private static void ends(PhoneUser thumb, Table table, Last last) {
    VisibleMessage at = thumb.next(table.seating().chairs().get(last.seat()).name());
    while (!thumb.isOver()) {
      at = thumb.presses(at, ScriptedPlayer.towards(last.action(), at));
    }
  }
}

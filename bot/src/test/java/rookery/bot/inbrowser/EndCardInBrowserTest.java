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
import rookery.practice.person.Seen;
import rookery.practice.screen.Look;
import rookery.practice.screen.Screens;

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
            new PhoneUser(club, screens.open(club.room.address(), Look.USUAL_TELEPHONE))) {
      thumb.opens(game);
      Seen board = thumb.board();
      Table table = judgement.table(board);
      club.stop();
      Optional<Last> last = new PlayWithoutBot(SEED).plays(club.database, table.id(), LONG);
      club.start();
      if (last.isPresent()) {
        ends(thumb, table, last.get());
      } else {
        thumb.givesUp();
      }
      Seen end = thumb.end();
      for (Look telephone : Look.TELEPHONES) {
        thumb.screen().resizes(telephone);
        List<String> hidden = thumb.hidden(end, end.buttons());
        thumb.screen().photographs(Path.of("target/ends", id + "-" + telephone.width() + ".png"));
        assertEquals(List.of(), hidden, id + " on " + telephone);
        assertTrue(thumb.beginsOnScreen(end), id + " on " + telephone + ": " + end.text());
      }
    }
  }

  /** Does by buttons what ends a game. */
  private static void ends(PhoneUser thumb, Table table, Last last) {
    Seen at = thumb.next(table.seating().chairs().get(last.seat()).name());
    while (!thumb.isOver()) {
      at = thumb.presses(at, ScriptedPlayer.towards(last.action(), at));
    }
  }
}

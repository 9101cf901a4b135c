package rookery.bot.inbrowser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.chance.Chance;
import rookery.bot.endtoend.Club;
import rookery.bot.store.kit.Meanwhile;
import rookery.bot.store.kit.Meanwhile.Last;
import rookery.bot.table.Table;
import rookery.bot.turn.hall.ForEveryGame;
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
    try (Club club = new Club(folder, new Chance(new SplittableRandom(SEED)));
        Judgement judgement = new Judgement(club.database, new SplittableRandom(SEED));
        Thumb thumb = new Thumb(club, screens.open(club.room.address(), Look.USUAL_TELEPHONE))) {
      thumb.opens(game);
      Seen board = thumb.board();
      Table table = judgement.table(board);
      club.stop();
      Optional<Last> last = new Meanwhile(SEED).plays(club.database, table.id(), LONG);
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
  private static void ends(Thumb thumb, Table table, Last last) {
    Seen at = thumb.next(table.seating().chairs().get(last.seat()).name());
    while (!thumb.isOver()) {
      at = thumb.presses(at, Judgement.towards(last.action(), at));
    }
  }
}

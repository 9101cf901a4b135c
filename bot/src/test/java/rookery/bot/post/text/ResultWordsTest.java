package rookery.bot.post.text;

import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import rookery.engine.Game;
import rookery.engine.Result;
import rookery.engine.games.Games;

class ResultWordsTest {
  /** What says enough as it is. */
  private static final Set<String> WORDS = Set.of("checkmate", "stalemate");

  @Test
  void everyEndingOfEveryGameIsToldInWords() {
    for (Game game : Games.all()) {
      for (String reason : game.endings()) {
        String why = ResultWords.why(new Result.Draw(reason));
        if (!WORDS.contains(reason)) {
          assertNotEquals(reason.replace('-', ' '), why, game.id());
        }
      }
    }
  }

  @Test
  void everyWayToEndAGameByWordsIsToldToo() {
    for (String reason :
        List.of("agreed", "resignation", "given-up", "forfeit", "threefold", "fifty")) {
      assertNotEquals(reason, ResultWords.why(new Result.Draw(reason)));
    }
  }
}

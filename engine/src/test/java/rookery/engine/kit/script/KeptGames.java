package rookery.engine.kit.script;

import java.util.List;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.engine.Game;
import rookery.engine.kit.golden.Golden;
import rookery.engine.playthrough.Playthrough;

/** The kept playthroughs of a game are the same by its second program. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public interface KeptGames {
  Game game();

  /** The second program, with the options and decks of that game. */
  ReferenceProgram second(Playthrough played);

  /** Those kept reach each of the game's endings and rulings. */
  default List<Playthrough> kept() {
    return Golden.all().stream()
        .filter(golden -> golden.game().equals(game().id()))
        .map(Golden::replayed)
        .toList();
  }

  @ParameterizedTest
  @MethodSource("kept")
  default void aKeptGameIsTheSameByTheReference(Playthrough played) {
    ReferenceProgram.agrees(second(played), played);
  }
}

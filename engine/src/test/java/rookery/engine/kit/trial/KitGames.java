package rookery.engine.kit.trial;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import rookery.engine.Game;
import rookery.engine.games.Games;
import rookery.engine.kit.toy.BidGame;
import rookery.engine.kit.toy.FogGame;
import rookery.engine.kit.toy.HeapGame;

/**
 * The games the kit looks at: every registered one, and the toys it was built with; with {@code
 * -Dkit.game=ID} that one alone.
 */
public final class KitGames {
  private static final String ONLY = System.getProperty("kit.game", "");

  private KitGames() {}

  public static List<Game> all() {
    return every().filter(game -> ONLY.isEmpty() || game.id().equals(ONLY)).toList();
  }

  private static Stream<Game> every() {
    return Stream.concat(
        Games.all().stream(), Stream.of(new HeapGame(), new BidGame(), FogGame.sound()));
  }

  public static Optional<Game> find(String id) {
    return every().filter(game -> game.id().equals(id)).findFirst();
  }
}

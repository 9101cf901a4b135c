package rookery.engine.kit;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import rookery.engine.Game;
import rookery.engine.games.Games;
import rookery.engine.kit.toy.BidGame;
import rookery.engine.kit.toy.HeapGame;

/** The games the kit looks at: every registered one, and the toys it was built with. */
final class KitGames {
  private static final List<Game> TOYS = List.of(new HeapGame(), new BidGame());

  private KitGames() {}

  static List<Game> all() {
    return Stream.concat(Games.all().stream(), TOYS.stream()).toList();
  }

  static Optional<Game> find(String id) {
    return all().stream().filter(game -> game.id().equals(id)).findFirst();
  }
}

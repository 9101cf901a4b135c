package rookery.engine.games;

import java.util.List;
import java.util.Optional;
import rookery.engine.Game;
import rookery.engine.games.booster.BoosterGame;
import rookery.engine.games.cloak.CloakGame;
import rookery.engine.games.cooperative.CooperativeGame;
import rookery.engine.games.custodian.CustodianGame;
import rookery.engine.games.fluid.FluidGame;
import rookery.engine.games.gravity.GravityGame;
import rookery.engine.games.neighbour.NeighbourGame;
import rookery.engine.games.parade.ParadeGame;
import rookery.engine.games.splitbrain.SplitBrainGame;
import rookery.engine.games.telepathy.TelepathyGame;
import rookery.engine.games.toddler.ToddlerGame;

/** Every game there is. Adding one takes a package of its own and one line here. */
public final class Games {
  private static final List<Game> ALL =
      List.of(
          new TelepathyGame(),
          new SplitBrainGame(),
          new CooperativeGame(),
          new GravityGame(),
          new ParadeGame(),
          new NeighbourGame(),
          new BoosterGame(),
          new CloakGame(),
          new CustodianGame(),
          new ToddlerGame(),
          new FluidGame());

  private Games() {}

  /** All games, in the order people are offered them. */
  public static List<Game> all() {
    return ALL;
  }

  /** The game of that id, in any case. */
  public static Optional<Game> find(String id) {
    return ALL.stream().filter(game -> game.id().equalsIgnoreCase(id.strip())).findFirst();
  }

  /** What the game of that id is called; the id itself where this build has no such game. */
  public static String title(String id) {
    return find(id).map(Game::title).orElse(id);
  }
}

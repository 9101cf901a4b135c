package rookery.bot.store.kit;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import rookery.bot.request.TableStorage.Change;
import rookery.bot.store.OpenDatabase;
import rookery.bot.table.Table;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.cards.Dealer;
import rookery.engine.computer.ComputerPlayer;
import rookery.engine.computer.ComputerPlayers;
import rookery.engine.match.Match;

/**
 * Much that is played at a table while no bot has its database open, so that a test need not wait
 * for it: the first side takes what it can, the other plays by lot.
 */
public final class PlayWithoutBot {
  private final SplittableRandom random;

  /**
   * @param seed equal ones play equal games
   */
  public PlayWithoutBot(long seed) {
    this.random = new SplittableRandom(seed);
  }

  /** What would end a game. */
  public record Last(Seat seat, Action action) {}

  /** Plays so many actions, but not the one that ends the game, which it returns. */
  public Optional<Last> plays(Path database, String id, int most) {
    try (OpenDatabase kept = OpenDatabase.ofAllGames(database)) {
      Table table = kept.store().find(id).orElseThrow();
      Match match = table.running();
      Optional<Last> end = Optional.empty();
      for (int done = 0; done < most && end.isEmpty(); done++) {
        Last next = next(match);
        Match after = match.act(next.seat(), next.action(), Dealer.of(random));
        end = after.result().map(result -> next);
        match = end.isPresent() ? match : after;
      }
      kept.store().save(Change.of(table, table.with(match), List.of()));
      return end;
    }
  }

  private Last next(Match match) {
    Seat seat = match.awaited().stream().flatMap(Set::stream).sorted().findFirst().orElseThrow();
    boolean first = seat.side().equals(match.seats().get(0).side());
    ComputerPlayer player = first ? ComputerPlayers.GREEDY : ComputerPlayers.RANDOM;
    return new Last(seat, player.choose(match.outlook(seat), random, () -> false).action());
  }
}

package rookery.bot.store;

import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import rookery.bot.post.MessageIds;
import rookery.bot.request.TableStorage.Change;
import rookery.bot.table.Invitation;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.table.TableLocation;
import rookery.bot.vitals.Telemetry;
import rookery.engine.Action;
import rookery.engine.Game;
import rookery.engine.Seat;
import rookery.engine.cards.Dealer;
import rookery.engine.games.Games;
import rookery.engine.option.Options;

/** A game for two that people play for very long, at random. */
public final class LongGame {
  private LongGame() {}

  /**
   * Keeps it in a new database.
   *
   * @param id of its table
   * @param actions that are done in it, or more exactly were when nobody has won before
   */
  public static void keep(
      Path database,
      String game,
      String id,
      TableLocation place,
      List<Person> people,
      int actions) {
    Table table = played(Games.find(game).orElseThrow(), id, place, people, actions);
    Clock clock = Clock.systemUTC();
    try (Database opened = Database.open(new DatabaseName.InFile(database), Telemetry.UNHEARD)) {
      new TableStore(opened, new SqliteOutbox(opened, clock), new MessageIds(clock), clock)
          .save(new Change(Optional.empty(), table, List.of(), Optional.of("1"), Optional.empty()));
    }
  }

  private static Table played(
      Game game, String id, TableLocation place, List<Person> people, int actions) {
    for (int seed = 1; ; seed++) {
      Table table = played(game, id, place, people, actions, new SplittableRandom(seed));
      if (table.result().isEmpty()) {
        return table;
      }
    }
  }

  private static Table played(
      Game game,
      String id,
      TableLocation place,
      List<Person> people,
      int actions,
      SplittableRandom random) {
    Dealer dealer = Dealer.of(random);
    Options options = Options.of(game.options(), Map.of());
    Table table =
        Table.open(id, place, game, options, people.get(0), new Invitation(List.of(), true))
            .gathering()
            .join(people.get(1))
            .startedIfFull(random, dealer);
    for (int n = 0; n < actions && table.result().isEmpty(); n++) {
      Table now = table;
      Seat seat =
          now.seats().stream().filter(s -> !now.running().legal(s).isEmpty()).findFirst().get();
      List<Action> legal = now.running().legal(seat);
      Action action = legal.get(random.nextInt(legal.size()));
      table = now.playing(match -> match.act(seat, action, dealer));
    }
    return table;
  }
}

package rookery.bot.request.testroom;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;
import rookery.engine.Action;
import rookery.engine.Game;
import rookery.engine.Seat;
import rookery.engine.games.Games;
import rookery.engine.option.Options;

/** A game that friends play by lot at a table of a hall. */
public final class RandomGame {
  /** Those who play, as many as there are seats. */
  public static final List<Person> FRIENDS =
      List.of(InMemoryChannel.ADA, InMemoryChannel.BEN, InMemoryChannel.CLEO, InMemoryChannel.DAN);

  private final InMemoryChannel hall;
  private final RandomGenerator random;

  /** Opens a table of that game, and everybody comes. */
  public RandomGame(InMemoryChannel hall, String id, RandomGenerator random) {
    this.hall = hall;
    this.random = random;
    Game game = Games.find(id).orElseThrow();
    int seats = game.seats(Options.of(game.options(), Map.of())).size();
    hall.opens(id, FRIENDS.get(0), FRIENDS.subList(1, seats).toArray(Person[]::new));
  }

  static List<String> games() {
    return Games.all().stream().map(Game::id).toList();
  }

  /** As long as the game goes on, and so often at most, one of those awaited has a turn. */
  public void goesOn(int turns, Consumer<Turn> turn) {
    for (int i = 0; i < turns && hall.table().stage() == TableStage.PLAYING; i++) {
      turn.accept(drawn());
    }
  }

  private Turn drawn() {
    Table table = hall.table();
    List<Seat> awaited = table.awaited().seats().stream().sorted().toList();
    Seat seat = awaited.get(random.nextInt(awaited.size()));
    Person person = table.seating().chairs().get(seat);
    return new Turn(seat, person, table.running().legal(seat), random);
  }

  /**
   * What one seat may do now.
   *
   * @param person who sits there
   */
  public record Turn(Seat seat, Person person, List<Action> legal, RandomGenerator random) {
    /** One of the actions, by lot. */
    public Action drawn() {
      return legal.get(random.nextInt(legal.size()));
    }
  }
}

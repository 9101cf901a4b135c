package rookery.bot.result;

import java.util.List;
import java.util.Optional;
import rookery.bot.table.Person;

/** The kept results of finished games, in the order in which the games ended. */
public interface GameResults {
  /** All results that count for ratings. */
  List<GameResult> rated();

  /** Changes whenever the rated results do, so that nobody need read them all to notice. */
  String ratedRevision();

  /** The result of a table; empty if its game is not over, or was stopped. */
  Optional<GameResult> ofTable(String table);

  /** The results of a person who had a seat at the end, in all servers. */
  List<GameResult> of(Person person);
}

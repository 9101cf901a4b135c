package rookery.bot.turn;

import java.util.List;
import java.util.Optional;
import rookery.bot.post.Letter;
import rookery.bot.table.Person;
import rookery.bot.table.Table;

/** Where tables are kept. What {@link #save} has returned from is on the disk. */
public interface Tables {
  /** The table of that id. */
  Optional<Table> find(String id);

  /** The tables of that channel that are gathering or being played, the newest first. */
  List<String> openIn(String channel);

  /**
   * The tables where that person sits and play is not over, those that wait for the person first.
   */
  List<Standing> of(Person person);

  /** Whether an interaction was answered already. */
  boolean isAnswered(String interaction);

  /**
   * Keeps a change, all of it or nothing.
   *
   * @throws AlreadyAnsweredException if the interaction was answered before
   */
  void save(Change change);

  /** An interaction that was answered before asks for a change again. */
  final class AlreadyAnsweredException extends RuntimeException {
    /**
     * @param interaction its number
     */
    public AlreadyAnsweredException(String interaction) {
      super("interaction " + interaction + " was answered before");
    }
  }

  /**
   * A table in somebody's list.
   *
   * @param table its id
   * @param awaited whether it waits for that person
   */
  record Standing(String table, boolean awaited) {}

  /**
   * One step in the life of a table.
   *
   * @param before the table as it was kept; empty for a new one
   * @param after the table as it is now
   * @param dispatches what must be said because of it, in order
   * @param interaction the number of the interaction that asked for it; empty where none did
   */
  record Change(
      Optional<Table> before, Table after, List<Letter> dispatches, Optional<String> interaction) {
    public Change {
      dispatches = List.copyOf(dispatches);
    }
  }
}

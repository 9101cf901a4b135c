package rookery.bot.request;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.table.Person;
import rookery.bot.table.Table;

/** Where tables are kept. What {@link #save} has returned from is on the disk. */
public interface Tables {
  /** At how many tables whose play is not over somebody may sit who opens one. */
  int MOST_AT_ONCE = 50;

  /** The table of that id. After a {@link ConflictException} it is the one that was kept. */
  Optional<Table> find(String id);

  /** Those of these tables that there are and that can be read, in that order. */
  default List<Table> find(List<String> ids) {
    return ids.stream().flatMap(id -> find(id).stream()).toList();
  }

  /** Whether there is a table of that id which this build cannot read. */
  boolean isSetAside(String id);

  /** The tables of that channel or thread that are gathering or being played, the newest first. */
  List<String> openIn(String channel);

  /** The table of that channel whose game ended last. */
  Optional<String> lastOver(String channel);

  /** The tables where that person sat and the game is over, the last that ended first. */
  List<String> over(Person person, int most);

  /**
   * Forgets somebody who sits at no table where play goes on: past games are kept as those of a
   * {@link Person#FORMER former player}, and nothing else is.
   */
  void forget(Person person);

  /** When the entries of a table's game were made, in order. */
  List<Instant> dates(String table);

  /** The tables where that person sits and play is not over, the newest first. */
  List<String> of(Person person);

  /**
   * The tables where that person played until somebody else took the seat, and play is not over,
   * the newest first.
   */
  List<String> leftBy(Person person);

  /**
   * Whether a request was acted on already: one of the last eight that changed {@code table} as it
   * was last found or saved, or one that opened a table.
   */
  boolean isAnswered(String request, Optional<String> table);

  /**
   * Keeps a change, all of it or nothing.
   *
   * @return the table as it is kept now
   * @throws ConflictException if the table is not as it was any more
   * @throws AlreadyAnsweredException if the request was acted on before
   * @throws IdTakenException if a new table has the id of another
   * @throws TooManyTablesException if the host of a new table sits at too many
   */
  Table save(Change change);

  /** Somebody else has changed the table since it was read; the work must be done again on it. */
  final class ConflictException extends RuntimeException {
    /**
     * @param table its id
     */
    public ConflictException(String table) {
      super("table " + table + " is not as it was when this change was made of it");
    }
  }

  /** A request that was acted on before asks for a change again. */
  final class AlreadyAnsweredException extends RuntimeException {
    /**
     * @param request its number
     */
    public AlreadyAnsweredException(String request) {
      super("request " + request + " was acted on before");
    }
  }

  /** The id of a new table is taken; another will do. */
  final class IdTakenException extends RuntimeException {
    /**
     * @param table its id
     */
    public IdTakenException(String table) {
      super("there is a table " + table);
    }
  }

  /** Whoever opens a table sits at {@link #MOST_AT_ONCE} others. */
  final class TooManyTablesException extends RuntimeException {
    public TooManyTablesException() {
      super("the host sits at %d tables".formatted(MOST_AT_ONCE));
    }
  }

  /**
   * One step in the life of a table.
   *
   * @param before the table as it was kept; empty for a new one
   * @param after the table as it is now
   * @param letters what must be said because of it, in order
   * @param request the number of the request that asked for it; empty where none did
   * @param settles a letter that could not be delivered, of which this is the consequence
   */
  record Change(
      Optional<Table> before,
      Table after,
      List<OutgoingMessage> letters,
      Optional<String> request,
      Optional<OutgoingMessage> settles) {
    public Change {
      letters = List.copyOf(letters);
    }

    /** This change with a letter that goes before the others. */
    Change after(OutgoingMessage first) {
      List<OutgoingMessage> more = new ArrayList<>(List.of(first));
      more.addAll(letters);
      return new Change(before, after, more, request, settles);
    }

    /** A change that no request asked for. */
    public static Change of(Table before, Table after, List<OutgoingMessage> letters) {
      return new Change(Optional.of(before), after, letters, Optional.empty(), Optional.empty());
    }
  }
}

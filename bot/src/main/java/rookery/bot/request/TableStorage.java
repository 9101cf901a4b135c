package rookery.bot.request;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.table.Person;
import rookery.bot.table.Table;

/** Stores tables. When {@link #save} returns, the change is on disk. */
public interface TableStorage {
  /** A person with a seat at this many open tables cannot open another. */
  int MOST_AT_ONCE = 50;

  /** The table of that id. After a {@link ConflictException} it is the saved one. */
  Optional<Table> find(String id);

  /** The tables of those ids that exist and can be read, in that order. */
  default List<Table> find(List<String> ids) {
    return ids.stream().flatMap(id -> find(id).stream()).toList();
  }

  /** Whether this build cannot read the table of that id. */
  boolean isSetAside(String id);

  /** The open tables of that channel or thread, newest first. */
  List<String> openIn(String channel);

  /** The table of that channel whose game ended last. */
  Optional<String> lastOver(String channel);

  /** The games of that server that somebody follows, oldest first. */
  List<String> followedIn(String server);

  /** The person's finished games, most recent first. */
  List<String> over(Person person, int most);

  /**
   * Deletes the data of a person who has no seat at an open table. Past games stay, as those of a
   * {@link Person#FORMER former player}.
   */
  void forget(Person person);

  /** The times of all entries of a table's game, in order. */
  List<Instant> dates(String table);

  /** The person's open tables, newest first. */
  List<String> of(Person person);

  /** The open tables where somebody else has taken over the person's seat, newest first. */
  List<String> leftBy(Person person);

  /**
   * Whether a request was already carried out: one of the last eight that changed {@code table}, as
   * it was last found or saved, or one that opened a table.
   */
  boolean isAnswered(String request, Optional<String> table);

  /**
   * Saves a change, all of it or nothing.
   *
   * @return the table as it is saved now
   * @throws ConflictException if the table has changed in the meantime
   * @throws AlreadyAnsweredException if the request was already carried out
   * @throws IdTakenException if the id of a new table is taken
   * @throws TooManyTablesException if the host of a new table has a seat at too many
   */
  Table save(Change change);

  /** The table was changed since it was read, so the step must run again on the new one. */
  final class ConflictException extends RuntimeException {
    public ConflictException(String table) {
      super("table " + table + " isn't as it was when this change was made of it");
    }
  }

  /** The request was already carried out. */
  final class AlreadyAnsweredException extends RuntimeException {
    public AlreadyAnsweredException(String request) {
      super("request " + request + " was acted on before");
    }
  }

  /** The id of a new table is taken, so another must be drawn. */
  final class IdTakenException extends RuntimeException {
    public IdTakenException(String table) {
      super("there is a table " + table);
    }
  }

  /** The person who opens a table already has a seat at {@link #MOST_AT_ONCE} open tables. */
  final class TooManyTablesException extends RuntimeException {
    public TooManyTablesException() {
      super("the host sits at %d tables".formatted(MOST_AT_ONCE));
    }
  }

  /**
   * One change of a table, with the messages that it causes.
   *
   * @param before the table as it was saved; empty for a new one
   * @param letters the messages to send because of it, in order; none if it is played in answers
   * @param request the id of the request that made it; empty if there was none
   * @param settles the undeliverable message that caused it; empty otherwise
   * @param follows another table that it is only made for if that is still as it was read; of two
   *     changes that follow the same table, one is made
   */
  record Change(
      Optional<Table> before,
      Table after,
      List<OutgoingMessage> letters,
      Optional<String> request,
      Optional<OutgoingMessage> settles,
      Optional<Table> follows) {
    public Change {
      // What is played in answers has no place to write to, and nobody else to tell.
      letters = after.place().isInAnswers() ? List.of() : List.copyOf(letters);
    }

    /** A change that follows no other table. */
    public Change(
        Optional<Table> before,
        Table after,
        List<OutgoingMessage> letters,
        Optional<String> request,
        Optional<OutgoingMessage> settles) {
      this(before, after, letters, request, settles, Optional.empty());
    }

    /** This change with a message that is sent before the others. */
    Change after(OutgoingMessage first) {
      List<OutgoingMessage> more = new ArrayList<>(List.of(first));
      more.addAll(letters);
      return with(after, more);
    }

    /** This change with another table after it, and other messages. */
    public Change with(Table now, List<OutgoingMessage> messages) {
      return new Change(before, now, messages, request, settles, follows);
    }

    /** This change, made only if that other table is still as it was read. */
    public Change following(Table other) {
      return new Change(before, after, letters, request, settles, Optional.of(other));
    }

    /** A change that no request asked for. */
    public static Change of(Table before, Table after, List<OutgoingMessage> letters) {
      return new Change(Optional.of(before), after, letters, Optional.empty(), Optional.empty());
    }
  }
}

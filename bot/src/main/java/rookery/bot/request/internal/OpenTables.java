package rookery.bot.request.internal;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.table.Person;
import rookery.bot.table.TableLocation;

/** The open tables, including those that this build cannot read. */
public interface OpenTables {
  /**
   * The open tables in such channels, in the order of opening.
   *
   * @param where the test for their channels; it must not block
   */
  List<Open> open(Predicate<TableLocation> where);

  /**
   * The open tables that this build may not be able to continue, as far as is known without
   * replaying them: set aside before, with an unknown game or option, or started under other rules.
   */
  List<Open> doubtful();

  /**
   * The channels or threads of the boards of those tables, by table id. Tables that do not exist or
   * whose board is not posted are left out. The tables themselves are not read.
   */
  Map<String, TableLocation> homes(List<String> ids);

  /**
   * What is known of a table that this build cannot read; empty if it can or there is no such
   * table.
   */
  Optional<Unreadable> unreadable(String id);

  /**
   * Sets a table aside until a build can read it. Nothing of it is lost.
   *
   * @param letters the messages about it
   * @return false, without sending anything, if it was already set aside
   */
  boolean setAside(String id, List<OutgoingMessage> letters);

  /** Ends the setting aside of a table; false if it was not set aside. */
  boolean takeUp(String id);

  /**
   * A table.
   *
   * @param stranded whether its channel is lost
   * @param version the number of its changes
   */
  record Open(String id, TableLocation place, boolean stranded, boolean aside, long version) {}

  /**
   * What is known of a table without reading its game.
   *
   * @param people its players, the host first
   */
  record Unreadable(String id, TableLocation place, List<Person> people) {
    public Unreadable {
      people = List.copyOf(people);
    }
  }
}

package rookery.bot.request.internal;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.table.Person;
import rookery.bot.table.Place;

/** The tables where play is not over, also those that this build cannot read. */
public interface OpenTables {
  /**
   * Those at such places, in the order of opening.
   *
   * @param where is asked for each of them, and does not wait for anything
   */
  List<Open> open(Predicate<Place> where);

  /**
   * Those of them that this build may not be able to go on with, as far as is told without
   * replaying any: set aside before, of a game or an option that it has not, or begun by other
   * rules than its own.
   */
  List<Open> doubtful();

  /**
   * Where the boards of those tables stand, by their ids: in its thread, which is opened no sooner
   * than something is said there, or in its channel. A table whose board is not known to stand, or
   * that there is not, is left out. The tables themselves are not read.
   */
  Map<String, Place> homes(List<String> ids);

  /** What is known of a table that this build cannot read; empty if it can, or there is none. */
  Optional<Unreadable> unreadable(String id);

  /**
   * Sets a table aside until a build can read it; everything about it is kept.
   *
   * @param letters what is said about it
   * @return false, and nothing is said, if it was set aside before
   */
  boolean setAside(String id, List<OutgoingMessage> letters);

  /** Takes a table up again; false if it was not set aside. */
  boolean takeUp(String id);

  /**
   * A table.
   *
   * @param stranded whether its channel is lost
   * @param aside whether it was set aside
   * @param version counts its changes
   */
  record Open(String id, Place place, boolean stranded, boolean aside, long version) {}

  /**
   * What can be told of a table without knowing its game.
   *
   * @param people who sit there, the host first
   */
  record Unreadable(String id, Place place, List<Person> people) {
    public Unreadable {
      people = List.copyOf(people);
    }
  }
}

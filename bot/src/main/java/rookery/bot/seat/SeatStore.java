package rookery.bot.seat;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import rookery.bot.table.Person;

/** Keeps what people wish about open seats. */
public interface SeatStore {
  /** The wish of a person in a server. */
  SeatWish wish(Person person, String server);

  /** Keeps a wish in place of the one before; one without games is deleted. */
  void keep(SeatWish wish);

  /** The wishes of those who want to be asked for a game in a server, in the order of their ids. */
  List<SeatWish> wanting(String server, String game);

  /**
   * Notes whom a request asks to a table, and gives those who were not asked to it before. The same
   * request gets the same answer again.
   */
  List<Person> ask(String table, String request, List<Person> people);

  /** Whether this person was asked to that table. */
  boolean wasAsked(String table, Person person);

  /** The people whom a person does not want to meet. */
  Set<Person> avoidedBy(Person person);

  /** The people who do not want to meet a person, who is never told. */
  Set<Person> avoiding(Person person);

  /** Those of these people who are not to be brought together, two each, whoever wishes it. */
  default Set<Set<Person>> apart(Collection<Person> people) {
    Set<Set<Person>> apart = new HashSet<>();
    for (Person person : people) {
      avoidedBy(person).stream()
          .filter(other -> people.contains(other) && !other.equals(person))
          .forEach(other -> apart.add(Set.of(person, other)));
    }
    return apart;
  }

  /** Keeps that a person does or doesn't want to meet another. */
  void avoid(Person person, Person other, boolean avoided);

  /** The tables of a server that wait for players, the oldest first. */
  List<String> gathering(String server);
}

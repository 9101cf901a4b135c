package rookery.bot.table;

import java.util.Collection;

/**
 * Somebody with an account.
 *
 * @param id the account's number, as Discord writes it
 */
public record Person(String id) implements Comparable<Person> {
  public Person {
    if (!id.matches("\\d{1,20}")) {
      throw new IllegalArgumentException("not an account: " + id);
    }
  }

  /** The account's name as clients show it. */
  public String mention() {
    return "<@" + id + ">";
  }

  /** Several accounts' names as clients show them. */
  public static String mentions(Collection<Person> people) {
    return String.join(", ", people.stream().map(Person::mention).toList());
  }

  @Override
  public int compareTo(Person other) {
    return id.compareTo(other.id);
  }
}

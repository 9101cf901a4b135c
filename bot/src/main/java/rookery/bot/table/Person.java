package rookery.bot.table;

import java.util.Collection;

/**
 * Somebody with an account. Two are equal when their accounts are, whatever they were called.
 *
 * @param id the account's number, as Discord writes it
 * @param name what others call the person, as it was last known; empty where it is not
 */
public record Person(String id, String name) implements Comparable<Person> {
  /** Whoever was here once and asked to be forgotten. */
  public static final Person FORMER = new Person("0", "a former player");

  public Person {
    if (!id.matches("\\d{1,20}")) {
      throw new IllegalArgumentException("not an account: " + id);
    }
  }

  /** Somebody whose name is not known. */
  public Person(String id) {
    this(id, "");
  }

  /** The account's name as clients show it. */
  public String mention() {
    return equals(FORMER) ? name : "<@" + id + ">";
  }

  /** Several accounts' names as clients show them. */
  public static String mentions(Collection<Person> people) {
    return String.join(", ", people.stream().map(Person::mention).toList());
  }

  @Override
  public int compareTo(Person other) {
    return id.compareTo(other.id);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Person person && person.id.equals(id);
  }

  @Override
  public int hashCode() {
    return id.hashCode();
  }
}

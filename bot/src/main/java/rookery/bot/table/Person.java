package rookery.bot.table;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import rookery.engine.computer.Player;
import rookery.engine.computer.Players;

/**
 * Somebody with an account. Two are equal when their accounts are, whatever they were called.
 *
 * @param id the account's number, as Discord writes it
 * @param name what others call the person, as it was last known; empty where it is not
 */
public record Person(String id, String name) implements Comparable<Person> {
  /** Whoever was here once and asked to be forgotten. */
  public static final Person FORMER = new Person("0", "a former player");

  private static final List<Player> LEVELS = Players.LEVELS;
  private static final int COMPUTER = 2;

  public Person {
    if (!id.matches("\\d{1,20}")) {
      throw new IllegalArgumentException("not an account: " + id);
    }
  }

  /** Somebody whose name is not known. */
  public Person(String id) {
    this(id, "");
  }

  /**
   * A computer, which has no account: its number is too short for one.
   *
   * @param level how well it plays
   * @param number tells those of one level at a table apart, from 1 to 9
   */
  public static Person computer(Player level, int number) {
    if (number < 1 || number > 9) {
      throw new IllegalArgumentException("computer " + number);
    }
    String id = (1 + LEVELS.indexOf(level)) + "" + number;
    return new Person(id, computerName(id));
  }

  private static String computerName(String id) {
    char number = id.charAt(1);
    String name = level(id).title() + " computer";
    return number == '1' ? name : name + " " + number;
  }

  private static Player level(String id) {
    return LEVELS.get(Character.digit(id.charAt(0), 10) - 1);
  }

  /** How well a computer plays; empty for people. */
  public Optional<Player> computer() {
    return id.length() == COMPUTER ? Optional.of(level(id)) : Optional.empty();
  }

  /** Whether nobody can be written to. */
  public boolean isComputer() {
    return id.length() == COMPUTER;
  }

  /** The account's name as clients show it. */
  public String mention() {
    if (isComputer()) {
      return computerName(id);
    }
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

package rookery.bot.table;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import rookery.engine.computer.ComputerPlayer;
import rookery.engine.computer.ComputerPlayers;
import rookery.engine.text.Phrase;

/**
 * A person or computer player. Two are equal if their ids are, whatever their names.
 *
 * @param id the id of the Discord account
 * @param name the last known name; empty if unknown
 * @param visiting whether they came to a table from another server, where they are called by name
 *     and never mentioned, so that nobody there learns their account
 */
public record Person(String id, String name, boolean visiting) implements Comparable<Person> {
  /** Stands for people whose data was deleted. */
  public static final Person FORMER = new Person("0", "a former player");

  /** What somebody without a name is called at a table of another server. */
  public static final String STRANGER = "someone from another server";

  private static final List<ComputerPlayer> LEVELS = ComputerPlayers.LEVELS;
  private static final int COMPUTER = 2;
  private static final String MARKUP = "[^\\p{L}\\p{N} .'-]";

  public Person {
    if (!id.matches("\\d{1,20}")) {
      throw new IllegalArgumentException("not an account: " + id);
    }
    // Earlier versions stored other names of computers.
    name = id.length() == COMPUTER ? computerName(id) : name;
  }

  /** A person who is where they are. */
  public Person(String id, String name) {
    this(id, name, false);
  }

  /** A person whose name is not known. */
  public Person(String id) {
    this(id, "");
  }

  /**
   * A computer player. It has no account, and its id is too short for one.
   *
   * @param number from 1 to 9, different for each computer of that level at a table; it stands for
   *     a name
   */
  public static Person computer(ComputerPlayer level, int number) {
    if (number < 1 || number > 9) {
      throw new IllegalArgumentException("computer " + number);
    }
    String id = (1 + LEVELS.indexOf(level)) + "" + number;
    return new Person(id);
  }

  private static String computerName(String id) {
    return ComputerNames.of(
        Character.digit(id.charAt(0), 10) - 1, Character.digit(id.charAt(1), 10));
  }

  private static ComputerPlayer level(String id) {
    return LEVELS.get(Character.digit(id.charAt(0), 10) - 1);
  }

  /** The level of a computer player; empty for people. */
  public Optional<ComputerPlayer> computer() {
    return id.length() == COMPUTER ? Optional.of(level(id)) : Optional.empty();
  }

  /** Whether this is a computer player. */
  public boolean isComputer() {
    return id.length() == COMPUTER;
  }

  /** The same person, as one who came from another server. */
  public Person asVisitor() {
    return isComputer() || equals(FORMER) ? this : new Person(id, name, true);
  }

  /** A mention of the account, or the name of a computer player or visitor. */
  public String mention() {
    if (visiting) {
      String plain = name.replaceAll(MARKUP, "").strip();
      return plain.isEmpty() ? STRANGER : plain;
    }
    return isComputer() || equals(FORMER) ? name : "<@" + id + ">";
  }

  /** Whether people call this person so: Robin Hood is called Robin. */
  boolean isCalled(String word) {
    return Arrays.stream(name.split("[^\\p{L}]+")).anyMatch(word::equalsIgnoreCase);
  }

  /** Mentions of several people. */
  public static String mentions(Collection<Person> people) {
    return Phrase.list(people.stream().map(Person::mention).toList());
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

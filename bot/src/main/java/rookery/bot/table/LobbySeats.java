package rookery.bot.table;

import java.util.Collection;
import java.util.List;
import java.util.random.RandomGenerator;
import rookery.bot.clock.TableClock;
import rookery.engine.Side;
import rookery.engine.cards.Dealer;
import rookery.engine.computer.ComputerPlayer;
import rookery.engine.match.Match;

/** Changes of a table before its game starts. Each method returns the changed table. */
public record LobbySeats(Table table) {
  /** Joins a person, who takes their reserved seat if they are invited. */
  public Table join(Person person) {
    Seating seating = table.seating();
    if (seating.joined().contains(person)) {
      throw new Refusal("You've already joined this table.");
    }
    if (!seating.invited().contains(person) && open() < 1) {
      throw new Refusal(
          seating.invited().isEmpty()
              ? "All seats at this table are taken."
              : "The free seats at this table are reserved for invited players.");
    }
    return unconfused(table.with(seating.joinedBy(person)), person);
  }

  /** Joins a person and keeps the seat beside them for a partner, who must then join too. */
  public Table join(Person person, Person partner) {
    checkPair(person, partner);
    int needed = table.seating().invited().contains(person) ? 1 : 2;
    if (open() < needed) {
      throw new Refusal(
          "There aren't two seats left for you and your partner. Press Join to come alone.");
    }
    return unconfused(table.with(table.seating().joinedBy(person, partner)), person);
  }

  private void checkPair(Person person, Person partner) {
    if (person.equals(partner)) {
      throw new Refusal("Name somebody else as your partner.");
    }
    if (table.seating().joined().contains(person)) {
      throw new Refusal("You've already joined this table.");
    }
    if (table.seating().concerns(partner)) {
      throw new Refusal(
          "%s has already joined or been invited. Join by yourself.".formatted(partner.mention()));
    }
    boolean teams = table.seats().stream().filter(seat -> seat.side() == Side.WHITE).count() == 2;
    if (!teams) {
      throw new Refusal(
          "%s isn't played two against two. Join by yourself.".formatted(table.game().title()));
    }
    if (!table.seating().drawn()) {
      throw new Refusal("The host has chosen who sits where. Join by yourself.");
    }
  }

  /** Before the game starts a computer that has the name of a person takes another. */
  private static Table unconfused(Table joined, Person person) {
    Seating seating = joined.seating();
    return seating.joined().stream()
        .filter(other -> other.isComputer() && person.isCalled(other.name()))
        .findFirst()
        .map(namesake -> joined.with(seating.replacing(namesake, another(joined, namesake))))
        .orElse(joined);
  }

  private static Person another(Table joined, Person computer) {
    return new NewComputers(joined, List.of()).another(computer.computer().orElseThrow());
  }

  private int open() {
    return table.seating().open(table.seats().size());
  }

  /**
   * Fills the seats that are neither taken nor reserved with computers of that level.
   *
   * @param nearby people whose names the computers must not have
   * @throws Refusal if there is no such seat
   */
  public Table filled(ComputerPlayer level, Collection<Person> nearby) {
    if (open() < 1) {
      throw new Refusal(
          "No seat is left for a computer: the free seats are reserved for invited players.");
    }
    Table filled = table;
    for (int open = open(); open > 0; open--) {
      Person computer = new NewComputers(filled, nearby).another(level);
      filled = filled.with(filled.seating().joinedBy(computer));
    }
    return filled;
  }

  /** The same with computers of that level in the place of those who have joined. */
  public Table with(ComputerPlayer level, Collection<Person> nearby) {
    Table changed = table;
    for (Person computer : table.seating().joined()) {
      if (computer.isComputer()) {
        Person other = new NewComputers(changed, nearby).another(level);
        changed = changed.with(changed.seating().replacing(computer, other));
      }
    }
    return changed;
  }

  /** Removes a person; the table closes when no person is left. */
  public Table leave(Person person) {
    if (!table.seating().joined().contains(person)) {
      throw new Refusal("You haven't joined this table, so you can't leave it.");
    }
    Seating left = table.seating().leftBy(person);
    boolean deserted = left.joined().stream().allMatch(Person::isComputer);
    return deserted ? table.with(TableStage.CLOSED) : table.with(left);
  }

  /** Declines an invitation. */
  public Table decline(Person person) {
    if (!table.seating().invited().contains(person)) {
      throw new Refusal("You weren't invited to this table, so there's nothing to decline.");
    }
    return table.with(table.seating().declinedBy(person));
  }

  /** Closes the table; only the host can. */
  public Table cancel(Person person) {
    Person host = table.host();
    if (!host.equals(person)) {
      throw new Refusal("Only " + host.mention() + ", who opened this table, can close it.");
    }
    return table.with(TableStage.CLOSED);
  }

  /** Ends invitations that nobody answered, so that their seats are open to anybody. */
  public Table lapsed() {
    return table.with(table.seating().lapsed());
  }

  /** Starts the game: assigns the seats and deals the cards. */
  Table started(RandomGenerator random, Dealer dealer) {
    Match begun = Match.begin(table.game(), table.options(), table.dealer(dealer));
    // Nobody waits for a person who plays only with computers.
    TableClock clock = table.seating().people() == 1 ? table.clock().untimed() : table.clock();
    return table
        .with(table.seating().seated(table.seats(), random))
        .with(clock)
        .with(TableStage.PLAYING)
        .with(begun);
  }
}

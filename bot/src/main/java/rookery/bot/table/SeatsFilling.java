package rookery.bot.table;

import java.util.random.RandomGenerator;
import rookery.bot.clock.TableClock;
import rookery.engine.cards.Dealer;
import rookery.engine.computer.Player;
import rookery.engine.match.Match;

/** Changes of a table before its game starts. Each method returns the changed table. */
public record SeatsFilling(Table table) {
  /** Joins a person, who takes their reserved seat if they are invited. */
  public Table join(Person person) {
    Seating seating = table.seating();
    if (seating.joined().contains(person)) {
      throw new Refusal("You have already joined this table.");
    }
    if (!seating.invited().contains(person) && open() < 1) {
      throw new Refusal(
          seating.invited().isEmpty()
              ? "All seats at this table are taken."
              : "The free seats at this table are reserved for invited players.");
    }
    return table.with(seating.joinedBy(person));
  }

  private int open() {
    return table.seating().open(table.seats().size());
  }

  /**
   * Fills the seats that are neither taken nor reserved with computers of that level.
   *
   * @throws Refusal if there is no such seat
   */
  public Table filled(Player level) {
    if (open() < 1) {
      throw new Refusal(
          "No seat is left for a computer: the free seats are reserved for invited players.");
    }
    Seating seating = table.seating();
    for (int open = open(); open > 0; open--) {
      seating = seating.joinedBy(seating.anotherComputer(level));
    }
    return table.with(seating);
  }

  /** Removes a person; the table closes when no person is left. */
  public Table leave(Person person) {
    if (!table.seating().joined().contains(person)) {
      throw new Refusal("You have not joined this table, so you cannot leave it.");
    }
    Seating left = table.seating().leftBy(person);
    boolean deserted = left.joined().stream().allMatch(Person::isComputer);
    return deserted ? table.with(TableStage.CLOSED) : table.with(left);
  }

  /** Declines an invitation. */
  public Table decline(Person person) {
    if (!table.seating().invited().contains(person)) {
      throw new Refusal("You were not invited to this table, so there is nothing to decline.");
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
    Match begun = Match.begin(table.game(), table.options(), dealer);
    // Nobody waits for a person who plays only with computers.
    TableClock clock = table.seating().people() == 1 ? table.clock().untimed() : table.clock();
    return table
        .with(table.seating().seated(table.seats(), random))
        .with(clock)
        .with(TableStage.PLAYING)
        .with(begun);
  }
}

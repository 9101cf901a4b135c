package rookery.bot.table;

import java.util.HashSet;
import java.util.List;

/**
 * Whom the host wants at a table.
 *
 * @param people those asked by name; further seats are open to anybody
 * @param drawn whether seats are drawn by lot; otherwise people sit in the order given
 */
public record Invitation(List<Person> people, boolean drawn) {
  public Invitation {
    people = List.copyOf(people);
  }

  void check(Person host, int seats, String title) {
    if (people.contains(host)) {
      throw new Refusal("You have a seat yourself; name only the others.");
    }
    if (new HashSet<>(people).size() < people.size()) {
      throw new Refusal("You named somebody twice; everybody takes one seat.");
    }
    if (people.size() >= seats) {
      throw new Refusal(
          "%s has %d %s: you and at most %d more."
              .formatted(title, seats, seats == 1 ? "seat" : "seats", seats - 1));
    }
  }
}

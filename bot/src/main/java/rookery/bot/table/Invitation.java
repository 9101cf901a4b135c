package rookery.bot.table;

import java.util.HashSet;
import java.util.List;

/**
 * The people that the host invites to a table.
 *
 * @param people the invited people; other seats are open to anybody
 * @param drawn whether seats are drawn at random; otherwise people sit in the order given
 */
public record Invitation(List<Person> people, boolean drawn) {
  public Invitation {
    people = List.copyOf(people);
  }

  void check(Person host, int seats, String title) {
    if (people.contains(host)) {
      throw new Refusal("You already have a seat. Name only the other players.");
    }
    if (new HashSet<>(people).size() < people.size()) {
      throw new Refusal("You named the same player twice. Name each player once.");
    }
    if (people.size() >= seats) {
      throw new Refusal(
          seats == 1
              ? "%s is a game for one player, so you can't invite anyone.".formatted(title)
              : "%s has %d seats. You can name only %d other %s."
                  .formatted(title, seats, seats - 1, seats == 2 ? "player" : "players"));
    }
  }
}

package rookery.bot.crash;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import rookery.practice.person.Button;
import rookery.practice.person.Exchange;
import rookery.practice.person.Person;
import rookery.practice.person.Seen;
import rookery.practice.resource.Channel;

/**
 * The buttons by which somebody plays at a table. They are pressed as they were seen, whatever has
 * become of the message.
 *
 * @param places where the table is seen
 */
record RandomPresses(Person person, String table, List<Channel> places, SplittableRandom random) {
  /** The newest message in private that lets the person choose something. */
  Optional<Seen> prompt() {
    return newest(person.dm(), seen -> seen.text().contains(table) && !choices(seen).isEmpty());
  }

  /** Presses what opens the choices under the newest board, if there is such a button. */
  Optional<Exchange> opening() {
    String verb = ":move:" + table + ":";
    List<Seen> all = places.stream().flatMap(place -> person.sees(place).stream()).toList();
    return newest(all, seen -> !seen.ephemeral() && button(seen, verb).isPresent())
        .map(board -> pressed(board, button(board, verb).get()));
  }

  private static Optional<Seen> newest(List<Seen> all, Predicate<Seen> test) {
    return all.stream().filter(test).max(Comparator.comparing(Seen::id));
  }

  /** Presses one of the choices. */
  Exchange picked(Seen at) {
    List<Button> choices = choices(at);
    return pressed(at, choices.get(random.nextInt(choices.size())));
  }

  Exchange pressed(Seen at, Button button) {
    return person.pressesLate(at, button.customId());
  }

  static List<Button> choices(Seen at) {
    return at.buttons().stream().filter(b -> b.customId().contains(":choose:")).toList();
  }

  /** The button that does what was chosen. */
  static Optional<Button> sure(Seen at) {
    return button(at, ":play:");
  }

  private static Optional<Button> button(Seen at, String id) {
    return at.buttons().stream().filter(b -> b.customId().contains(id)).findFirst();
  }
}

package rookery.bot.crash;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import rookery.practice.person.Button;
import rookery.practice.person.InteractionOutcome;
import rookery.practice.person.Person;
import rookery.practice.person.VisibleMessage;
import rookery.practice.resource.Channel;

/**
 * The buttons by which somebody plays at a table. They are pressed as they were seen, whatever has
 * become of the message.
 *
 * @param places where the table is seen
 */
record RandomPresses(Person person, String table, List<Channel> places, SplittableRandom random) {
  /** The newest message in private that lets the person choose something. */
  Optional<VisibleMessage> prompt() {
    return newest(
        person.sees(person.direct()),
        seen -> seen.text().contains(table) && !choices(seen).isEmpty());
  }

  /** Presses what opens the choices under the newest board, if there is such a button. */
  Optional<InteractionOutcome> opening() {
    String verb = ":move:" + table + ":";
    List<VisibleMessage> all =
        places.stream().flatMap(place -> person.sees(place).stream()).toList();
    return newest(all, seen -> !seen.ephemeral() && button(seen, verb).isPresent())
        .map(board -> pressed(board, button(board, verb).get()));
  }

  private static Optional<VisibleMessage> newest(
      List<VisibleMessage> all, Predicate<VisibleMessage> test) {
    return all.stream().filter(test).max(Comparator.comparing(VisibleMessage::id));
  }

  /** Presses one of the choices. */
  InteractionOutcome picked(VisibleMessage at) {
    List<Button> choices = choices(at);
    return pressed(at, choices.get(random.nextInt(choices.size())));
  }

  InteractionOutcome pressed(VisibleMessage at, Button button) {
    return person.pressesLate(at, button.customId());
  }

  static List<Button> choices(VisibleMessage at) {
    return at.buttons().stream().filter(b -> b.customId().contains(":choose:")).toList();
  }

  /** The button that does what was chosen. */
  static Optional<Button> sure(VisibleMessage at) {
    return button(at, ":play:");
  }

  private static Optional<Button> button(VisibleMessage at, String id) {
    return at.buttons().stream().filter(b -> b.customId().contains(id)).findFirst();
  }
}

package rookery.bot.request;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import rookery.bot.table.Person;

/**
 * The arguments of a request, besides its verb.
 *
 * @param turn the turn at which the pressed button was shown; empty if nothing was pressed
 * @param argument the argument in the id of the button
 * @param words what was typed or picked, by the name of the option, menu or field
 * @param guests the people named, in order
 */
public record Arguments(
    Optional<Integer> turn, String argument, Map<String, String> words, List<Guest> guests) {

  /** No arguments. */
  public static final Arguments NONE = new Arguments(Optional.empty(), "", Map.of(), List.of());

  /** The name of what was picked from a menu. */
  public static final String PICKED = "picked";

  /** The name of what was typed into a form. */
  public static final String TYPED = "typed";

  /** Separates the boxes that were ticked. */
  public static final String BETWEEN_BOXES = " ";

  /** A person named in a command, with what is known of the account. */
  public record Guest(Person person, boolean isHere, boolean isBot) {}

  public Arguments {
    words = Map.copyOf(words);
    guests = List.copyOf(guests);
  }

  /** What was typed or picked under that name. */
  public Optional<String> word(String name) {
    return Optional.ofNullable(words.get(name));
  }

  /** The boxes of a form that were ticked under that name. */
  public Set<String> ticked(String name) {
    return Set.of(word(name).filter(words -> !words.isEmpty()).orElse("").split(BETWEEN_BOXES));
  }

  /** Whether a yes-or-no option was set to yes. */
  public boolean flag(String name) {
    return word(name).filter("true"::equals).isPresent();
  }
}

package rookery.bot.request;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import rookery.bot.table.Person;

/**
 * What somebody said beside the verb.
 *
 * @param turn the turn at which a button was shown; empty for what was not pressed
 * @param argument what a button carries
 * @param words what was typed or picked, by the name of the option, menu or line
 * @param guests the people named, in order
 */
public record Arguments(
    Optional<Integer> turn, String argument, Map<String, String> words, List<Guest> guests) {

  /** Nothing at all. */
  public static final Arguments NONE = new Arguments(Optional.empty(), "", Map.of(), List.of());

  /** The name of what was picked from a menu. */
  public static final String PICKED = "picked";

  /** The name of what was typed into a form. */
  public static final String TYPED = "typed";

  /** What parts the boxes that were ticked. */
  public static final String BETWEEN_BOXES = " ";

  /** Somebody named, with what is known of the account. */
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

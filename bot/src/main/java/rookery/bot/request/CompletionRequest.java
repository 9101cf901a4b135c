package rookery.bot.request;

import java.util.Map;
import java.util.Optional;
import rookery.bot.table.Person;
import rookery.bot.table.Place;

/**
 * A slash command that is being typed.
 *
 * @param who types
 * @param place where
 * @param option the option that is being typed
 * @param typed its beginning
 * @param others the options typed so far, this one among them
 */
public record CompletionRequest(
    Person who, Place place, String option, String typed, Map<String, String> others) {
  public CompletionRequest {
    others = Map.copyOf(others);
  }

  /** What was typed into another option. */
  public Optional<String> other(String name) {
    return Optional.ofNullable(others.get(name));
  }
}

package rookery.bot.request;

import java.util.Map;
import java.util.Optional;
import rookery.bot.table.Person;
import rookery.bot.table.TableLocation;

/**
 * A request for suggestions while a slash command is being typed.
 *
 * @param typed what is typed of it so far
 * @param others all options typed so far, including this one
 */
public record CompletionRequest(
    Person who, TableLocation place, String option, String typed, Map<String, String> others) {
  public CompletionRequest {
    others = Map.copyOf(others);
  }

  /** What was typed into another option. */
  public Optional<String> other(String name) {
    return Optional.ofNullable(others.get(name));
  }
}

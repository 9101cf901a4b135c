package rookery.practice.resource.command;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A slash command that the bot has registered.
 *
 * @param guild the only guild that has it, 0 for all of them and direct messages
 * @param json the command in Discord's form, id and version included
 */
public record Command(long id, long guild, JsonNode json) {
  /** Discord's number for those who add the bot to a server. */
  public static final int SERVERS = 0;

  /** Discord's number for those who add it for themselves. */
  public static final int PEOPLE = 1;

  private static final Set<Integer> USUAL_CONTEXTS = Set.of(0, 1);

  /** What people type after the slash. */
  public String name() {
    return json.path("name").asText();
  }

  /** The places where it can be typed; unless it says so, not in private ones. */
  public Set<Integer> contexts() {
    Set<Integer> named = numbers("contexts");
    return named.isEmpty() ? USUAL_CONTEXTS : named;
  }

  /** Whether those who have added the bot in this way have the command. */
  public boolean isFor(int kind) {
    Set<Integer> named = numbers("integration_types");
    return named.isEmpty() ? kind == SERVERS : named.contains(kind);
  }

  private Set<Integer> numbers(String field) {
    Set<Integer> numbers = new HashSet<>();
    json.path(field).forEach(number -> numbers.add(number.asInt()));
    return numbers;
  }

  /** Its options, or its subcommands and groups of them. */
  public List<CommandOption> options() {
    return CommandOption.all(json.path("options"));
  }
}

package rookery.practice.resource;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/**
 * A slash command that the bot has registered.
 *
 * @param guild the only guild that has it, 0 for all of them and direct messages
 * @param json the command in Discord's form, id and version included
 */
public record Command(long id, long guild, JsonNode json) {
  /** What people type after the slash. */
  public String name() {
    return json.path("name").asText();
  }

  /** Its options, or its subcommands and groups of them. */
  public List<CommandOption> options() {
    return CommandOption.all(json.path("options"));
  }
}

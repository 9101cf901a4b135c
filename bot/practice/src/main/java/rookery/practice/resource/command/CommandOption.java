package rookery.practice.resource.command;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import java.util.stream.StreamSupport;

/** One option of a slash command, or one of its subcommands or groups of subcommands. */
public record CommandOption(JsonNode json) {
  /** Discord's numbers for what an option is. */
  public static final int SUBCOMMAND = 1;

  /** See {@link #SUBCOMMAND}. */
  public static final int GROUP = 2;

  /** See {@link #SUBCOMMAND}. */
  public static final int STRING = 3;

  /** See {@link #SUBCOMMAND}. */
  public static final int INTEGER = 4;

  /** See {@link #SUBCOMMAND}. */
  public static final int BOOLEAN = 5;

  /** See {@link #SUBCOMMAND}. */
  public static final int USER = 6;

  /** See {@link #SUBCOMMAND}. */
  public static final int CHANNEL = 7;

  /** See {@link #SUBCOMMAND}. */
  public static final int ROLE = 8;

  /** See {@link #SUBCOMMAND}. */
  public static final int MENTIONABLE = 9;

  /** See {@link #SUBCOMMAND}. */
  public static final int NUMBER = 10;

  static List<CommandOption> all(JsonNode array) {
    return StreamSupport.stream(array.spliterator(), false).map(CommandOption::new).toList();
  }

  /** What people type before the colon. */
  public String name() {
    return json.path("name").asText();
  }

  /** What it takes. */
  public int type() {
    return json.path("type").asInt();
  }

  /** Whether it is a subcommand or a group of them. */
  public boolean isSubcommand() {
    return type() == SUBCOMMAND || type() == GROUP;
  }

  /** Whether it must be given. */
  public boolean required() {
    return json.path("required").asBoolean();
  }

  /** Whether the bot completes what is typed. */
  public boolean autocomplete() {
    return json.path("autocomplete").asBoolean();
  }

  /** The fixed choices, empty when anything may be typed. */
  public List<Choice> choices() {
    return StreamSupport.stream(json.path("choices").spliterator(), false).map(Choice::of).toList();
  }

  /** The choice that shows or carries this text, in whatever case. */
  public Optional<Choice> choice(String typed) {
    return choices().stream()
        .filter(c -> c.name().equalsIgnoreCase(typed) || c.value().asText().equals(typed))
        .findFirst();
  }

  /** What it holds, if it is a subcommand or a group. */
  public List<CommandOption> options() {
    return all(json.path("options"));
  }
}

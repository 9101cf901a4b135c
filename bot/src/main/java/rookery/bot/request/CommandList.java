package rookery.bot.request;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import rookery.bot.request.CommandDeclaration.Slash;

/** All commands, found by their verbs. */
public final class CommandList {
  private final List<Command> commands;
  private final Map<String, Command> byVerb = new HashMap<>();

  /**
   * @param commands no two of which share a verb
   */
  public CommandList(List<Command> commands) {
    this.commands = List.copyOf(commands);
    for (Command command : commands) {
      command.declared().slash().ifPresent(slash -> add(slash.verb(), command));
      command.declared().verbs().forEach(verb -> add(verb, command));
    }
  }

  private void add(String verb, Command command) {
    if (byVerb.put(verb, command) != null) {
      throw new IllegalArgumentException("two commands are asked for by " + verb);
    }
  }

  /** The command of that verb. */
  public Optional<Command> of(String verb) {
    return Optional.ofNullable(byVerb.get(verb));
  }

  /** The slash commands, in order. */
  public List<Slash> slashes() {
    return commands.stream().flatMap(command -> command.declared().slash().stream()).toList();
  }
}

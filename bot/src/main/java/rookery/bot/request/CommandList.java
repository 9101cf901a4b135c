package rookery.bot.request;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import rookery.bot.request.CommandDeclaration.Slash;

/** The commands there are, found by the words that ask for them. */
public final class CommandList {
  private final List<Command> commands;
  private final Map<String, Command> byVerb = new HashMap<>();

  /**
   * @param commands no two of which are asked for by the same word
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

  /** The command that a word asks for. */
  public Optional<Command> of(String verb) {
    return Optional.ofNullable(byVerb.get(verb));
  }

  /** The slash commands, in order. */
  public List<Slash> slashes() {
    return commands.stream().flatMap(command -> command.declared().slash().stream()).toList();
  }
}

package rookery.practice.world;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import rookery.practice.resource.Channel;
import rookery.practice.resource.Installation;
import rookery.practice.resource.command.Command;

/** The slash commands that the bot has registered. */
public final class Commands {
  private final World world;
  private final StoredMap<Command> commands;

  Commands(World world) {
    this.world = world;
    commands = new StoredMap<>("command", Command.class, world.keeper(), Command::id);
    commands.all().forEach(c -> world.ids().passed(c.id()));
  }

  /** The commands of a guild alone, or with 0 those for everywhere. */
  public List<Command> of(long guild) {
    return world.look(() -> commands.all().stream().filter(c -> c.guild() == guild).toList());
  }

  /**
   * What somebody can type in a channel: its guild's commands first, then those for everywhere that
   * the guild or the person has.
   */
  public List<Command> in(Channel channel, long person) {
    List<Command> all = new ArrayList<>();
    if (!channel.isPrivate()) {
      all.addAll(of(channel.guild()));
    }
    of(0).stream().filter(c -> suits(c, channel, person)).forEach(all::add);
    return all;
  }

  private boolean suits(Command command, Channel channel, long person) {
    Installation by = installation(command, channel, person);
    return command.contexts().contains(channel.kind().context()) && (by.here() || by.person() != 0);
  }

  /** By whom the bot was added to a place with this command, if by anybody. */
  public Installation installation(Command command, Channel channel, long person) {
    boolean here =
        command.guild() != 0
            || command.isFor(Command.SERVERS) && !channel.isGroup() && isAdded(channel);
    boolean own =
        command.guild() == 0
            && command.isFor(Command.PEOPLE)
            && world.people().get(person).installed();
    return new Installation(here, own ? person : 0);
  }

  private boolean isAdded(Channel channel) {
    return channel.isDirect() || !world.channels().guild(channel.guild()).foreign();
  }

  /** Registers exactly these for a guild, or with 0 for everywhere. */
  public List<Command> replace(long guild, List<ObjectNode> wanted) {
    return world.change(
        () -> {
          List<Command> before = of(guild);
          List<Command> now = wanted.stream().map(json -> registered(guild, json, before)).toList();
          before.forEach(c -> dropUnless(c, now));
          world.announce(WorldListener::commandsChanged);
          return now;
        });
  }

  /** Registers one, over the one of the same name. */
  public Command put(long guild, ObjectNode wanted) {
    return world.change(
        () -> {
          Command command = registered(guild, wanted, of(guild));
          world.announce(WorldListener::commandsChanged);
          return command;
        });
  }

  private void dropUnless(Command old, List<Command> now) {
    if (now.stream().noneMatch(c -> c.id() == old.id())) {
      commands.remove(old.id());
    }
  }

  private Command registered(long guild, ObjectNode wanted, List<Command> before) {
    String name = wanted.path("name").asText();
    // A command keeps its id as long as it keeps its name.
    long id =
        before.stream()
            .filter(c -> c.name().equals(name))
            .findFirst()
            .map(Command::id)
            .orElseGet(() -> world.ids().next());
    ObjectNode json = wanted.deepCopy();
    json.put("id", Long.toString(id));
    json.put("application_id", Long.toString(world.people().bot().id()));
    json.put("version", Long.toString(world.ids().next()));
    if (guild != 0) {
      json.put("guild_id", Long.toString(guild));
    }
    return commands.put(new Command(id, guild, json));
  }
}

package rookery.practice.person;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import rookery.practice.resource.Account;
import rookery.practice.resource.Channel;
import rookery.practice.resource.ChannelKind;
import rookery.practice.resource.Guild;
import rookery.practice.resource.Installation;
import rookery.practice.resource.InteractionKind;
import rookery.practice.resource.InteractionRequest;
import rookery.practice.resource.Json;
import rookery.practice.resource.Message;
import rookery.practice.resource.command.Command;
import rookery.practice.world.World;

/**
 * Somebody in the practice room: does what a person does with a Discord client and sees what that
 * person sees. What cannot be done is refused with a {@link NotPossibleException}.
 */
public final class Person {
  private static final int BUTTON = 2;
  private static final int LINK = 5;
  private static final int LONGEST_NAME = 100;

  private final World world;
  private final long id;

  /** The person with this id. */
  public Person(World world, long id) {
    this.world = world;
    this.id = world.people().get(id).id();
  }

  /** The person's id. */
  public long id() {
    return id;
  }

  /** The person's name. */
  public String name() {
    return account().name();
  }

  /** How a text names the person. */
  public String mention() {
    return account().mention();
  }

  private Account account() {
    return world.people().get(id);
  }

  /** Types a whole slash command, options by name: {@code /play game:fluid opponent:@Ben}. */
  public InteractionOutcome types(Channel where, String line) {
    return run(where, TypedCommand.read(line, commands(where)));
  }

  /** Runs a command, with subcommands such as {@code settings theme}, with these options. */
  public InteractionOutcome runs(Channel where, String command, Map<String, String> options) {
    return run(where, TypedCommand.of(command, options, commands(where)));
  }

  private InteractionOutcome run(Channel where, TypedCommand typed) {
    MentionResolver mentioned = new MentionResolver(world, where);
    ObjectNode data = new CommandInvocation(typed, mentioned).finished();
    return ask(
        asking(
            InteractionKind.COMMAND, where, data, Optional.empty(), mentioned, by(where, typed)));
  }

  /** Types a part of a slash command; its last option is being completed. */
  public InteractionOutcome completing(Channel where, String line) {
    return complete(where, TypedCommand.read(line, commands(where)));
  }

  /** Gives a part of a command by parts; the last of the options is being completed. */
  public InteractionOutcome completing(Channel where, String command, Map<String, String> options) {
    return complete(where, TypedCommand.of(command, options, commands(where)));
  }

  private InteractionOutcome complete(Channel where, TypedCommand typed) {
    MentionResolver mentioned = new MentionResolver(world, where);
    ObjectNode data = new CommandInvocation(typed, mentioned).unfinished();
    return ask(
        asking(
            InteractionKind.AUTOCOMPLETE,
            where,
            data,
            Optional.empty(),
            mentioned,
            by(where, typed)));
  }

  private Installation by(Channel where, TypedCommand typed) {
    return world.commands().installation(typed.command(), where, id);
  }

  /** The commands that can be typed in a channel. */
  public List<Command> commands(Channel where) {
    requireSight(where);
    return world.commands().in(where, id);
  }

  /** Says something that is no command. */
  public VisibleMessage says(Channel where, String text) {
    requireSight(where);
    return VisibleMessage.of(world, TypedMessage.say(world, where, id, text));
  }

  /** Opens a thread in a channel. */
  public Channel opensThread(Channel where, String name) {
    requireSight(where);
    if (where.kind() != ChannelKind.TEXT) {
      throw new NotPossibleException("you can open a thread only in a channel");
    }
    String tidied = name.strip();
    if (tidied.isEmpty() || tidied.length() > LONGEST_NAME) {
      throw new NotPossibleException(
          "a thread's name must have 1 to %s characters".formatted(LONGEST_NAME));
    }
    return world.channels().openThread(where, tidied, id);
  }

  /** Presses a button that is still there, by label or custom id. */
  public InteractionOutcome presses(VisibleMessage seen, String button) {
    return press(current(seen), button);
  }

  /** Presses a button as it was seen, though the message may have changed in the meantime. */
  public InteractionOutcome pressesLate(VisibleMessage seen, String button) {
    return press(seen, button);
  }

  private InteractionOutcome press(VisibleMessage seen, String name) {
    Button button = seen.button(name);
    if (button.disabled() || button.style() == LINK) {
      throw new NotPossibleException("the button " + name + " can't be pressed");
    }
    ObjectNode data =
        Json.object()
            .put("component_type", BUTTON)
            .put("custom_id", button.customId())
            .put("id", button.id());
    return use(seen, data, mentioned(seen));
  }

  /** Picks options of a menu that is still there; labels or values, names of people, channels. */
  public InteractionOutcome picks(VisibleMessage seen, String menu, String... options) {
    return pick(current(seen), menu, List.of(options));
  }

  /** Picks options of a menu as it was seen, though the message may have changed since. */
  public InteractionOutcome picksLate(VisibleMessage seen, String menu, String... options) {
    return pick(seen, menu, List.of(options));
  }

  private InteractionOutcome pick(VisibleMessage seen, String name, List<String> options) {
    Menu menu = seen.menu(name);
    if (menu.disabled() || options.size() < menu.least() || options.size() > menu.most()) {
      throw new NotPossibleException(
          "choose " + menu.least() + " to " + menu.most() + " in the menu " + name);
    }
    MentionResolver mentioned = mentioned(seen);
    ArrayNode values = Json.array();
    options.forEach(option -> values.add(value(menu, option, mentioned)));
    ObjectNode data =
        Json.object()
            .put("component_type", menu.type())
            .put("custom_id", menu.customId())
            .put("id", menu.id());
    data.set("values", values);
    return use(seen, data, mentioned);
  }

  private static String value(Menu menu, String option, MentionResolver mentioned) {
    return switch (menu.type()) {
      case Menu.TEXTS -> menu.valueOf(option);
      case Menu.CHANNELS -> Long.toString(mentioned.channel(option).id());
      default -> Long.toString(mentioned.person(option).id());
    };
  }

  private MentionResolver mentioned(VisibleMessage seen) {
    return new MentionResolver(world, world.channels().get(seen.message().channel()));
  }

  private InteractionOutcome use(VisibleMessage seen, ObjectNode data, MentionResolver mentioned) {
    Message message = seen.message();
    if (message.isEphemeral() && message.reader() != id) {
      throw new NotPossibleException("only the person who used the command can see that message");
    }
    Channel where = world.channels().get(message.channel());
    // Whoever presses may be another than whoever has brought the bot along.
    Installation by = message.origin().by();
    return ask(asking(InteractionKind.COMPONENT, where, data, Optional.of(message), mentioned, by));
  }

  private VisibleMessage current(VisibleMessage seen) {
    return world
        .messages()
        .find(seen.message().channel(), seen.id())
        .map(m -> VisibleMessage.of(world, m))
        .orElseThrow(() -> new NotPossibleException("the message is gone"));
  }

  /** Submits a modal with these values by custom id; fields left out keep what they hold. */
  public InteractionOutcome submits(Modal modal, Map<String, List<String>> values) {
    Channel where = world.channels().get(modal.opener().channel().id());
    MentionResolver mentioned = new MentionResolver(world, where);
    ObjectNode data = modal.submitted(values, mentioned);
    InteractionRequest asking =
        asking(InteractionKind.MODAL, where, data, Optional.empty(), mentioned, Installation.HERE);
    return ask(asking.openedBy(modal.opener()));
  }

  private InteractionRequest asking(
      InteractionKind kind,
      Channel where,
      ObjectNode data,
      Optional<Message> source,
      MentionResolver mentioned,
      Installation by) {
    requireSight(where);
    Channel now = world.channels().get(where.id());
    return new InteractionRequest(
        kind, id, now, data, source, mentioned.people(), mentioned.channels(), 0, by);
  }

  private InteractionOutcome ask(InteractionRequest asking) {
    return new InteractionOutcome(world, world.interactions().raise(asking));
  }

  private void requireSight(Channel where) {
    if (world.channels().find(where.id()).filter(c -> world.channels().shows(c, id)).isEmpty()) {
      throw unseen(where);
    }
  }

  private NotPossibleException unseen(Channel where) {
    return new NotPossibleException(name() + " can't see " + where.name());
  }

  /** What the person sees in a channel now, oldest first. */
  public List<VisibleMessage> sees(Channel where) {
    requireSight(where);
    return world.messages().visible(where.id(), id).stream()
        .map(m -> VisibleMessage.of(world, m))
        .toList();
  }

  /** The newest message that the person sees in a channel. */
  public Optional<VisibleMessage> seesLast(Channel where) {
    return sees(where).stream().reduce((first, last) -> last);
  }

  /** The direct messages with the bot, as a place. */
  public Channel direct() {
    return world.channels().direct(id);
  }

  /** Refuses direct messages of the bot from now on, or takes them again. */
  public void closesDirectMessages(boolean closed) {
    world.people().closeDirectMessages(id, closed);
  }

  /** Adds the bot for the person alone, who has it everywhere from now on, or removes it. */
  public void installs(boolean installed) {
    world.people().install(id, installed);
  }

  /** Leaves every guild, or only those given. */
  public void leaves(Guild... guilds) {
    List<Guild> left = guilds.length == 0 ? world.channels().guilds() : Arrays.asList(guilds);
    left.stream()
        .filter(g -> g.members().contains(id))
        .forEach(g -> world.people().leave(g.id(), account()));
  }

  /** Joins a guild. */
  public void joins(Guild guild) {
    world.people().join(guild.id(), account());
  }

  @Override
  public String toString() {
    return name();
  }
}

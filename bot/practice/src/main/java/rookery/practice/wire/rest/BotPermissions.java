package rookery.practice.wire.rest;

import java.util.Optional;
import rookery.practice.resource.Account;
import rookery.practice.resource.Channel;
import rookery.practice.resource.Guild;
import rookery.practice.resource.Message;
import rookery.practice.resource.MessageContent;
import rookery.practice.resource.Permission;
import rookery.practice.wire.form.DiscordError;
import rookery.practice.world.World;

/** What the bot may see and do, refused the way Discord refuses it. */
public record BotPermissions(World world) {
  long bot() {
    return world.people().bot().id();
  }

  /** A guild that the bot is in. */
  Guild guild(long id) {
    Guild guild = world.channels().findGuild(id).orElseThrow(() -> DiscordError.UNKNOWN_GUILD);
    if (!guild.members().contains(bot())) {
      throw DiscordError.MISSING_ACCESS;
    }
    return guild;
  }

  /** A channel that the bot sees. */
  Channel channel(long id) {
    Channel channel = world.channels().find(id).orElseThrow(() -> DiscordError.UNKNOWN_CHANNEL);
    boolean visible =
        world.channels().shows(channel, bot())
            && world.channels().allows(channel, Permission.VIEW_CHANNEL);
    if (!visible) {
      throw DiscordError.MISSING_ACCESS;
    }
    return channel;
  }

  void require(Channel channel, Permission permission) {
    if (!world.channels().allows(channel, permission)) {
      throw DiscordError.MISSING_PERMISSIONS;
    }
  }

  /** A message that the bot sees: not one for a single person, be it the bot's own. */
  Message message(Channel channel, long id) {
    return world
        .messages()
        .find(channel.id(), id)
        .filter(m -> !m.isEphemeral())
        .orElseThrow(() -> DiscordError.UNKNOWN_MESSAGE);
  }

  /** A message that the bot may edit. */
  Message ownMessage(Channel channel, long id) {
    Message message = message(channel, id);
    if (message.author() != bot()) {
      throw DiscordError.NOT_THE_AUTHOR;
    }
    return message;
  }

  /** Refuses unless the bot may send this here. */
  void send(Channel channel, MessageContent body, boolean files) {
    if (channel.isDirect()) {
      sendToPerson(channel);
      return;
    }
    if (channel.locked()) {
      throw DiscordError.THREAD_IS_ARCHIVED;
    }
    require(
        channel,
        channel.isThread() ? Permission.SEND_MESSAGES_IN_THREADS : Permission.SEND_MESSAGES);
    if (files) {
      require(channel, Permission.ATTACH_FILES);
    }
    if (!body.embeds().isEmpty()) {
      require(channel, Permission.EMBED_LINKS);
    }
  }

  private void sendToPerson(Channel channel) {
    Optional<Account> person =
        channel.people().stream().filter(p -> p != bot()).findFirst().flatMap(world.people()::find);
    if (person.filter(Account::closed).isPresent()) {
      throw DiscordError.CANNOT_SEND_TO_USER;
    }
    if (person.filter(this::sharesGuild).isEmpty()) {
      throw DiscordError.NO_MUTUAL_GUILDS;
    }
  }

  private boolean sharesGuild(Account person) {
    return world.channels().guilds().stream()
        .anyMatch(g -> g.members().contains(bot()) && g.members().contains(person.id()));
  }
}

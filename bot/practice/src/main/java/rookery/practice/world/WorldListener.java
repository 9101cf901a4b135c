package rookery.practice.world;

import com.fasterxml.jackson.databind.JsonNode;
import rookery.practice.resource.Account;
import rookery.practice.resource.CallbackKind;
import rookery.practice.resource.Channel;
import rookery.practice.resource.Guild;
import rookery.practice.resource.Interaction;
import rookery.practice.resource.Message;
import rookery.practice.resource.Role;

/**
 * Is told everything that happens in the world, in order and under its lock. A witness must not
 * wait for anything.
 */
public interface WorldListener {
  /** A guild with the bot in it has come into being, or the bot has joined it. */
  default void guildAdded(Guild guild) {}

  /** The bot is no longer in this guild. */
  default void guildGone(Guild guild) {}

  /** Somebody has joined. */
  default void memberJoined(Guild guild, Account member) {}

  /** Somebody has left. */
  default void memberLeft(Guild guild, Account member) {}

  /** There is a new role. */
  default void roleAdded(Guild guild, Role role) {}

  /** A role is gone. */
  default void roleGone(Guild guild, long role) {}

  /** Somebody has other roles. */
  default void memberChanged(Guild guild, Account member) {}

  /** There is a new channel, thread or direct message. */
  default void channelAdded(Channel channel) {}

  /** A channel has another name, state or other permissions. */
  default void channelChanged(Channel channel) {}

  /** A channel is gone with all its messages. */
  default void channelGone(Channel channel) {}

  /** There is a new message. */
  default void posted(Message message) {}

  /** A message now reads like this. */
  default void edited(Message message) {}

  /** A message, which read like this, is gone. */
  default void deleted(Message message) {}

  /** Somebody asks something of the bot. */
  default void raised(Interaction interaction) {}

  /** The bot has acknowledged it; {@code payload} is a modal or choices, if it is one of these. */
  default void acknowledged(Interaction interaction, CallbackKind how, JsonNode payload) {}

  /** Nobody acknowledged it in time. */
  default void failed(Interaction interaction) {}

  /** Somebody refuses direct messages, or no longer does. */
  default void accountChanged(Account account) {}

  /** A person has read everything in a channel. */
  default void read(long person, long channel) {}

  /** Somebody has let time pass. */
  default void timePassed() {}

  /** The bot has registered other commands. */
  default void commandsChanged() {}
}

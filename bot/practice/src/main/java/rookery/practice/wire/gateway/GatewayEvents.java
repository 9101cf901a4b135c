package rookery.practice.wire.gateway;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import rookery.practice.resource.Account;
import rookery.practice.resource.Channel;
import rookery.practice.resource.Guild;
import rookery.practice.resource.Interaction;
import rookery.practice.resource.Json;
import rookery.practice.resource.Message;
import rookery.practice.resource.Permission;
import rookery.practice.resource.Role;
import rookery.practice.wire.entity.EntityJson;
import rookery.practice.wire.entity.InteractionEntities;
import rookery.practice.wire.entity.MessageEntities;
import rookery.practice.world.World;
import rookery.practice.world.WorldListener;

/** Turns what happens in the world into the gateway's events. */
public record GatewayEvents(
    World world,
    Gateway gateway,
    EntityJson entities,
    MessageEntities messages,
    InteractionEntities interactions)
    implements WorldListener {
  private static final String CREATE = "CREATE";

  private boolean botIsIn(Guild guild) {
    return guild.members().contains(world.people().bot().id());
  }

  private boolean botSees(Channel channel) {
    return world.channels().shows(channel, world.people().bot().id());
  }

  @Override
  public void guildAdded(Guild guild) {
    if (!botIsIn(guild)) {
      return;
    }
    gateway.broadcast(
        guild.id(),
        "GUILD_CREATE",
        session -> Optional.of(entities.wholeGuild(guild, session.wants(Intent.GUILD_MEMBERS))));
  }

  @Override
  public void guildGone(Guild guild) {
    gateway.broadcast(
        guild.id(),
        Intent.GUILDS,
        "GUILD_DELETE",
        Json.object().put("id", EntityJson.id(guild.id())));
  }

  private void toldIn(Guild guild, int intent, String name, Supplier<JsonNode> json) {
    if (botIsIn(guild)) {
      gateway.broadcast(guild.id(), intent, name, json.get());
    }
  }

  @Override
  public void memberJoined(Guild guild, Account member) {
    toldIn(
        guild,
        Intent.GUILD_MEMBERS,
        "GUILD_MEMBER_ADD",
        () -> entities.memberOf(guild, member.id()));
  }

  /** A bot hears of itself whatever it wants to hear. */
  @Override
  public void memberChanged(Guild guild, Account member) {
    int intent = member.bot() ? Intent.NONE : Intent.GUILD_MEMBERS;
    toldIn(guild, intent, "GUILD_MEMBER_UPDATE", () -> entities.memberOf(guild, member.id()));
  }

  @Override
  public void roleAdded(Guild guild, Role role) {
    toldIn(
        guild,
        Intent.GUILDS,
        "GUILD_ROLE_CREATE",
        () -> of(guild).set("role", entities.role(role)));
  }

  @Override
  public void roleGone(Guild guild, long role) {
    toldIn(
        guild,
        Intent.GUILDS,
        "GUILD_ROLE_DELETE",
        () -> of(guild).put("role_id", EntityJson.id(role)));
  }

  @Override
  public void memberLeft(Guild guild, Account member) {
    toldIn(
        guild,
        Intent.GUILD_MEMBERS,
        "GUILD_MEMBER_REMOVE",
        () -> of(guild).set("user", entities.user(member)));
  }

  private static ObjectNode of(Guild guild) {
    return Json.object().put("guild_id", EntityJson.id(guild.id()));
  }

  @Override
  public void channelAdded(Channel channel) {
    told(channel, CREATE);
  }

  @Override
  public void channelChanged(Channel channel) {
    told(channel, "UPDATE");
  }

  @Override
  public void channelGone(Channel channel) {
    told(channel, "DELETE");
  }

  private void told(Channel channel, String what) {
    if (channel.isPrivate() || !botSees(channel)) {
      return;
    }
    ObjectNode json = entities.channel(channel);
    if (channel.isThread() && what.equals(CREATE)) {
      json.put("newly_created", true);
    }
    gateway.broadcast(channel.guild(), Intent.GUILDS, named(channel, what), json);
  }

  private static String named(Channel channel, String what) {
    return (channel.isThread() ? "THREAD_" : "CHANNEL_") + what;
  }

  @Override
  public void posted(Message message) {
    tell("MESSAGE_CREATE", message, messages::created);
  }

  @Override
  public void edited(Message message) {
    tell("MESSAGE_UPDATE", message, messages::message);
  }

  @Override
  public void deleted(Message message) {
    Channel channel = world.channels().get(message.channel());
    if (heardOf(message, channel)) {
      ObjectNode json =
          Json.object()
              .put("id", EntityJson.id(message.id()))
              .put("channel_id", EntityJson.id(channel.id()));
      if (!channel.isDirect()) {
        json.put("guild_id", EntityJson.id(channel.guild()));
      }
      gateway.broadcast(channel.guild(), intent(channel), "MESSAGE_DELETE", json);
    }
  }

  private boolean heardOf(Message message, Channel channel) {
    return !message.isEphemeral()
        && botSees(channel)
        && world.channels().allows(channel, Permission.VIEW_CHANNEL);
  }

  private static int intent(Channel channel) {
    return channel.isDirect() ? Intent.DIRECT_MESSAGES : Intent.GUILD_MESSAGES;
  }

  private void tell(String name, Message message, Function<Message, ObjectNode> form) {
    Channel channel = world.channels().get(message.channel());
    if (!heardOf(message, channel)) {
      return;
    }
    long bot = world.people().bot().id();
    boolean readable =
        channel.isDirect() || message.author() == bot || message.pings().people().contains(bot);
    gateway.broadcast(
        channel.guild(),
        name,
        session -> {
          if (!session.wants(intent(channel))) {
            return Optional.empty();
          }
          ObjectNode json = messages.event(message, form.apply(message));
          return Optional.of(
              readable || session.wants(Intent.MESSAGE_CONTENT) ? json : emptied(json));
        });
  }

  private static JsonNode emptied(ObjectNode message) {
    message.put("content", "");
    List.of("embeds", "attachments", "components").forEach(message::putArray);
    return message;
  }

  @Override
  public void raised(Interaction interaction) {
    gateway.broadcast(
        interaction.channel().guild(),
        Intent.NONE,
        "INTERACTION_CREATE",
        interactions.event(interaction));
  }
}

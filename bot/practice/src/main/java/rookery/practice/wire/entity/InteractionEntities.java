package rookery.practice.wire.entity;

import com.fasterxml.jackson.databind.node.ObjectNode;
import rookery.practice.resource.Channel;
import rookery.practice.resource.Guild;
import rookery.practice.resource.Interaction;
import rookery.practice.resource.InteractionRequest;
import rookery.practice.resource.Json;
import rookery.practice.resource.Message;
import rookery.practice.world.World;

/** Interactions in Discord's JSON. */
public record InteractionEntities(World world, EntityJson entities, MessageEntities messages) {
  private static final int MOST_BYTES = 10 * 1024 * 1024;

  /** The event that tells the bot of it. */
  public ObjectNode event(Interaction asked) {
    Channel channel = asked.channel();
    String bot = EntityJson.id(world.people().bot().id());
    ObjectNode json =
        Json.object()
            .put("id", EntityJson.id(asked.id()))
            .put("application_id", bot)
            .put("type", asked.kind().code())
            .put("token", asked.token())
            .put("version", 1)
            .put("channel_id", EntityJson.id(channel.id()))
            .put("locale", "en-GB")
            .put("context", channel.kind().context())
            .put("app_permissions", entities.permissions(channel))
            .put("attachment_size_limit", MOST_BYTES);
    json.set("channel", channel(channel));
    json.set("data", data(asked.asking()));
    json.set("entitlements", Json.array());
    json.set(
        "authorizing_integration_owners", MessageEntities.owners(asked.asking().by(), channel));
    asked.source().ifPresent(source -> json.set("message", messages.message(source)));
    addPerson(json, asked);
    return json;
  }

  private ObjectNode channel(Channel channel) {
    ObjectNode json = entities.channel(channel);
    if (!channel.isPrivate()) {
      json.put("permissions", EntityJson.allPermissions());
    }
    return json;
  }

  private ObjectNode data(InteractionRequest asking) {
    ObjectNode data = asking.data().deepCopy();
    if (asking.people().isEmpty() && asking.channels().isEmpty()) {
      return data;
    }
    ObjectNode resolved = data.putObject("resolved");
    ObjectNode users = resolved.putObject("users");
    ObjectNode members = resolved.putObject("members");
    for (long person : asking.people()) {
      users.set(EntityJson.id(person), entities.user(person));
      if (!asking.channel().isPrivate()) {
        members.set(
            EntityJson.id(person), entities.memberWithoutUser(asking.channel().guild(), person));
      }
    }
    ObjectNode channels = resolved.putObject("channels");
    for (long channel : asking.channels()) {
      channels.set(EntityJson.id(channel), channel(world.channels().get(channel)));
    }
    return data;
  }

  private void addPerson(ObjectNode json, Interaction asked) {
    Channel channel = asked.channel();
    if (channel.isPrivate()) {
      json.set("user", entities.user(asked.person()));
      return;
    }
    Guild guild = world.channels().findGuild(channel.guild()).orElseThrow();
    json.put("guild_id", EntityJson.id(guild.id()));
    json.put("guild_locale", "en-US");
    json.set("guild", entities.partialGuild(guild));
    json.set("member", entities.member(guild, asked.person()));
  }

  /** What comes back for an acknowledgement when the bot asks for it. */
  public ObjectNode acknowledged(Interaction asked) {
    ObjectNode json = Json.object();
    ObjectNode interaction =
        json.putObject("interaction")
            .put("id", EntityJson.id(asked.id()))
            .put("type", asked.kind().code())
            .put("channel_id", EntityJson.id(asked.channel().id()));
    world
        .messages()
        .find(asked.channel().id(), asked.original())
        .ifPresent(
            message -> {
              interaction
                  .put("response_message_id", EntityJson.id(message.id()))
                  .put("response_message_loading", message.isThinking())
                  .put("response_message_ephemeral", message.isEphemeral());
              json.set("resource", resource(asked, message));
            });
    return json;
  }

  private ObjectNode resource(Interaction asked, Message message) {
    ObjectNode resource = Json.object();
    asked.acknowledgedBy().ifPresent(how -> resource.put("type", how.code()));
    resource.set("message", messages.message(message));
    return resource;
  }
}

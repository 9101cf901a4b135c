package rookery.practice.wire.entity;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import rookery.practice.resource.Attachment;
import rookery.practice.resource.Channel;
import rookery.practice.resource.Installation;
import rookery.practice.resource.InteractionKind;
import rookery.practice.resource.Json;
import rookery.practice.resource.Message;
import rookery.practice.resource.MessageContent;
import rookery.practice.resource.MessageOrigin;
import rookery.practice.world.Snowflakes;
import rookery.practice.world.World;

/** Messages in Discord's JSON, with an address for each file. */
public record MessageEntities(World world, EntityJson entities, FileAddresses addresses) {
  /** A message with what it replies to. */
  public ObjectNode message(Message message) {
    ObjectNode json = plain(message);
    if (message.repliesTo() != 0) {
      referTo(json, message);
    }
    if (message.origin().interaction() != 0) {
      json.put("application_id", EntityJson.id(message.author()));
      json.put("webhook_id", EntityJson.id(message.author()));
      json.set("interaction_metadata", metadata(message));
    }
    world
        .channels()
        .find(message.id())
        .filter(Channel::isThread)
        .ifPresent(thread -> json.set("thread", entities.channel(thread)));
    return json;
  }

  /** A message as its author gets it back: Discord tells a nonce then and never again. */
  public ObjectNode created(Message message) {
    ObjectNode json = message(message);
    if (!message.nonce().isEmpty()) {
      json.put("nonce", message.nonce());
    }
    return json;
  }

  /** A message, in either form, as the gateway brings it. */
  public ObjectNode event(Message message, ObjectNode json) {
    Channel channel = world.channels().get(message.channel());
    if (!channel.isPrivate()) {
      json.put("guild_id", EntityJson.id(channel.guild()));
      json.set("member", entities.memberWithoutUser(channel.guild(), message.author()));
    }
    return json;
  }

  private ObjectNode plain(Message message) {
    MessageContent body = message.body();
    ObjectNode json =
        Json.object()
            .put("id", EntityJson.id(message.id()))
            .put("type", message.type())
            .put("channel_id", EntityJson.id(message.channel()))
            .put("content", body.content())
            .put("timestamp", EntityJson.time(Snowflakes.millisOf(message.id())))
            .put(
                "edited_timestamp",
                message.edited() == 0 ? null : EntityJson.time(message.edited()))
            .put("flags", body.flags())
            .put("pinned", false)
            .put("tts", false)
            .put("mention_everyone", message.pings().everyone());
    json.set("author", entities.user(message.author()));
    json.set("mentions", mentions(message));
    json.set("mention_roles", Json.array());
    json.set(
        "attachments",
        Json.array(body.attachments().stream().map(a -> attachment(message, a)).toList()));
    json.set("embeds", addresses.in(body.embeds(), message));
    json.set("components", addresses.in(body.components(), message));
    return json;
  }

  private ArrayNode mentions(Message message) {
    return Json.array(
        message.pings().people().stream()
            .map(world.people()::find)
            .flatMap(Optional::stream)
            .map(entities::user)
            .toList());
  }

  private void referTo(ObjectNode json, Message message) {
    Channel channel = world.channels().get(message.channel());
    ObjectNode reference =
        json.putObject("message_reference")
            .put("type", 0)
            .put("message_id", EntityJson.id(message.repliesTo()))
            .put("channel_id", EntityJson.id(message.channel()));
    if (!channel.isPrivate()) {
      reference.put("guild_id", EntityJson.id(channel.guild()));
    }
    Optional<Message> referred = world.messages().find(message.channel(), message.repliesTo());
    json.set("referenced_message", referred.map(this::plain).orElse(null));
  }

  private ObjectNode metadata(Message message) {
    MessageOrigin origin = message.origin();
    ObjectNode json = metadata(origin.interaction(), origin.kind(), message);
    if (message.repliesTo() != 0 && message.repliesTo() != origin.source()) {
      json.put("original_response_message_id", EntityJson.id(message.repliesTo()));
    }
    if (origin.kind() == InteractionKind.MODAL) {
      InteractionKind opening =
          origin.source() == 0 ? InteractionKind.COMMAND : InteractionKind.COMPONENT;
      json.set("triggering_interaction_metadata", metadata(origin.opener(), opening, message));
    }
    return json;
  }

  /** By whom the bot was added to where somebody asked something of it. */
  static ObjectNode owners(Installation by, Channel channel) {
    ObjectNode json = Json.object();
    if (by.here()) {
      json.put("0", channel.isPrivate() ? "0" : EntityJson.id(channel.guild()));
    }
    if (by.person() != 0) {
      json.put("1", EntityJson.id(by.person()));
    }
    return json;
  }

  private ObjectNode metadata(long interaction, InteractionKind kind, Message message) {
    MessageOrigin origin = message.origin();
    ObjectNode json = Json.object().put("id", EntityJson.id(interaction)).put("type", kind.code());
    if (kind == InteractionKind.COMMAND) {
      json.put("name", origin.command()).put("command_type", 1);
    }
    if (kind == InteractionKind.COMPONENT) {
      json.put("interacted_message_id", EntityJson.id(origin.source()));
    }
    json.set("user", entities.user(origin.person()));
    json.set(
        "authorizing_integration_owners",
        owners(origin.by(), world.channels().get(message.channel())));
    return json;
  }

  ObjectNode attachment(Message message, Attachment file) {
    String url = addresses.of(message, file);
    ObjectNode json =
        Json.object()
            .put("id", EntityJson.id(file.id()))
            .put("filename", file.filename())
            .put("size", file.bytes().length)
            .put("url", url)
            .put("proxy_url", url)
            .put("content_type", file.contentType());
    if (!file.alt().isEmpty()) {
      json.put("description", file.alt());
    }
    if (message.isEphemeral()) {
      json.put("ephemeral", true);
    }
    ImageSize.of(file.bytes())
        .ifPresent(size -> json.put("width", size.width()).put("height", size.height()));
    return json;
  }
}

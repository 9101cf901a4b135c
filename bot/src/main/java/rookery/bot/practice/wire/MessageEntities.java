package rookery.bot.practice.wire;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import rookery.bot.practice.world.Attachment;
import rookery.bot.practice.world.Body;
import rookery.bot.practice.world.Channel;
import rookery.bot.practice.world.InteractionKind;
import rookery.bot.practice.world.Json;
import rookery.bot.practice.world.Message;
import rookery.bot.practice.world.Origin;
import rookery.bot.practice.world.Snowflakes;
import rookery.bot.practice.world.World;

/** Messages in Discord's JSON, with an address for each file. */
final class MessageEntities {
  private static final List<String> PICTURES =
      List.of("media", "file", "image", "thumbnail", "author", "footer");

  private final World world;
  private final Entities entities;
  private final Supplier<String> server;

  /**
   * Messages of a world.
   *
   * @param server where attachments are served, without a slash at the end
   */
  MessageEntities(World world, Entities entities, Supplier<String> server) {
    this.world = world;
    this.entities = entities;
    this.server = server;
  }

  ObjectNode message(Message message) {
    ObjectNode json = plain(message);
    if (message.repliesTo() != 0) {
      referTo(json, message);
    }
    if (message.origin().interaction() != 0) {
      json.put("application_id", Entities.id(message.author()));
      json.put("webhook_id", Entities.id(message.author()));
      json.set("interaction_metadata", metadata(message.origin()));
    }
    world
        .channels()
        .find(message.id())
        .filter(Channel::isThread)
        .ifPresent(thread -> json.set("thread", entities.channel(thread)));
    return json;
  }

  /** A message as the gateway brings it. */
  ObjectNode event(Message message) {
    ObjectNode json = message(message);
    Channel channel = world.channels().get(message.channel());
    if (!channel.isDirect()) {
      json.put("guild_id", Entities.id(channel.guild()));
      json.set("member", entities.memberWithoutUser(message.author()));
    }
    return json;
  }

  private ObjectNode plain(Message message) {
    Body body = message.body();
    ObjectNode json =
        Json.object()
            .put("id", Entities.id(message.id()))
            .put("type", message.type())
            .put("channel_id", Entities.id(message.channel()))
            .put("content", body.content())
            .put("timestamp", Entities.time(Snowflakes.millisOf(message.id())))
            .put("edited_timestamp", message.edited() == 0 ? null : Entities.time(message.edited()))
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
    json.set("embeds", addressed(body.embeds(), message));
    json.set("components", addressed(body.components(), message));
    if (!message.nonce().isEmpty()) {
      json.put("nonce", message.nonce());
    }
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
            .put("message_id", Entities.id(message.repliesTo()))
            .put("channel_id", Entities.id(message.channel()));
    if (!channel.isDirect()) {
      reference.put("guild_id", Entities.id(channel.guild()));
    }
    Optional<Message> referred = world.messages().find(message.channel(), message.repliesTo());
    json.set("referenced_message", referred.map(this::plain).orElse(null));
  }

  private ObjectNode metadata(Origin origin) {
    ObjectNode json =
        Json.object()
            .put("id", Entities.id(origin.interaction()))
            .put("type", origin.kind().code());
    if (origin.kind() == InteractionKind.COMMAND) {
      json.put("name", origin.command()).put("command_type", 1);
    }
    json.set("user", entities.user(origin.person()));
    json.set("authorizing_integration_owners", Json.object());
    return json;
  }

  private String address(Message message, Attachment file) {
    return String.join(
        "/",
        server.get() + "/attachments",
        Entities.id(message.channel()),
        Entities.id(file.id()),
        file.filename());
  }

  ObjectNode attachment(Message message, Attachment file) {
    String url = address(message, file);
    ObjectNode json =
        Json.object()
            .put("id", Entities.id(file.id()))
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

  /** A copy of embeds or components in which every file has its address. */
  private JsonNode addressed(JsonNode tree, Message message) {
    JsonNode copy = tree.deepCopy();
    address(copy, message);
    return copy;
  }

  private void address(JsonNode tree, Message message) {
    if (tree instanceof ObjectNode object) {
      for (String field : PICTURES) {
        if (object.path(field) instanceof ObjectNode picture) {
          address(picture, "url", "proxy_url", message);
          address(picture, "icon_url", "proxy_icon_url", message);
        }
      }
    }
    tree.forEach(part -> address(part, message));
  }

  private void address(ObjectNode picture, String field, String proxied, Message message) {
    if (!(picture.path(field) instanceof TextNode)) {
      return;
    }
    String url = picture.path(field).asText();
    if (url.startsWith(MediaRules.SCHEME)) {
      String name = url.substring(MediaRules.SCHEME.length());
      Optional<Attachment> file =
          message.body().attachments().stream().filter(a -> a.filename().equals(name)).findFirst();
      url = file.map(a -> address(message, a)).orElse(server.get() + "/attachments/gone");
      file.ifPresent(a -> describe(picture, a));
    }
    picture.put(field, url).put(proxied, url);
  }

  private static void describe(ObjectNode picture, Attachment file) {
    picture.put("attachment_id", Entities.id(file.id()));
    picture.put("content_type", file.contentType());
    ImageSize.of(file.bytes())
        .ifPresent(size -> picture.put("width", size.width()).put("height", size.height()));
  }
}

package rookery.practice.wire.entity;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import rookery.practice.resource.Attachment;
import rookery.practice.resource.Message;
import rookery.practice.wire.form.ComponentType;
import rookery.practice.wire.form.MediaRules;

/**
 * Gives every file of a message an address, also where embeds and components name it.
 *
 * @param server without a slash at the end
 */
public record FileAddresses(Supplier<String> server) {
  private static final List<String> PICTURES =
      List.of("media", "file", "image", "thumbnail", "author", "footer");

  String of(Message message, Attachment file) {
    return String.join(
        "/",
        server.get() + "/attachments",
        EntityJson.id(message.channel()),
        EntityJson.id(file.id()),
        file.filename());
  }

  /** A copy of embeds or components in which every file has its address. */
  JsonNode in(JsonNode tree, Message message) {
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
      if (object.path("type").asInt() == ComponentType.FILE) {
        named(object, message);
      }
    }
    tree.forEach(part -> address(part, message));
  }

  private static void named(ObjectNode file, Message message) {
    String id = file.path("file").path("attachment_id").asText();
    message.body().attachments().stream()
        .filter(a -> EntityJson.id(a.id()).equals(id))
        .findFirst()
        .ifPresent(a -> file.put("name", a.filename()).put("size", a.bytes().length));
  }

  private void address(ObjectNode picture, String field, String proxied, Message message) {
    if (!picture.hasNonNull(field)) {
      return;
    }
    String url = picture.path(field).asText();
    if (url.startsWith(MediaRules.SCHEME)) {
      String name = url.substring(MediaRules.SCHEME.length());
      Optional<Attachment> file =
          message.body().attachments().stream().filter(a -> a.filename().equals(name)).findFirst();
      url = file.map(a -> of(message, a)).orElse(server.get() + "/attachments/gone");
      file.ifPresent(a -> describe(picture, a));
    }
    picture.put(field, url).put(proxied, url);
  }

  private static void describe(ObjectNode picture, Attachment file) {
    picture
        .put("id", EntityJson.id(file.id()))
        .put("attachment_id", EntityJson.id(file.id()))
        .put("content_type", file.contentType());
    ImageSize.of(file.bytes())
        .ifPresent(size -> picture.put("width", size.width()).put("height", size.height()));
  }
}

package rookery.practice.wire.form;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Set;

/** Discord's limits for embeds. */
public final class EmbedRules {
  private static final Set<String> PAGES = Set.of("http", "https");
  private static final Set<String> PICTURES = Set.of("http", "https", "attachment");
  private static final int MOST_LETTERS = 6000;

  private final Set<String> files;
  private int letters;

  public EmbedRules(Set<String> files) {
    this.files = files;
  }

  /** Checks a message's embeds and gives them as Discord keeps them. */
  public JsonNode check(RequestBody message) {
    List<RequestBody> embeds = message.objects("embeds", 0, 10);
    embeds.forEach(this::embed);
    if (letters > MOST_LETTERS) {
      message.wrong("embeds", "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000");
    }
    JsonNode kept = message.items("embeds", 0, 10).deepCopy();
    for (JsonNode embed : kept) {
      if (embed instanceof ObjectNode object) {
        object.put("type", "rich");
      }
    }
    return kept;
  }

  private void embed(RequestBody embed) {
    text(embed, "title", 256);
    text(embed, "description", 4096);
    embed.numberOr("color", 0, 0xFFFFFF, 0);
    embed.address("url", PAGES);
    text(embed.object("author"), "name", 256);
    text(embed.object("footer"), "text", 2048);
    for (RequestBody field : embed.objects("fields", 0, 25)) {
      letters += length(field.text("name", 1, 256)) + length(field.text("value", 1, 1024));
    }
    picture(embed.object("image"), "url");
    picture(embed.object("thumbnail"), "url");
    picture(embed.object("author"), "icon_url");
    picture(embed.object("footer"), "icon_url");
  }

  private void text(RequestBody holder, String field, int most) {
    letters += length(holder.textOr(field, 0, most, ""));
  }

  private static int length(String text) {
    return text.codePointCount(0, text.length());
  }

  private void picture(RequestBody holder, String field) {
    holder.address(field, PICTURES);
    MediaRules.checkFile(holder, field, files);
  }
}

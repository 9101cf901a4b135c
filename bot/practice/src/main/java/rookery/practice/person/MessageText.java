package rookery.practice.person;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import rookery.practice.resource.MessageContent;

/** All that can be read on a message, a line for each part. */
final class MessageText {
  private static final int TEXT = 10;

  private MessageText() {}

  static String of(MessageContent body) {
    List<String> lines = new ArrayList<>();
    add(lines, body.content());
    body.embeds().forEach(embed -> embed(lines, embed));
    texts(lines, body.components());
    return String.join("\n", lines);
  }

  private static void add(List<String> lines, String line) {
    if (!line.isEmpty()) {
      lines.add(line);
    }
  }

  private static void embed(List<String> lines, JsonNode embed) {
    add(lines, embed.path("author").path("name").asText(""));
    add(lines, embed.path("title").asText(""));
    add(lines, embed.path("description").asText(""));
    for (JsonNode field : embed.path("fields")) {
      add(lines, field.path("name").asText(""));
      add(lines, field.path("value").asText(""));
    }
    add(lines, embed.path("footer").path("text").asText(""));
  }

  private static void texts(List<String> lines, JsonNode tree) {
    if (tree.path("type").asInt() == TEXT) {
      add(lines, tree.path("content").asText(""));
    } else {
      tree.forEach(part -> texts(lines, part));
    }
  }
}

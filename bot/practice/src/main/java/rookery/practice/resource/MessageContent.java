package rookery.practice.resource;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/**
 * What a message says, in Discord's own form. Media in embeds and components still name files as
 * {@code attachment://name}; whoever shows them knows the address.
 */
public record MessageContent(
    String content, JsonNode embeds, JsonNode components, List<Attachment> attachments, int flags) {
  /** Only the person who is answered sees it. */
  public static final int EPHEMERAL = 1 << 6;

  /** The bot is thinking: a place held for an answer. */
  public static final int LOADING = 1 << 7;

  /** Notifies nobody. */
  public static final int SILENT = 1 << 12;

  /** Made of components alone ("Components V2"). */
  public static final int COMPONENTS_V2 = 1 << 15;

  /** Copies the attachments. */
  public MessageContent {
    attachments = List.copyOf(attachments);
  }

  /** A body of plain text. */
  public static MessageContent text(String content) {
    return new MessageContent(content, Json.array(), Json.array(), List.of(), 0);
  }

  /** Whether a flag is set. */
  public boolean has(int flag) {
    return (flags & flag) != 0;
  }

  /** This body with these flags. */
  public MessageContent flagged(int nowFlags) {
    return new MessageContent(content, embeds, components, attachments, nowFlags);
  }

  /** The same with other files. */
  public MessageContent holding(List<Attachment> nowAttachments) {
    return new MessageContent(content, embeds, components, nowAttachments, flags);
  }
}

package rookery.practice.wire.form;

import java.util.Set;

/** What {@code attachment://} may name. */
public final class MediaRules {
  /** How media name a file of the same message. */
  public static final String SCHEME = "attachment://";

  private MediaRules() {}

  static void checkFile(RequestBody media, String field, Set<String> files) {
    String url = media.node().path(field).asText();
    if (url.startsWith(SCHEME) && !files.contains(url.substring(SCHEME.length()))) {
      media.wrong(
          field,
          "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
          "The referenced attachment was not found");
    }
  }
}

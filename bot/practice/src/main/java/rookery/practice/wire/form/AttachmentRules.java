package rookery.practice.wire.form;

import java.net.URLConnection;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.LongSupplier;
import rookery.practice.resource.Attachment;

/** Which files a message has after a request: those kept and those that came with it. */
public record AttachmentRules(Map<Integer, Upload> files, LongSupplier ids) {
  private static final int MOST_FILES = 10;
  private static final int MOST_BYTES = 10 * 1024 * 1024;

  /** The files of a message that had {@code before}. */
  public List<Attachment> check(RequestBody message, List<Attachment> before) {
    if (files.values().stream().anyMatch(f -> f.bytes().length > MOST_BYTES)) {
      throw DiscordError.TOO_LARGE;
    }
    List<RequestBody> listed = message.objects("attachments", 0, MOST_FILES);
    List<Attachment> now = new ArrayList<>();
    if (!message.has("attachments")) {
      now.addAll(before);
    }
    Set<Integer> described = new LinkedHashSet<>();
    listed.forEach(meta -> listed(meta, before, now, described));
    files.forEach((n, file) -> undescribed(n, file, now, described));
    if (now.size() > MOST_FILES) {
      message.wrong("attachments", "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.");
    }
    return now;
  }

  private void listed(
      RequestBody meta, List<Attachment> before, List<Attachment> now, Set<Integer> described) {
    long id = meta.id("id");
    String alt = meta.textOr("description", 0, 1024, "");
    Upload file = id < MOST_FILES ? files.get((int) id) : null;
    if (file != null) {
      described.add((int) id);
      now.add(attachment(meta.textOr("filename", 1, 1024, file.filename()), alt, file));
      return;
    }
    before.stream()
        .filter(old -> old.id() == id)
        .findFirst()
        .ifPresentOrElse(
            old -> now.add(meta.has("description") ? old.withAlt(alt) : old),
            () ->
                meta.wrong(
                    "id", "ATTACHMENT_NOT_FOUND", "There is no such attachment and no such file."));
  }

  private void undescribed(int n, Upload file, List<Attachment> now, Set<Integer> described) {
    if (!described.contains(n)) {
      now.add(attachment(file.filename(), "", file));
    }
  }

  private Attachment attachment(String filename, String alt, Upload file) {
    String plain = filename.replaceAll("[^A-Za-z0-9._-]", "_");
    String type = URLConnection.guessContentTypeFromName(plain);
    return new Attachment(
        ids.getAsLong(),
        plain,
        alt,
        type == null ? "application/octet-stream" : type,
        file.bytes());
  }
}

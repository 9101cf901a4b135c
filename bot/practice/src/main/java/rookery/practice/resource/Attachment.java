package rookery.practice.resource;

import com.fasterxml.jackson.annotation.JsonIgnore;

/**
 * A file on a message.
 *
 * @param alt its description for those who cannot see it, "" for none
 * @param bytes the file; kept apart from the message in the store
 */
public record Attachment(
    long id, String filename, String alt, String contentType, @JsonIgnore byte[] bytes) {
  /** This file with another description. */
  public Attachment withAlt(String newAlt) {
    return new Attachment(id, filename, newAlt, contentType, bytes);
  }

  /** The same with its content, which is kept apart from what is told of it. */
  public Attachment withBytes(byte[] stored) {
    return new Attachment(id, filename, alt, contentType, stored);
  }
}

package rookery.practice.person;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import java.util.Set;
import rookery.practice.resource.Channel;
import rookery.practice.resource.Message;

/**
 * Something that reached the screens of some people.
 *
 * @param number counts from 1
 * @param millis when it was, since 1970
 * @param to whose screens
 * @param channel where
 * @param message the message as it was then, unless it is about none
 * @param payload a modal or choices in Discord's form, else a null node
 */
public record Delivery(
    long number,
    long millis,
    Kind kind,
    Set<Long> to,
    Channel channel,
    Optional<Message> message,
    JsonNode payload) {
  /** What it was. */
  public enum Kind {
    /** A new message. */
    POSTED,
    /** A message that now reads otherwise. */
    EDITED,
    /** A message that is gone. */
    DELETED,
    /** The bot has taken note of a press. */
    NOTED,
    /** Completions of what is being typed. */
    CHOICES,
    /** A modal. */
    MODAL,
    /** The bot did not answer in time. */
    FAILED
  }

  /** The size of the files on its message. */
  long bytes() {
    return message.stream()
        .flatMap(m -> m.body().attachments().stream())
        .mapToLong(a -> a.bytes().length)
        .sum();
  }
}

package rookery.bot.post;

import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.message.MessageId;

/**
 * A message that must be sent, or changed.
 *
 * @param id unique, and greater than those of the letters that go before it
 * @param table the table it is about, or {@link #NO_TABLE}
 * @param changes the letter that first sent the message which is to be changed; empty for a new one
 * @param due when it is to be sent; empty for at once. A later change of the same message takes the
 *     place of one that waits
 */
public record OutgoingMessage(
    MessageId id,
    MessageAddress address,
    String table,
    Post post,
    Optional<MessageId> changes,
    Optional<Instant> due) {

  /** Stands for the table of a letter that is about none, or about several. */
  public static final String NO_TABLE = "";

  /** A new message. */
  public static OutgoingMessage sending(MessageId id, MessageAddress to, String table, Post post) {
    return new OutgoingMessage(id, to, table, post, Optional.empty(), Optional.empty());
  }

  /** A change of the message that {@code first} sent. */
  public static OutgoingMessage changing(
      MessageId id, MessageId first, MessageAddress to, String table, Post post) {
    return new OutgoingMessage(id, to, table, post, Optional.of(first), Optional.empty());
  }

  /** Where the message is changed at leisure that this changes too, if it is somewhere. */
  public Optional<MessageAddress> aside() {
    return address instanceof MessageAddress.Direct direct
        ? changes.map(direct::aside)
        : Optional.empty();
  }

  /** Whether a thread is started from this message. */
  public boolean opensThread() {
    return address instanceof MessageAddress.InThread thread && thread.isOpenedBy(id);
  }

  /** The lanes that are not as before once this letter waits. */
  public Set<String> lanes() {
    return Stream.concat(Stream.of(address), aside().stream())
        .map(MessageAddress::lane)
        .collect(Collectors.toSet());
  }

  /** This letter with other words or another picture. */
  public OutgoingMessage saying(Post other) {
    return new OutgoingMessage(id, address, table, other, changes, due);
  }

  /** This letter, not to be sent before then. */
  public OutgoingMessage notBefore(Instant when) {
    return new OutgoingMessage(id, address, table, post, changes, Optional.of(when));
  }
}

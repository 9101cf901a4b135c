package rookery.bot.result;

import java.time.Instant;
import java.util.Optional;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.MessageId;

/**
 * The one message in a server's channel that shows its standings.
 *
 * @param server the id of the server
 * @param channel the id of the channel
 * @param message the letter that sent the message; empty before it is sent
 * @param shown a hash of what it says, which names nobody; empty before it is sent
 * @param due when it is looked at next
 */
public record StandingsBoard(
    String server, String channel, Optional<MessageId> message, String shown, Instant due) {
  private static final String SUBJECT = "standings ";

  /** A board that is to be posted now. */
  public static StandingsBoard in(String server, String channel, Instant now) {
    return new StandingsBoard(server, channel, Optional.empty(), "", now);
  }

  /** What letters about it are about, in place of a table. */
  public String subject() {
    return SUBJECT + server;
  }

  /** The server whose board a letter is about; empty for letters about anything else. */
  public static Optional<String> ofSubject(String subject) {
    return subject.startsWith(SUBJECT)
        ? Optional.of(subject.substring(SUBJECT.length()))
        : Optional.empty();
  }

  /** Where it is posted. */
  public MessageAddress address() {
    return new MessageAddress.Channel(channel);
  }

  /** The same, shown by a message whose words have this hash. */
  public StandingsBoard showing(MessageId letter, String hash) {
    return new StandingsBoard(server, channel, Optional.of(letter), hash, due);
  }

  /** The same, to be posted again. */
  public StandingsBoard lost() {
    return new StandingsBoard(server, channel, Optional.empty(), "", due);
  }

  /** The same, to be looked at then. */
  public StandingsBoard dueAt(Instant time) {
    return new StandingsBoard(server, channel, message, shown, time);
  }
}

package rookery.bot.result;

import java.time.Instant;
import java.util.Optional;
import java.util.stream.Stream;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.message.MessageId;

/**
 * The one message of a kind that is kept up in a channel of a server.
 *
 * @param channel the id of the channel
 * @param message the letter that sent the message; empty before it is sent
 * @param shown a hash of what it shows, which names nobody; empty before it is sent
 */
public record Bulletin(
    Key key, String channel, Optional<MessageId> message, String shown, Instant due) {

  /**
   * What a bulletin shows.
   *
   * @param server the id of the server
   */
  public record Key(BulletinKind kind, String server) {
    /** As text, which letters about it bear in place of a table: {@code standings 11}. */
    public String text() {
      return kind.id() + " " + server;
    }

    /** Reads what {@link #text()} wrote; empty for anything else. */
    public static Optional<Key> parse(String text) {
      return Stream.of(BulletinKind.values())
          .filter(kind -> text.startsWith(kind.id() + " "))
          .map(kind -> new Key(kind, text.substring(kind.id().length() + 1)))
          .findFirst();
    }
  }

  /** A bulletin that is to be posted now. */
  public static Bulletin in(Key key, String channel, Instant now) {
    return new Bulletin(key, channel, Optional.empty(), "", now);
  }

  /** What letters about it are about, in place of a table. */
  public String subject() {
    return key.text();
  }

  /** Where it is posted. */
  public MessageAddress address() {
    return new MessageAddress.Channel(channel);
  }

  /** The same, shown by a message of which this is the hash. */
  public Bulletin showing(MessageId letter, String hash) {
    return new Bulletin(key, channel, Optional.of(letter), hash, due);
  }

  /** The same, to be posted again. */
  public Bulletin lost() {
    return new Bulletin(key, channel, Optional.empty(), "", due);
  }

  /** The same, to be looked at then. */
  public Bulletin dueAt(Instant time) {
    return new Bulletin(key, channel, message, shown, time);
  }
}

package rookery.bot.store.row;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import rookery.bot.outbox.Outbox.Sent;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.store.sql.Statements;
import rookery.bot.table.message.MessageId;

/**
 * Stores the results of deliveries: the address of each message in Discord, or why it could not be
 * sent.
 */
public final class MessageRows {
  static final String SENT =
      "SELECT n, channel, message FROM messages WHERE n = ? AND message IS NOT NULL";

  private static final String STANDS =
      """
      INSERT INTO messages (n, table_id, channel, message) VALUES (?, ?, ?, ?)
      ON CONFLICT (n) DO UPDATE SET channel = excluded.channel, message = excluded.message
      """;

  private static final String ADD_THREAD =
      "INSERT INTO threads (thread, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING";

  private static final String FAILED =
      "INSERT INTO messages (n, table_id, error) VALUES (?, ?, ?) ON CONFLICT DO NOTHING";

  private MessageRows() {}

  /** Returns where the message stands in Discord; empty if it was not sent. */
  public static Optional<Sent> sent(Statements rows, MessageId letter) {
    return Optional.ofNullable(sent(rows, List.of(letter)).get(letter));
  }

  /** Returns where those of the messages stand in Discord that were sent. */
  public static Map<MessageId, Sent> sent(Statements rows, Collection<MessageId> letters) {
    Map<MessageId, Sent> sent = new HashMap<>();
    rows.listAll(
        SENT,
        row ->
            sent.put(new MessageId(row.getLong(1)), new Sent(row.getString(2), row.getString(3))),
        letters.stream().map(MessageId::number).toList());
    return sent;
  }

  /** Stores where a message stands now, and the thread that starts from it, if any. */
  static void stands(Statements rows, OutgoingMessage letter, Sent sent) {
    // What is about no table is never changed, and would outlive a person who is forgotten.
    if (!letter.table().equals(OutgoingMessage.NO_TABLE)) {
      rows.update(
          STANDS,
          letter.changes().orElse(letter.id()).number(),
          letter.table(),
          sent.channel(),
          sent.message());
    }
    if (letter.opensThread()) {
      // A thread has the number of the message that it hangs on.
      rows.update(ADD_THREAD, sent.message(), letter.table());
    }
  }

  /** Stores why a message could not be sent. */
  static void failed(Statements rows, MessageId letter, String table, String error) {
    rows.update(FAILED, letter.number(), table, error);
  }
}

package rookery.bot.store.people;

import java.time.Clock;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.store.Database;
import rookery.bot.store.StoredOutbox;
import rookery.bot.store.row.EncodedMessage;
import rookery.bot.store.row.OutboxRows;
import rookery.bot.store.sql.Statements;

/**
 * A change of what is kept beside the tables, with the messages that it causes: both or neither.
 *
 * @param outbox of the same database
 * @param sending wakes the sender of the messages, if nobody else does
 */
record ChangeWithMessages(Database database, StoredOutbox outbox, Clock clock, Runnable sending) {
  /** The same where whoever asks for the change wakes the sender. */
  ChangeWithMessages(Database database, StoredOutbox outbox, Clock clock) {
    this(database, outbox, clock, () -> {});
  }

  /**
   * Makes a change.
   *
   * @param held what nobody else may change meanwhile
   * @param change tells whether it was made; if not, nothing is sent
   * @return whether it was made
   */
  boolean kept(Stream<String> held, List<OutgoingMessage> letters, Predicate<Statements> change) {
    Set<String> holds =
        Stream.concat(held, letters.stream().flatMap(letter -> letter.lanes().stream()))
            .collect(Collectors.toSet());
    List<EncodedMessage> written = letters.stream().map(EncodedMessage::of).toList();
    boolean kept =
        database.keep(
            rows -> {
              rows.hold(holds);
              boolean changed = change.test(rows);
              if (changed) {
                written.forEach(letter -> OutboxRows.add(rows, letter, clock.instant()));
              }
              return changed;
            });
    if (kept && !letters.isEmpty()) {
      outbox.keepAtHand(letters);
      sending.run();
    }
    return kept;
  }
}

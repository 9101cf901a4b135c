package rookery.bot.store.people;

import jakarta.inject.Inject;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.request.internal.DailyMessageTimes;
import rookery.bot.store.Database;
import rookery.bot.store.StoredOutbox;
import rookery.bot.store.row.EncodedMessage;
import rookery.bot.store.row.OutboxRows;
import rookery.bot.store.row.people.DailyRows;
import rookery.bot.table.Person;

/** The messages of which there is one a day, in the database. */
public record StoredDailyMessageTimes(Database database, StoredOutbox outbox, Clock clock)
    implements DailyMessageTimes {
  @Inject
  public StoredDailyMessageTimes {}

  @Override
  public void keep(
      Person person, Instant due, Optional<Instant> next, Optional<OutgoingMessage> letter) {
    List<EncodedMessage> written = letter.map(EncodedMessage::of).stream().toList();
    boolean kept =
        database.keep(
            rows -> {
              letter.ifPresent(one -> rows.hold(Set.of(one.address().lane())));
              boolean moved = DailyRows.moved(rows, person, due, next);
              if (moved) {
                written.forEach(one -> OutboxRows.add(rows, one, clock.instant()));
              }
              return moved;
            });
    if (kept) {
      outbox.keepAtHand(letter.stream().toList());
    }
  }
}

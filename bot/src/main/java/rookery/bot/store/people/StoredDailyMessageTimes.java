package rookery.bot.store.people;

import jakarta.inject.Inject;
import java.time.Clock;
import java.time.Instant;
import java.util.Optional;
import java.util.stream.Stream;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.request.internal.DailyMessageTimes;
import rookery.bot.store.Database;
import rookery.bot.store.StoredOutbox;
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
    new ChangeWithMessages(database, outbox, clock)
        .kept(
            Stream.of(),
            letter.stream().toList(),
            rows -> DailyRows.moved(rows, person, due, next));
  }
}

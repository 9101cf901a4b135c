package rookery.bot.store;

import jakarta.inject.Inject;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import rookery.bot.post.Letter;
import rookery.bot.store.row.DailyRows;
import rookery.bot.store.row.OutboxRows;
import rookery.bot.store.row.WrittenLetter;
import rookery.bot.table.Person;
import rookery.bot.turn.unasked.DailyMail;

/** The messages of which there is one a day, in the database. */
public final class StoredDailyMail implements DailyMail {
  private final Database database;
  private final KeptOutbox outbox;
  private final Clock clock;

  @Inject
  public StoredDailyMail(Database database, KeptOutbox outbox, Clock clock) {
    this.database = database;
    this.outbox = outbox;
    this.clock = clock;
  }

  @Override
  public void keep(Person person, Instant due, Optional<Instant> next, Optional<Letter> letter) {
    List<WrittenLetter> written = letter.map(WrittenLetter::of).stream().toList();
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

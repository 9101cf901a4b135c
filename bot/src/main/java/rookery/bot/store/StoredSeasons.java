package rookery.bot.store;

import com.google.inject.Inject;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.season.Season;
import rookery.bot.season.SeasonStore;
import rookery.bot.store.row.EncodedMessage;
import rookery.bot.store.row.OutboxRows;
import rookery.bot.store.row.SeasonRows;
import rookery.bot.store.sql.Statements;

/** The seasons of servers, in the database. */
public final class StoredSeasons implements SeasonStore {
  private final Database database;
  private final StoredOutbox outbox;
  private final Clock clock;

  @Inject
  StoredSeasons(Database database, StoredOutbox outbox, Clock clock) {
    this.database = database;
    this.outbox = outbox;
    this.clock = clock;
  }

  @Override
  public Optional<Season> find(String id) {
    return database.look(rows -> SeasonRows.find(rows, id));
  }

  @Override
  public List<Season> open(String server) {
    return database.look(rows -> SeasonRows.open(rows, server));
  }

  @Override
  public List<Season> over(String server, int most) {
    return database.look(rows -> SeasonRows.over(rows, server, most));
  }

  @Override
  public boolean add(Season season, List<OutgoingMessage> letters) {
    String server = season.place().guild();
    return kept(
        Stream.of("seasons of " + server),
        letters,
        rows ->
            SeasonRows.open(rows, server).stream().noneMatch(season::isAbout)
                && SeasonRows.add(rows, season));
  }

  /** Its tables are held, as those who close them write into the rows of its games. */
  @Override
  public boolean keep(
      Season before, Season after, Optional<Instant> due, List<OutgoingMessage> letters) {
    return kept(
        before.pairings().stream()
            .flatMap(game -> game.table().stream())
            .map(table -> "table " + table),
        letters,
        rows -> SeasonRows.keep(rows, before, after, due));
  }

  private boolean kept(
      Stream<String> held, List<OutgoingMessage> letters, Predicate<Statements> change) {
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
    if (kept) {
      outbox.keepAtHand(letters);
    }
    return kept;
  }
}

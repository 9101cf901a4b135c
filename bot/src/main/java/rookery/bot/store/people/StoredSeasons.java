package rookery.bot.store.people;

import com.google.inject.Inject;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import rookery.bot.outbox.OutboxSignal;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.season.ChampionRoles;
import rookery.bot.season.Season;
import rookery.bot.season.SeasonStore;
import rookery.bot.store.Database;
import rookery.bot.store.StoredOutbox;
import rookery.bot.store.row.people.SeasonRows;

/** The seasons of servers, in the database. */
public final class StoredSeasons implements SeasonStore {
  private final Database database;
  private final ChangeWithMessages changes;

  @Inject
  public StoredSeasons(Database database, StoredOutbox outbox, Clock clock, OutboxSignal signal) {
    this.database = database;
    this.changes = new ChangeWithMessages(database, outbox, clock, signal);
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
  public ChampionRoles champions() {
    return new StoredChampionRoles(database);
  }

  @Override
  public boolean add(Season season, List<OutgoingMessage> letters) {
    String server = season.place().guild();
    return changes.kept(
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
    return changes.kept(
        before.pairings().stream()
            .flatMap(game -> game.table().stream())
            .map(table -> "table " + table),
        letters,
        rows -> SeasonRows.keep(rows, before, after, due));
  }
}

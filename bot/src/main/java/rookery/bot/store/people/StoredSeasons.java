package rookery.bot.store.people;

import com.google.inject.Inject;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import rookery.bot.outbox.OutboxSignal;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.preference.DefaultClock;
import rookery.bot.season.ChampionRoles;
import rookery.bot.season.Entrant;
import rookery.bot.season.Season;
import rookery.bot.season.SeasonKind;
import rookery.bot.season.SeasonStage;
import rookery.bot.season.SeasonStore;
import rookery.bot.season.SeasonTerms;
import rookery.bot.season.SeasonTimes;
import rookery.bot.store.Database;
import rookery.bot.store.StoredOutbox;
import rookery.bot.store.json.NanoTimestamps;
import rookery.bot.store.row.SeasonGameRows;
import rookery.bot.store.sql.Statements;
import rookery.bot.table.Person;
import rookery.bot.table.TableLocation;
import rookery.bot.table.message.MessageId;

/**
 * The seasons of servers and who takes part, in the database; {@link SeasonGameRows} stores their
 * games.
 */
public record StoredSeasons(
    Database database, StoredOutbox outbox, Clock clock, OutboxSignal signal)
    implements SeasonStore {
  private static final String READ =
      """
      SELECT id, server, channel, threads, kind, games, clock, length, host, stage, opened, begins,
             ends, message, version
      FROM seasons
      """;

  public static final String FIND = READ + "WHERE id = ?";

  public static final String OPEN =
      READ + "WHERE server = ? AND stage IN ('JOINING', 'PLAYING') ORDER BY opened, id";

  public static final String OVER =
      READ + "WHERE server = ? AND stage = 'OVER' ORDER BY ends DESC, id LIMIT ?";

  private static final String ADD =
      """
      INSERT INTO seasons (id, server, channel, threads, kind, games, clock, length, host, stage,
                           opened, begins, ends, message, version, due)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1, ?) ON CONFLICT DO NOTHING
      """;

  private static final String KEEP =
      """
      UPDATE seasons SET stage = ?3, begins = ?4, ends = ?5, message = ?6, due = ?7,
                         channel = ?8, threads = ?9, version = version + 1
      WHERE id = ?1 AND version = ?2
      """;

  public static final String ENTRANTS =
      "SELECT person, name, at_once, lot, gone FROM season_entrants WHERE season = ? ORDER BY n";

  private static final String DROP_ENTRANTS = "DELETE FROM season_entrants WHERE season = ?";

  private static final String ADD_ENTRANT =
      """
      INSERT INTO season_entrants (season, n, person, name, at_once, lot, gone)
      VALUES (?, ?, ?, ?, ?, ?, ?)
      """;

  private static final String BETWEEN = " ";

  @Inject
  public StoredSeasons {}

  @Override
  public Optional<Season> find(String id) {
    return database.look(
        rows -> rows.first(FIND, StoredSeasons::season, id).map(season -> whole(rows, season)));
  }

  @Override
  public List<Season> open(String server) {
    return database.look(rows -> open(rows, server));
  }

  private static List<Season> open(Statements rows, String server) {
    return whole(rows, rows.list(OPEN, StoredSeasons::season, server));
  }

  @Override
  public List<Season> over(String server, int most) {
    return database.look(rows -> whole(rows, rows.list(OVER, StoredSeasons::season, server, most)));
  }

  private static List<Season> whole(Statements rows, List<Season> seasons) {
    return seasons.stream().map(season -> whole(rows, season)).toList();
  }

  private static Season whole(Statements rows, Season season) {
    return new Season(
        season.id(),
        season.place(),
        season.threads(),
        season.terms(),
        season.host(),
        season.stage(),
        season.times(),
        season.post(),
        rows.list(ENTRANTS, StoredSeasons::entrant, season.id()),
        SeasonGameRows.of(rows, season.id()),
        season.version());
  }

  private static Season season(ResultSet row) throws SQLException {
    return new Season(
        row.getString("id"),
        new TableLocation(row.getString("server"), row.getString("channel")),
        row.getInt("threads") != 0,
        new SeasonTerms(
            SeasonKind.valueOf(row.getString("kind")),
            Arrays.asList(row.getString("games").split(BETWEEN)),
            DefaultClock.valueOf(row.getString("clock")),
            Duration.ofDays(row.getInt("length"))),
        Optional.of(row.getString("host")).filter(id -> !id.isEmpty()).map(Person::new),
        SeasonStage.valueOf(row.getString("stage")),
        new SeasonTimes(time(row, "opened"), time(row, "begins"), time(row, "ends")),
        new MessageId(row.getLong("message")),
        List.of(),
        List.of(),
        row.getLong("version"));
  }

  private static Instant time(ResultSet row, String column) throws SQLException {
    return NanoTimestamps.instant(row.getLong(column));
  }

  private static Entrant entrant(ResultSet row) throws SQLException {
    long gone = row.getLong("gone");
    Optional<Instant> left =
        row.wasNull() ? Optional.empty() : Optional.of(NanoTimestamps.instant(gone));
    Person person = new Person(row.getString("person"), row.getString("name"));
    return new Entrant(
        person.equals(Person.FORMER) ? Person.FORMER : person,
        row.getInt("at_once"),
        row.getInt("lot"),
        left);
  }

  @Override
  public ChampionRoles champions() {
    return new StoredChampionRoles(database);
  }

  @Override
  public boolean add(Season season, List<OutgoingMessage> letters) {
    String server = season.place().guild();
    return changes()
        .kept(
            Stream.of("seasons of " + server),
            letters,
            rows ->
                open(rows, server).stream().noneMatch(season::isAbout) && isAdded(rows, season));
  }

  private static boolean isAdded(Statements rows, Season season) {
    int added =
        rows.update(
            ADD,
            season.id(),
            season.place().guild(),
            season.place().channel(),
            season.threads() ? 1 : 0,
            season.terms().kind().name(),
            String.join(BETWEEN, season.terms().games()),
            season.terms().clock().name(),
            season.terms().length().toDays(),
            season.host().map(Person::id).orElse(""),
            season.stage().name(),
            NanoTimestamps.of(season.times().opened()),
            NanoTimestamps.of(season.times().begins()),
            NanoTimestamps.of(season.times().ends()),
            season.post().number(),
            due(season.next()));
    return added == 1;
  }

  /** Its tables are held, as those who close them write into the rows of its games. */
  @Override
  public boolean keep(
      Season before, Season after, Optional<Instant> due, List<OutgoingMessage> letters) {
    return changes()
        .kept(
            before.pairings().stream()
                .flatMap(game -> game.table().stream())
                .map(table -> "table " + table),
            letters,
            rows -> isKept(rows, before, after, due));
  }

  private static boolean isKept(
      Statements rows, Season before, Season after, Optional<Instant> due) {
    int kept =
        rows.update(
            KEEP,
            after.id(),
            before.version(),
            after.stage().name(),
            NanoTimestamps.of(after.times().begins()),
            NanoTimestamps.of(after.times().ends()),
            after.post().number(),
            due(due),
            after.place().channel(),
            after.threads() ? 1 : 0);
    if (kept == 0) {
      return false;
    }
    if (!before.entrants().equals(after.entrants())) {
      rows.update(DROP_ENTRANTS, after.id());
      for (int n = 0; n < after.entrants().size(); n++) {
        addEntrant(rows, after.id(), n, after.entrants().get(n));
      }
    }
    SeasonGameRows.keep(rows, before, after);
    return true;
  }

  private static Long due(Optional<Instant> due) {
    return due.map(NanoTimestamps::of).orElse(null);
  }

  private static void addEntrant(Statements rows, String season, int n, Entrant entrant) {
    rows.update(
        ADD_ENTRANT,
        season,
        n,
        entrant.person().id(),
        entrant.person().name(),
        entrant.atOnce(),
        entrant.lot(),
        entrant.left().map(NanoTimestamps::of).orElse(null));
  }

  private ChangeWithMessages changes() {
    return new ChangeWithMessages(database, outbox, clock, signal::ring);
  }
}

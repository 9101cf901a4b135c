package rookery.bot.store;

import jakarta.inject.Inject;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import rookery.bot.store.json.NanoTimestamps;

/**
 * Notes which servers the bot is in no more, and drops what is kept of them thirty days later, in
 * small steps; a server that takes the bot back in time finds everything as it was.
 */
public record DepartedServers(Database database, TableStore tables, Clock clock) {
  private static final Logger LOG = LoggerFactory.getLogger(DepartedServers.class);

  /** How long a server's data is kept after the bot has left. */
  private static final Duration KEPT = Duration.ofDays(30);

  private static final Duration FIRST = Duration.ofMinutes(5);
  private static final Duration INTERVAL = Duration.ofHours(6);

  /** The servers that have tables, each found by one step through an index. */
  static final String SERVERS =
      """
      WITH RECURSIVE server (guild) AS (
        SELECT min(guild) FROM tables WHERE guild > ''
        UNION ALL
        SELECT (SELECT min(guild) FROM tables WHERE tables.guild > server.guild)
        FROM server WHERE server.guild IS NOT NULL)
      SELECT guild FROM server WHERE guild IS NOT NULL
      """;

  /** The servers that have settings, found in the same way; an exclamation mark follows a space. */
  static final String WITH_SETTINGS =
      """
      WITH RECURSIVE server (owner) AS (
        SELECT min(owner) FROM preferences WHERE owner > 'server ' AND owner < 'server!'
        UNION ALL
        SELECT (SELECT min(owner) FROM preferences
                WHERE preferences.owner > server.owner AND preferences.owner < 'server!')
        FROM server WHERE server.owner IS NOT NULL)
      SELECT substr(owner, 8) FROM server WHERE owner IS NOT NULL
      """;

  /** The servers in which somebody has asked for the deals of the day, found in the same way. */
  static final String WITH_DEALS =
      """
      WITH RECURSIVE server (name) AS (
        SELECT min(server) FROM daily_members
        UNION ALL
        SELECT (SELECT min(daily_members.server) FROM daily_members
                WHERE daily_members.server > server.name)
        FROM server WHERE server.name IS NOT NULL)
      SELECT name FROM server WHERE name IS NOT NULL
      """;

  /** The servers in which somebody wants to be asked to open seats, found in the same way. */
  static final String WITH_SEATS =
      """
      WITH RECURSIVE server (name) AS (
        SELECT min(server) FROM seat_wishes
        UNION ALL
        SELECT (SELECT min(seat_wishes.server) FROM seat_wishes
                WHERE seat_wishes.server > server.name)
        FROM server WHERE server.name IS NOT NULL)
      SELECT name FROM server WHERE name IS NOT NULL
      """;

  private static final String DEPARTED = "SELECT guild FROM departures";

  private static final String LONG_AGO = "SELECT guild FROM departures WHERE since < ?";

  private static final String LEFT =
      "INSERT INTO departures (guild, since) VALUES (?, ?) ON CONFLICT DO NOTHING";

  private static final String BACK = "DELETE FROM departures WHERE guild = ?";

  static final String TABLES = "SELECT id FROM tables WHERE guild = ?";

  private static final List<String> OF_TABLE =
      List.of(
          "DELETE FROM entries WHERE table_id = ?",
          "UPDATE season_games SET table_id = NULL WHERE table_id = ?",
          "DELETE FROM standings WHERE table_id = ?",
          "DELETE FROM finished WHERE table_id = ?",
          "DELETE FROM threads WHERE table_id = ?",
          "DELETE FROM review_readers WHERE table_id = ?",
          "DELETE FROM reviews WHERE table_id = ?",
          "DELETE FROM seat_calls WHERE table_id = ?",
          "DELETE FROM result_seats WHERE table_id = ?",
          "DELETE FROM results WHERE table_id = ?",
          "DELETE FROM tables WHERE id = ?");

  private static final List<String> OF_SERVER =
      List.of(
          "DELETE FROM preferences WHERE owner = 'server ' || ?",
          "DELETE FROM daily_members WHERE server = ?",
          "DELETE FROM daily_boards WHERE server = ?",
          "DELETE FROM seat_wishes WHERE server = ?",
          "DELETE FROM sharing_servers WHERE server = ?",
          "DELETE FROM champion_role_holders WHERE server = ?",
          "DELETE FROM champion_roles WHERE server = ?",
          BACK);

  private static final List<String> SEASONS =
      List.of(
          "DELETE FROM season_games WHERE season IN (SELECT id FROM seasons WHERE server = ?)",
          "DELETE FROM season_entrants WHERE season IN (SELECT id FROM seasons WHERE server = ?)",
          "DELETE FROM seasons WHERE server = ?",
          "DELETE FROM kept_boards WHERE server = ?");

  /** The servers that have seasons, found in the same way. */
  static final String WITH_SEASONS =
      """
      WITH RECURSIVE server (name) AS (
        SELECT min(server) FROM seasons
        UNION ALL
        SELECT (SELECT min(seasons.server) FROM seasons WHERE seasons.server > server.name)
        FROM server WHERE server.name IS NOT NULL)
      SELECT name FROM server WHERE name IS NOT NULL
      """;

  /** The servers that want a message kept up. */
  private static final String WITH_KEPT_BOARDS = "SELECT server FROM kept_boards";

  /** The servers that give their champions a role. */
  private static final String WITH_ROLES = "SELECT server FROM champion_roles";

  /** The servers that share open tables. */
  private static final String SHARING = "SELECT server FROM sharing_servers";

  @Inject
  public DepartedServers {}

  /**
   * Looks a few times a day where the bot is; it ends with the database.
   *
   * @param here all servers that the bot is in, as {@link #note} wants them; empty while that is
   *     not known
   * @param ours those that this process is told of, whether or not the bot is in them
   */
  public void watch(Supplier<Optional<Set<String>>> here, Predicate<String> ours) {
    database
        .scans()
        .scheduleWithFixedDelay(
            () -> noteOrReport(here, ours),
            FIRST.toMinutes(),
            INTERVAL.toMinutes(),
            TimeUnit.MINUTES);
  }

  private void noteOrReport(Supplier<Optional<Set<String>>> here, Predicate<String> ours) {
    try {
      here.get().ifPresent(servers -> note(servers, ours));
    } catch (RuntimeException fault) {
      LOG.warn("Couldn't delete the data of servers that removed the bot: {}", fault.toString());
    }
  }

  /**
   * Notes where the bot is and drops what was left long ago.
   *
   * @param here all servers that the bot is in, those too that cannot be reached just now
   * @param ours those that this process is told of, whether or not the bot is in them
   */
  public void note(Set<String> here, Predicate<String> ours) {
    Instant now = clock.instant();
    List<String> departed = names(DEPARTED);
    departed.stream().filter(here::contains).forEach(this::back);
    Stream.of(
            SERVERS,
            WITH_SETTINGS,
            WITH_DEALS,
            WITH_SEASONS,
            WITH_SEATS,
            WITH_KEPT_BOARDS,
            WITH_ROLES,
            SHARING)
        .flatMap(sql -> names(sql).stream())
        .distinct()
        .filter(ours)
        .filter(server -> !here.contains(server) && !departed.contains(server))
        .forEach(server -> left(server, now));
    // Of others this process cannot tell whether the bot is back there.
    names(LONG_AGO, NanoTimestamps.of(now.minus(KEPT))).stream().filter(ours).forEach(this::drop);
  }

  private List<String> names(String sql, Object... values) {
    return database.ask(rows -> rows.list(sql, row -> row.getString(1), values));
  }

  private void left(String server, Instant now) {
    LOG.info(
        "Server {} removed the bot; its data will be deleted in {} days", server, KEPT.toDays());
    database.alter(rows -> rows.update(LEFT, server, NanoTimestamps.of(now)));
  }

  private void back(String server) {
    database.alter(rows -> rows.update(BACK, server));
  }

  private void drop(String server) {
    database.alter(rows -> SEASONS.forEach(sql -> rows.update(sql, server)));
    names(TABLES, server)
        .forEach(table -> database.alter(rows -> OF_TABLE.forEach(sql -> rows.update(sql, table))));
    database.alter(rows -> OF_SERVER.forEach(sql -> rows.update(sql, server)));
    tables.forgetWhatIsAtHand();
    LOG.info("Deleted the data of server {}", server);
  }
}

package rookery.bot.store.row;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import rookery.bot.result.GameResult;
import rookery.bot.season.Challenge;
import rookery.bot.season.Pairing;
import rookery.bot.season.PairingKey;
import rookery.bot.season.Season;
import rookery.bot.store.json.NanoTimestamps;
import rookery.bot.store.sql.Statements;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;

/**
 * Stores the games of seasons. Their tables are noted in the transactions that open and close the
 * tables, so that neither a table nor a result can be missed or doubled.
 */
public final class SeasonGameRows {
  public static final String OF_SEASON =
      """
      SELECT g.n, round, game, lots, table_id, coalesce(stage = 'CLOSED', FALSE) AS stopped,
             challenger, asked, answer, answered
      FROM season_games g LEFT JOIN tables ON id = table_id
      WHERE season = ? ORDER BY g.n
      """;

  private static final String ADD =
      """
      INSERT INTO season_games (season, n, round, game, lots, challenger, asked, answer)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """;

  static final String ANSWERED =
      "UPDATE season_games SET answer = ?3, answered = ?4 WHERE season = ?1 AND n = ?2";

  static final String OPENED =
      "UPDATE season_games SET table_id = ?3 WHERE season = ?1 AND n = ?2 AND table_id IS NULL";

  static final String CLOSED = "UPDATE season_games SET fresh = ?2 WHERE table_id = ?1";

  static final String NOTED =
      "UPDATE season_games SET fresh = NULL WHERE season = ? AND n = ? AND fresh IS NOT NULL";

  private static final String BETWEEN = " ";

  private SeasonGameRows() {}

  /** The games of a season with their results, in order. */
  public static List<Pairing> of(Statements rows, String season) {
    List<Pairing> games = rows.list(OF_SEASON, SeasonGameRows::game, season);
    Map<String, GameResult> results =
        ResultRows.ofSeason(rows, season).stream()
            .collect(Collectors.toMap(GameResult::table, Function.identity()));
    return games.stream().map(game -> with(game, results)).toList();
  }

  private static Pairing game(ResultSet row) throws SQLException {
    return new Pairing(
        row.getInt("n"),
        row.getInt("round"),
        row.getString("game"),
        Arrays.stream(row.getString("lots").split(BETWEEN)).map(Integer::valueOf).toList(),
        Optional.ofNullable(row.getString("table_id")),
        Optional.empty(),
        row.getBoolean("stopped"),
        challenge(row));
  }

  private static Optional<Challenge> challenge(ResultSet row) throws SQLException {
    String answer = row.getString("answer");
    if (answer == null) {
      return Optional.empty();
    }
    long answered = row.getLong("answered");
    Optional<Instant> when =
        row.wasNull() ? Optional.empty() : Optional.of(NanoTimestamps.instant(answered));
    return Optional.of(
        new Challenge(
            row.getInt("challenger"),
            NanoTimestamps.instant(row.getLong("asked")),
            Challenge.Answer.valueOf(answer),
            when));
  }

  private static Pairing with(Pairing game, Map<String, GameResult> results) {
    return new Pairing(
        game.number(),
        game.round(),
        game.game(),
        game.lots(),
        game.table(),
        game.table().map(results::get),
        game.stopped(),
        game.challenge());
  }

  /** Adds the games of a season that has just begun, and takes note of those that are over. */
  public static void keep(Statements rows, Season before, Season after) {
    after.pairings().stream()
        .skip(before.pairings().size())
        .forEach(game -> add(rows, after.id(), game));
    for (int i = 0; i < before.pairings().size(); i++) {
      Pairing game = after.pairings().get(i);
      if (!game.challenge().equals(before.pairings().get(i).challenge())) {
        game.challenge().ifPresent(challenge -> answered(rows, after.id(), game, challenge));
      }
    }
    before.pairings().stream()
        .filter(game -> game.result().isPresent() || game.stopped())
        .forEach(game -> rows.update(NOTED, after.id(), game.number()));
  }

  private static void add(Statements rows, String season, Pairing game) {
    String lots = game.lots().stream().map(String::valueOf).collect(Collectors.joining(BETWEEN));
    rows.update(
        ADD,
        season,
        game.number(),
        game.round(),
        game.game(),
        lots,
        game.challenge().map(Challenge::challenger).orElse(null),
        game.challenge().map(Challenge::asked).map(NanoTimestamps::of).orElse(null),
        game.challenge().map(challenge -> challenge.answer().name()).orElse(null));
  }

  private static void answered(Statements rows, String season, Pairing game, Challenge challenge) {
    rows.update(
        ANSWERED,
        season,
        game.number(),
        challenge.answer().name(),
        challenge.answered().map(NanoTimestamps::of).orElse(null));
  }

  /** Notes the table of a season's game, if it was opened for one. */
  static void opened(Statements rows, Optional<String> request, Table table) {
    request
        .flatMap(PairingKey::of)
        .ifPresent(key -> rows.update(OPENED, key.season(), key.number(), table.id()));
  }

  /** Lets a season take note of a table that has just closed, with a result or without. */
  static void closed(Statements rows, Table before, Table after, Instant now) {
    if (!isClosed(before) && isClosed(after)) {
      rows.update(CLOSED, after.id(), NanoTimestamps.of(now));
    }
  }

  private static boolean isClosed(Table table) {
    return table.stage() == TableStage.OVER || table.stage() == TableStage.CLOSED;
  }
}

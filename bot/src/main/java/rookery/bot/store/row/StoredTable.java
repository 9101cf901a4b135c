package rookery.bot.store.row;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import rookery.bot.store.json.TableJson;
import rookery.bot.store.json.TimingJson;
import rookery.bot.store.row.TableRows.Row;
import rookery.bot.store.sql.Statements;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;
import rookery.engine.Game;
import rookery.engine.Seat;
import rookery.engine.match.Entry;
import rookery.engine.match.GameRecord;
import rookery.engine.match.Match;
import rookery.engine.option.OptionSpec;
import rookery.engine.option.Options;

/**
 * Holds all rows of one table, and builds the table from them.
 *
 * @param lines the entries of its match, one line each
 */
public record StoredTable(String id, Row row, List<String> lines) {
  /** Reads the rows of the table with that id; empty if there is none. */
  public static Optional<StoredTable> find(Statements rows, String id) {
    return TableRows.find(rows, id).map(row -> new StoredTable(id, row, EntryRows.lines(rows, id)));
  }

  /**
   * Returns whether this build has the game of a table with the same rules and options. Does not
   * check whether the match can be replayed.
   *
   * @param rules the rules as the row of the table has them
   */
  public static boolean isOfThisBuild(
      String rules, boolean begun, Function<String, Optional<Game>> games) {
    try {
      GameRecord by = GameRecord.parse(rules);
      return games.apply(by.game()).filter(game -> !begun || hasRules(game, by)).isPresent();
    } catch (RuntimeException unreadable) {
      return false;
    }
  }

  private static boolean hasRules(Game game, GameRecord rules) {
    return game.rulesVersion() == rules.rulesVersion() && hasOptions(options(game, rules), rules);
  }

  /** Returns whether the chosen options still exist. */
  private static boolean hasOptions(Options options, GameRecord rules) {
    return options.values().entrySet().containsAll(rules.options().values().entrySet());
  }

  /**
   * Builds the table, without its match if that was started with older rules than the game has now.
   *
   * @param games finds a game by its id
   * @throws UnreadableTableException if play is not over and this build cannot continue it
   */
  public Table table(Function<String, Optional<Game>> games) {
    try {
      GameRecord rules = GameRecord.parse(row.rules());
      Game game =
          games
              .apply(rules.game())
              .orElseThrow(
                  () -> new UnreadableTableException("this Rookery has no game " + rules.game()));
      return table(game, rules);
    } catch (UnreadableTableException known) {
      throw known;
    } catch (RuntimeException | StackOverflowError e) {
      // Its words may tell what was chosen in secret.
      throw new UnreadableTableException("its row can't be read: " + e.getClass().getName());
    }
  }

  private Table table(Game game, GameRecord rules) {
    Options options = options(game, rules);
    List<Seat> seats = game.seats(options);
    Optional<Match> match = row.begun() ? match(game, rules, options) : Optional.empty();
    // Where the rules were changed, a game is stopped wherever it stands.
    boolean outdated = row.begun() && match.isEmpty() && row.isOpen();
    return new Table(
        id,
        row.place(),
        game,
        options,
        outdated ? TableStage.PLAYING : row.stage(),
        TableJson.seating(row.seating(), seats),
        row.rated(),
        row.decks(),
        match,
        TableJson.live(row.live(), seats),
        TimingJson.read(row.clock(), seats, row.changed()),
        row.version());
  }

  /** Returns the chosen options that the game still has, and the defaults for all others. */
  private static Options options(Game game, GameRecord rules) {
    Map<String, String> chosen = rules.options().values();
    Map<String, String> possible = new TreeMap<>();
    for (OptionSpec spec : game.options()) {
      String value = chosen.getOrDefault(spec.name(), spec.defaultValue());
      possible.put(spec.name(), spec.values().contains(value) ? value : spec.defaultValue());
    }
    return Options.of(game.options(), possible);
  }

  private Optional<Match> match(Game game, GameRecord rules, Options options) {
    if (rules.rulesVersion() < game.rulesVersion()) {
      return Optional.empty();
    }
    try {
      return Optional.of(replayed(game, rules, options));
    } catch (UnreadableTableException unreadable) {
      if (row.isOpen()) {
        throw unreadable;
      }
      return Optional.empty();
    }
  }

  private Match replayed(Game game, GameRecord rules, Options options) {
    if (rules.rulesVersion() > game.rulesVersion()) {
      throw new UnreadableTableException(
          "it needs version %d of the %s rules, but this Rookery has version %d"
              .formatted(rules.rulesVersion(), game.id(), game.rulesVersion()));
    }
    if (!hasOptions(options, rules)) {
      throw new UnreadableTableException(
          "%s no longer has one of its options".formatted(game.id()));
    }
    try {
      List<Entry> entries = lines.stream().map(Entry::parse).toList();
      return Match.replay(game, new GameRecord(game.id(), game.rulesVersion(), options, entries));
    } catch (RuntimeException | StackOverflowError e) {
      // Its words may tell what was chosen in secret.
      throw new UnreadableTableException(
          "its record breaks the rules of %s, version %d (%s), which were changed without a new"
                  .formatted(game.id(), game.rulesVersion(), e.getClass().getName())
              + " version");
    }
  }
}

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
 * All rows of one table, and the table that they make.
 *
 * @param lines what happened in its match, a line for each entry
 */
public record StoredTable(String id, Row row, List<String> lines) {
  /** The rows of the table of that id, if there is one. */
  public static Optional<StoredTable> find(Statements rows, String id) {
    return TableRows.find(rows, id).map(row -> new StoredTable(id, row, EntryRows.lines(rows, id)));
  }

  /**
   * Whether this build has the game of a table, and the rules and options that play has begun by.
   * Whether the match can be replayed by them is not asked.
   *
   * @param rules as its row has them
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

  /** Whether what was chosen can be chosen still. */
  private static boolean hasOptions(Options options, GameRecord rules) {
    return options.values().entrySet().containsAll(rules.options().values().entrySet());
  }

  /**
   * The table, without its match where that was begun by earlier rules than its game has.
   *
   * @param games finds a game by its id
   * @throws UnreadableTableException if play is not over and this build cannot go on with it
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
      throw new UnreadableTableException("its row cannot be read: " + e.getClass().getName());
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
        match,
        TableJson.live(row.live(), seats),
        TimingJson.read(row.clock(), seats, row.changed()),
        row.version());
  }

  /** What was chosen, as far as the game still has it, completed by the defaults. */
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
          "it needs version %d of the rules of %s, and this Rookery has %d"
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

package rookery.bot.store;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import rookery.bot.store.TableRows.Row;
import rookery.bot.store.json.TableJson;
import rookery.bot.store.json.TimingJson;
import rookery.bot.store.sql.Statements;
import rookery.bot.table.Table;
import rookery.engine.Game;
import rookery.engine.OptionSpec;
import rookery.engine.Options;
import rookery.engine.Seat;
import rookery.engine.match.Entry;
import rookery.engine.match.GameRecord;
import rookery.engine.match.Match;

/**
 * All rows of one table, and the table that they make.
 *
 * @param lines what happened in its match, a line for each entry
 */
record StoredTable(String id, Row row, List<String> lines) {
  private static final Logger LOG = LoggerFactory.getLogger(StoredTable.class);

  static Optional<StoredTable> find(Statements rows, String id) {
    return TableRows.find(rows, id).map(row -> new StoredTable(id, row, EntryRows.lines(rows, id)));
  }

  /** The id of its game. */
  String game() {
    return row.rules().game();
  }

  /** The table, without its match where that was begun by other rules than {@code game} has. */
  Table table(Game game) {
    Options options = options(game);
    List<Seat> seats = game.seats(options);
    return new Table(
        id,
        row.place(),
        game,
        options,
        row.stage(),
        TableJson.seating(row.seating(), seats),
        row.begun() ? match(game, options) : Optional.empty(),
        TableJson.live(row.live(), seats),
        TimingJson.read(row.clock(), seats, row.changed()),
        row.version());
  }

  /** What was chosen, as far as the game still has it, completed by the defaults. */
  private Options options(Game game) {
    Map<String, String> chosen = row.rules().options().values();
    Map<String, String> possible = new TreeMap<>();
    for (OptionSpec spec : game.options()) {
      String value = chosen.getOrDefault(spec.name(), spec.defaultValue());
      possible.put(spec.name(), spec.values().contains(value) ? value : spec.defaultValue());
    }
    return Options.of(game.options(), possible);
  }

  private Optional<Match> match(Game game, Options options) {
    boolean sameRules =
        row.rules().rulesVersion() == game.rulesVersion()
            && options.values().entrySet().containsAll(row.rules().options().values().entrySet());
    return sameRules ? replayed(game, options) : Optional.empty();
  }

  private Optional<Match> replayed(Game game, Options options) {
    try {
      List<Entry> entries = lines.stream().map(Entry::parse).toList();
      return Optional.of(
          Match.replay(game, new GameRecord(game.id(), game.rulesVersion(), options, entries)));
    } catch (IllegalStateException | IllegalArgumentException e) {
      // The exception may tell what was chosen in secret, so it goes nowhere.
      LOG.error(
          "Table {} does not follow the rules of {} {}. They were changed without a new version.",
          id,
          game.id(),
          game.rulesVersion());
      return Optional.empty();
    }
  }
}

package rookery.bot.request.testroom;

import java.time.Instant;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.request.TableStorage.Change;
import rookery.bot.result.GameResult;
import rookery.bot.season.ChampionRoles;
import rookery.bot.season.Pairing;
import rookery.bot.season.PairingKey;
import rookery.bot.season.Season;
import rookery.bot.season.SeasonStage;
import rookery.bot.season.SeasonStore;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;

/** Seasons in memory, kept by the rules of the real ones. */
public final class MemorySeasons implements SeasonStore {
  private final Map<String, Season> kept = new LinkedHashMap<>();
  private final Map<PairingKey, Table> tables = new HashMap<>();
  private final Map<PairingKey, Instant> fresh = new HashMap<>();
  private final Map<String, Instant> due = new TreeMap<>();
  private final ImmediateOutbox mail;

  private final MemoryRoles roles = new MemoryRoles();

  MemorySeasons(ImmediateOutbox mail) {
    this.mail = mail;
  }

  /** The roles that its champions have. */
  public MemoryRoles roles() {
    return roles;
  }

  @Override
  public ChampionRoles champions() {
    return roles;
  }

  /** A table was saved, which may be one of a season's. */
  void note(Change change) {
    Table after = change.after();
    if (change.before().isEmpty()) {
      change.request().flatMap(PairingKey::of).ifPresent(key -> tables.put(key, after));
    }
    tables.forEach(
        (key, table) -> {
          if (table.id().equals(after.id())) {
            tables.put(key, after);
            if (isClosed(after) && !isClosed(table)) {
              fresh.put(key, after.clock().touched());
            }
          }
        });
  }

  private static boolean isClosed(Table table) {
    return table.stage() == TableStage.OVER || table.stage() == TableStage.CLOSED;
  }

  /** When something is due in which season. */
  Map<String, Instant> due() {
    Map<String, Instant> all = new TreeMap<>(due);
    fresh.forEach((key, at) -> all.merge(key.season(), at, MemorySeasons::earlier));
    return all;
  }

  private static Instant earlier(Instant one, Instant other) {
    return one.isBefore(other) ? one : other;
  }

  @Override
  public Optional<Season> find(String id) {
    return Optional.ofNullable(kept.get(id)).map(this::withResults);
  }

  private Season withResults(Season season) {
    return new Season(
        season.id(),
        season.place(),
        season.threads(),
        season.terms(),
        season.host(),
        season.stage(),
        season.times(),
        season.post(),
        season.entrants(),
        season.pairings().stream().map(game -> withResult(season, game)).toList(),
        season.version());
  }

  private Pairing withResult(Season season, Pairing game) {
    Optional<Table> table =
        Optional.ofNullable(tables.get(new PairingKey(season.id(), game.number())));
    return new Pairing(
        game.number(),
        game.round(),
        game.game(),
        game.lots(),
        table.map(Table::id),
        table.flatMap(at -> GameResult.of(at, at.game().id(), at.clock().touched())),
        table.filter(at -> at.stage() == TableStage.CLOSED).isPresent(),
        game.challenge());
  }

  /** The season opened last. */
  public Season last() {
    return find(List.copyOf(kept.keySet()).get(kept.size() - 1)).orElseThrow();
  }

  @Override
  public List<Season> open(String server) {
    return of(server, true);
  }

  @Override
  public List<Season> over(String server, int most) {
    return of(server, false).stream()
        .filter(season -> season.stage() == SeasonStage.OVER)
        .sorted(Comparator.comparing((Season season) -> season.times().ends()).reversed())
        .limit(most)
        .toList();
  }

  private List<Season> of(String server, boolean open) {
    return kept.values().stream()
        .filter(season -> season.place().guild().equals(server))
        .filter(season -> season.stage().isOpen() == open)
        .map(this::withResults)
        .toList();
  }

  @Override
  public boolean add(Season season, List<OutgoingMessage> letters) {
    boolean possible =
        open(season.place().guild()).stream().noneMatch(season::isAbout)
            && !kept.containsKey(season.id());
    if (possible) {
      keep(season, 1, season.next(), letters);
    }
    return possible;
  }

  @Override
  public boolean keep(
      Season before, Season after, Optional<Instant> next, List<OutgoingMessage> letters) {
    if (kept.get(before.id()).version() != before.version()) {
      return false;
    }
    before.pairings().stream()
        .filter(game -> game.result().isPresent() || game.stopped())
        .forEach(game -> fresh.remove(new PairingKey(before.id(), game.number())));
    keep(after, before.version() + 1, next, letters);
    return true;
  }

  private void keep(
      Season season, long version, Optional<Instant> next, List<OutgoingMessage> letters) {
    kept.put(
        season.id(),
        new Season(
            season.id(),
            season.place(),
            season.threads(),
            season.terms(),
            season.host(),
            season.stage(),
            season.times(),
            season.post(),
            season.entrants(),
            season.pairings(),
            version));
    due.remove(season.id());
    next.ifPresent(at -> due.put(season.id(), at));
    letters.forEach(mail::takes);
  }
}

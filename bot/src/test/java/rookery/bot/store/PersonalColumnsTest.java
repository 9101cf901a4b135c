package rookery.bot.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static rookery.bot.store.kit.StoreSamples.ANN;
import static rookery.bot.store.kit.StoreSamples.HALL;
import static rookery.bot.store.kit.StoreSamples.NOON;
import static rookery.bot.store.kit.StoreSamples.changed;
import static rookery.bot.store.kit.StoreSamples.gathering;
import static rookery.bot.store.kit.StoreSamples.in;
import static rookery.bot.store.kit.StoreSamples.opened;
import static rookery.bot.store.kit.StoreSamples.playing;
import static rookery.bot.store.kit.StoreSamples.taken;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.clock.Absence;
import rookery.bot.daily.DailyAttempt;
import rookery.bot.daily.DealDay;
import rookery.bot.outbox.Outbox.Sent;
import rookery.bot.outbox.Outbox.Settlement.Done;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.preference.LeaderboardSchedule;
import rookery.bot.preference.PersonalHours;
import rookery.bot.preference.PreferenceChange;
import rookery.bot.preference.Preferences;
import rookery.bot.preference.ServerPreferences;
import rookery.bot.puzzle.PuzzleResult;
import rookery.bot.random.RequestRandomSource;
import rookery.bot.season.ChampionRole;
import rookery.bot.season.ChampionRoles;
import rookery.bot.seat.InvitationHours;
import rookery.bot.seat.SeatWish;
import rookery.bot.seat.SharingServer;
import rookery.bot.store.kit.PebbleGame;
import rookery.bot.store.kit.StoreSamples;
import rookery.bot.store.kit.TestDatabase;
import rookery.bot.store.people.KeptSeasons;
import rookery.bot.store.people.StoredDeals;
import rookery.bot.store.people.StoredPreferences;
import rookery.bot.store.people.StoredSeats;
import rookery.bot.store.people.StoredSharing;
import rookery.bot.table.FormerPlayers;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Person;
import rookery.bot.table.SeatChange;
import rookery.bot.table.Seating;
import rookery.bot.table.Table;
import rookery.bot.table.TableLocation;

/** The privacy policy names every column that holds something of a person. */
class PersonalColumnsTest {
  private static final Path POLICY = Path.of("docs", "privacy.md");

  /** The first cell says what it is, the second where. */
  private static final Pattern ROW = Pattern.compile("(?m)^\\|[^|]+\\|([^|]+)\\|[^|]+\\|$");

  private static final Pattern COLUMN = Pattern.compile("`(\\w+\\.\\w+)`");

  /**
   * What is the bot's own: keys, order, states, and when it is to try again. A column that is new
   * belongs here or into the policy.
   */
  private static final Set<String> OF_NOBODY =
      Set.of(
          "tables.n tables.id tables.rules tables.stage tables.entries tables.version tables.live",
          "tables.due tables.rated standings.table_id entries.table_id entries.n",
          "outbox.n outbox.table_id outbox.changes outbox.head outbox.due outbox.attempts",
          "outbox.tried outbox.nonce bodies.n messages.n messages.table_id threads.table_id",
          "secret.nonces heartbeat.at outages.n outages.lost departures.guild departures.since",
          "deferrals.holder reviews.table_id reviews.asked reviews.state reviews.begun results.n",
          "review_readers.table_id",
          "results.table_id results.rules results.unrated result_seats.table_id result_seats.n",
          "daily_days.day daily_days.secret daily_days.puzzle daily_days.made",
          "daily_attempts.version daily_searches.day daily_searches.deal daily_searches.begun",
          "daily_searches.club daily_searches.best daily_searches.line",
          "seasons.id seasons.threads seasons.clock seasons.length seasons.stage seasons.message",
          "seasons.version seasons.due season_entrants.season season_entrants.n season_entrants.lot",
          "season_games.season season_games.n season_games.round season_games.game",
          "season_games.lots season_games.table_id season_games.fresh",
          "daily_boards.next daily_boards.due daily_boards.version daily_boards.day",
          "daily_boards.message",
          "seasons.kind season_games.challenger season_games.asked season_games.answer",
          "season_games.answered kept_boards.kind kept_boards.message kept_boards.due",
          "kept_boards.shown champion_roles.role champion_roles.settled",
          "champion_role_holders.role");

  private static final Person EVE = new Person("980000000000000017", "Evangeline");
  private static final String HER_CHANNEL = "970000000000000023";
  private static final String COLUMNS_OF_FILE =
      """
      SELECT t.name || '.' || c.name FROM sqlite_master t, pragma_table_info(t.name) c
      WHERE t.type = 'table' AND t.name NOT LIKE 'flyway%' AND t.name NOT LIKE 'sqlite%'
      """;
  private static final String COLUMNS_ON_SERVER =
      """
      SELECT table_name || '.' || column_name FROM information_schema.columns
      WHERE table_schema = current_schema() AND table_name NOT LIKE 'flyway%'
      """;

  private OpenDatabase kept;

  @BeforeEach
  void open(@TempDir Path folder) {
    kept = OpenDatabase.in(folder);
  }

  @AfterEach
  void close() {
    kept.close();
  }

  private static Set<String> named() throws IOException {
    Set<String> named = new TreeSet<>();
    ROW.matcher(Files.readString(POLICY))
        .results()
        .forEach(row -> COLUMN.matcher(row.group(1)).results().forEach(c -> named.add(c.group(1))));
    return named;
  }

  private static Set<String> ofNobody() {
    return OF_NOBODY.stream()
        .flatMap(line -> List.of(line.split(" ")).stream())
        .collect(Collectors.toSet());
  }

  /** Processes that share a server's database tell one another nothing of people. */
  private Set<String> columns() {
    String sql = TestDatabase.isOnServer() ? COLUMNS_ON_SERVER : COLUMNS_OF_FILE;
    List<String> all = kept.database().ask(rows -> rows.list(sql, row -> row.getString(1)));
    Set<String> found = new TreeSet<>(all);
    found.removeIf(column -> column.matches("(processes|claims|rings|shards|paces)\\..*"));
    return found;
  }

  @Test
  void everyColumnIsNamedThereUnlessItHoldsNothingOfAnybody() throws IOException {
    Set<String> known = new TreeSet<>(named());
    known.addAll(ofNobody());
    assertEquals(columns(), known);
  }

  @Test
  void noColumnIsBoth() throws IOException {
    Set<String> both = new HashSet<>(named());
    both.retainAll(ofNobody());
    assertEquals(Set.of(), both);
  }

  /** The columns in which her number, her name or her channel stands. */
  private Set<String> telling() {
    Set<String> telling = new TreeSet<>();
    for (String column : columns()) {
      String[] parts = column.split("\\.");
      String sql =
          "SELECT count(*) FROM %s WHERE CAST(%s AS TEXT) LIKE ?".formatted(parts[0], parts[1]);
      for (String trace : List.of(EVE.id(), EVE.name(), HER_CHANNEL)) {
        boolean there =
            kept.database()
                .ask(rows -> rows.list(sql, row -> row.getInt(1), "%" + trace + "%").get(0) > 0);
        if (there) {
          telling.add(column);
        }
      }
    }
    return telling;
  }

  /** Eve does all that leaves a trace. */
  private void leavesTraces() {
    finishes(in(playing("hers", StoreSamples.GAME, 3, EVE), new TableLocation("", HER_CHANNEL)));
    finishes(playing("past", StoreSamples.GAME, 3, EVE).naming(EVE));
    Table with = playing("left");
    kept.store().save(opened(new Left(with).table()));
    kept.store()
        .save(opened(new SeatChange(playing("kept"), PebbleGame.WHITE).offered(Optional.of(EVE))));
    kept.store().save(opened(invited()));
    prefers();
    StoredTimeRecords times = new StoredTimeRecords(kept.database(), clock());
    times.keep(EVE, new Absence(NOON, NOON.plusSeconds(9), false));
    StoredReviews reviews = new StoredReviews(kept.database(), kept.outbox(), clock());
    reviews.ask("past");
    reviews.tell("past", EVE);
  }

  private static Clock clock() {
    return StoreSamples.at(NOON);
  }

  private static Table invited() {
    Seating asked = new Seating(false, List.of(EVE), List.of(EVE), List.of(ANN), new TreeMap<>());
    return new Seated(gathering("asked"), asked).table();
  }

  /** A table with other people. */
  private record Seated(Table at, Seating seating) {
    Table table() {
      return new Table(
          at.id(),
          HALL,
          at.game(),
          at.options(),
          at.stage(),
          seating,
          at.rated(),
          at.decks(),
          at.match(),
          at.posted(),
          at.timing(),
          at.version());
    }
  }

  /** A table at which Eve has handed over her seat. */
  private record Left(Table at) {
    Table table() {
      Seating now = at.seating();
      FormerPlayers former =
          new FormerPlayers(new TreeMap<>(Map.of(PebbleGame.WHITE, Set.of(EVE))));
      return new Seated(
              at,
              new Seating(false, now.named(), now.invited(), now.joined(), now.chairs(), former))
          .table();
    }
  }

  private void finishes(Table begun) {
    OutgoingMessage told =
        OutgoingMessage.sending(
            StoreSamples.id(begun.id()),
            new MessageAddress.Direct(EVE),
            begun.id(),
            Post.words("It's your turn."));
    Table at = kept.store().save(opened(begun, told));
    kept.outbox().settle(told, new Done(Optional.of(new Sent(HER_CHANNEL, "555"))));
    kept.database().turns().flush();
    while (at.result().isEmpty()) {
      at = kept.store().save(changed(at, taken(at, 1)));
    }
  }

  private void prefers() {
    StoredPreferences wishes = wishes();
    PersonalHours hours = new PersonalHours(PersonalHours.USUAL.zone(), true, Optional.of(7));
    List<PreferenceChange> all = new ArrayList<>();
    all.add(new PreferenceChange.Personal(EVE, Preferences.USUAL.with(hours)));
    all.add(new PreferenceChange.Opened(EVE, HALL, "booster", ""));
    all.add(new PreferenceChange.Done(EVE, "cloak", "set-up"));
    all.add(new PreferenceChange.Learned(EVE, "cloak"));
    all.add(new PreferenceChange.Decided(EVE, "cloak", "past", "Move"));
    all.add(new PreferenceChange.Tried(EVE, new PuzzleResult("p1", 2, true, Optional.empty())));
    all.forEach(wishes::keep);
    LocalDate day = DealDay.at(NOON);
    StoredDeals deals =
        new StoredDeals(kept.database(), clock(), new RequestRandomSource(new SplittableRandom(1)));
    deals.keep(DailyAttempt.begun(new DailyAttempt.Key(EVE, day, "parade", false), NOON));
    deals.visit("11", EVE, day);
    KeptSeasons.signUp(kept, EVE);
    ChampionRoles roles = KeptSeasons.seasons(kept, NOON).champions();
    roles.choose(new ChampionRole("11", "7", EVE.id(), ""));
    roles.hold("11", new ChampionRole.Holder("7", EVE.id()), true);
    LeaderboardSchedule board = new LeaderboardSchedule("33", 9, ZoneOffset.UTC);
    ServerPreferences ours = ServerPreferences.USUAL.with(Optional.of(board));
    wishes.keep(new PreferenceChange.OfServer(HALL, ours, EVE));
    StoredSeats seats = new StoredSeats(kept.database());
    seats.keep(new SeatWish(EVE, "11", Set.of("cloak"), InvitationHours.ANY));
    seats.ask("past", "r1", List.of(EVE));
    seats.avoid(EVE, ANN, true);
    seats.avoid(ANN, EVE, true);
    new StoredSharing(kept.database(), kept.outbox(), clock(), () -> {})
        .keep(new SharingServer("11", "22", EVE));
    kept.database().turns().flush();
  }

  private StoredPreferences wishes() {
    return new StoredPreferences(kept.database(), clock());
  }

  @Test
  void whereAPersonStandsInTheDatabaseIsNamedThere() throws IOException {
    leavesTraces();
    Set<String> telling = telling();
    Set<String> unnamed = new TreeSet<>(telling);
    unnamed.removeAll(named());
    assertEquals(Set.of(), unnamed);
    // All that the test means to leave is there.
    List<String> meant =
        List.of(
            "tables.seating",
            "tables.clock",
            "tables.channel",
            "standings.person",
            "finished.person",
            "result_seats.person",
            "messages.channel",
            "preferences.owner",
            "daily.person",
            "absences.person",
            "lessons.person",
            "puzzles.person",
            "review_readers.person",
            "daily_attempts.person",
            "daily_members.person",
            "season_entrants.person",
            "season_entrants.name",
            "champion_roles.chooser",
            "champion_role_holders.person",
            "daily_boards.set_by",
            "seat_wishes.person",
            "seat_calls.person",
            "avoided.person",
            "avoided.other");
    assertEquals(List.of(), meant.stream().filter(column -> !telling.contains(column)).toList());
  }

  @Test
  void nothingOfAPersonIsLeftAnywhereAfterItWasForgotten() {
    leavesTraces();
    wishes().keep(new PreferenceChange.Forgotten(EVE));
    kept.store().forget(EVE);
    new StoredTimeRecords(kept.database(), clock()).forget(EVE);
    kept.database().turns().flush();
    assertEquals(Set.of(), telling());
  }
}

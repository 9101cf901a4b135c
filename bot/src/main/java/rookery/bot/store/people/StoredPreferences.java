package rookery.bot.store.people;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import rookery.bot.preference.LeaderboardSchedule;
import rookery.bot.preference.LessonProgress;
import rookery.bot.preference.PreferenceChange;
import rookery.bot.preference.PreferenceStore;
import rookery.bot.preference.Preferences;
import rookery.bot.preference.ServerPreferences;
import rookery.bot.puzzle.PuzzleResult;
import rookery.bot.store.Database;
import rookery.bot.store.json.PreferenceJson;
import rookery.bot.store.row.people.DailyRows;
import rookery.bot.store.row.people.ServerLeaderboardRows;
import rookery.bot.store.sql.GroupCommitWriter.Writing;
import rookery.bot.store.sql.Statements;
import rookery.bot.table.Person;
import rookery.bot.table.TableLocation;

/**
 * What people and servers wish for, in the database; those read lately are at hand, unless other
 * processes may change them.
 */
@Singleton
public final class StoredPreferences implements PreferenceStore {
  private static final int AT_HAND = 5_000;

  public static final String FIND = "SELECT value FROM preferences WHERE owner = ? AND topic = ?";

  public static final String KEEP =
      """
      INSERT INTO preferences (owner, topic, value) VALUES (?, ?, ?)
      ON CONFLICT (owner, topic) DO UPDATE SET value = excluded.value
      """;

  private static final String DROP = "DELETE FROM preferences WHERE owner = ?";

  private static final String WISHES = "wishes";

  private static final List<String> FORGET =
      List.of(
          StoredLearning.FORGET,
          DailyRows.DROP,
          "DELETE FROM puzzles WHERE person = ?",
          "DELETE FROM review_readers WHERE person = ?",
          "DELETE FROM daily_attempts WHERE person = ?",
          "DELETE FROM daily_members WHERE person = ?");

  private final Database database;
  private final Clock clock;
  private final StoredLearning learning;
  private final Cache<Person, Preferences> people = cache(AT_HAND);
  private final Cache<String, ServerPreferences> servers = cache(AT_HAND);

  @Inject
  public StoredPreferences(Database database, Clock clock) {
    this.database = database;
    this.clock = clock;
    this.learning = new StoredLearning(database, clock);
  }

  /** For what was read lately. */
  static <K, V> Cache<K, V> cache(int most) {
    return Caffeine.newBuilder().maximumSize(most).executor(Runnable::run).build();
  }

  @Override
  public Preferences of(Person person) {
    return database.isShared() ? stored(person) : people.get(person, this::stored);
  }

  private Preferences stored(Person person) {
    return found(owner(person)).map(PreferenceJson::personal).orElse(Preferences.USUAL);
  }

  @Override
  public ServerPreferences of(TableLocation place) {
    if (place.isDirect()) {
      return ServerPreferences.USUAL;
    }
    return database.isShared() ? stored(place.guild()) : servers.get(place.guild(), this::stored);
  }

  private ServerPreferences stored(String guild) {
    return found(owner(guild)).map(PreferenceJson::ofServer).orElse(ServerPreferences.USUAL);
  }

  private Optional<String> found(String owner) {
    return found(owner, WISHES);
  }

  private Optional<String> found(String owner, String topic) {
    return database.ask(rows -> rows.first(FIND, row -> row.getString(1), owner, topic));
  }

  @Override
  public Optional<String> options(Person person, TableLocation place, String game) {
    Optional<String> own = found(owner(person), topic(game));
    return place.isDirect() ? own : own.or(() -> found(owner(place.guild()), topic(game)));
  }

  @Override
  public Optional<String> lastTime(Person person, String game) {
    return found(owner(person), lastTime(game));
  }

  @Override
  public List<PuzzleResult> puzzles(Person person) {
    return learning.puzzles(person);
  }

  @Override
  public LessonProgress lessons(Person person, String game) {
    return learning.lessons(person, game);
  }

  @Override
  public void keep(PreferenceChange chosen) {
    if (chosen instanceof PreferenceChange.Personal mine) {
      write(mine);
      people.put(mine.person(), mine.preferences());
    } else if (chosen instanceof PreferenceChange.Forgotten gone) {
      drop(gone.person());
      people.invalidate(gone.person());
      learning.forget(gone.person());
    } else if (chosen instanceof PreferenceChange.OfServer ours) {
      write(ours);
      servers.put(ours.place().guild(), ours.preferences());
    } else if (chosen instanceof PreferenceChange.Opened opened) {
      write(opened);
    } else if (chosen instanceof PreferenceChange.Tried tried) {
      learning.keep(tried);
    } else if (chosen instanceof PreferenceChange.PuzzleShown shown) {
      learning.keep(shown);
    } else if (chosen instanceof PreferenceChange.Done done) {
      write(rows -> rows.update(KEEP, owner(done.person()), lastTime(done.game()), done.action()));
    } else if (chosen instanceof PreferenceChange.Learned learned) {
      learning.keep(learned);
    } else if (chosen instanceof PreferenceChange.Decided decided) {
      learning.keep(decided);
    }
  }

  private void write(PreferenceChange.Personal mine) {
    String value = PreferenceJson.write(mine.preferences());
    boolean listed = mine.preferences().deals().listed();
    boolean isNews = of(mine.person()).deals().listed() != listed;
    write(
        rows -> {
          rows.update(KEEP, owner(mine.person()), WISHES, value);
          DailyRows.set(rows, mine.person(), mine.preferences().hours(), clock.instant());
        });
    if (isNews) {
      database.alter(rows -> ServerLeaderboardRows.change(rows, mine.person(), clock.instant()));
    }
  }

  private void write(PreferenceChange.OfServer ours) {
    String server = ours.place().guild();
    String value = PreferenceJson.write(ours.preferences());
    Optional<LeaderboardSchedule> before = of(ours.place()).board();
    Optional<LeaderboardSchedule> board = ours.preferences().board();
    write(
        rows -> {
          rows.update(KEEP, owner(server), WISHES, value);
          if (board.isEmpty()) {
            ServerLeaderboardRows.drop(rows, server);
          } else if (!board.equals(before)) {
            Optional<String> channel = before.map(LeaderboardSchedule::channel);
            boolean elsewhere = !channel.equals(board.map(LeaderboardSchedule::channel));
            ServerLeaderboardRows.set(
                rows, server, board.get(), ours.by(), elsewhere, clock.instant());
          }
        });
  }

  /**
   * Ends the board of a server, with what is to be written at the same time; nothing happens if it
   * has none.
   *
   * @param lanes those in which something is written
   */
  void endBoard(String server, Set<String> lanes, Consumer<Statements> also) {
    ServerPreferences without = of(new TableLocation(server, "")).with(Optional.empty());
    String value = PreferenceJson.write(without);
    database.alter(
        rows -> {
          rows.hold(lanes);
          if (ServerLeaderboardRows.drop(rows, server)) {
            rows.update(KEEP, owner(server), WISHES, value);
            also.accept(rows);
          }
        });
    servers.put(server, without);
  }

  private void write(PreferenceChange.Opened opened) {
    write(
        rows -> {
          rows.update(KEEP, owner(opened.person()), topic(opened.game()), opened.options());
          if (!opened.place().isDirect()) {
            rows.update(
                KEEP, owner(opened.place().guild()), topic(opened.game()), opened.options());
          }
        });
  }

  private void drop(Person person) {
    database.alter(rows -> ServerLeaderboardRows.forget(rows, person, clock.instant()));
    write(
        rows -> {
          rows.update(DROP, owner(person));
          FORGET.forEach(sql -> rows.update(sql, person.id()));
        });
  }

  private void write(Consumer<Statements> change) {
    database.turns().write(Writing.always(change));
  }

  private static String owner(Person person) {
    return "person " + person.id();
  }

  private static String owner(String guild) {
    return "server " + guild;
  }

  /** What is kept of the options of a game. */
  private static String topic(String game) {
    return "options " + game;
  }

  private static String lastTime(String game) {
    return "last time " + game;
  }
}

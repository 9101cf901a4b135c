package rookery.bot.store;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.util.Optional;
import rookery.bot.preference.PreferenceStore;
import rookery.bot.preference.Preferences;
import rookery.bot.preference.Preferred;
import rookery.bot.preference.ServerPreferences;
import rookery.bot.store.json.PreferenceJson;
import rookery.bot.table.Person;
import rookery.bot.table.Place;

/** What people and servers wish for, in the database; those read lately are at hand. */
@Singleton
public final class SqlitePreferences implements PreferenceStore {
  private static final int AT_HAND = 5_000;

  static final String FIND = "SELECT value FROM preferences WHERE owner = ? AND topic = ?";

  static final String KEEP =
      """
      INSERT INTO preferences (owner, topic, value) VALUES (?, ?, ?)
      ON CONFLICT (owner, topic) DO UPDATE SET value = excluded.value
      """;

  static final String DROP = "DELETE FROM preferences WHERE owner = ?";

  private static final String WISHES = "wishes";

  private final Database database;
  private final Cache<Person, Preferences> people = cache();
  private final Cache<String, ServerPreferences> servers = cache();

  @Inject
  public SqlitePreferences(Database database) {
    this.database = database;
  }

  private static <K, V> Cache<K, V> cache() {
    return Caffeine.newBuilder().maximumSize(AT_HAND).executor(Runnable::run).build();
  }

  @Override
  public Preferences of(Person person) {
    return people.get(
        person, who -> found(owner(who)).map(PreferenceJson::personal).orElse(Preferences.USUAL));
  }

  @Override
  public ServerPreferences of(Place place) {
    return place.isDirect()
        ? ServerPreferences.USUAL
        : servers.get(
            place.guild(),
            guild ->
                found(owner(guild)).map(PreferenceJson::ofServer).orElse(ServerPreferences.USUAL));
  }

  private Optional<String> found(String owner) {
    return database.ask(rows -> rows.first(FIND, row -> row.getString(1), owner, WISHES));
  }

  @Override
  public void keep(Preferred chosen) {
    if (chosen instanceof Preferred.Personal mine) {
      write(owner(mine.person()), PreferenceJson.write(mine.preferences()));
      people.put(mine.person(), mine.preferences());
    } else if (chosen instanceof Preferred.Forgotten gone) {
      drop(owner(gone.person()));
      people.invalidate(gone.person());
    } else if (chosen instanceof Preferred.OfServer ours) {
      write(owner(ours.place().guild()), PreferenceJson.write(ours.preferences()));
      servers.put(ours.place().guild(), ours.preferences());
    }
  }

  private void write(String owner, String value) {
    database
        .turns()
        .write(
            rows -> {
              rows.update(KEEP, owner, WISHES, value);
              return Optional.empty();
            });
  }

  private void drop(String owner) {
    database
        .turns()
        .write(
            rows -> {
              rows.update(DROP, owner);
              return Optional.empty();
            });
  }

  private static String owner(Person person) {
    return "person " + person.id();
  }

  private static String owner(String guild) {
    return "server " + guild;
  }
}

package rookery.bot.turn;

import java.util.HashMap;
import java.util.Map;
import rookery.bot.preference.PreferenceStore;
import rookery.bot.preference.Preferences;
import rookery.bot.preference.Preferred;
import rookery.bot.preference.ServerPreferences;
import rookery.bot.table.Person;
import rookery.bot.table.Place;

/** Wishes in memory. */
final class KnownWishes implements PreferenceStore {
  private final Map<Person, Preferences> people = new HashMap<>();
  private final Map<String, ServerPreferences> servers = new HashMap<>();

  @Override
  public Preferences of(Person person) {
    return people.getOrDefault(person, Preferences.USUAL);
  }

  @Override
  public ServerPreferences of(Place place) {
    return servers.getOrDefault(place.guild(), ServerPreferences.USUAL);
  }

  @Override
  public void keep(Preferred chosen) {
    if (chosen instanceof Preferred.Personal mine) {
      people.put(mine.person(), mine.preferences());
    } else if (chosen instanceof Preferred.Forgotten gone) {
      people.remove(gone.person());
    } else if (chosen instanceof Preferred.OfServer ours) {
      servers.put(ours.place().guild(), ours.preferences());
    }
  }
}

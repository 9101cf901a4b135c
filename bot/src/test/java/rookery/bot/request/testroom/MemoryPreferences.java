package rookery.bot.request.testroom;

import java.time.Clock;
import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import rookery.bot.preference.PreferenceChange;
import rookery.bot.preference.PreferenceStore;
import rookery.bot.preference.Preferences;
import rookery.bot.preference.ServerPreferences;
import rookery.bot.table.Person;
import rookery.bot.table.TableLocation;

/** Wishes in memory, and when the message is due of those who get one a day. */
public final class MemoryPreferences implements PreferenceStore {
  /** Those whose wishes somebody wanted to know. */
  public final Set<Person> asked = new HashSet<>();

  private final Clock clock;
  private final Map<Person, Instant> daily = new TreeMap<>();
  private final Map<Person, Preferences> people = new HashMap<>();
  private final Map<String, ServerPreferences> servers = new HashMap<>();
  private final Map<List<String>, String> options = new HashMap<>();
  private final Map<List<String>, String> lastTime = new HashMap<>();

  public MemoryPreferences(Clock clock) {
    this.clock = clock;
  }

  /** Whose messages are due when. */
  public Map<Person, Instant> daily() {
    return daily;
  }

  @Override
  public Preferences of(Person person) {
    asked.add(person);
    return people.getOrDefault(person, Preferences.USUAL);
  }

  @Override
  public ServerPreferences of(TableLocation place) {
    return servers.getOrDefault(place.guild(), ServerPreferences.USUAL);
  }

  @Override
  public Optional<String> options(Person person, TableLocation place, String game) {
    return Optional.ofNullable(options.get(List.of(person.id(), game)))
        .or(() -> Optional.ofNullable(options.get(List.of(place.guild(), game))));
  }

  @Override
  public Optional<String> lastTime(Person person, String game) {
    return Optional.ofNullable(lastTime.get(List.of(person.id(), game)));
  }

  @Override
  public void keep(PreferenceChange chosen) {
    if (chosen instanceof PreferenceChange.Personal mine) {
      people.put(mine.person(), mine.preferences());
      mine.preferences()
          .hours()
          .nextDaily(clock.instant())
          .ifPresentOrElse(
              next -> daily.put(mine.person(), next), () -> daily.remove(mine.person()));
    } else if (chosen instanceof PreferenceChange.Forgotten gone) {
      people.remove(gone.person());
      options.keySet().removeIf(key -> key.contains(gone.person().id()));
      lastTime.keySet().removeIf(key -> key.contains(gone.person().id()));
      daily.remove(gone.person());
    } else if (chosen instanceof PreferenceChange.OfServer ours) {
      servers.put(ours.place().guild(), ours.preferences());
    } else if (chosen instanceof PreferenceChange.Opened opened) {
      options.put(List.of(opened.person().id(), opened.game()), opened.options());
      options.put(List.of(opened.place().guild(), opened.game()), opened.options());
    } else if (chosen instanceof PreferenceChange.Done done) {
      lastTime.put(List.of(done.person().id(), done.game()), done.action());
    }
  }
}

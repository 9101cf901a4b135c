package rookery.bot.preference;

import java.util.Optional;
import rookery.bot.table.Person;
import rookery.bot.table.Place;

/** What people and servers wish for, to be read. */
public interface PreferenceReader {
  /** Where nobody has chosen anything. */
  PreferenceReader UNCHOSEN =
      new PreferenceReader() {
        @Override
        public Preferences of(Person person) {
          return Preferences.USUAL;
        }

        @Override
        public ServerPreferences of(Place place) {
          return ServerPreferences.USUAL;
        }

        @Override
        public Optional<String> options(Person person, Place place, String game) {
          return Optional.empty();
        }

        @Override
        public Optional<String> lastTime(Person person, String game) {
          return Optional.empty();
        }
      };

  /** Those of a person; the usual ones where nothing was chosen. */
  Preferences of(Person person);

  /** Those of the server that a place belongs to; the usual ones in direct messages. */
  ServerPreferences of(Place place);

  /**
   * The options with which a game was opened last: by that person, or else by anybody in that
   * server; as they are typed. Empty where it never was.
   */
  Optional<String> options(Person person, Place place, String game);

  /**
   * What that person did last, in the game's words, where a game has actions that many want at
   * once; it is nobody else's to know. Empty where it was nothing.
   */
  Optional<String> lastTime(Person person, String game);
}

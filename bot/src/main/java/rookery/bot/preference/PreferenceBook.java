package rookery.bot.preference;

import rookery.bot.table.Person;
import rookery.bot.table.Place;

/** What people and servers wish for, to be read. */
public interface PreferenceBook {
  /** Where nobody has chosen anything. */
  PreferenceBook UNCHOSEN =
      new PreferenceBook() {
        @Override
        public Preferences of(Person person) {
          return Preferences.USUAL;
        }

        @Override
        public ServerPreferences of(Place place) {
          return ServerPreferences.USUAL;
        }
      };

  /** Those of a person; the usual ones where nothing was chosen. */
  Preferences of(Person person);

  /** Those of the server that a place belongs to; the usual ones in direct messages. */
  ServerPreferences of(Place place);
}

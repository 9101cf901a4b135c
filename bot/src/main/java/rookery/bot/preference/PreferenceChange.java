package rookery.bot.preference;

import rookery.bot.table.Person;
import rookery.bot.table.Place;

/** What somebody has chosen. It is whole, so that keeping it twice changes nothing. */
public sealed interface PreferenceChange {
  /** For oneself. */
  record Personal(Person person, Preferences preferences) implements PreferenceChange {}

  /** To be forgotten: the wishes of a person go, and so does all else that is known. */
  record Forgotten(Person person) implements PreferenceChange {}

  /** For the server that a place belongs to, which must be one. */
  record OfServer(Place place, ServerPreferences preferences) implements PreferenceChange {}

  /**
   * Options that a game was opened with, to be offered the next time: to that person, and in the
   * server of that place, if it is in one, to those who have chosen none.
   */
  record Opened(Person person, Place place, String game, String options)
      implements PreferenceChange {}

  /** An action that the person may want to do again the next time, such as a set-up. */
  record Done(Person person, String game, String action) implements PreferenceChange {}
}

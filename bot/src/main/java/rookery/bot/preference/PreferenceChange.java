package rookery.bot.preference;

import rookery.bot.puzzle.PuzzleResult;
import rookery.bot.table.Person;
import rookery.bot.table.TableLocation;

/** A changed setting. It holds the whole new value, so saving it twice changes nothing. */
public sealed interface PreferenceChange {
  /** A person's own settings. */
  record Personal(Person person, Preferences preferences) implements PreferenceChange {}

  /** The deletion of everything stored about a person, settings included. */
  record Forgotten(Person person) implements PreferenceChange {}

  /** The settings of the server that the place belongs to; it must not be a direct message. */
  record OfServer(TableLocation place, ServerPreferences preferences, Person by)
      implements PreferenceChange {}

  /**
   * The options that a game was opened with, to be offered next time: to that person, and to people
   * in the same server who have not chosen any.
   */
  record Opened(Person person, TableLocation place, String game, String options)
      implements PreferenceChange {}

  /** How a person has done with a puzzle, in place of what was kept of it before. */
  record Tried(Person person, PuzzleResult result) implements PreferenceChange {}

  /** A person was shown a puzzle; whatever is kept of it already stays. */
  record PuzzleShown(Person person, String puzzle) implements PreferenceChange {}

  /** An action that the person may want to repeat next time, for example a set-up. */
  record Done(Person person, String game, String action) implements PreferenceChange {}

  /** A person has played the lesson of a game to its end. */
  record Learned(Person person, String game) implements PreferenceChange {}

  /**
   * A person has made a decision in a game, and needs no hint for one of that kind any more.
   *
   * @param table where; if it is the first table for that game, it stays the person's first
   */
  record Decided(Person person, String game, String table, String decision)
      implements PreferenceChange {}
}

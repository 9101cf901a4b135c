package rookery.bot.preference;

import java.util.List;
import java.util.Optional;
import rookery.bot.puzzle.PuzzleResult;
import rookery.bot.table.Person;
import rookery.bot.table.TableLocation;

/** Reads the settings of people and servers. */
public interface PreferenceReader {
  /** A reader that knows only the default settings. */
  PreferenceReader UNCHOSEN =
      new PreferenceReader() {
        @Override
        public Preferences of(Person person) {
          return Preferences.USUAL;
        }

        @Override
        public ServerPreferences of(TableLocation place) {
          return ServerPreferences.USUAL;
        }

        @Override
        public Optional<String> options(Person person, TableLocation place, String game) {
          return Optional.empty();
        }

        @Override
        public Optional<String> lastTime(Person person, String game) {
          return Optional.empty();
        }

        @Override
        public List<PuzzleResult> puzzles(Person person) {
          return List.of();
        }

        @Override
        public LessonProgress lessons(Person person, String game) {
          return LessonProgress.PLAYED;
        }
      };

  /** A person's settings, or the defaults if they chose nothing. */
  Preferences of(Person person);

  /** The settings of the server that a place belongs to; the defaults in direct messages. */
  ServerPreferences of(TableLocation place);

  /**
   * The options that a game was last opened with, as typed: by that person, or else by anybody in
   * that server. Empty if there are none.
   */
  Optional<String> options(Person person, TableLocation place, String game);

  /**
   * The action that the person chose last time in a game where people may want to repeat it, as the
   * game writes it. It is secret from everybody else. Empty if there is none.
   */
  Optional<String> lastTime(Person person, String game);

  /** All puzzles that the person was shown, and how it went, in the order of the puzzles' ids. */
  List<PuzzleResult> puzzles(Person person);

  /** What the person has met of a game. */
  LessonProgress lessons(Person person, String game);
}

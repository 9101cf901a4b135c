package rookery.bot.request.testroom;

import java.time.Clock;
import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.function.UnaryOperator;
import rookery.bot.preference.LeaderboardSchedule;
import rookery.bot.preference.LessonProgress;
import rookery.bot.preference.PreferenceChange;
import rookery.bot.preference.PreferenceStore;
import rookery.bot.preference.Preferences;
import rookery.bot.preference.ServerPreferences;
import rookery.bot.puzzle.PuzzleResult;
import rookery.bot.table.Person;
import rookery.bot.table.TableLocation;
import rookery.bot.vitals.StoreUnwritableException;

/** Wishes in memory, and when the message is due of those who get one a day. */
public final class MemoryPreferences implements PreferenceStore {
  /** Those whose wishes somebody wanted to know. */
  public final Set<Person> asked = new HashSet<>();

  /** Whether nothing more can be written. */
  public boolean full;

  private final Clock clock;
  private final Map<Person, Instant> daily = new TreeMap<>();
  private final Map<Person, Preferences> people = new HashMap<>();
  private final Map<String, ServerPreferences> servers = new HashMap<>();
  private final Map<List<String>, String> options = new HashMap<>();
  private final Map<Person, SortedMap<String, PuzzleResult>> puzzles = new HashMap<>();
  private final Map<List<String>, String> lastTime = new HashMap<>();
  private final Map<List<String>, LessonProgress> met = new HashMap<>();

  private BiConsumer<PreferenceChange.OfServer, Optional<LeaderboardSchedule>> changing =
      (now, was) -> {};

  /** Lets somebody know the new settings of servers, and which board there was before. */
  void tells(BiConsumer<PreferenceChange.OfServer, Optional<LeaderboardSchedule>> listener) {
    changing = listener;
  }

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
  public List<PuzzleResult> puzzles(Person person) {
    return List.copyOf(puzzles.getOrDefault(person, new TreeMap<>()).values());
  }

  @Override
  public Optional<String> lastTime(Person person, String game) {
    return Optional.ofNullable(lastTime.get(List.of(person.id(), game)));
  }

  @Override
  public LessonProgress lessons(Person person, String game) {
    return met.getOrDefault(List.of(person.id(), game), LessonProgress.NONE);
  }

  private void meets(Person person, String game, UnaryOperator<LessonProgress> change) {
    met.put(List.of(person.id(), game), change.apply(lessons(person, game)));
  }

  @Override
  public void keep(PreferenceChange chosen) {
    if (full) {
      throw new StoreUnwritableException(new IllegalStateException("full"));
    }
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
      met.keySet().removeIf(key -> key.contains(gone.person().id()));
      daily.remove(gone.person());
      puzzles.remove(gone.person());
    } else if (chosen instanceof PreferenceChange.OfServer ours) {
      Optional<LeaderboardSchedule> before = of(ours.place()).board();
      servers.put(ours.place().guild(), ours.preferences());
      changing.accept(ours, before);
    } else if (chosen instanceof PreferenceChange.Opened opened) {
      options.put(List.of(opened.person().id(), opened.game()), opened.options());
      options.put(List.of(opened.place().guild(), opened.game()), opened.options());
    } else if (chosen instanceof PreferenceChange.Tried tried) {
      puzzles
          .computeIfAbsent(tried.person(), person -> new TreeMap<>())
          .put(tried.result().puzzle(), tried.result());
    } else if (chosen instanceof PreferenceChange.PuzzleShown shown) {
      puzzles
          .computeIfAbsent(shown.person(), person -> new TreeMap<>())
          .putIfAbsent(shown.puzzle(), PuzzleResult.shown(shown.puzzle()));
    } else if (chosen instanceof PreferenceChange.Done done) {
      lastTime.put(List.of(done.person().id(), done.game()), done.action());
    } else if (chosen instanceof PreferenceChange.Learned all) {
      meets(
          all.person(), all.game(), met -> new LessonProgress(true, met.firstTable(), met.told()));
    } else if (chosen instanceof PreferenceChange.Decided made) {
      meets(made.person(), made.game(), was -> was.after(made.decision(), made.table()));
    }
  }
}

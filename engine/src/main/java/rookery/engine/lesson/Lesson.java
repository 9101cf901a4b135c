package rookery.engine.lesson;

import java.lang.ref.SoftReference;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import rookery.engine.Game;
import rookery.engine.rules.GameRulesText;

/**
 * A game written down for somebody who learns it.
 *
 * @param version changes whenever the file does
 * @param steps one for each action that is asked for, at least one
 * @param hints what a first game says of each kind of decision, by {@link
 *     rookery.engine.text.DutyTitle#words()}
 */
public record Lesson(
    Game game,
    String title,
    String version,
    LessonSetup setup,
    List<LessonStep> steps,
    Closing closing,
    SortedMap<String, String> hints) {

  /** What a lesson's file is called, beside the game's class. */
  public static final String FILE = "lesson.md";

  /** Each file is read once; a game has no state, so one of its class is as good as another. */
  private static final Map<Class<?>, Optional<Lesson>> READ = new ConcurrentHashMap<>();

  /** Until memory is short: with each press whoever learns comes back to the same moment. */
  private static final Map<Place, SoftReference<LessonMoment>> REACHED = new ConcurrentHashMap<>();

  private record Place(Class<?> game, String version, int step) {}

  public Lesson {
    steps = List.copyOf(steps);
    hints = Collections.unmodifiableSortedMap(new TreeMap<>((Map<String, String>) hints));
  }

  /**
   * The end of a lesson.
   *
   * @param heading a few words
   * @param text one to three sentences
   */
  public record Closing(String heading, String text) {}

  /** The lesson of a game; empty if it has none. */
  public static Optional<Lesson> of(Game game) {
    return READ.computeIfAbsent(game.getClass(), type -> read(game));
  }

  private static Optional<Lesson> read(Game game) {
    return GameRulesText.beside(game.getClass(), FILE).map(text -> parse(game, text));
  }

  /**
   * The lesson that a file holds.
   *
   * @throws LessonSyntaxException if it is not written as it should be
   */
  public static Lesson parse(Game game, String markdown) {
    return new LessonReader(game).read(markdown);
  }

  /**
   * The moment of a step's question.
   *
   * @param number which step, counted from 1
   * @throws LessonSyntaxException if what is written does not follow the rules
   */
  public LessonMoment at(int number) {
    Place place = new Place(game.getClass(), version, number);
    return Optional.ofNullable(REACHED.get(place))
        .map(SoftReference::get)
        .orElseGet(() -> reached(place));
  }

  private LessonMoment reached(Place place) {
    LessonMoment moment = LessonMoment.of(this, place.step());
    REACHED.put(place, new SoftReference<>(moment));
    return moment;
  }

  LessonSyntaxException wrong(int line, String sentence) {
    return new LessonSyntaxException(file(game), line, sentence);
  }

  static String file(Game game) {
    return game.id() + "/" + FILE;
  }
}

package rookery.bot.post.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.choice.ReferencePicturePost;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.post.text.SeatWords;
import rookery.bot.preference.LessonProgress;
import rookery.bot.preference.PreferenceReader;
import rookery.bot.preference.ThreatWarnings;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.lesson.Lesson;
import rookery.engine.match.Match;
import rookery.engine.text.DutyTitle;

/**
 * The views of the matches that one request deals with. Each is computed once, because computing it
 * costs more than everything that is made of it. Also gives the warnings and the preset actions of
 * a seat. May be asked by several threads, as a hint is found on another one than asks for it.
 */
public final class CachedViews {
  private final PreferenceReader preferences;
  private final Map<Match, Map<ViewKey, View>> views = new IdentityHashMap<>();

  /** A viewer of a game between these people; the picture holds their names. */
  private record ViewKey(Viewer viewer, Map<Seat, Person> people) {}

  /** Views for people of whom no earlier action is known. */
  public CachedViews() {
    this(PreferenceReader.UNCHOSEN);
  }

  public CachedViews(PreferenceReader preferences) {
    this.preferences = preferences;
  }

  /** What {@code viewer} may know of a game that has started, what is new to them marked. */
  public synchronized View of(Table table, Viewer viewer) {
    Match match = table.match().orElseThrow();
    return views
        .computeIfAbsent(match, m -> new HashMap<>())
        .computeIfAbsent(
            new ViewKey(viewer, table.seating().chairs()),
            key -> new PlayerNames(table).shown(match.viewWithRecap(viewer)));
  }

  /** What the player in {@code seat} may know. */
  public View of(Table table, Seat seat) {
    return of(table, Viewer.of(seat));
  }

  /**
   * Warnings of what the others could win with or capture next, unless the player does not want
   * any. In a rated game among people all of them must have chosen to have warnings even there.
   */
  public Warnings warnings(Table table, Seat seat) {
    return allowsWarnings(table, seat) ? Warnings.of(table.running(), seat) : Warnings.NONE;
  }

  /** The same without what could be captured, for a question that is put. */
  public Warnings warningsOfLoss(Table table, Seat seat) {
    return allowsWarnings(table, seat) ? Warnings.ofLoss(table.running(), seat) : Warnings.NONE;
  }

  private boolean allowsWarnings(Table table, Seat seat) {
    boolean wanted = preferences.of(table.seating().chairs().get(seat)).warnings().isWanted();
    boolean agreed =
        table.seating().chairs().values().stream()
            .filter(person -> !person.isComputer())
            .allMatch(person -> preferences.of(person).warnings() == ThreatWarnings.ALL);
    return wanted && table.allowsWarnings(seat, agreed);
  }

  /**
   * Actions that can be played with one tap, by their labels: those that the game suggests, and
   * what the player did the last time.
   */
  public Map<String, Action> presets(Table table, Seat seat) {
    Match match = table.running();
    Map<String, Action> presets = new TreeMap<>(match.usual(seat));
    if (!presets.isEmpty()) {
      preferences
          .lastTime(table.seating().chairs().get(seat), table.game().id())
          .flatMap(text -> Action.find(match.legal(seat), text))
          .filter(action -> !presets.containsValue(action))
          .ifPresent(action -> presets.put("Same as last time", action));
    }
    return presets;
  }

  /** What a first game says of the decision that the player has to make; empty once it was made. */
  public Optional<String> hint(Table table, Seat seat) {
    LessonProgress met = met(table, seat);
    Optional<String> decision = table.running().duty(seat).map(DutyTitle::words);
    return Lesson.of(table.game())
        .filter(lesson -> table.awaited().seats().contains(seat) && met.isFirst(table.id()))
        .flatMap(
            lesson -> decision.filter(one -> !met.told().contains(one)).map(lesson.hints()::get));
  }

  /**
   * Help beside the choices: the ways out of a lost game, or a hint and which piece is which; and
   * for whoever plays alone or with computers what else can be done, as giving up; in a game for
   * one also taking back what was done last.
   */
  public List<Button> help(Table table, Seat seat) {
    List<Button> waysOut = PlayerButtons.waysOut(table);
    if (!waysOut.isEmpty()) {
      return waysOut;
    }
    List<Button> help = new ArrayList<>();
    if (table.awaited().seats().contains(seat)) {
      PlayerButtons.hint(table, seat).ifPresent(help::add);
    }
    ReferencePicturePost.of(table.game(), table.options())
        .map(page -> new Button(ControlId.of(ControlVerb.LOOK_UP, table), page.label(), Look.PLAIN))
        .ifPresent(help::add);
    if (new SeatWords(table).onlyPlayer().isPresent() && !table.place().isInAnswers()) {
      // Whoever plays alone looks at no other message; where there is none this is below already.
      help.add(new Button(ControlId.of(ControlVerb.MORE, table), "More", Look.PLAIN));
    }
    if (table.seats().size() == 1 && table.running().undoing(seat).refusal().isEmpty()) {
      help.add(PlayerButtons.takeBack(table));
    }
    return help;
  }

  /** Whether a player sits there who has neither done anything in this game yet nor learned it. */
  public boolean isNew(Table table, Seat seat) {
    return met(table, seat).isNew(table.id()) && !new SeatWords(table).hasActed(seat);
  }

  /** Whether such a player is among those whose turn it is. */
  boolean isNew(Table table) {
    return table.awaited().seats().stream().anyMatch(seat -> isNew(table, seat));
  }

  private LessonProgress met(Table table, Seat seat) {
    Person person = table.seating().chairs().get(seat);
    return person.isComputer()
        ? LessonProgress.PLAYED
        : preferences.lessons(person, table.game().id());
  }

  /** What everybody may know. */
  View publicly(Table table) {
    return of(table, Viewer.SPECTATOR);
  }
}

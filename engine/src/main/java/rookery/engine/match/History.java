package rookery.engine.match;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import rookery.engine.Action;
import rookery.engine.PlayOutcome;
import rookery.engine.ScoreSheetNote;
import rookery.engine.State;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.text.GameLogLine;
import rookery.engine.text.PartnerAgreement;
import rookery.engine.text.Sentences;

/**
 * The positions of a match that one viewer has lived through, from the first to the present one,
 * what was taken back left out. There is one for each line of the log that the viewer may read:
 * what others chose in secret leaves no gap, and does not count.
 */
public final class History {
  private final Match match;
  private final Viewer viewer;
  private final List<Position> positions;

  /** A position after so many actions, and what led to it; nothing led to the first. */
  private record Position(Optional<GameLogLine> line, State state, int actions) {
    Position dealt(State next) {
      return new Position(line, next, actions);
    }
  }

  private History(Match match, Viewer viewer, List<Position> positions) {
    this.match = match;
    this.viewer = viewer;
    this.positions = positions;
  }

  /** What {@code viewer} has lived through of a match. */
  public static History of(Match match, Viewer viewer) {
    Replayer course = new Replayer(match.game(), match.record().options());
    State state = course.start();
    List<Position> positions = new ArrayList<>(List.of(new Position(Optional.empty(), state, 0)));
    int actions = 0;
    for (Entry.Step step : match.record().standing()) {
      int last = positions.size() - 1;
      if (step instanceof Entry.Act act) {
        PlayOutcome played = course.played(state, act);
        state = played.next();
        actions++;
        Optional<GameLogLine> line = played.news().line(viewer);
        if (line.isPresent()) {
          positions.add(new Position(line, state, actions));
        }
      } else {
        boolean shown = positions.get(last).state() == state;
        state = state.shuffled(((Entry.Shuffle) step).order());
        if (shown) {
          positions.set(last, positions.get(last).dealt(state));
        }
      }
    }
    return new History(match, viewer, List.copyOf(positions));
  }

  /** What the game counts of a match that is over; empty while it is played. */
  public static Sentences tally(Match match) {
    return match.result().isEmpty() ? Sentences.NONE : match.game().tally(done(match));
  }

  /** How often partners understood each other in a match that is over; empty while it is played. */
  public static Optional<PartnerAgreement> partnership(Match match) {
    return match.result().flatMap(over -> match.game().partnership(done(match)));
  }

  private static List<Action> done(Match match) {
    List<Action> done = new ArrayList<>();
    eachAction(match, (action, played) -> done.add(action));
    return done;
  }

  /** What a score sheet has of a match, in order. */
  public static List<ScoreSheetNote> notes(Match match) {
    List<ScoreSheetNote> notes = new ArrayList<>();
    eachAction(match, (action, played) -> played.note().ifPresent(notes::add));
    return notes;
  }

  /** How often was done what a game for one counts, in the order in which each was done first. */
  static Map<String, Integer> counted(Match match) {
    Map<String, Integer> counted = new LinkedHashMap<>();
    eachAction(
        match,
        (action, played) ->
            action.countedAs().ifPresent(one -> counted.merge(one, 1, Integer::sum)));
    return counted;
  }

  private static void eachAction(Match match, BiConsumer<Action, PlayOutcome> look) {
    Replayer course = match.course();
    State state = course.start();
    for (Entry.Step step : match.record().standing()) {
      if (step instanceof Entry.Act act) {
        Action action = state.find(match.seat(act.by()), act.action()).orElseThrow();
        look.accept(action, course.played(state, act));
      }
      state = course.after(state, step);
    }
  }

  /** How many positions there are, at least one. */
  public int size() {
    return positions.size();
  }

  /** The index of the position before the action at that place among all, the first is 0. */
  public int before(int action) {
    int index = 0;
    while (index + 1 < positions.size() && positions.get(index + 1).actions() <= action) {
      index++;
    }
    return index;
  }

  /** What led to the position of that index, as the viewer may read it; empty for the first. */
  public Optional<GameLogLine> line(int index) {
    return positions.get(index).line();
  }

  /** What led to the present position, oldest first. */
  public List<GameLogLine> lines() {
    return positions.stream().flatMap(position -> position.line().stream()).toList();
  }

  /**
   * What the viewer could see of the position of that index. Once the match is over, those without
   * a seat see what the game shows everybody at its end.
   */
  public View view(int index) {
    State then = positions.get(index).state();
    if (index == positions.size() - 1) {
      return match.view(viewer);
    }
    boolean revealed = match.result().isPresent() && viewer.seat().isEmpty();
    return revealed ? then.viewAtEnd(viewer) : then.view(viewer);
  }
}

package rookery.engine.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.Viewer;
import rookery.engine.match.IllegalActionException;
import rookery.engine.match.Match;
import rookery.engine.text.GameLogLine;

/**
 * The moment of a lesson at which a step asks its question.
 *
 * @param number which step, counted from 1
 * @param match the game up to here. It holds the truth; show {@link #you}'s view alone
 * @param news what {@link #you} may read of what the others did since the step before, oldest
 *     first; empty where the game starts anew
 */
public record LessonMoment(Lesson lesson, int number, Match match, List<GameLogLine> news) {
  public LessonMoment {
    news = List.copyOf(news);
  }

  static LessonMoment of(Lesson lesson, int number) {
    int first = number;
    while (first > 1 && !lesson.steps().get(first - 1).again()) {
      first--;
    }
    Match match = begun(lesson);
    List<GameLogLine> news = new ArrayList<>();
    for (int step = first; step <= number; step++) {
      LessonStep next = lesson.steps().get(step - 1);
      news.clear();
      for (LessonStep.Silent silent : next.silent()) {
        match = played(lesson, match, silent, news);
      }
      if (step < number) {
        match = asked(lesson, match, next);
      }
    }
    return first == number
        ? new LessonMoment(lesson, number, match.beginningHere(), List.of())
        : new LessonMoment(lesson, number, match, news);
  }

  private static Match begun(Lesson lesson) {
    try {
      return Match.begin(lesson.game(), lesson.setup().options(), lesson.setup().dealer());
    } catch (IllegalArgumentException e) {
      throw lesson.wrong(1, e.getMessage());
    }
  }

  private static Match asked(Lesson lesson, Match match, LessonStep step) {
    LessonStep.Silent example =
        new LessonStep.Silent(step.wanted().line(), lesson.setup().you().id(), step.example());
    return goingOn(lesson, played(lesson, match, example, new ArrayList<>()), step);
  }

  private static Match goingOn(Lesson lesson, Match match, LessonStep step) {
    Match reached = match;
    for (LessonStep.Silent silent : step.then()) {
      reached = played(lesson, reached, silent, new ArrayList<>());
    }
    return reached;
  }

  private static Match played(
      Lesson lesson, Match match, LessonStep.Silent silent, List<GameLogLine> news) {
    Seat seat = seat(lesson, match, silent);
    Action action =
        Action.find(match.legal(seat), silent.action())
            .orElseThrow(() -> lesson.wrong(silent.line(), illegal(match, seat, silent.action())));
    if (!seat.equals(lesson.setup().you())) {
      match.line(seat, action, Viewer.of(lesson.setup().you())).ifPresent(news::add);
    }
    try {
      return match.act(seat, action, lesson.setup().dealer());
    } catch (IllegalActionException | IllegalArgumentException e) {
      throw lesson.wrong(silent.line(), e.getMessage());
    }
  }

  private static Seat seat(Lesson lesson, Match match, LessonStep.Silent silent) {
    return match.seats().stream()
        .filter(seat -> seat.id().equals(silent.seat()))
        .findFirst()
        .orElseThrow(
            () ->
                lesson.wrong(
                    silent.line(),
                    "There is no seat %s; there is %s.".formatted(silent.seat(), match.seats())));
  }

  private static String illegal(Match match, Seat seat, String action) {
    List<String> legal = match.legal(seat).stream().map(Action::text).toList();
    return legal.isEmpty()
        ? "%s cannot do \"%s\": it may not act now. These may: %s."
            .formatted(seat, action, match.awaited())
        : "%s cannot do \"%s\" now. Legal are: %s."
            .formatted(seat, action, String.join(", ", legal));
  }

  /** The step that asks here. */
  public LessonStep step() {
    return lesson.steps().get(number - 1);
  }

  /** Whether no other step follows. */
  public boolean isLast() {
    return number == lesson.steps().size();
  }

  /** Whether the game starts anew with a position that no step before has shown. */
  public boolean isNew() {
    return step().again()
        && lesson.steps().subList(0, number - 1).stream()
            .noneMatch(before -> before.board().equals(step().board()));
  }

  /** The seat of whoever learns. */
  public Seat you() {
    return lesson.setup().you();
  }

  /** What may be done here, right or not. */
  public List<Action> legal() {
    return match.legal(you());
  }

  /** The legal action with which the lesson goes on. */
  public Action example() {
    return Action.find(legal(), step().example())
        .orElseThrow(
            () -> lesson.wrong(step().wanted().line(), illegal(match, you(), step().example())));
  }

  /**
   * What the lesson says of an action.
   *
   * @param action one of {@link #legal()}
   */
  public Judgement judge(Action action) {
    if (step().wanted().names(action.text())) {
      return new Judgement.Right(step().answer(), goesOn(action));
    }
    return step()
        .remark(action.text())
        .map(Judgement.NotAsked::new)
        .orElseThrow(
            () ->
                lesson.wrong(
                    step().line(),
                    "Nothing is said of \"%s\". Write \"not %s: ...\" or \"else: ...\"."
                        .formatted(action.text(), action.text())));
  }

  private Optional<String> goesOn(Action action) {
    boolean shown =
        isLast() || lesson.steps().get(number).again() || leadsToTheSame(action, example());
    return shown ? Optional.empty() : Optional.of(step().example());
  }

  /** Whether the learner knows the same after both, such as after two ways to one square. */
  private boolean leadsToTheSame(Action one, Action other) {
    return one.equals(other) || known(one).equals(known(other));
  }

  private Object known(Action action) {
    return acted(action).view(Viewer.of(you())).facts();
  }

  /**
   * The game after whoever learns has done a legal action; if it is the one with which the lesson
   * goes on, with what is done at once after it.
   */
  public Match after(Action action) {
    Match acted = acted(action);
    return action.text().equals(step().example()) ? goingOn(lesson, acted, step()) : acted;
  }

  private Match acted(Action action) {
    return match.act(you(), action, lesson.setup().dealer());
  }
}

package rookery.bot.command.daily;

import java.util.Optional;
import java.util.function.Function;
import rookery.bot.daily.DailyAttempt;
import rookery.bot.daily.DailyDeal;
import rookery.bot.daily.DealSearch;
import rookery.bot.post.Post;
import rookery.bot.post.daily.DayPuzzlePost;
import rookery.bot.post.daily.DealControl;
import rookery.bot.post.daily.DealControl.Asked;
import rookery.bot.post.daily.DealWords;
import rookery.bot.post.puzzle.PuzzlePost;
import rookery.bot.post.table.turn.ActionMenu;
import rookery.bot.puzzle.PuzzleLibrary;
import rookery.bot.request.Arguments;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.engine.Action;
import rookery.engine.puzzle.Puzzle;
import rookery.engine.puzzle.PuzzleMoment;
import rookery.engine.puzzle.PuzzleVerdict;

/** A press at the puzzle of a day. */
record SolveDayPuzzle(DealRequest press, Puzzle puzzle) implements DealRequest.Play {
  private static final String MOVED_ON = "The puzzle has moved on.";

  private DayPuzzlePost post(DailyAttempt attempt) {
    return post(attempt, attempt.rightAnswers());
  }

  private DayPuzzlePost post(DailyAttempt attempt, int step) {
    Request request = press.context().request();
    DealControl at =
        new DealControl(
            press.day().date(),
            DailyDeal.PUZZLE.id(),
            attempt.key().practice(),
            attempt.version(),
            Asked.QUESTION,
            "");
    PuzzleMoment moment = PuzzleLibrary.all().moment(puzzle, step);
    return new DayPuzzlePost(new PuzzlePost(moment, request.who(), request.where().place()), at);
  }

  /** What comes of it. */
  RequestOutcome outcome() {
    return press.played(this, "puzzle");
  }

  @Override
  public RequestOutcome begun(DailyAttempt fresh) {
    return press.store().keep(fresh) ? RequestOutcome.shown(post(fresh).question("")) : movedOn();
  }

  private RequestOutcome movedOn() {
    DailyAttempt now = press.attempt().orElseThrow(DealRequest::gone);
    return now.isOpen() ? RequestOutcome.shown(post(now).question(MOVED_ON)) : ended(now);
  }

  @Override
  public RequestOutcome ended(DailyAttempt attempt) {
    int last = attempt.rightAnswers() - 1;
    DayPuzzlePost post = post(attempt, last);
    String text = attempt.actions().get(attempt.actions().size() - 1);
    Action answer =
        Action.find(post.puzzle().attempt().state().legal(puzzle.solver()), text)
            .orElseThrow(DealRequest::gone);
    return RequestOutcome.shown(
        post.solved(
            answer, solved(attempt, answer), press.context().request().where().isAmongOthers()));
  }

  private String solved(DailyAttempt attempt, Action answer) {
    int points = -attempt.wrongAnswers();
    String words = "**Solved** with `%s`, %s.".formatted(answer.text(), DealWords.tries(points));
    if (!attempt.isCounted()) {
      return words + " This one was just for practice.";
    }
    return words
        + "\n"
        + DealWords.comparison(
            DailyDeal.PUZZLE, points, press.field(points), DealSearch.NOTHING, press.isOver());
  }

  @Override
  public RequestOutcome going(DailyAttempt attempt) {
    DayPuzzlePost post = post(attempt);
    Asked asked = press.control().asked();
    boolean isPast = asked != Asked.QUESTION && press.control().version() != attempt.version();
    if (isPast) {
      return movedOn();
    }
    return switch (asked) {
      case CHOOSE, STEP, PLAY -> chosen(attempt, post);
      case PAGE -> shown(menu(post), post, post.puzzle()::choices);
      case ABOUT -> shown(menu(post), post, post.puzzle()::about);
      case ANY ->
          shown(
              menu(post).drawing(press.context().random().generator()),
              post,
              post.puzzle()::choices);
      case HINT ->
          RequestOutcome.shown(
              attempt.key().practice() ? post.here(post.puzzle().hint()) : post.sure());
      case SURE_HINT -> hinted(attempt);
      default -> RequestOutcome.shown(post.question(""));
    };
  }

  private ActionMenu menu(DayPuzzlePost post) {
    return post.puzzle().menu(press.control().argument());
  }

  private static RequestOutcome shown(
      ActionMenu menu, DayPuzzlePost post, Function<ActionMenu, Post> how) {
    return RequestOutcome.shown(menu.isPossible() ? post.here(how.apply(menu)) : post.question(""));
  }

  private RequestOutcome hinted(DailyAttempt attempt) {
    DailyAttempt practice = attempt.asPractice(press.store().attempt(attempt.key().asPractice()));
    boolean kept = press.store().keep(practice) && press.store().keep(attempt.spoilt());
    if (!kept) {
      return movedOn();
    }
    DayPuzzlePost post = post(practice);
    return RequestOutcome.shown(post.here(post.puzzle().hint()));
  }

  private RequestOutcome chosen(DailyAttempt attempt, DayPuzzlePost post) {
    Optional<String> picked = press.context().request().arguments().word(Arguments.PICKED);
    ActionMenu menu = picked.map(menu(post)::choosing).orElseGet(() -> menu(post));
    ActionMenu past = menu.pastSingleChoices();
    return (post.puzzle().isOneChoice() ? past : menu)
        .action()
        .map(action -> answered(attempt, post, action))
        .orElseGet(() -> shown(past, post, post.puzzle()::choices));
  }

  private RequestOutcome answered(DailyAttempt attempt, DayPuzzlePost post, Action answer) {
    PuzzleVerdict verdict = puzzle.kind().judge(post.puzzle().attempt(), answer);
    if (verdict instanceof PuzzleVerdict.Refuted wrong) {
      DailyAttempt missed = attempt.afterWrong(answer.text());
      return kept(missed, one -> one.here(one.puzzle().refuted(answer, wrong)));
    }
    DailyAttempt right = attempt.after(answer.text());
    if (verdict instanceof PuzzleVerdict.Onward onward) {
      return kept(right, one -> one.here(one.puzzle().onward(onward)));
    }
    DailyAttempt done = right.finished(-right.wrongAnswers(), press.now());
    return press.store().keep(done) ? ended(done) : movedOn();
  }

  private RequestOutcome kept(DailyAttempt next, Function<DayPuzzlePost, Post> how) {
    return press.store().keep(next) ? RequestOutcome.shown(how.apply(post(next))) : movedOn();
  }
}

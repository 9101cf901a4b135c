package rookery.bot.command.puzzle;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Post;
import rookery.bot.post.SelectableOption;
import rookery.bot.post.puzzle.PuzzleControl;
import rookery.bot.post.puzzle.PuzzleControl.Asked;
import rookery.bot.post.puzzle.PuzzlePost;
import rookery.bot.post.table.turn.ActionMenu;
import rookery.bot.preference.PreferenceChange;
import rookery.bot.puzzle.PuzzleLibrary;
import rookery.bot.puzzle.PuzzleProgress;
import rookery.bot.puzzle.PuzzleResult;
import rookery.bot.request.Arguments;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.CompletionRequest;
import rookery.bot.request.GameOption;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.bot.request.TableLookup;
import rookery.bot.table.Refusal;
import rookery.engine.Action;
import rookery.engine.Game;
import rookery.engine.puzzle.Puzzle;
import rookery.engine.puzzle.PuzzleMoment;
import rookery.engine.puzzle.PuzzleVerdict;
import rookery.engine.text.Phrase;

/** Gives somebody a puzzle to solve, in private. */
public final class SolvePuzzle implements Command {
  private final PuzzleLibrary library = PuzzleLibrary.all();
  private final PuzzlesAhead ahead;

  public SolvePuzzle(PuzzlesAhead ahead) {
    this.ahead = ahead;
  }

  @Override
  public CommandDeclaration declared() {
    return CommandDeclaration.slash(
            "puzzle",
            "Solve a puzzle; only you see it",
            "gives you a puzzle with one right answer; only you see it",
            GameOption.OPTION)
        .everywhere()
        .pressed(ControlVerb.PUZZLE);
  }

  @Override
  public List<SelectableOption> complete(CompletionRequest typing, TableLookup lookup) {
    return GameOption.complete(typing.typed(), library.games());
  }

  @Override
  public RequestOutcome step(Request request, StepContext context) {
    PuzzleProgress progress = PuzzleProgress.of(library, context.wishes().puzzles(request.who()));
    Arguments given = request.arguments();
    if (!request.verb().equals(ControlVerb.PUZZLE) || given.argument().isEmpty()) {
      Optional<Game> game = given.word(GameOption.NAME).map(GameOption::find);
      game.ifPresent(this::mustHavePuzzles);
      return begun(game, progress, context);
    }
    PuzzleControl pressed = PuzzleControl.parse(given.argument()).orElseThrow(SolvePuzzle::gone);
    Puzzle puzzle = library.find(pressed.puzzle()).orElseThrow(SolvePuzzle::gone);
    return pressed.asked() == Asked.NEXT
        ? begun(Optional.of(puzzle.game()), progress.with(progress.result(puzzle)), context)
        : new Attempt(puzzle, pressed, progress, context).outcome();
  }

  private static Refusal gone() {
    return new Refusal("I no longer have that puzzle. `/puzzle` gives you another one.");
  }

  private void mustHavePuzzles(Game game) {
    if (library.of(game).isEmpty()) {
      List<String> others = library.games().stream().map(Game::id).toList();
      throw new Refusal(
          "There are no puzzles for %s. Choose one of these: %s."
              .formatted(game.title(), Phrase.either(others)));
    }
  }

  /** A puzzle that is right for the person; that it was shown is kept. */
  private RequestOutcome begun(Optional<Game> game, PuzzleProgress progress, StepContext context) {
    Optional<Puzzle> next =
        game.map(progress::next).orElseGet(() -> progress.next(context.random().generator()));
    Puzzle puzzle = next.orElseThrow(() -> new Refusal(allSolved(game, progress)));
    Post question = post(puzzle, 0, context).question();
    PuzzleResult result = progress.result(puzzle);
    ahead.prepare(next(puzzle, progress, result, context), context);
    return RequestOutcome.preferring(
        new PreferenceChange.PuzzleShown(context.request().who(), result.puzzle()), question);
  }

  /** What may come after a puzzle: after a success something harder. */
  private static List<Puzzle> next(
      Puzzle puzzle, PuzzleProgress progress, PuzzleResult result, StepContext context) {
    return Stream.of(result.right(context.now()), result)
        .flatMap(one -> progress.with(one).next(puzzle.game()).stream())
        .toList();
  }

  private static RequestOutcome tried(PuzzleResult result, Post post, StepContext context) {
    return RequestOutcome.preferring(
        new PreferenceChange.Tried(context.request().who(), result), post);
  }

  private static String allSolved(Optional<Game> game, PuzzleProgress progress) {
    int all = game.map(progress::count).orElseGet(progress::count).all();
    String what = game.map(one -> " of " + one.title()).orElse("");
    return "You have solved all %s%s. Well done!".formatted(Phrase.counted(all, "puzzle"), what);
  }

  private static PuzzlePost post(Puzzle puzzle, int step, StepContext context) {
    Request request = context.request();
    PuzzleMoment moment = PuzzleLibrary.all().moment(puzzle, step);
    return new PuzzlePost(moment, request.who(), request.where().place());
  }

  /** A press at a puzzle. */
  private record Attempt(
      Puzzle puzzle, PuzzleControl pressed, PuzzleProgress progress, StepContext context) {
    private PuzzlePost post() {
      if (pressed.step() > puzzle.steps()) {
        throw gone();
      }
      return SolvePuzzle.post(puzzle, pressed.step(), context);
    }

    private PuzzleResult result() {
      return progress.result(puzzle);
    }

    RequestOutcome outcome() {
      PuzzlePost post = post();
      return switch (pressed.asked()) {
        case QUESTION, NEXT -> RequestOutcome.shown(post.question());
        case HINT -> tried(result().hinted(), post.hint(), context);
        case CHOOSE, STEP, PLAY -> chosen(post);
        case PAGE -> shown(menu(post), post, post::choices);
        case ABOUT -> shown(menu(post), post, post::about);
        case ANY -> shown(menu(post).drawing(context.random().generator()), post, post::choices);
      };
    }

    private ActionMenu menu(PuzzlePost post) {
      return post.menu(pressed.argument());
    }

    private static RequestOutcome shown(
        ActionMenu menu, PuzzlePost post, Function<ActionMenu, Post> how) {
      return RequestOutcome.shown(menu.isPossible() ? how.apply(menu) : post.question());
    }

    /** Answers after the last choice, unless it is one that is asked about. */
    private RequestOutcome chosen(PuzzlePost post) {
      Optional<String> picked = context.request().arguments().word(Arguments.PICKED);
      ActionMenu menu = picked.map(menu(post)::choosing).orElseGet(() -> menu(post));
      ActionMenu past = menu.pastSingleChoices();
      return (post.isOneChoice() ? past : menu)
          .action()
          .map(action -> answered(post, action))
          .orElseGet(() -> shown(past, post, post::choices));
    }

    private RequestOutcome answered(PuzzlePost post, Action answer) {
      PuzzleVerdict verdict = puzzle.kind().judge(post.attempt(), answer);
      if (verdict instanceof PuzzleVerdict.Solved) {
        PuzzleResult right = result().right(context.now());
        return tried(right, post.solved(answer, progress.with(right)), context);
      }
      if (verdict instanceof PuzzleVerdict.Refuted wrong) {
        return tried(result().wrong(), post.refuted(answer, wrong), context);
      }
      PuzzlePost next = SolvePuzzle.post(puzzle, pressed.step() + 1, context);
      return RequestOutcome.shown(next.onward((PuzzleVerdict.Onward) verdict));
    }
  }
}

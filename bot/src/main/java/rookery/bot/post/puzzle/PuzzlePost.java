package rookery.bot.post.puzzle;

import java.util.ArrayList;
import java.util.List;
import rookery.bot.post.Control;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.Control.Menu;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Picture;
import rookery.bot.post.Post;
import rookery.bot.post.PrivateTable;
import rookery.bot.post.RulesButton;
import rookery.bot.post.puzzle.PuzzleControl.Asked;
import rookery.bot.post.table.CachedViews;
import rookery.bot.post.table.turn.ActionMenu;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.puzzle.PuzzleProgress;
import rookery.bot.puzzle.PuzzleResult;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.table.TableLocation;
import rookery.engine.Action;
import rookery.engine.View;
import rookery.engine.cards.Dealer;
import rookery.engine.match.Match;
import rookery.engine.playthrough.Ply;
import rookery.engine.puzzle.Puzzle;
import rookery.engine.puzzle.PuzzleAttempt;
import rookery.engine.puzzle.PuzzleMoment;
import rookery.engine.puzzle.PuzzleVerdict;
import rookery.engine.text.Sentences;

/** A puzzle as its solver sees it. */
public record PuzzlePost(PuzzleMoment moment, Person solver, TableLocation where) {
  private static final String FIRST_PAGE = "0";

  /** The puzzle itself. */
  public Puzzle puzzle() {
    return moment.puzzle();
  }

  /** How it stands, as it is judged. */
  public PuzzleAttempt attempt() {
    return moment.attempt();
  }

  private Match match() {
    return moment.match();
  }

  private Table table(Match shown) {
    return PrivateTable.of(puzzle().id(), shown, puzzle().solver(), solver, where);
  }

  private PlayerNames names() {
    return new PlayerNames(table(match()));
  }

  private PuzzleControl control(Asked asked) {
    return new PuzzleControl(puzzle().id(), moment.step(), asked, "");
  }

  /** The choices that a control's argument holds; all, if that is empty. */
  public ActionMenu menu(String argument) {
    return ActionMenu.among(
        puzzle().kind().offered(attempt()),
        table(match()),
        puzzle().solver(),
        argument,
        new CachedViews());
  }

  /** The question, with the board and what can be chosen. */
  public Post question() {
    return asking(heading() + "\n" + asked());
  }

  /**
   * Where what lies beside the board matters, it is seen before the choices, which leave it out.
   */
  private Post asking(String words) {
    if (!puzzle().kind().looksBesideTheBoard()) {
      return inPuzzle(menu("").told(words, others()));
    }
    List<Control> row = new ArrayList<>();
    PuzzleControl choices = new PuzzleControl(puzzle().id(), moment.step(), Asked.PAGE, FIRST_PAGE);
    row.add(new Button(choices.id(), "Answer", Look.MAIN));
    row.addAll(others());
    return board(match(), words).with(row);
  }

  /** The puzzle below the answer that the others have given to the last right action. */
  public Post onward(PuzzleVerdict.Onward right) {
    String reply =
        right.replies().isEmpty()
            ? "Go on."
            : names().told(match().recent().get(match().recent().size() - 1)) + " Go on.";
    return asking("**Right.** " + reply + "\n" + asked());
  }

  /** What helps. */
  public Post hint() {
    Action answer =
        puzzle().kind().offered(attempt()).stream()
            .filter(
                action ->
                    !(puzzle().kind().judge(attempt(), action) instanceof PuzzleVerdict.Refuted))
            .findFirst()
            .orElseThrow();
    Sentences hint = puzzle().kind().hint(attempt(), answer);
    return asking("**Hint:** " + names().read(hint) + "\n" + asked());
  }

  private String heading() {
    return "**%s puzzle** \u00b7 %s".formatted(puzzle().game().title(), puzzle().grade().word());
  }

  private String asked() {
    return names().read(moment.question());
  }

  /** Whether the first choice names an answer, whatever follows. */
  public boolean isOneChoice() {
    List<Action> offered = puzzle().kind().offered(attempt());
    return offered.stream().map(action -> action.path().get(0)).distinct().count()
        == offered.size();
  }

  /** A step of the choices. */
  public Post choices(ActionMenu menu) {
    return inPuzzle(menu.told(heading(), others()));
  }

  /** What the chosen piece does. */
  public Post about(ActionMenu menu) {
    return inPuzzle(menu.explained(heading()));
  }

  private List<Button> others() {
    return List.of(
        button(Asked.HINT, "Hint", Look.PLAIN), button(Asked.NEXT, "Another", Look.PLAIN));
  }

  private Button button(Asked asked, String label, Look look) {
    return new Button(control(asked).id(), label, look);
  }

  /** Why an answer is wrong: what refutes it on the board, or in words above the choices. */
  public Post refuted(Action answer, PuzzleVerdict.Refuted wrong) {
    String why =
        "**`%s` isn't the answer.** %s".formatted(answer.text(), names().read(wrong.why()));
    if (wrong.line().isEmpty()) {
      return asking(why + "\n" + asked());
    }
    Match after = match().act(puzzle().solver(), answer, Dealer.sorted());
    for (Ply reply : wrong.line()) {
      after = after.act(reply.seat(), reply.action(), Dealer.sorted());
    }
    return board(after, why)
        .with(
            button(Asked.QUESTION, "Try again", Look.MAIN),
            button(Asked.HINT, "Hint", Look.PLAIN),
            button(Asked.NEXT, "Another", Look.PLAIN));
  }

  private Post board(Match shown, String words) {
    View view = new CachedViews().of(table(shown), puzzle().solver());
    return Post.of(Picture.of(view), words);
  }

  /**
   * The end of the puzzle.
   *
   * @param progress with this puzzle solved
   */
  public Post solved(Action answer, PuzzleProgress progress) {
    List<Control> row = new ArrayList<>();
    row.add(button(Asked.NEXT, "Next puzzle", Look.MAIN));
    row.add(
        new Button(ControlId.free(ControlVerb.PUZZLE, ""), "Puzzles from all games", Look.PLAIN));
    row.add(RulesButton.of(puzzle().game()));
    return after(answer, solved(answer, progress.result(puzzle())) + "\n" + told(progress))
        .with(row);
  }

  /** The board after the last answer, below these words. */
  public Post after(Action answer, String words) {
    return board(match().act(puzzle().solver(), answer, Dealer.sorted()), words);
  }

  private static String solved(Action answer, PuzzleResult result) {
    String tries =
        result.tries() == 1 ? "on the first try" : "in %s tries".formatted(result.tries());
    String hint = result.hint() ? ", with a hint" : "";
    return "**Solved** with `%s`, %s%s.".formatted(answer.text(), tries, hint);
  }

  private String told(PuzzleProgress progress) {
    PuzzleProgress.Count here = progress.count(puzzle().game());
    PuzzleProgress.Count all = progress.count();
    return "-# %s: %s of %s solved, %s on the first try \u00b7 In all games: %s solved"
        .formatted(
            puzzle().game().title(), here.solved(), here.all(), here.firstTry(), all.solved());
  }

  /** The message with the controls of a table as those of this puzzle. */
  private Post inPuzzle(Post post) {
    List<List<Control>> rows =
        post.rows().stream().map(row -> row.stream().map(this::inPuzzle).toList()).toList();
    return new Post(post.words(), post.picture(), rows, post.pinged(), post.layout());
  }

  private Control inPuzzle(Control control) {
    PuzzleControl here = control(Asked.QUESTION);
    if (control instanceof Button button && button.id().table().equals(puzzle().id())) {
      return new Button(here.instead(button.id()).id(), button.label(), button.look());
    }
    if (control instanceof Menu menu && menu.id().table().equals(puzzle().id())) {
      return new Menu(here.instead(menu.id()).id(), menu.question(), menu.answers());
    }
    return control;
  }
}

package rookery.bot.post.table.turn;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import rookery.bot.post.Control.Button;
import rookery.bot.post.FollowUp;
import rookery.bot.post.Picture;
import rookery.bot.post.Post;
import rookery.bot.post.choice.ChoicePath;
import rookery.bot.post.choice.TelephoneScreen;
import rookery.bot.post.table.CachedViews;
import rookery.bot.post.table.Warnings;
import rookery.bot.post.table.step.MenuPage;
import rookery.bot.post.table.step.StepControls;
import rookery.bot.post.text.ClockWords;
import rookery.bot.post.text.LineBudget;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.post.text.TablePhrases;
import rookery.bot.table.Refusal;
import rookery.bot.table.Table;
import rookery.engine.Action;
import rookery.engine.Choice;
import rookery.engine.Seat;
import rookery.engine.View;
import rookery.engine.diagram.Highlight;
import rookery.engine.explanation.PieceGuide;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/**
 * The private way through the choices to an action: each step shows the distinct next choices of
 * the actions still possible. It is a function of the table, the view and the choices made, so
 * nothing need be remembered between two presses.
 *
 * @param presets actions that take one tap at the first step, by their labels
 * @param help buttons of the first step that help somebody choose
 * @param hint what a first game says of this decision
 */
public record ActionMenu(
    Table table,
    View view,
    Warnings warnings,
    Map<String, Action> presets,
    Optional<String> hint,
    List<Button> help,
    ChoicePath walk,
    MenuPage page) {
  public ActionMenu {
    presets = Collections.unmodifiableMap(new LinkedHashMap<>(presets));
    help = List.copyOf(help);
  }

  /** The first step at which this seat has more than one choice. */
  public static ActionMenu start(Table table, Seat seat, CachedViews views) {
    Warnings warnings = views.warnings(table, seat);
    return begun(table, seat, warnings, views, List.of(), MenuPage.FIRST).pastSingleChoices();
  }

  /** The menu after the choices that a control's argument holds. */
  public static ActionMenu of(Table table, Seat seat, String argument, CachedViews views) {
    return of(table, seat, argument, views.warnings(table, seat), views);
  }

  private static ActionMenu of(
      Table table, Seat seat, String argument, Warnings warnings, CachedViews views) {
    List<String> parts = MenuPage.parts(argument);
    List<String> made = parts.subList(1, parts.size());
    return begun(table, seat, warnings, views, made, MenuPage.of(parts.get(0)));
  }

  /**
   * The choices for a question that is put: without warnings of what could be captured.
   *
   * @param argument as a control holds it; empty at the beginning
   */
  public static ActionMenu asking(Table table, Seat seat, String argument, CachedViews views) {
    Warnings loss = views.warningsOfLoss(table, seat);
    return argument.isEmpty()
        ? begun(table, seat, loss, views, List.of(), MenuPage.FIRST).pastSingleChoices()
        : of(table, seat, argument, loss, views);
  }

  /**
   * The same among some actions, without help beside them.
   *
   * @param argument as a control holds it; empty at the beginning
   */
  public static ActionMenu among(
      List<Action> offered, Table table, Seat seat, String argument, CachedViews views) {
    List<String> parts = argument.isEmpty() ? List.of() : MenuPage.parts(argument);
    List<String> made = parts.isEmpty() ? parts : parts.subList(1, parts.size());
    ActionMenu menu =
        new ActionMenu(
            table,
            views.of(table, seat),
            views.warningsOfLoss(table, seat),
            Map.of(),
            Optional.empty(),
            List.of(),
            ChoicePath.among(offered, made),
            parts.isEmpty() ? MenuPage.FIRST : MenuPage.of(parts.get(0)));
    return parts.isEmpty() ? menu.pastSingleChoices() : menu;
  }

  /**
   * What a hint says, with its action drawn on the board, the button that plays it, and one that
   * leads back to the first step, where the hint was asked for.
   *
   * @param saysAll whether there is no more to say for the action
   */
  public static Post hinted(
      Table table, Seat seat, Action action, String words, boolean saysAll, CachedViews views) {
    Warnings warnings = views.warnings(table, seat);
    List<String> values = ChoicePath.values(action);
    ActionMenu menu = begun(table, seat, warnings, views, values, MenuPage.HINT);
    return menu.illustrated(words, List.of(), !saysAll);
  }

  /**
   * The same at more length.
   *
   * @param reasons all that is said for the action that was hinted at
   */
  public Post hinted(Sentences reasons) {
    PlayerNames names = new PlayerNames(table, Optional.of(seat()));
    String words = names.advice(action().orElseThrow()) + " " + names.read(reasons);
    return illustrated(words, List.of(), false);
  }

  /**
   * The board of the first step below a sentence, while something is worked out. The buttons rest
   * meanwhile: what was pressed would be overtaken by what is worked out.
   */
  public static Post waiting(Table table, Seat seat, String words, CachedViews views) {
    ActionMenu first = start(table, seat, views);
    return first.asksBelow(first.illustrated(words, first.helpHere())).resting();
  }

  private static ActionMenu begun(
      Table table,
      Seat seat,
      Warnings warnings,
      CachedViews views,
      List<String> values,
      MenuPage page) {
    View view = views.of(table, seat);
    ChoicePath walk = ChoicePath.among(view.legal(), values);
    return new ActionMenu(
        table,
        view,
        warnings,
        views.presets(table, seat),
        views.hint(table, seat),
        views.help(table, seat),
        walk,
        page);
  }

  private ActionMenu at(ChoicePath other) {
    return new ActionMenu(table, view, warnings, presets, hint, help, other, MenuPage.FIRST);
  }

  /** This menu after one more choice. */
  public ActionMenu choosing(String value) {
    return at(walk.choosing(value));
  }

  /** This menu after all steps that leave only one choice. It never plays the action by itself. */
  public ActionMenu pastSingleChoices() {
    ChoicePath past = walk.pastSingleChoices();
    return past.equals(walk) ? this : at(past);
  }

  /** The choices of one action drawn from those still possible, each equally likely. */
  public ActionMenu drawing(RandomGenerator random) {
    return at(walk.drawing(random));
  }

  /** The action that the choices name, once nothing is left to choose. */
  public Optional<Action> action() {
    return walk.action();
  }

  /** The action that a hint names where all choices are made by it, for whoever may have hints. */
  public Optional<Action> hintedAt() {
    boolean isHint = page.equals(MenuPage.HINT) && table.allowsHints(seat());
    return action().filter(action -> isHint);
  }

  /** Whether the choices made can still lead to an action. */
  public boolean isPossible() {
    return !walk.possible().isEmpty();
  }

  /**
   * What the person is shown at this step. Whoever comes back to the first one alone reads again
   * what was done last, as no other message tells it.
   */
  public Post post() {
    return after(table.seats().size() == 1 && walk.back().isEmpty() ? last() : Sentences.NONE);
  }

  private Sentences last() {
    return table.running().recent().stream()
        .reduce((older, newer) -> newer)
        .map(line -> line.without(SentenceRole.STAKE).without(SentenceRole.STANDING).text())
        .orElse(Sentences.NONE);
  }

  /**
   * The same below some sentences; nothing that they say is repeated. Where these take most of the
   * lines, the buttons alone tell the task.
   */
  public Post after(Sentences text) {
    List<Sentence> sentences = text.sentences();
    LineBudget said = new LineBudget(table, Optional.of(seat()));
    // Whoever has just done it needs to read it less than what can be lost next.
    int done = isAtRisk() ? TablePhrases.WEIGHTY + 1 : LineBudget.NEEDED;
    for (int i = 0; i < sentences.size(); i++) {
      int rank = i == 0 ? done : Math.max(done, alsoDone(i, sentences.get(i)));
      said = said.beside(rank, sentences.get(i));
    }
    return after(said, sentences.isEmpty() ? LineBudget.NEEDED : TablePhrases.TASK);
  }

  /**
   * The same below why something that was typed can't be done.
   *
   * @param meant what else it could mean, each with a button of its own
   */
  public Post refusing(String sentence, List<Action> meant) {
    Map<String, Action> offered = new LinkedHashMap<>();
    meant.forEach(action -> offered.put(action.text(), action));
    offered.putAll(presets);
    // From the very first step, as only that has these buttons.
    ChoicePath first = ChoicePath.among(view.legal(), List.of());
    return new ActionMenu(table, view, warnings, offered, hint, help, first, MenuPage.FIRST)
        .asking(new LineBudget(table, Optional.of(seat())).then(LineBudget.NEEDED, sentence));
  }

  /** Whether a sign on the board says that a piece can be lost. */
  private boolean isAtRisk() {
    boolean isMarked = !walk.values().isEmpty() && !step(List.of()).marked().isEmpty();
    return isMarked
        || warnings.worst().stream()
            .flatMap(one -> one.marks().stream())
            .anyMatch(Highlight.Meaning.DANGER::isOf);
  }

  /** What to do next is needed more than what the board shows. */
  private static int alsoDone(int place, Sentence sentence) {
    return sentence.role() == SentenceRole.CONSEQUENCE || sentence.role() == SentenceRole.STANDING
        ? TablePhrases.CONSEQUENCE
        : TablePhrases.MORE_DONE + place;
  }

  /**
   * The same as a follow-up. If the table waits for this seat, a new message below asks for the
   * next choice; if the seat can only change its choice, this message stays as it is.
   */
  public FollowUp onward(Sentences text) {
    Post post = after(text);
    boolean awaited = table.awaited().seats().contains(seat());
    return awaited
        ? FollowUp.after(new PlayerNames(table, Optional.of(seat())).read(text), post)
        : FollowUp.nowhere(post);
  }

  /** The same below the line that asks the player to act. */
  Post asking(LineBudget call) {
    return after(call, TablePhrases.TASK);
  }

  /**
   * The same where the words and some of the buttons are not those of a table.
   *
   * @param words what is said above the question of a later step
   * @param others further buttons of the first step
   */
  public Post told(String words, List<Button> others) {
    boolean isFirst = walk.back().isEmpty();
    return illustrated(isFirst ? words : words + "\n" + question(), isFirst ? others : List.of());
  }

  /** These words, the picture, and below it the choices and, at the first step, other buttons. */
  Post illustrated(String words, List<Button> others) {
    return illustrated(words, others, about().isPresent());
  }

  private Post illustrated(String words, List<Button> others, boolean explains) {
    Post post = Post.words(words);
    Post all = view.legal().isEmpty() ? post : post.withRows(controls(others, explains).rows());
    return all.with(Picture.of(board().above(all.rows().size()), view.alt()));
  }

  /** All on one screen: below many words or above many buttons the picture is lower. */
  private Post after(LineBudget said, int task) {
    LineBudget told = told(said, task);
    Post whole = asksBelow(illustrated(told.words(), helpHere()));
    return told.height() <= TelephoneScreen.room(whole)
        ? whole
        : whole.with(Picture.of(board().low(), view.alt()));
  }

  private Post asksBelow(Post post) {
    return walk.back().isEmpty() ? new QuestionMenu(table, seat()).below(post) : post;
  }

  /** The buttons beside the first step; further on there is no room for them. */
  private List<Button> helpHere() {
    return walk.back().isEmpty() ? help : List.of();
  }

  private LineBudget told(LineBudget said, int task) {
    // How the game stands is said at the first step.
    LineBudget told =
        walk.back().isEmpty()
            ? first(said, task)
            : standing().later(said.then(LineBudget.NEEDED, question()));
    return new TablePhrases(table).place(told, ClockWords.due(table, seat()));
  }

  /**
   * What the marks of the only piece mean is needed more than the score, as is which piece it is.
   */
  private LineBudget first(LineBudget said, int task) {
    String marked = step(List.of()).marked();
    return marked.isEmpty() || walk.values().isEmpty()
        ? standing().first(said, task).then(TablePhrases.CONSEQUENCE, marked)
        : standing()
            .first(said, Math.min(task, TablePhrases.REST))
            .then(TablePhrases.WEIGHTY, marked);
  }

  /** These words with a button that leads back to the choices. */
  Post leadingBack(Post post) {
    return post.with(controls(List.of(), true).back("Back to my move"));
  }

  private StepControls controls(List<Button> others, boolean explains) {
    return new StepControls(
        table, seat(), view.diagram(), walk, presets, warnings.plan(), page, explains, others);
  }

  /** The same with an explanation of the move or, before that is chosen, of the piece. */
  public Post explained() {
    return new ChoiceExplanation(this).post();
  }

  /** The same where the words without an explanation are not those of a table. */
  public Post explained(String otherwise) {
    return new ChoiceExplanation(this).post(otherwise);
  }

  /** What the chosen piece does. */
  Optional<PieceGuide> about() {
    return walk.values().isEmpty()
        ? Optional.empty()
        : table.running().about(seat(), walk.values().get(0));
  }

  MenuBoard board() {
    return new MenuBoard(table, view, warnings, walk, page);
  }

  private MenuHeader standing() {
    return new MenuHeader(table, view, warnings, hint);
  }

  private String question() {
    return step(walk.made()
            .orElseThrow(
                () -> new Refusal("That's no longer possible; start again from the board.")))
        .words();
  }

  private StepQuestion step(List<Choice> made) {
    MenuBoard board = board();
    return new StepQuestion(
        table, walk, view.legal(), made, warnings, about(), board.beside(), board.exposed());
  }

  private Seat seat() {
    return view.viewer().seat().orElseThrow();
  }
}

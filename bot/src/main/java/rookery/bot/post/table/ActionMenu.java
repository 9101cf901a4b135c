package rookery.bot.post.table;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import rookery.bot.post.FollowUp;
import rookery.bot.post.Picture;
import rookery.bot.post.Post;
import rookery.bot.post.choice.ChoiceDiagram;
import rookery.bot.post.choice.ChoicePath;
import rookery.bot.post.text.ClockWords;
import rookery.bot.post.text.LineBudget;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.post.text.TablePhrases;
import rookery.bot.post.text.TruncatedText;
import rookery.bot.table.Refusal;
import rookery.bot.table.Table;
import rookery.engine.Action;
import rookery.engine.Choice;
import rookery.engine.Seat;
import rookery.engine.View;
import rookery.engine.diagram.Diagram;

/**
 * The private way through the choices to an action: each step shows the distinct next choices of
 * the actions still possible. It is a function of the table, the view and the choices made, so
 * nothing need be remembered between two presses.
 *
 * @param table where the action would be played
 * @param view what whoever would play it may know
 * @param presets actions that are one tap at the first step, by what they are called
 * @param walk the choices made so far
 * @param page which page of the next step's answers is shown, from 0
 */
public record ActionMenu(
    Table table, View view, Map<String, Action> presets, ChoicePath walk, int page) {
  public ActionMenu {
    presets = Collections.unmodifiableMap(new LinkedHashMap<>(presets));
  }

  /** The first step of what a seat may do that leaves a choice. */
  public static ActionMenu start(Table table, Seat seat, CachedViews views) {
    return begun(table, seat, views, List.of(), 0).pastSingleChoices();
  }

  /** The walk that a control's argument tells of. */
  public static ActionMenu of(Table table, Seat seat, String argument, CachedViews views) {
    List<String> parts = StepControls.parts(argument);
    int page = parts.get(0).matches("\\d{1,3}") ? Integer.parseInt(parts.get(0)) : 0;
    return begun(table, seat, views, parts.subList(1, parts.size()), page);
  }

  private static ActionMenu begun(
      Table table, Seat seat, CachedViews views, List<String> values, int page) {
    View view = views.of(table, seat);
    ChoicePath walk = new ChoicePath(view.legal(), values);
    return new ActionMenu(table, view, views.presets(table, seat), walk, page);
  }

  private ActionMenu at(ChoicePath other) {
    return new ActionMenu(table, view, presets, other, 0);
  }

  /** The walk after one more choice. */
  public ActionMenu choosing(String value) {
    return at(walk.choosing(value));
  }

  /** The walk after every step that leaves no choice; whatever it leads to does not play itself. */
  public ActionMenu pastSingleChoices() {
    ChoicePath past = walk.pastSingleChoices();
    return past.equals(walk) ? this : at(past);
  }

  /** The walk to the end of one of the actions still possible, each equally likely. */
  public ActionMenu drawing(RandomGenerator random) {
    return at(walk.drawing(random));
  }

  /** The action that the choices name, once nothing is left to choose. */
  public Optional<Action> action() {
    return walk.action();
  }

  /** Whether the choices made can still lead to an action. */
  public boolean isPossible() {
    return !walk.possible().isEmpty();
  }

  /** What the person is shown at this step. */
  public Post post() {
    return after("");
  }

  /** The same after a sentence, if there is one, of which nothing is said again. */
  public Post after(String sentence) {
    List<String> sentences = TruncatedText.sentences(sentence);
    LineBudget said = new LineBudget(table).then(LineBudget.NEEDED, sentences.get(0));
    for (int i = 1; i < sentences.size(); i++) {
      said = said.beside(TablePhrases.MORE_DONE + i, sentences.get(i));
    }
    return after(said, LineBudget.NEEDED);
  }

  /**
   * The same, which a new message below may ask for in its place, unless whoever it is may only
   * choose again.
   */
  public FollowUp onward(String sentence) {
    Post post = after(sentence);
    boolean awaited = table.awaited().seats().contains(seat());
    return awaited ? FollowUp.after(sentence, post) : FollowUp.nowhere(post);
  }

  /** The same below the call to do it. */
  Post asking(LineBudget call) {
    return after(call, TablePhrases.TASK);
  }

  private Post after(LineBudget said, int task) {
    Diagram drawn = new ChoiceDiagram(view.diagram(), walk.values(), walk.possible()).drawn();
    // How the game stands is said at the first step.
    LineBudget told =
        walk.back().isEmpty() ? first(said, task) : said.then(LineBudget.NEEDED, step());
    String words = new TablePhrases(table).place(told, ClockWords.due(table, seat())).words();
    Post post = Post.of(Picture.of(drawn, view.alt()), words);
    return view.legal().isEmpty() ? post : controls().below(post);
  }

  private StepControls controls() {
    return new StepControls(table, view.diagram(), walk, presets, page, about().isPresent());
  }

  /** The same with what the chosen piece does. */
  public Post explained() {
    return after(about().orElse(""));
  }

  private Optional<String> about() {
    return walk.values().isEmpty()
        ? Optional.empty()
        : table.running().about(seat(), walk.values().get(0));
  }

  /** What is to be done, how the game stands, and what only this seat knows. */
  private LineBudget first(LineBudget before, int rank) {
    String said = before.all();
    String task = view.task().map(new PlayerNames(table)::told).orElse("");
    String secret = view.secret().filter(known -> !said.contains(known)).orElse("");
    List<String> known = TruncatedText.sentences(secret);
    LineBudget lines =
        before
            .then(rank, TruncatedText.sentences(task))
            .then(TablePhrases.STATUS, new TablePhrases(table).status(view, said, task))
            .then(TablePhrases.SECRET, known.get(0));
    // What follows from it is in no picture's corner and on no button.
    for (int i = 1; i < known.size(); i++) {
      lines = lines.beside(TablePhrases.SECRET_ADVICE + i, known.get(i));
    }
    return lines;
  }

  private Seat seat() {
    return view.viewer().seat().orElseThrow();
  }

  /** What was chosen, and what is asked now. */
  private String step() {
    List<Choice> made =
        walk.made()
            .orElseThrow(
                () -> new Refusal("That is no longer possible; start again from the board."));
    String chosen =
        String.join(
            ", ", made.stream().map(Choice::label).map(new PlayerNames(table)::label).toList());
    return walk.next().stream()
        .findFirst()
        .map(choice -> "**%s**: %s".formatted(chosen, lower(choice.question())))
        .orElse("**%s**?".formatted(chosen));
  }

  private static String lower(String question) {
    return Character.toLowerCase(question.charAt(0)) + question.substring(1);
  }
}

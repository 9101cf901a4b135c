package rookery.bot.post.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import rookery.bot.post.Control;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.Control.Menu;
import rookery.bot.post.ControlId;
import rookery.bot.post.Picture;
import rookery.bot.post.Post;
import rookery.bot.post.Suggestion;
import rookery.bot.post.Verb;
import rookery.bot.post.choice.Brief;
import rookery.bot.post.choice.Grid;
import rookery.bot.post.choice.Sketch;
import rookery.bot.table.Refusal;
import rookery.bot.table.Table;
import rookery.engine.Action;
import rookery.engine.Choice;
import rookery.engine.Seat;
import rookery.engine.View;
import rookery.engine.diagram.Diagram;
import rookery.engine.text.BoardOrder;

/**
 * The private way through the choices to an action: each step shows the distinct next choices of
 * the actions still possible, as buttons where they fit. It is a function of the table, the view
 * and the choices made, so nothing need be remembered between two presses.
 *
 * @param table where the action would be played
 * @param view what whoever would play it may know
 * @param presets actions that are one tap at the first step, by what they are called
 * @param values the choices made so far
 * @param page which page of the next step's answers is shown, from 0
 */
public record ActionMenu(
    Table table, View view, Map<String, Action> presets, List<String> values, int page) {
  private static final String SEPARATOR = "~";

  /** More secret choices than this nobody wants to think through: chance may choose. */
  private static final int MANY = 100;

  public ActionMenu {
    presets = Collections.unmodifiableMap(new LinkedHashMap<>(presets));
    values = List.copyOf(values);
  }

  /** The first step of what a seat may do that leaves a choice. */
  public static ActionMenu start(Table table, Seat seat, Views views) {
    return begun(table, seat, views).at(List.of(), 0).pastSingleChoices();
  }

  /** The walk that a control's argument tells of. */
  public static ActionMenu of(Table table, Seat seat, String argument, Views views) {
    List<String> parts = List.of(argument.split(SEPARATOR));
    int page = parts.get(0).matches("\\d{1,3}") ? Integer.parseInt(parts.get(0)) : 0;
    List<String> values = parts.subList(1, parts.size());
    return begun(table, seat, views).at(values, page);
  }

  private static ActionMenu begun(Table table, Seat seat, Views views) {
    return new ActionMenu(table, views.of(table, seat), views.presets(table, seat), List.of(), 0);
  }

  private ActionMenu at(List<String> path, int shown) {
    return new ActionMenu(table, view, presets, path, shown);
  }

  /** The button that does what can only be done in one way. */
  static Button deed(Table table, Action action) {
    List<String> values = action.path().stream().map(Choice::value).toList();
    return new Button(
        ControlId.of(Verb.PLAY, table, argument(0, values)),
        words(action, new Brief(Diagram.ofRows(List.of(".")))),
        Look.MAIN);
  }

  private static String argument(int page, List<String> values) {
    List<String> parts = new ArrayList<>(List.of(Integer.toString(page)));
    parts.addAll(values);
    return String.join(SEPARATOR, parts);
  }

  /** The walk after one more choice. */
  public ActionMenu choosing(String value) {
    List<String> more = new ArrayList<>(values);
    more.add(value);
    return at(more, 0);
  }

  /** The walk after every step that leaves no choice; whatever it leads to does not play itself. */
  public ActionMenu pastSingleChoices() {
    Map<String, Choice> next = next();
    return next.size() == 1 ? choosing(next.keySet().iterator().next()).pastSingleChoices() : this;
  }

  /** The walk to the end of one of the actions still possible, each equally likely. */
  public ActionMenu drawing(RandomGenerator random) {
    List<Action> possible = possible();
    return possible.isEmpty() ? this : to(possible.get(random.nextInt(possible.size())));
  }

  private ActionMenu to(Action action) {
    return at(action.path().stream().map(Choice::value).toList(), 0);
  }

  private boolean mayDraw() {
    List<Action> possible = possible();
    return possible.size() > MANY && possible.stream().allMatch(Action::secret);
  }

  private List<Action> possible() {
    return view.legal().stream().filter(this::startsHere).toList();
  }

  private boolean startsHere(Action action) {
    List<String> path = action.path().stream().map(Choice::value).toList();
    return path.size() >= values.size() && path.subList(0, values.size()).equals(values);
  }

  private Map<String, Choice> next() {
    Map<String, Choice> next = new TreeMap<>(BoardOrder::compare);
    for (Action action : possible()) {
      if (action.path().size() > values.size()) {
        Choice choice = action.path().get(values.size());
        next.putIfAbsent(choice.value(), choice);
      }
    }
    return next;
  }

  /** The action that the choices name, once nothing is left to choose. */
  public Optional<Action> action() {
    return possible().stream().filter(a -> a.path().size() == values.size()).findFirst();
  }

  /** Whether the choices made can still lead to an action. */
  public boolean isPossible() {
    return !possible().isEmpty();
  }

  /** What the person is shown at this step. */
  public Post post() {
    return after("");
  }

  /** The same after a sentence, if there is one, of which nothing is said again. */
  public Post after(String sentence) {
    return after(new FewLines(table).then(FewLines.NEEDED, sentence), Telling.TASK);
  }

  /** The same below the call to do it. */
  Post asking(FewLines call) {
    return after(call, Telling.LATER_TASK);
  }

  private Post after(FewLines said, int task) {
    Map<String, Choice> next = next();
    Diagram drawn = new Sketch(view.diagram(), values, possible()).drawn();
    // How the game stands is said at the first step.
    FewLines told = back().isEmpty() ? first(said, task) : said.then(FewLines.NEEDED, step());
    String words = new Telling(table).place(told, ClockWords.due(table, seat())).words();
    Post post = Post.of(Picture.of(drawn, view.alt()), words);
    if (view.legal().isEmpty()) {
      return post;
    }
    return next.isEmpty() ? confirmed(post) : withChoices(post, List.copyOf(next.values()));
  }

  /** The same with what the chosen piece does. */
  public Post explained() {
    return after(about().orElse(""));
  }

  private Optional<String> about() {
    return values.isEmpty() ? Optional.empty() : table.running().about(seat(), values.get(0));
  }

  /** What is to be done, how the game stands, and what only this seat knows. */
  private FewLines first(FewLines before, int rank) {
    String said = before.all();
    String task = view.task().map(names()::told).orElse("");
    String secret = view.secret().filter(known -> !said.contains(known)).orElse("");
    return before
        .then(rank, Telling.sentences(task))
        .then(Telling.STATUS, new Telling(table).status(view, said, task))
        .then(Telling.SECRET, secret);
  }

  private Seat seat() {
    return view.viewer().seat().orElseThrow();
  }

  /** What was chosen, and what is asked now. */
  private String step() {
    String chosen = String.join(", ", labels());
    return next().values().stream()
        .findFirst()
        .map(choice -> "**%s**: %s".formatted(chosen, lower(choice.question())))
        .orElse("**%s**?".formatted(chosen));
  }

  private static String lower(String question) {
    return Character.toLowerCase(question.charAt(0)) + question.substring(1);
  }

  private List<String> labels() {
    return possible().stream()
        .findFirst()
        .map(a -> a.path().subList(0, values.size()).stream().map(this::label).toList())
        .orElseThrow(() -> new Refusal("That is no longer possible; start again from the board."));
  }

  private String label(Choice choice) {
    return names().label(choice.label());
  }

  private Post confirmed(Post post) {
    Action action = action().orElseThrow();
    List<Control> row = new ArrayList<>();
    Look look = action.asks().isPresent() ? Look.DANGER : Look.GOOD;
    ControlId play = ControlId.of(Verb.PLAY, table, argument(page, values));
    row.add(new Button(play, words(action, brief()), look));
    back().ifPresent(row::add);
    return post.with(row);
  }

  private Names names() {
    return new Names(table);
  }

  private Brief brief() {
    return new Brief(view.diagram());
  }

  /** What an action is called on a button. */
  private static String words(Action action, Brief brief) {
    List<String> steps = action.path().stream().map(brief::of).toList();
    return action.asks().orElseGet(() -> cut(String.join("\u2013", steps)));
  }

  private static String cut(String label) {
    return label.length() <= Button.LONGEST ? label : label.substring(0, Button.LONGEST);
  }

  private Post withChoices(Post post, List<Choice> choices) {
    Brief brief = brief();
    List<Choice> ordered = choices.stream().sorted(brief.inPicture()).toList();
    List<Button> shorts = new ArrayList<>();
    List<Button> longs = new ArrayList<>();
    for (Choice choice : ordered) {
      String label = names().label(brief.of(choice));
      (Grid.isShort(label) ? shorts : longs).add(button(choice, label));
    }
    return onePage(shorts, longs)
        .or(() -> onePageOf(shorts, longs))
        .map(rows -> withRows(post, rows))
        .orElseGet(() -> withMenu(post, ordered));
  }

  private Button button(Choice choice, String label) {
    List<String> more = new ArrayList<>(values);
    more.add(choice.value());
    ControlId id = ControlId.of(Verb.CHOOSE, table, argument(0, more));
    return new Button(id, cut(label), Look.PLAIN);
  }

  private Optional<List<List<Control>>> onePage(List<Button> shorts, List<Button> longs) {
    return new Grid(shorts, longs, others(Optional.empty())).rows();
  }

  private Optional<List<List<Control>>> onePageOf(List<Button> shorts, List<Button> longs) {
    int size = new Grid(shorts, longs, others(Optional.of(pager(0, 0, shorts.size())))).fitting();
    if (size == 0) {
      return Optional.empty();
    }
    int pages = (shorts.size() + size - 1) / size;
    int shown = page % pages;
    List<Button> some = shorts.subList(shown * size, Math.min((shown + 1) * size, shorts.size()));
    return new Grid(
            some, longs, others(Optional.of(pager((shown + 1) % pages, size, shorts.size()))))
        .rows();
  }

  private Button pager(int wanted, int size, int all) {
    String label =
        "%d\u2013%d of %d".formatted(wanted * size + 1, Math.min((wanted + 1) * size, all), all);
    ControlId id = ControlId.of(Verb.PAGE, table, argument(wanted, values));
    return new Button(id, label, Look.PLAIN);
  }

  private List<Button> others(Optional<Button> pager) {
    List<Button> others = new ArrayList<>();
    if (values.isEmpty()) {
      presets.forEach((name, action) -> others.add(preset(name, action)));
    }
    if (mayDraw()) {
      ControlId any = ControlId.of(Verb.ANY, table, argument(0, values));
      others.add(new Button(any, "At random", Look.PLAIN));
    }
    about().map(words -> new Button(aboutIt(), "What it does", Look.PLAIN)).ifPresent(others::add);
    pager.ifPresent(others::add);
    back().ifPresent(others::add);
    return others;
  }

  private ControlId aboutIt() {
    return ControlId.of(Verb.ABOUT, table, argument(page, values));
  }

  private Button preset(String name, Action action) {
    return new Button(ControlId.of(Verb.CHOOSE, table, to(action).argument()), name, Look.PLAIN);
  }

  private String argument() {
    return argument(0, values);
  }

  /** The way back to the last step that left a choice. */
  private Optional<Button> back() {
    for (int kept = values.size() - 1; kept >= 0; kept--) {
      ActionMenu before = at(values.subList(0, kept), 0);
      if (before.next().size() > 1) {
        ControlId id = ControlId.of(Verb.PAGE, table, before.argument());
        return Optional.of(new Button(id, "\u2190 Back", Look.PLAIN));
      }
    }
    return Optional.empty();
  }

  private static Post withRows(Post post, List<List<Control>> rows) {
    Post with = post;
    for (List<Control> row : rows) {
      with = with.with(row);
    }
    return with;
  }

  /** Where labels are long and many. */
  private Post withMenu(Post post, List<Choice> choices) {
    int pages = (choices.size() + Menu.MOST - 1) / Menu.MOST;
    int shown = page % pages;
    List<Suggestion> answers =
        choices.stream()
            .skip((long) shown * Menu.MOST)
            .limit(Menu.MOST)
            .map(choice -> new Suggestion(choice.value(), label(choice)))
            .toList();
    Menu menu =
        new Menu(ControlId.of(Verb.STEP, table, argument()), choices.get(0).question(), answers);
    Optional<Button> pager =
        Optional.of(pages)
            .filter(count -> count > 1)
            .map(count -> pager((shown + 1) % count, Menu.MOST, choices.size()));
    return post.with(menu).with(List.copyOf(others(pager)));
  }
}

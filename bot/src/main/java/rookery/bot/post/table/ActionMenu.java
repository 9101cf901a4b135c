package rookery.bot.post.table;

import java.util.ArrayList;
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
import rookery.bot.table.Refusal;
import rookery.bot.table.Table;
import rookery.engine.Action;
import rookery.engine.Choice;
import rookery.engine.Seat;
import rookery.engine.View;
import rookery.engine.board.Square;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Mark;
import rookery.engine.text.BoardOrder;

/**
 * The private way through the menus to an action: each step shows the distinct next choices of the
 * actions still possible. It is a function of the table, the view and the choices made, so nothing
 * need be remembered between two presses.
 *
 * @param table where the action would be played
 * @param view what whoever would play it may know
 * @param values the choices made so far
 * @param page which page of the next step's answers is shown, from 0
 */
public record ActionMenu(Table table, View view, List<String> values, int page) {
  private static final String SEPARATOR = "~";
  private static final int FULL_PAGE = Menu.MOST;

  /** More secret choices than this nobody wants to think through: chance may choose. */
  private static final int MANY = 100;

  public ActionMenu {
    values = List.copyOf(values);
  }

  /** The first step of what a seat may do. */
  public static ActionMenu start(Table table, Seat seat, Views views) {
    return new ActionMenu(table, views.of(table, seat), List.of(), 0).pastSingleChoices();
  }

  /** The walk that a control's argument tells of. */
  public static ActionMenu of(Table table, Seat seat, String argument, Views views) {
    List<String> parts = List.of(argument.split(SEPARATOR));
    int page = parts.get(0).matches("\\d{1,3}") ? Integer.parseInt(parts.get(0)) : 0;
    return new ActionMenu(table, views.of(table, seat), parts.subList(1, parts.size()), page);
  }

  private String argument() {
    return argument(page, values);
  }

  private static String argument(int page, List<String> values) {
    List<String> parts = new ArrayList<>(List.of(Integer.toString(page)));
    parts.addAll(values);
    return String.join(SEPARATOR, parts);
  }

  /** The walk after one more choice, and after every step that leaves no choice. */
  public ActionMenu choosing(String value) {
    List<String> more = new ArrayList<>(values);
    more.add(value);
    return new ActionMenu(table, view, more, 0).pastSingleChoices();
  }

  private ActionMenu pastSingleChoices() {
    Map<String, Choice> next = next();
    // The first step is always shown: it says what there is to do.
    return values.isEmpty() || next.size() != 1 ? this : choosing(next.keySet().iterator().next());
  }

  /** The walk to the end of one of the actions still possible, each equally likely. */
  public ActionMenu drawing(RandomGenerator random) {
    List<Action> possible = possible();
    if (possible.isEmpty()) {
      return this;
    }
    Action drawn = possible.get(random.nextInt(possible.size()));
    return new ActionMenu(table, view, drawn.path().stream().map(Choice::value).toList(), 0);
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

  /** What the person is shown at this step. */
  public Post post() {
    Map<String, Choice> next = next();
    Post post = Post.of(picture(next), words());
    if (view.legal().isEmpty()) {
      return post;
    }
    if (next.isEmpty()) {
      return confirmed(post);
    }
    return withMenu(post, List.copyOf(next.values()));
  }

  private Picture picture(Map<String, Choice> next) {
    Diagram diagram = view.diagram();
    List<Square> squares = squares(List.copyOf(next.keySet()), diagram);
    List<Square> way = squares(values, diagram);
    if (!squares.isEmpty() && !values.isEmpty()) {
      diagram = diagram.with(new Mark.Candidates(squares));
    }
    if (!way.isEmpty()) {
      diagram = diagram.with(new Mark.Arrow(way.get(0), way.get(way.size() - 1), "blue"));
    }
    return Picture.of(diagram, view.alt());
  }

  private static List<Square> squares(List<String> values, Diagram diagram) {
    return values.stream()
        .flatMap(value -> Square.find(value).stream())
        .filter(s -> s.file() < diagram.files() && s.rank() < diagram.ranks())
        .toList();
  }

  private String words() {
    List<String> lines = new ArrayList<>();
    lines.add("**%s** \u00b7 %s".formatted(table.title(), table.home().mention()));
    lines.add(
        "You are %s. %s".formatted(view.viewer().seat().orElseThrow().title(), view.status()));
    view.secret().ifPresent(known -> lines.add("Only you know: " + known));
    if (values.isEmpty()) {
      view.task().ifPresent(lines::add);
      ClockWords.due(table, view.viewer().seat().orElseThrow()).ifPresent(lines::add);
    } else {
      lines.add("So far: " + String.join(", ", labels()) + ".");
    }
    return String.join("\n", lines);
  }

  private List<String> labels() {
    Optional<Action> any = possible().stream().findFirst();
    return any.map(a -> a.path().subList(0, values.size()).stream().map(Choice::label).toList())
        .orElseThrow(() -> new Refusal("That is no longer possible; start again from the board."));
  }

  private Post confirmed(Post post) {
    Action action =
        action()
            .orElseThrow(
                () -> new Refusal("That is no longer possible; start again from the board."));
    return post.with(
        new Button(ControlId.of(Verb.PLAY, table, argument()), "Play it", Look.GOOD),
        again(action.secret() ? "Choose again" : "Change"));
  }

  private Post withMenu(Post post, List<Choice> choices) {
    if (page > 0 && page * FULL_PAGE >= choices.size()) {
      return new ActionMenu(table, view, values, 0).withMenu(post, choices);
    }
    List<Choice> shown = choices.stream().skip((long) page * FULL_PAGE).limit(FULL_PAGE).toList();
    List<Suggestion> answers =
        shown.stream().map(c -> new Suggestion(c.value(), c.label())).toList();
    Post asked =
        post.with(
            new Menu(
                ControlId.of(Verb.STEP, table, argument(0, values)),
                choices.get(0).question(),
                answers));
    return asked.with(buttons(choices.size()));
  }

  private List<Control> buttons(int choices) {
    List<Control> row = new ArrayList<>();
    if (page > 0) {
      row.add(page("Back", page - 1));
    }
    if ((page + 1) * FULL_PAGE < choices) {
      row.add(page("More", page + 1));
    }
    if (mayDraw()) {
      row.add(
          new Button(
              ControlId.of(Verb.ANY, table, argument(0, values)),
              "Draw one at random",
              Look.PLAIN));
    }
    if (!values.isEmpty()) {
      row.add(again("Start again"));
    }
    return row;
  }

  private Button page(String label, int wanted) {
    return new Button(ControlId.of(Verb.PAGE, table, argument(wanted, values)), label, Look.PLAIN);
  }

  private Button again(String label) {
    return new Button(ControlId.of(Verb.PAGE, table, argument(0, List.of())), label, Look.PLAIN);
  }
}

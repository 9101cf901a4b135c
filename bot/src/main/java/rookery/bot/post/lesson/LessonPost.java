package rookery.bot.post.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import rookery.bot.post.Control;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.Control.Menu;
import rookery.bot.post.ControlId;
import rookery.bot.post.LearnButton;
import rookery.bot.post.Picture;
import rookery.bot.post.Post;
import rookery.bot.post.RulesButton;
import rookery.bot.post.choice.ButtonGrid;
import rookery.bot.post.choice.LookUpPost;
import rookery.bot.post.table.BoardInWordsPost;
import rookery.bot.post.table.CachedViews;
import rookery.bot.post.table.turn.ActionMenu;
import rookery.bot.post.text.LineBudget;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.post.text.TablePhrases;
import rookery.bot.table.Person;
import rookery.bot.table.PrivateTable;
import rookery.bot.table.Table;
import rookery.bot.table.TableLocation;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Margins;
import rookery.engine.lesson.Judgement;
import rookery.engine.lesson.Lesson;
import rookery.engine.lesson.LessonMoment;
import rookery.engine.lesson.LessonStep;
import rookery.engine.match.Match;
import rookery.engine.text.GameLogLine;
import rookery.engine.text.SentenceRole;

/**
 * One step of a lesson, as its learner sees it.
 *
 * @param moment the step, and the game up to it
 * @param place where that is
 * @param learner who is shown it
 * @param where the channel in which the learner asked
 */
public record LessonPost(
    LessonMoment moment, LessonPlace place, Person learner, TableLocation where) {
  /** What a telephone's screen has room for beside the board, in lines of words. */
  private static final int MOST_ON_A_SCREEN = 11;

  /** How many lines of words a row of buttons is as high as. */
  private static final int LINES_OF_A_ROW = 2;

  /** What lies beside a board makes its picture higher. */
  private static final int BESIDE_THE_BOARD = 3;

  /** How much higher than wide such a picture is. */
  private static final double HIGH = 1.1;

  /**
   * The heading of a question is left out before anything of the question is off the screen, or
   * behind a button.
   */
  private static final int HEADING = 5;

  /** The step at a place of a lesson. */
  public static LessonPost of(
      Lesson lesson, LessonPlace place, Person learner, TableLocation where) {
    return new LessonPost(lesson.at(place.step()), place, learner, where);
  }

  private Lesson lesson() {
    return moment.lesson();
  }

  private LessonStep step() {
    return moment.step();
  }

  private Table table() {
    return table(moment.match());
  }

  private Table table(Match match) {
    return PrivateTable.of(place.text(), match, lesson().setup().you(), learner, where);
  }

  /** The choices that a control's argument holds; all, if that is empty. */
  public ActionMenu menu(String argument) {
    ActionMenu menu =
        argument.isEmpty()
            ? ActionMenu.start(table(), moment.you(), new CachedViews())
            : ActionMenu.of(table(), moment.you(), argument, new CachedViews());
    return menu.asQuestion();
  }

  /** The question, with the board and what can be chosen. */
  public Post question() {
    return question("");
  }

  /** The same below a sentence. */
  public Post question(String note) {
    return asking(
        lines ->
            headed(lines.then(LineBudget.NEEDED, note), HEADING, TablePhrases.OWN_SEAT)
                .then(LineBudget.NEEDED, step().question()));
  }

  /**
   * What is said of an action that the step does not ask for, and the choices again: whoever was
   * choosing goes on choosing.
   */
  public Post remark(String sentence) {
    return choices(
        menu(""),
        lines ->
            headed(lines.then(LineBudget.NEEDED, sentence), HEADING, TablePhrases.OWN_SEAT)
                .then(LineBudget.NEEDED, step().task()));
  }

  private LineBudget headed(LineBudget lines, int rank, int ownSeat) {
    return lines.then(rank, heading()).beside(ownSeat, you());
  }

  private String heading() {
    return "**%s** \u00b7 %s of %s"
        .formatted(step().heading(), place.step(), lesson().steps().size());
  }

  /** All on one screen; if there is no room, the choices are behind a button. */
  private Post asking(UnaryOperator<LineBudget> saying) {
    int room = room(choices(menu(""), heading()));
    LineBudget beside = said(room, saying);
    return beside.height() <= room ? choices(menu(""), beside.words()) : behindAButton(saying);
  }

  private Post behindAButton(UnaryOperator<LineBudget> saying) {
    Button choose = button(LessonAction.PAGE, "0", duty(), Look.MAIN);
    boolean isShort = ButtonGrid.isShort(choose.label());
    ButtonGrid grid =
        new ButtonGrid(
            isShort ? List.of(choose) : List.of(), isShort ? List.of() : List.of(choose), others());
    Picture picture = Picture.of(new CachedViews().of(table(), moment.you()));
    Post post = Post.of(picture, heading());
    for (List<Control> row : grid.rows().orElseThrow()) {
      post = post.with(row);
    }
    return post.saying(said(room(post), saying).words());
  }

  /** How many lines there is room for above a picture and its buttons. */
  private static int room(Post post) {
    boolean isHigh =
        post.picture().flatMap(Picture::diagram).filter(LessonPost::isHigh).isPresent();
    return MOST_ON_A_SCREEN
        - LINES_OF_A_ROW * post.rows().stream().mapToInt(ButtonGrid::height).sum()
        - (isHigh ? BESIDE_THE_BOARD : 0);
  }

  private static boolean isHigh(Diagram drawn) {
    Margins beside = drawn.margins();
    double height = drawn.ranks() + beside.top() + beside.bottom();
    return height > HIGH * (drawn.files() + beside.left() + beside.right());
  }

  private LineBudget said(int most, UnaryOperator<LineBudget> saying) {
    LineBudget lines = saying.apply(new LineBudget(names(), Math.max(most, 1)));
    // The last is what is marked on the board; the question tells what else matters.
    Optional<GameLogLine> last =
        moment.news().stream().filter(LessonPost::isWorthTelling).reduce((one, next) -> next);
    return last.isPresent() ? lines.then(TablePhrases.NEWS + 1, last.get()) : lines;
  }

  /** What only leads on to something is told by the question itself. */
  private static boolean isWorthTelling(GameLogLine line) {
    return !line.isOnly(SentenceRole.LEADS_ON);
  }

  private PlayerNames names() {
    return new PlayerNames(table(), Optional.of(moment.you()));
  }

  private String duty() {
    return new TablePhrases(table()).duty();
  }

  private String you() {
    List<Seat> seats = moment.match().seats();
    if (seats.size() == 1) {
      return "";
    }
    String you = "\u00b7 You: " + PlayerNames.place(moment.you());
    return seats.stream()
        .filter(seat -> seats.size() > 2 && place.step() == 1)
        .filter(seat -> seat.side() == moment.you().side())
        .filter(seat -> !seat.equals(moment.you()))
        .findFirst()
        .map(partner -> you + ", with " + names().of(partner))
        .orElse(you);
  }

  /** A step of the choices, below what there is to do. */
  public Post choices(ActionMenu menu) {
    return choices(
        menu,
        lines ->
            headed(lines, HEADING, TablePhrases.OWN_SEAT).then(LineBudget.NEEDED, step().task()));
  }

  private Post choices(ActionMenu menu, UnaryOperator<LineBudget> saying) {
    Post bare = choices(menu, heading());
    int further = (int) bare.words().lines().count() - 1;
    LineBudget lines = new LineBudget(names(), Math.max(room(bare) - further, 1));
    return choices(menu, saying.apply(lines).words());
  }

  private Post choices(ActionMenu menu, String words) {
    return inLesson(menu.told(words, others()));
  }

  /** What the chosen piece does. */
  public Post about(ActionMenu menu) {
    return inLesson(menu.explained(heading()));
  }

  private List<Button> others() {
    List<Button> row = new ArrayList<>();
    row.add(button(LessonAction.TYPE, "", "Type it", Look.PLAIN));
    lookUp()
        .map(page -> button(LessonAction.LOOK_UP, "", page.label(), Look.PLAIN))
        .ifPresent(row::add);
    if (place.step() > 1) {
      row.add(previous());
    }
    if (place.misses() >= LessonPlace.MISSES_FOR_HELP) {
      row.add(button(LessonAction.SHOW, "", "Show me", Look.PLAIN));
    }
    row.add(button(LessonAction.MORE, "", "More", Look.PLAIN));
    return row;
  }

  /** How the lesson begins: with the pieces, if they are new, and else with the question. */
  public Post beginning(String note) {
    return note.isEmpty() && lookUp().filter(LookUpPost::comesFirst).isPresent()
        ? lookedUp("Begin")
        : question(note);
  }

  /** What is looked up, and a button that leads to the question; without it the question. */
  public Post lookedUp(String onward) {
    return lookUp()
        .map(page -> page.above(button(LessonAction.QUESTION, "", onward, Look.MAIN)))
        .orElseGet(this::question);
  }

  private Optional<LookUpPost> lookUp() {
    return LookUpPost.of(lesson().game(), lesson().setup().options());
  }

  private Button previous() {
    return new Button(LessonAction.QUESTION.at(place.at(place.step() - 1), ""), "Back", Look.PLAIN);
  }

  private Button again() {
    return new Button(LessonAction.QUESTION.at(place.at(1), ""), "Start again", Look.PLAIN);
  }

  private Button rules() {
    return RulesButton.of(lesson().game());
  }

  private Button button(LessonAction action, String argument, String label, Look look) {
    return new Button(action.at(place, argument), label, look);
  }

  /** The message with the controls of a table as those of this lesson. */
  private Post inLesson(Post post) {
    List<List<Control>> rows =
        post.rows().stream().map(row -> row.stream().map(this::inLesson).toList()).toList();
    return new Post(post.words(), post.picture(), rows, post.pinged(), post.layout());
  }

  private Control inLesson(Control control) {
    if (control instanceof Button button && isOfTheTable(button.id())) {
      return new Button(LessonAction.instead(button.id(), place), button.label(), button.look());
    }
    if (control instanceof Menu menu && isOfTheTable(menu.id())) {
      return new Menu(LessonAction.instead(menu.id(), place), menu.question(), menu.answers());
    }
    return control;
  }

  private boolean isOfTheTable(ControlId id) {
    return id.table().equals(place.text());
  }

  /** The board after the right action, and why it is right. */
  public Post answer(Action done, Judgement.Right right) {
    return answered(done, isOnlyAnswer() ? "**Right!** " + right.words() : right.words(), right);
  }

  private boolean isOnlyAnswer() {
    return moment.legal().stream().anyMatch(a -> moment.judge(a) instanceof Judgement.NotAsked);
  }

  /** The same for somebody who asked to be shown the answer. */
  public Post shown(Action done, Judgement.Right right) {
    return answered(done, "`%s` it is. %s".formatted(done.text(), right.words()), right);
  }

  private Post answered(Action done, String words, Judgement.Right right) {
    Table after = table(moment.after(done));
    LineBudget lines = new LineBudget(after, MOST_ON_A_SCREEN - 1).then(LineBudget.NEEDED, words);
    lines = lines.beside(LineBudget.NEEDED, right.goesOn().map(other -> goingOn()).orElse(""));
    List<Control> row = new ArrayList<>();
    row.add(next());
    row.add(button(LessonAction.QUESTION, "", "Back", Look.PLAIN));
    return Post.of(Picture.of(new CachedViews().of(after, moment.you())), lines.words()).with(row);
  }

  /** For whoever did something as right as what the lesson goes on with. */
  private String goingOn() {
    PlayerNames names = new PlayerNames(table());
    return "Your choice was just as good. To go on with the lesson, let's %s."
        .formatted(names.deed(moment.example()));
  }

  private Button next() {
    return moment.isLast()
        ? button(LessonAction.END, "", "Finish", Look.MAIN)
        : new Button(
            LessonAction.QUESTION.at(place.at(place.step() + 1), ""), "Next step", Look.MAIN);
  }

  /** What else there is at this step. */
  public Post more() {
    List<Control> row = new ArrayList<>();
    row.add(button(LessonAction.SQUARES, "", "Describe the board", Look.PLAIN));
    RulesButton.marks(lesson().game()).ifPresent(row::add);
    if (place.step() > 1) {
      row.add(again());
    }
    row.add(rules());
    return Post.words("What else you can do:\n-# " + lesson().title())
        .with(row)
        .with(button(LessonAction.QUESTION, "", "Back to the question", Look.PLAIN));
  }

  /** The board square by square, and the question. */
  public Post inWords() {
    Post board = new BoardInWordsPost(table(), learner, new CachedViews()).below(heading());
    return board.with(button(LessonAction.QUESTION, "", "Back to the question", Look.MAIN));
  }

  /**
   * The end of the lesson.
   *
   * @param playing the buttons that open a real game
   * @param untold whether the channel can be told, and has not been
   */
  public Post closing(List<Control> playing, boolean untold) {
    Lesson.Closing closing = lesson().closing();
    List<Control> row = new ArrayList<>();
    if (untold) {
      row.add(button(LessonAction.TELL, "", "Say I learned it", Look.PLAIN));
    }
    row.add(again());
    row.add(rules());
    Table after = table(moment.after(moment.example()));
    return Post.of(
            Picture.of(new CachedViews().of(after, moment.you())),
            "**%s**\n%s".formatted(closing.heading(), closing.text()))
        .with(playing)
        .with(row);
  }

  /** What the channel is told if the learner wants that. */
  public Post news() {
    return Post.words(
            "%s has learned %s.".formatted(PlayerNames.of(learner), lesson().game().title()))
        .with(LearnButton.of(lesson().game()).<List<Control>>map(List::of).orElse(List.of()));
  }
}

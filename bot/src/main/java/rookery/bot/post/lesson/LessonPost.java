package rookery.bot.post.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.Picture;
import rookery.bot.post.Post;
import rookery.bot.post.PrivateTable;
import rookery.bot.post.choice.ButtonGrid;
import rookery.bot.post.choice.PictureLegendPost;
import rookery.bot.post.choice.ReferencePicturePost;
import rookery.bot.post.choice.TelephoneScreen;
import rookery.bot.post.table.BoardInWordsPost;
import rookery.bot.post.table.CachedViews;
import rookery.bot.post.table.step.MenuPage;
import rookery.bot.post.table.turn.ActionMenu;
import rookery.bot.post.text.LineBudget;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.post.text.TablePhrases;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.table.TableLocation;
import rookery.engine.Choice;
import rookery.engine.Seat;
import rookery.engine.board.Square;
import rookery.engine.lesson.Lesson;
import rookery.engine.lesson.LessonMoment;
import rookery.engine.lesson.LessonStep;
import rookery.engine.match.Match;
import rookery.engine.text.GameLogLine;
import rookery.engine.text.SentenceRole;

/** One step of a lesson, as its learner sees it. */
public record LessonPost(
    LessonMoment moment,
    LessonPlace place,
    Person learner,
    TableLocation where,
    CachedViews views) {
  /** More buttons beside the one that leads to all choices would hide it. */
  private static final int MOST_APART = 2;

  /** What was played in the steps before is no more. */
  private static final String NEW_POSITION = "\u00b7 New position";

  /** The step at a place of a lesson. */
  public static LessonPost of(
      Lesson lesson, LessonPlace place, Person learner, TableLocation where) {
    return new LessonPost(lesson.at(place.step()), place, learner, where, new CachedViews());
  }

  /** The same after one more miss. */
  public LessonPost missed() {
    return new LessonPost(moment, place.missed(), learner, where, views);
  }

  private Lesson lesson() {
    return moment.lesson();
  }

  private LessonStep step() {
    return moment.step();
  }

  Table table() {
    return table(moment.match());
  }

  Table table(Match match) {
    return PrivateTable.of(place.text(), match, lesson().setup().you(), learner, where);
  }

  /** The choices that a control's argument holds; all, if that is empty. */
  public ActionMenu menu(String argument) {
    return ActionMenu.asking(table(), moment.you(), argument, views);
  }

  /** The question, with the board and what can be chosen. */
  public Post question() {
    return question("");
  }

  /** The same below a sentence. */
  public Post question(String note) {
    return onOneScreen(ways(note, step().question()));
  }

  /** All on one screen; if there is no room, the choices are behind a button. */
  private Post onOneScreen(List<UnaryOperator<LineBudget>> ways) {
    int room = TelephoneScreen.room(choices(menu(""), heading()));
    return ways.stream()
        .map(way -> said(room, way))
        .filter(words -> words.height() <= room)
        .findFirst()
        .map(words -> choices(menu(""), words.words()))
        .orElseGet(() -> behindAButton(ways));
  }

  /**
   * What is said of an action that the step does not ask for, and the choices again: whoever was
   * choosing goes on choosing, unless so many choices would push even that out of sight.
   */
  public Post remark(String sentence) {
    // Whoever is told this has read the question.
    List<UnaryOperator<LineBudget>> ways = ways(sentence, step().task());
    Post bare = choices(menu(""), heading());
    if (TelephoneScreen.room(bare) > 1) {
      return asking(menu(""), ways);
    }
    LineBudget brief =
        new LineBudget(names(), TelephoneScreen.MOST)
            .then(LineBudget.NEEDED, "**%s**".formatted(number()))
            .beside(LineBudget.NEEDED, "\u00b7 " + sentence);
    return brief.height() <= TelephoneScreen.mostInSight(bare)
        ? choices(menu(""), brief.words())
        : onOneScreen(ways);
  }

  /**
   * The ways to say some sentences below which step it is, the best first. The number of the step
   * always stands there; its heading gives way before anything of the sentences.
   */
  private List<UnaryOperator<LineBudget>> ways(String before, String sentences) {
    return List.of(
        lines -> headed(lines, before, heading()).then(LineBudget.NEEDED, sentences),
        lines ->
            headed(lines, before, "**%s**".formatted(number()))
                .beside(LineBudget.NEEDED, "\u00b7 " + sentences));
  }

  private LineBudget headed(LineBudget lines, String before, String heading) {
    return lines
        .then(LineBudget.NEEDED, before)
        .then(LineBudget.NEEDED, heading)
        .beside(TablePhrases.SECRET, moment.isNew() ? NEW_POSITION : "")
        .beside(TablePhrases.OWN_SEAT, you());
  }

  private String heading() {
    return "**%s** \u00b7 %s".formatted(step().heading(), number());
  }

  private String number() {
    return "%s of %s".formatted(place.step(), lesson().steps().size());
  }

  private Post behindAButton(List<UnaryOperator<LineBudget>> ways) {
    List<Button> buttons = new ArrayList<>(apart());
    if (buttons.size() < menu("").walk().next().size()) {
      boolean isApart = buttons.stream().anyMatch(one -> one.look() == Look.MAIN);
      Look look = isApart ? Look.PLAIN : Look.MAIN;
      // What a step asks for comes first, and stands out alone.
      buttons.add(
          isApart ? buttons.size() : 0, controls().button(LessonAction.PAGE, "0", duty(), look));
    }
    boolean isShort = buttons.stream().map(Button::label).allMatch(ButtonGrid::isShort);
    ButtonGrid grid =
        new ButtonGrid(
            isShort ? buttons : List.of(), isShort ? List.of() : buttons, controls().others());
    Picture picture = Picture.of(views.of(table(), moment.you()));
    Post post = Post.of(picture, heading()).withRows(grid.rows().orElseThrow());
    int room = TelephoneScreen.room(post);
    return post.saying(first(room, ways.stream().map(way -> said(room, way)).toList()));
  }

  /** The first choices that are no squares, if there are few: what else than a move can be done. */
  private List<Button> apart() {
    List<Choice> apart =
        menu("").walk().next().stream()
            .filter(choice -> Square.find(choice.value()).isEmpty())
            .toList();
    String wanted = moment.example().path().get(0).value();
    return apart.size() > MOST_APART
        ? List.of()
        : apart.stream()
            .map(
                choice ->
                    controls()
                        .button(
                            LessonAction.CHOOSE,
                            MenuPage.FIRST.argument(List.of(choice.value())),
                            choice.label(),
                            choice.value().equals(wanted) ? Look.MAIN : Look.PLAIN))
            .toList();
  }

  /** The first of some texts that fits; if none does, the last, which is the shortest. */
  private static String first(int room, List<LineBudget> ways) {
    return ways.stream()
        .filter(words -> words.height() <= room)
        .findFirst()
        .orElse(ways.get(ways.size() - 1))
        .words();
  }

  private LineBudget said(int most, UnaryOperator<LineBudget> saying) {
    LineBudget lines = saying.apply(new LineBudget(names(), most));
    // The last is what is marked on the board; the question tells what else matters.
    Optional<GameLogLine> last =
        moment.news().stream()
            .filter(LessonPost::isWorthTelling)
            .reduce((one, next) -> next)
            .filter(line -> !line.text().has(SentenceRole.PENDING));
    return last.isPresent() ? lines.then(TablePhrases.NEWS + 1, last.get()) : lines;
  }

  /** What only leads on to something is told by the question itself. */
  private static boolean isWorthTelling(GameLogLine line) {
    return !line.isOnly(SentenceRole.LEADS_ON) && !line.isOnly(SentenceRole.END_OF_TURN);
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

  /**
   * A step of the choices, below the question; where there is no room for all of that, below what
   * there is to do.
   */
  public Post choices(ActionMenu menu) {
    if (menu.action().isPresent()) {
      // Whoever is asked whether they mean it has answered the question.
      return choices(menu, heading());
    }
    List<UnaryOperator<LineBudget>> ways = new ArrayList<>(ways("", step().question()));
    ways.addAll(ways("", step().task()));
    return asking(menu, ways);
  }

  private Post asking(ActionMenu menu, List<UnaryOperator<LineBudget>> ways) {
    Post bare = choices(menu, heading());
    int further = (int) bare.words().lines().count() - 1;
    int room = Math.max(TelephoneScreen.room(bare) - further, 1);
    LineBudget nothing = new LineBudget(names(), room);
    return choices(menu, first(room, ways.stream().map(way -> way.apply(nothing)).toList()));
  }

  private Post choices(ActionMenu menu, String words) {
    return controls().inLesson(menu.told(words, controls().others()));
  }

  /** What the chosen piece does. */
  public Post about(ActionMenu menu) {
    return controls().inLesson(menu.explained(heading()));
  }

  /** How the lesson begins: with the pieces, if they are new, and else with the question. */
  public Post beginning(String note) {
    return note.isEmpty() && lookUp().filter(ReferencePicturePost::comesFirst).isPresent()
        ? lookedUp("Begin")
        : question(note);
  }

  /** What is looked up, and a button that leads to the question; without it the question. */
  public Post lookedUp(String onward) {
    return lookUp()
        .map(page -> page.above(controls().button(LessonAction.QUESTION, "", onward, Look.MAIN)))
        .orElseGet(this::question);
  }

  private Optional<ReferencePicturePost> lookUp() {
    return controls().lookUp();
  }

  /** The board square by square, and the question. */
  public Post inWords() {
    Post board = new BoardInWordsPost(table(), learner, views).below(heading());
    return board.with(controls().toTheQuestion());
  }

  /** What the marks in the game's pictures mean. */
  public Post marks() {
    return PictureLegendPost.of(lesson().game())
        .map(marks -> marks.above(controls().toTheQuestion()))
        .orElseGet(this::more);
  }

  /** What else there is at this step, below its board. */
  public Post more() {
    Picture picture = Picture.of(views.of(table(), moment.you()));
    return Post.of(picture, "You can also:\n-# " + lesson().title()).withRows(controls().more());
  }

  LessonControls controls() {
    return new LessonControls(place, lesson());
  }
}

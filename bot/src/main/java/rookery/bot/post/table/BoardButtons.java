package rookery.bot.post.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import rookery.bot.post.Control;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.LearnButton;
import rookery.bot.post.RulesButton;
import rookery.bot.post.choice.ChoicePath;
import rookery.bot.post.table.step.MenuPage;
import rookery.bot.post.table.step.PlayButton;
import rookery.bot.post.table.step.StepControls;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.post.text.SeatWords;
import rookery.bot.post.text.TablePhrases;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;
import rookery.engine.Action;
import rookery.engine.Choice;
import rookery.engine.Seat;
import rookery.engine.View;
import rookery.engine.board.Square;

/**
 * The buttons below a message that shows a game.
 *
 * @param isPrivate whether its only reader is the player whose turn it is, as that one sees the
 *     game
 */
public record BoardButtons(Table table, CachedViews views, boolean isPrivate) {
  private static final int ANSWERS_IN_A_ROW = 4;
  private static final int MOST_APART = 1;
  private static final int FEW = 6;

  /** With more rows of buttons, the words above the picture are off a telephone's screen. */
  private static final int MOST_ROWS = 4;

  /** Below the message in the channel, which everybody reads. */
  public BoardButtons(Table table, CachedViews views) {
    this(table, views, false);
  }

  /** All of them, row by row. */
  List<List<Control>> rows() {
    List<List<Control>> rows = new ArrayList<>();
    List<Control> answers = new OpenQuestions(table).answers();
    for (int i = 0; i < answers.size(); i += ANSWERS_IN_A_ROW) {
      rows.add(answers.subList(i, Math.min(i + ANSWERS_IN_A_ROW, answers.size())));
    }
    List<Button> waysOut = PlayerButtons.waysOut(table);
    if (!waysOut.isEmpty()) {
      rows.add(List.copyOf(waysOut));
    }
    Optional<List<List<Control>>> pieces = rows.isEmpty() ? pieces() : Optional.empty();
    rows.addAll(pieces.orElseGet(this::usual));
    return rows;
  }

  /** The button that opens the menu, and what else there is. */
  private List<List<Control>> usual() {
    List<List<Control>> rows = new ArrayList<>(acting(List.copyOf(others())));
    rows.add(List.copyOf(learning()));
    return rows;
  }

  private List<Button> others() {
    return List.of(
        ownBoard(ownView("My view")),
        RulesButton.of(table.game()),
        button(ControlVerb.MORE, "More"));
  }

  /**
   * A button for each piece that whoever plays alone or with computers can move, or for each of a
   * few guesses or cards, which saves the press that opens the menu; empty where they are too many,
   * where the menu has more to say, or where not everybody may know what can be chosen.
   */
  private Optional<List<List<Control>>> pieces() {
    return new SeatWords(table)
        .onlyPlayer()
        .filter(table.awaited().seats()::contains)
        .filter(seat -> !views.isNew(table, seat) && views.hint(table, seat).isEmpty())
        .filter(seat -> onlyAction().isEmpty())
        .flatMap(seat -> pieces(seat));
  }

  private Optional<List<List<Control>>> pieces(Seat seat) {
    View view = views.of(table, seat);
    ChoicePath start = ChoicePath.among(view.legal(), List.of());
    boolean tellsNothing = isPrivate || view.secret().isEmpty();
    if (!tellsNothing || !(view.asksInSecret() ? asksForGuess(start) : asksForPiece(start))) {
      return Optional.empty();
    }
    List<Button> beside = new ArrayList<>(others());
    beside.addAll(learning());
    return Optional.of(StepControls.first(table, seat, view.diagram(), start, beside).rows())
        .filter(rows -> rows.size() <= MOST_ROWS);
  }

  private boolean asksForPiece(ChoicePath start) {
    return isPrivate && asksForOneOfFew(start)
        || start.next().stream().anyMatch(this::isPiece) && start.pastSingleChoices().equals(start);
  }

  /** Nobody sees who presses what; what can be pressed is no secret where all pieces are seen. */
  private boolean asksForGuess(ChoicePath start) {
    return (isPrivate || table.game().showsAllPieces()) && asksForOneOfFew(start);
  }

  private static boolean asksForOneOfFew(ChoicePath start) {
    List<Choice> next = start.next();
    return !next.isEmpty()
        && next.size() <= FEW
        && next.stream().allMatch(one -> start.choosing(one.value()).action().isPresent());
  }

  /** Games for one ask for a piece in other words too. */
  private boolean isPiece(Choice choice) {
    return choice.question().equals(Choice.WHICH_PIECE)
        || table.seats().size() == 1 && !choice.isTarget() && isSquare(choice);
  }

  private static boolean isSquare(Choice choice) {
    return Square.find(choice.value()).isPresent();
  }

  /**
   * The buttons to act while the game goes on, and the others beside them; below them where there
   * are several, whose names would need three lines of a telephone in so narrow a row.
   */
  List<List<Control>> acting(List<Control> others) {
    // While only computers have to act, it would tell people that it's their turn.
    boolean acts = table.stage() == TableStage.PLAYING && !table.awaited().onlyComputers();
    List<Control> row = new ArrayList<>();
    if (acts) {
      row.add(mainButton());
      row.addAll(apart());
    }
    if (row.size() > 1) {
      return List.of(row, others);
    }
    row.addAll(others);
    return List.of(row);
  }

  /**
   * What somebody who plays alone can do besides with the pieces, in one press. What only stands
   * beside the pieces, such as ending the turn, is no way to begin.
   */
  private List<Button> apart() {
    Set<Seat> awaited = table.awaited().seats();
    return table.seats().size() > 1 || awaited.isEmpty() || onlyAction().isPresent()
        ? List.of()
        : views.of(table, awaited.iterator().next()).legal().stream()
            .filter(action -> action.path().size() == 1 && action.asks().isEmpty())
            .filter(action -> !isSquare(action.path().get(0)))
            .filter(action -> !isPiece(action.path().get(0)))
            .limit(MOST_APART)
            .map(this::apart)
            .toList();
  }

  private Button apart(Action action) {
    Choice choice = action.path().get(0);
    String chosen = MenuPage.FIRST.argument(ChoicePath.values(action));
    return new Button(
        ControlId.of(ControlVerb.CHOOSE, table, chosen),
        choice.brief().orElseGet(() -> new PlayerNames(table).label(choice)),
        Look.PLAIN);
  }

  /**
   * The button of that name that shows a view of one's own; a hint in its place for the only
   * person, whom such a view shows nothing that isn't here.
   */
  Button ownBoard(String name) {
    return new SeatWords(table)
        .onlyPlayer()
        .filter(table.awaited().seats()::contains)
        .filter(seat -> isPrivate || table.game().showsAllPieces() || isAlone(seat))
        .flatMap(seat -> PlayerButtons.hint(table, seat))
        .orElseGet(() -> button(ControlVerb.BOARD, name));
  }

  private boolean isAlone(Seat seat) {
    return table.seats().size() == 1 && views.of(table, seat).secret().isEmpty();
  }

  /** Whoever holds cards that others don't see looks for them, and not for a view. */
  String ownView(String otherwise) {
    return table.game().dealsHands(table.options()) ? "My cards" : otherwise;
  }

  /** What helps those who don't know the game yet. */
  private List<Button> learning() {
    List<Button> row = new ArrayList<>();
    if (views.isNew(table)) {
      LearnButton.toNewcomers(table.game()).ifPresent(row::add);
    }
    RulesButton.lookUp(table.game(), table.options()).ifPresent(row::add);
    return row;
  }

  /**
   * The button that opens the menu of actions. If only one action is possible, the button plays it.
   */
  public Button mainButton() {
    return onlyAction()
        .map(action -> PlayButton.of(table, action))
        .orElseGet(() -> moveButton(table));
  }

  /** The button that opens the menu of actions. */
  public static Button moveButton(Table table) {
    return new Button(
        ControlId.of(ControlVerb.MOVE, table), new TablePhrases(table).duty(), Look.MAIN);
  }

  /** The only legal action, if everybody can see that it is the only one. */
  private Optional<Action> onlyAction() {
    Set<Seat> awaited = table.awaited().seats();
    if (awaited.size() != 1) {
      return Optional.empty();
    }
    View view = views.of(table, awaited.iterator().next());
    return Optional.of(view.legal())
        .filter(legal -> legal.size() == 1 && view.secret().isEmpty())
        .map(legal -> legal.get(0))
        .filter(action -> !action.secret() && action.asks().isEmpty());
  }

  private Button button(String verb, String label) {
    return new Button(ControlId.of(verb, table), label, Look.PLAIN);
  }
}

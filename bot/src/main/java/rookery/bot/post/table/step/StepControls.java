package rookery.bot.post.table.step;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import rookery.bot.post.Control;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.Control.Menu;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.SelectableOption;
import rookery.bot.post.choice.ButtonGrid;
import rookery.bot.post.choice.ChoicePath;
import rookery.bot.post.choice.ShortLabels;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.post.text.TruncatedText;
import rookery.bot.table.Table;
import rookery.engine.Action;
import rookery.engine.Choice;
import rookery.engine.Seat;
import rookery.engine.diagram.Diagram;
import rookery.engine.explanation.Plan;
import rookery.engine.text.SentenceRole;

/**
 * The controls at one step of the menu: the next choices, as buttons if they fit, or the button
 * that plays the action; and the buttons that lead elsewhere.
 *
 * @param presets actions that take one tap at the first step, by their labels
 * @param plan what the player has read that they could do
 * @param about whether there is an explanation of what was chosen
 * @param more further buttons that lead elsewhere
 */
public record StepControls(
    Table table,
    Seat seat,
    Diagram diagram,
    ChoicePath walk,
    Map<String, Action> presets,
    Optional<Plan> plan,
    MenuPage page,
    boolean about,
    List<Button> more) {
  /** So many pieces can be named in full. */
  private static final int FEW = 6;

  /** How many buttons that name a piece and where it goes fit side by side in any length. */
  private static final int WHOLE_MOVES_IN_A_ROW = 4;

  /** So many captures are named in full in two rows. */
  private static final int MOST_CAPTURES = 8;

  public StepControls {
    presets = Collections.unmodifiableMap(new LinkedHashMap<>(presets));
    more = List.copyOf(more);
  }

  /**
   * The first step, beside some buttons that lead elsewhere.
   *
   * @param start before any choice
   */
  public static StepControls first(
      Table table, Seat seat, Diagram diagram, ChoicePath start, List<Button> more) {
    return new StepControls(
        table, seat, diagram, start, Map.of(), Optional.empty(), MenuPage.FIRST, false, more);
  }

  /** All of them, row by row. */
  public List<List<Control>> rows() {
    List<Choice> next = walk.next();
    if (!next.isEmpty()) {
      return choices(next);
    }
    return more.isEmpty() ? List.of(confirmation()) : List.of(confirmation(), List.copyOf(more));
  }

  private List<Control> confirmation() {
    Action action = walk.action().orElseThrow();
    List<Control> row = new ArrayList<>();
    // A choice made in secret is an ordinary one, even if it is the last that was awaited.
    boolean dangerous =
        action.asks().isPresent()
            && !action.secret()
            && (action.warning().filter(told -> told.role() != SentenceRole.TO_DO).isPresent()
                || table.running().cannotBeTakenBack(seat, action));
    Look look = dangerous ? Look.DANGER : Look.GOOD;
    ControlId play = ControlId.of(ControlVerb.PLAY, table, page.argument(walk.values()));
    row.add(new Button(play, doing(action), look));
    explaining().ifPresent(row::add);
    back().ifPresent(row::add);
    return row;
  }

  /** Nobody has chosen what alone can be done, so its button names it. */
  private String doing(Action action) {
    boolean alone = walk.ways().size() == 1;
    return alone ? PlayButton.words(table, action) : action.asks().orElse("Play it");
  }

  private List<List<Control>> choices(List<Choice> choices) {
    PieceKindMenu kinds = new PieceKindMenu(table.game().pieceNames(), diagram, choices);
    boolean atPieces = walk.values().isEmpty() && kinds.areAsked();
    if (atPieces && page.kind().isEmpty()) {
      return kinds(kinds);
    }
    List<Choice> asked = page.kind().filter(kind -> atPieces).map(kinds::of).orElse(choices);
    boolean areNamed = walk.values().isEmpty() && table.game().pieceNames().isPresent();
    return areNamed && asked.size() <= FEW ? named(asked) : answers(asked);
  }

  /** Where they are few, by their names, as nobody knows the letters yet. */
  private List<List<Control>> named(List<Choice> pieces) {
    List<Button> named =
        pieces.stream().map(piece -> button(piece, new PlayerNames(table).label(piece))).toList();
    return onePage(List.of(), named).orElseGet(() -> answers(pieces));
  }

  /** A kind of which there is but one piece is that piece. */
  private List<List<Control>> kinds(PieceKindMenu kinds) {
    List<Button> all = new ArrayList<>();
    kinds
        .byKind()
        .forEach(
            (kind, pieces) ->
                all.add(
                    pieces.size() == 1
                        ? button(pieces.get(0), kinds.title(kind))
                        : button(ControlVerb.PAGE, MenuPage.of(kind), kinds.title(kind))));
    ShortLabels brief = new ShortLabels(new PlayerNames(table), diagram);
    kinds.others().forEach(choice -> all.add(button(choice, brief.of(choice))));
    Map<Boolean, List<Button>> byLength =
        all.stream().collect(Collectors.partitioningBy(one -> ButtonGrid.isShort(one.label())));
    return onePage(byLength.get(true), byLength.get(false))
        .orElseGet(() -> answers(kinds.choices()));
  }

  private List<List<Control>> answers(List<Choice> choices) {
    ShortLabels brief = new ShortLabels(new PlayerNames(table), diagram);
    List<Choice> ordered = choices.stream().sorted(brief.inPicture()).toList();
    List<Button> shorts = new ArrayList<>();
    List<Button> longs = new ArrayList<>();
    boolean isWhole = ordered.size() <= WHOLE_MOVES_IN_A_ROW && isWhole(ordered, brief);
    boolean capture = areCaptures(ordered);
    for (Choice choice : ordered) {
      if (capture && walk.choosing(choice.value()).action().isEmpty()) {
        shorts.addAll(captures(choice, brief));
        continue;
      }
      Button button =
          onlyMove(choice, brief)
              .filter(one -> isWhole || isForced(choice) && ButtonGrid.isNarrow(one))
              .orElseGet(() -> button(choice, brief.of(choice)));
      (ButtonGrid.isShort(button.label()) ? shorts : longs).add(button);
    }
    return onePage(shorts, longs)
        .or(
            () ->
                walk.values().isEmpty()
                    ? onePageOf(shorts, shorts, longs)
                    : onePageOf(
                        grouped(ordered, brief, MoveRank::ordinal),
                        grouped(ordered, brief, MoveRank::group),
                        longs))
        .orElseGet(() -> menu(ordered));
  }

  /**
   * Whether pieces can only capture, beside what else can be done, so that a button which names one
   * of them and its square would read like a move to there.
   */
  private boolean areCaptures(List<Choice> choices) {
    List<ChoicePath> pieces =
        choices.stream()
            .map(choice -> walk.choosing(choice.value()))
            .filter(chosen -> chosen.action().isEmpty())
            .toList();
    List<Choice> targets = pieces.stream().flatMap(chosen -> chosen.next().stream()).toList();
    return walk.values().isEmpty()
        && pieces.size() < choices.size()
        && targets.size() <= MOST_CAPTURES
        && targets.stream().allMatch(target -> target.words().role() == SentenceRole.CAPTURE);
  }

  /** All that a piece can capture. */
  private List<Button> captures(Choice piece, ShortLabels brief) {
    ChoicePath chosen = walk.choosing(piece.value());
    return chosen.next().stream()
        .map(
            target ->
                button(
                    chosen.choosing(target.value()),
                    brief.of(piece, target).orElseGet(() -> brief.of(piece)),
                    Look.PLAIN))
        .toList();
  }

  /**
   * Whether each of them does something by itself: beside pieces that are only chosen, nobody
   * expects that one press moves another.
   */
  private boolean isWhole(List<Choice> choices, ShortLabels brief) {
    return choices.stream()
        .allMatch(
            one ->
                walk.choosing(one.value()).action().isPresent()
                    || onlyMove(one, brief).isPresent());
  }

  /** Whether the piece must make its only move: what would come of it is drawn before the press. */
  private boolean isForced(Choice piece) {
    return walk.choosing(piece.value()).possible().stream().allMatch(Action::isForced);
  }

  /** The buttons of squares that are too many to be seen at once, the best group first. */
  private List<Button> grouped(
      List<Choice> choices, ShortLabels brief, Function<MoveRank, Integer> group) {
    return choices.stream()
        .collect(
            Collectors.groupingBy(
                choice -> group.apply(MoveRank.of(walk.choosing(choice.value()), plan)),
                TreeMap::new,
                Collectors.toList()))
        .values()
        .stream()
        .flatMap(List::stream)
        .map(choice -> button(choice, brief.of(choice)))
        .filter(button -> ButtonGrid.isShort(button.label()))
        .toList();
  }

  /** Where all else is rarely wanted, what is advised stands out. */
  private Button button(Choice choice, String label) {
    boolean isAdvised = choice.words().role() == SentenceRole.ADVISED;
    return button(walk.choosing(choice.value()), label, isAdvised ? Look.MAIN : Look.PLAIN);
  }

  private Button button(ChoicePath chosen, String label, Look usual) {
    boolean isRuinous = chosen.possible().stream().allMatch(StepControls::isRuinous);
    Look look = isRuinous ? Look.DANGER : usual;
    ControlId id =
        ControlId.of(ControlVerb.CHOOSE, table, MenuPage.FIRST.argument(chosen.values()));
    return new Button(id, TruncatedText.to(Button.LONGEST, label), look);
  }

  /** Whether a capture is warned of as of nothing else. */
  private static boolean isRuinous(Action action) {
    return !action.captures().isEmpty()
        && action.warning().filter(told -> told.role() == SentenceRole.URGENT).isPresent();
  }

  /** The button that makes the only move of a piece, which says where to. */
  private Optional<Button> onlyMove(Choice piece, ShortLabels brief) {
    ChoicePath chosen = walk.choosing(piece.value());
    List<Choice> next = chosen.next();
    if (next.size() != 1) {
      return Optional.empty();
    }
    ChoicePath move = chosen.choosing(next.get(0).value());
    return brief
        .of(piece, next.get(0))
        .filter(label -> ButtonGrid.isShort(label) && move.action().isPresent())
        .map(label -> button(move, label, Look.PLAIN));
  }

  private Optional<List<List<Control>>> onePage(List<Button> shorts, List<Button> longs) {
    return new ButtonGrid(shorts, longs, otherButtons(Optional.empty())).rows();
  }

  /**
   * A part of them.
   *
   * @param arranged the same as {@code shorts} in the order in which a page shows them
   */
  private Optional<List<List<Control>>> onePageOf(
      List<Button> shorts, List<Button> arranged, List<Button> longs) {
    int size = new ButtonGrid(shorts, longs, otherButtons(Optional.of(pager(1)))).fitting();
    if (size == 0) {
      return Optional.empty();
    }
    int pages = (shorts.size() + size - 1) / size;
    int shown = page.number() % pages;
    List<Button> best = shorts.subList(shown * size, Math.min((shown + 1) * size, shorts.size()));
    List<Button> some = arranged.stream().filter(best::contains).toList();
    return new ButtonGrid(some, longs, otherButtons(Optional.of(pager((shown + 1) % pages))))
        .rows();
  }

  private Button pager(int wanted) {
    ControlId id =
        ControlId.of(ControlVerb.PAGE, table, MenuPage.of(wanted).argument(walk.values()));
    return new Button(id, "More choices", Look.PLAIN);
  }

  private List<Button> otherButtons(Optional<Button> pager) {
    List<Button> others = new ArrayList<>();
    if (walk.values().isEmpty()) {
      presets.forEach((name, action) -> others.add(preset(name, action)));
    }
    if (walk.mayDraw()) {
      others.add(button(ControlVerb.ANY, MenuPage.FIRST, "At random"));
    }
    explaining().ifPresent(others::add);
    pager.ifPresent(others::add);
    back().ifPresent(others::add);
    others.addAll(more);
    return others;
  }

  private Optional<Button> explaining() {
    return about ? Optional.of(button(ControlVerb.ABOUT, page, "Explain it")) : Optional.empty();
  }

  /** A button that leads to this step again. */
  public Button back(String label) {
    return button(ControlVerb.PAGE, page, label);
  }

  private Button button(String verb, MenuPage shown, String label) {
    return new Button(ControlId.of(verb, table, shown.argument(walk.values())), label, Look.PLAIN);
  }

  private Button preset(String name, Action action) {
    String chosen = MenuPage.FIRST.argument(ChoicePath.values(action));
    ControlId id = ControlId.of(ControlVerb.CHOOSE, table, chosen);
    return new Button(id, name, Look.PLAIN);
  }

  private Optional<Button> back() {
    // From one kind of pieces it goes back to all, and from a hint to where that was asked for.
    Optional<ChoicePath> back =
        page.kind().isPresent()
            ? Optional.of(walk)
            : page.equals(MenuPage.HINT) ? walk.start() : rethought();
    return back.map(before -> MenuPage.FIRST.argument(before.values()))
        .map(before -> ControlId.of(ControlVerb.PAGE, table, before))
        .map(id -> new Button(id, "\u2190 Back", Look.PLAIN));
  }

  /** Past a step where whatever is chosen is warned of as well. */
  private Optional<ChoicePath> rethought() {
    Optional<ChoicePath> back = walk.back();
    return back.filter(ChoicePath::warnsOfAll).flatMap(ChoicePath::back).or(() -> back);
  }

  /** A menu, for choices with too many or too long labels for buttons. */
  private List<List<Control>> menu(List<Choice> choices) {
    int pages = (choices.size() + Menu.MOST - 1) / Menu.MOST;
    int shown = page.number() % pages;
    List<SelectableOption> answers =
        choices.stream()
            .skip((long) shown * Menu.MOST)
            .limit(Menu.MOST)
            .map(
                choice ->
                    new SelectableOption(choice.value(), new PlayerNames(table).label(choice)))
            .toList();
    ControlId id = ControlId.of(ControlVerb.STEP, table, MenuPage.FIRST.argument(walk.values()));
    Menu menu = new Menu(id, choices.get(0).question(), answers);
    Optional<Button> pager =
        Optional.of(pages).filter(count -> count > 1).map(count -> pager((shown + 1) % count));
    List<List<Control>> rows = new ArrayList<>(List.of(List.of(menu)));
    rows.addAll(new ButtonGrid(List.of(), List.of(), otherButtons(pager)).rows().orElseThrow());
    return rows;
  }
}

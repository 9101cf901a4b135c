package rookery.bot.command.move;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import rookery.bot.command.computer.HintSearch;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Post;
import rookery.bot.post.SelectableOption;
import rookery.bot.post.choice.ReferencePicturePost;
import rookery.bot.post.table.PersonalBest;
import rookery.bot.post.table.turn.ActionMenu;
import rookery.bot.post.text.SeatWords;
import rookery.bot.request.Arguments;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.CommandDeclaration.About;
import rookery.bot.request.CommandDeclaration.Slash;
import rookery.bot.request.CompletionRequest;
import rookery.bot.request.FormRequest;
import rookery.bot.request.Option;
import rookery.bot.request.Reply;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.bot.request.TableLookup;
import rookery.bot.request.TableStorage.Change;
import rookery.bot.result.GameResults;
import rookery.bot.table.Person;
import rookery.bot.table.Refusal;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.computer.knowledge.ActionReasons;
import rookery.engine.computer.knowledge.SeatKnowledge;
import rookery.engine.match.IllegalActionException;
import rookery.engine.match.Match;
import rookery.engine.reading.ActionReading;

/**
 * Makes a move, or does anything else in a game: step by step in menus, or typed.
 *
 * @param results tell whoever finishes a game alone how it compares
 * @param hints know what somebody was advised last
 */
public record Move(GameResults results, HintSearch hints) implements Command {
  private static final String ACTION = "action";
  private static final int LONGEST = 100;

  @Override
  public CommandDeclaration declared() {
    return CommandDeclaration.about(
            About.OWN_TABLE,
            "move",
            "Make a move, or take any other action in a game",
            "makes a move or takes any other action in a game; pick a suggestion, or use the buttons"
                + " under the board",
            Option.words(ACTION, "Type your move, for example e2e4, or pick a suggestion", LONGEST)
                .needed()
                .completing())
        .everywhere()
        .pressed(ControlVerb.CHOOSING);
  }

  @Override
  public Optional<FormRequest> form(Request request) {
    return Optional.of(request)
        .filter(r -> r.verb().equals(ControlVerb.TYPE))
        .map(r -> wishes -> TypedMove.form(r.control(), r.arguments().argument()));
  }

  /**
   * Prefers tables where the typed text is a possible action; next, tables where the person can act
   * at all.
   */
  @Override
  public List<Predicate<Table>> fit(Request request) {
    String typed = typed(request.arguments());
    return List.of(
        table ->
            acting(table, request.who()).filter(seat -> canRead(table, seat, typed)).isPresent(),
        table -> acting(table, request.who()).isPresent());
  }

  private static boolean canRead(Table table, Seat seat, String typed) {
    try {
      return table.running().read(seat, typed) instanceof ActionReading.One;
    } catch (IllegalActionException unread) {
      // If this table is chosen in the end, its step explains why.
      return false;
    }
  }

  /** The seat of a person who can act there now; empty if they cannot. */
  private static Optional<Seat> acting(Table table, Person person) {
    return Optional.of(table)
        .filter(at -> at.stage() == TableStage.PLAYING && !at.isOutdated())
        .flatMap(at -> at.seating().seatOf(person))
        .filter(seat -> !table.running().complete(seat, "", 1).isEmpty());
  }

  /**
   * Suggests legal actions that match what is typed so far, at every table the command could mean.
   */
  @Override
  public List<SelectableOption> complete(CompletionRequest typing, TableLookup lookup) {
    List<Table> tables =
        typing
            .other(Slash.TABLE)
            .map(id -> lookup.find(id).stream().toList())
            .orElseGet(() -> lookup.possible(typing, About.OWN_TABLE));
    return tables.stream()
        .flatMap(table -> completions(table, typing))
        .distinct()
        .limit(TableLookup.MOST)
        .toList();
  }

  private static Stream<SelectableOption> completions(Table table, CompletionRequest typing) {
    return acting(table, typing.who()).stream()
        .flatMap(seat -> table.running().complete(seat, typing.typed(), TableLookup.MOST).stream())
        .map(completion -> new SelectableOption(completion.value(), completion.label()));
  }

  @Override
  public RequestOutcome step(Request request, StepContext context) {
    return compared(outcome(request, context), request.who());
  }

  /** To the answer of whoever has finished a game alone, how it compares is added. */
  private RequestOutcome compared(RequestOutcome outcome, Person who) {
    Optional<Table> ended = outcome.change().map(Change::after).filter(PersonalBest::concerns);
    if (ended.isEmpty() || !(outcome.reply() instanceof Reply.Say say)) {
      return outcome;
    }
    Post told = PersonalBest.of(ended.get(), who, results.of(who)).below(say.post());
    return new RequestOutcome(
        outcome.change(), outcome.preferred(), new Reply.Say(told), outcome.away());
  }

  private RequestOutcome outcome(Request request, StepContext context) {
    if (!context.hasSeat()) {
      return context.shownToWatcher();
    }
    if (context.isPast()) {
      return context.past();
    }
    if (!context.canAct()) {
      return context.shown(context.present());
    }
    Arguments given = request.arguments();
    return switch (request.verb()) {
      case ControlVerb.MOVE, ControlVerb.PAGE -> shown(menu(context), ActionMenu::post, context);
      case ControlVerb.ABOUT -> shown(menu(context), menu -> explained(menu, context), context);
      case ControlVerb.LOOK_UP -> context.shown(lookedUp(context));
      case ControlVerb.ANY ->
          context.shown(menu(context).drawing(context.random().generator()).post());
      case ControlVerb.STEP ->
          chosen(menu(context).choosing(given.word(Arguments.PICKED).orElse("")), context);
      case ControlVerb.CHOOSE -> chosen(menu(context), context);
      case ControlVerb.PLAY -> played(menu(context), context);
      default -> typed(new TypedMove(typed(given)), context);
    };
  }

  private RequestOutcome typed(TypedMove move, StepContext context) {
    Match match = context.table().running();
    Action read;
    try {
      read = move.read(match, context.seat());
    } catch (Refusal refused) {
      if (!context.request().verb().equals(ControlVerb.TYPE)) {
        throw refused;
      }
      // The answer takes the place of the board, so it must be played on from there.
      List<Action> meant = move.meant(match, context.seat());
      return context.shown(menu(context, "").refusing(refused.getMessage(), meant));
    }
    return played(read, context).outcome();
  }

  /**
   * Shows a menu. If the game has changed since the menu was made, it shows the current choices
   * instead.
   */
  private static RequestOutcome shown(
      ActionMenu menu, Function<ActionMenu, Post> how, StepContext context) {
    return context.shown(menu.isPossible() ? how.apply(menu) : context.present());
  }

  private static ActionMenu menu(StepContext context) {
    return menu(context, context.request().arguments().argument());
  }

  private static ActionMenu menu(StepContext context, String argument) {
    return argument.isEmpty()
        ? ActionMenu.start(context.table(), context.seat(), context.views())
        : ActionMenu.of(context.table(), context.seat(), argument, context.views());
  }

  /** What a hint is good for at length, if there is more to say, or what has been chosen does. */
  private static Post explained(ActionMenu menu, StepContext context) {
    SeatKnowledge outlook = context.table().running().outlook(context.seat());
    return menu.hintedAt()
        .map(action -> new ActionReasons(outlook, action).explained())
        .filter(told -> !told.isEmpty())
        .map(menu::hinted)
        .orElseGet(menu::explained);
  }

  /** What is looked up, with the way back to the choices. */
  private static Post lookedUp(StepContext context) {
    Button back =
        new Button(ControlId.of(ControlVerb.MOVE, context.table()), "Back to my move", Look.MAIN);
    return ReferencePicturePost.of(context.table().game(), context.table().options())
        .map(page -> page.above(back))
        .orElseGet(() -> menu(context).post());
  }

  /** Plays the action after the last choice, unless the player must confirm it first. */
  private RequestOutcome chosen(ActionMenu menu, StepContext context) {
    return menu.action()
        .filter(action -> action.asks().isEmpty() || isSlight(action, context))
        .filter(
            action -> !context.preferences().asksBeforePlaying() && !isRisky(action, menu, context))
        .map(action -> done(action, context))
        .orElseGet(
            () ->
                menu.isPossible()
                    ? context.shown(menu.pastSingleChoices().post())
                    : context.shown(context.present()));
  }

  /**
   * Whether a slip of the finger costs nobody but this person, and little: a choice of one step,
   * among computers, by somebody whose first game of the kind has shown what comes of it.
   */
  private static boolean isSlight(Action action, StepContext context) {
    return action.secret()
        && action.path().size() == 1
        && action.warning().isEmpty()
        && !context.table().rated()
        && isAmongComputers(context)
        && !isFirstGame(context);
  }

  /**
   * Whether somebody new to the game, whom a computer answers at once, could lose or trade a piece
   * by it and wasn't advised it.
   */
  private static boolean isRisky(Action action, ActionMenu menu, StepContext context) {
    return isAmongComputers(context)
        && isFirstGame(context)
        && menu.warnings().marksSquares()
        && (canCost(action) || losesOthers(action, context))
        && !action.isExposedAnyway()
        && menu.warnings().plan().filter(plan -> plan.beginsWith(action.text())).isEmpty();
  }

  private static boolean canCost(Action action) {
    return action.isExposed() || action.offersTrade() || action.ambush().isPresent();
  }

  private static boolean losesOthers(Action action, StepContext context) {
    return context.table().running().losesOthers(context.seat(), action);
  }

  private static boolean isAmongComputers(StepContext context) {
    return new SeatWords(context.table()).onlyPerson().isPresent();
  }

  private static boolean isFirstGame(StepContext context) {
    Table table = context.table();
    return context.wishes().lessons(context.request().who(), table.game().id()).isFirst(table.id());
  }

  private RequestOutcome played(ActionMenu menu, StepContext context) {
    return menu.action()
        .map(action -> done(action, context))
        .orElseGet(() -> context.shown(context.present()));
  }

  private RequestOutcome done(Action action, StepContext context) {
    PlayedAction played = played(action, context);
    return played.isRepeated() ? played.untilChoice() : played.pressed();
  }

  private PlayedAction played(Action action, StepContext context) {
    return new PlayedAction(action, context, hints.advised(context.request().who()));
  }

  private static String typed(Arguments given) {
    return given.word(ACTION).or(() -> given.word(Arguments.TYPED)).orElse("");
  }
}

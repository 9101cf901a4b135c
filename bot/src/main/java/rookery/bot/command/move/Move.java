package rookery.bot.command.move;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Post;
import rookery.bot.post.Suggestion;
import rookery.bot.post.table.ActionMenu;
import rookery.bot.post.table.ActionResultPost;
import rookery.bot.preference.PreferenceChange;
import rookery.bot.request.Arguments;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.CommandDeclaration.About;
import rookery.bot.request.CommandDeclaration.Slash;
import rookery.bot.request.CompletionRequest;
import rookery.bot.request.Form;
import rookery.bot.request.FormRequest;
import rookery.bot.request.Option;
import rookery.bot.request.Outcome;
import rookery.bot.request.Request;
import rookery.bot.request.StepContext;
import rookery.bot.request.TableLookup;
import rookery.bot.table.Person;
import rookery.bot.table.Refusal;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.Viewer;
import rookery.engine.match.IllegalActionException;
import rookery.engine.match.Match;
import rookery.engine.reading.Reading;
import rookery.engine.text.LogLine;
import rookery.engine.text.Role;
import rookery.engine.text.Text;

/** Does something in a game: step by step through the menus, or typed. */
public final class Move implements Command {
  private static final String ACTION = "action";
  private static final int LONGEST = 100;
  private static final int LONGEST_LINE = 60;
  private static final int MOST_QUOTED = 10;

  @Override
  public CommandDeclaration declared() {
    return CommandDeclaration.about(
            About.OWN_TABLE,
            "move",
            "Make a move, or do anything else in a game",
            "makes a move or does anything else in a game; pick a suggestion, or use the buttons under"
                + " the board",
            Option.words(ACTION, "Your move, for example e2e4; pick a suggestion", LONGEST)
                .needed()
                .completing())
        .pressed(
            ControlVerb.MOVE,
            ControlVerb.TYPE,
            ControlVerb.STEP,
            ControlVerb.CHOOSE,
            ControlVerb.PAGE,
            ControlVerb.ANY,
            ControlVerb.ABOUT,
            ControlVerb.PLAY);
  }

  @Override
  public Optional<FormRequest> form(Request request) {
    return Optional.of(request)
        .filter(r -> r.verb().equals(ControlVerb.TYPE))
        .map(r -> wishes -> asked(r));
  }

  private static Form asked(Request request) {
    return Form.line(
        request.control(),
        "Your move",
        "Type your move",
        "For example e2e4; /rules shows how to type others",
        LONGEST_LINE);
  }

  /** First the tables where it can be read, then those where the person may do anything. */
  @Override
  public List<Predicate<Table>> fit(Request request) {
    String typed = typed(request.arguments());
    return List.of(
        table -> acting(table, request.who()).filter(seat -> reads(table, seat, typed)).isPresent(),
        table -> acting(table, request.who()).isPresent());
  }

  private static boolean reads(Table table, Seat seat, String typed) {
    try {
      return table.running().read(seat, typed) instanceof Reading.One;
    } catch (IllegalActionException unread) {
      // If it is this table in the end, its step says why.
      return false;
    }
  }

  /** The seat of somebody who may act there now. */
  private static Optional<Seat> acting(Table table, Person person) {
    return Optional.of(table)
        .filter(at -> at.stage() == TableStage.PLAYING && !at.isOutdated())
        .flatMap(at -> at.seating().seatOf(person))
        .filter(seat -> !table.running().complete(seat, "", 1).isEmpty());
  }

  /**
   * What could be meant by the beginning of a legal action's text, at any table it can be about.
   */
  @Override
  public List<Suggestion> complete(CompletionRequest typing, TableLookup lookup) {
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

  private static Stream<Suggestion> completions(Table table, CompletionRequest typing) {
    return acting(table, typing.who()).stream()
        .flatMap(seat -> table.running().complete(seat, typing.typed(), TableLookup.MOST).stream())
        .map(completion -> new Suggestion(completion.value(), completion.label()));
  }

  @Override
  public Outcome step(Request request, StepContext moment) {
    if (!moment.sits()) {
      return moment.watching();
    }
    if (moment.isPast()) {
      return moment.past();
    }
    if (!moment.mayAct()) {
      return moment.shown(moment.present());
    }
    Arguments given = request.arguments();
    return switch (request.verb()) {
      case ControlVerb.MOVE, ControlVerb.PAGE -> shown(menu(moment), ActionMenu::post, moment);
      case ControlVerb.ABOUT -> shown(menu(moment), ActionMenu::explained, moment);
      case ControlVerb.ANY -> moment.shown(menu(moment).drawing(moment.lots().random()).post());
      case ControlVerb.STEP ->
          chosen(menu(moment).choosing(given.word(Arguments.PICKED).orElse("")), moment);
      case ControlVerb.CHOOSE -> chosen(menu(moment), moment);
      case ControlVerb.PLAY -> played(menu(moment), moment);
      default -> act(read(typed(given), moment), moment);
    };
  }

  /** A menu of before may lead nowhere now. */
  private static Outcome shown(
      ActionMenu menu, Function<ActionMenu, Post> how, StepContext moment) {
    return moment.shown(menu.isPossible() ? how.apply(menu) : moment.present());
  }

  private static ActionMenu menu(StepContext moment) {
    String argument = moment.request().arguments().argument();
    return argument.isEmpty()
        ? ActionMenu.start(moment.table(), moment.seat(), moment.views())
        : ActionMenu.of(moment.table(), moment.seat(), argument, moment.views());
  }

  /** The last choice plays, unless players should be asked whether they mean it. */
  private static Outcome chosen(ActionMenu menu, StepContext moment) {
    return menu.action()
        .filter(action -> action.asks().isEmpty())
        .filter(action -> !moment.preferences().asksBeforePlaying())
        .map(action -> act(action, moment))
        .orElseGet(
            () ->
                menu.isPossible()
                    ? moment.shown(menu.pastSingleChoices().post())
                    : moment.shown(moment.present()));
  }

  private static Outcome played(ActionMenu menu, StepContext moment) {
    return menu.action()
        .map(action -> act(action, moment))
        .orElseGet(() -> moment.shown(moment.present()));
  }

  private static String typed(Arguments given) {
    return given.word(ACTION).or(() -> given.word(Arguments.TYPED)).orElse("");
  }

  private static Action read(String typed, StepContext moment) {
    Reading reading = moment.table().running().read(moment.seat(), typed);
    if (reading instanceof Reading.One one) {
      return one.action();
    }
    throw new Refusal(
        reading instanceof Reading.Several several
            ? "That could mean %s. Which one do you want?".formatted(texts(several.actions()))
            : unread((Reading.None) reading));
  }

  private static String unread(Reading.None none) {
    String example =
        none.example()
            .map(action -> " Type, for example, " + texts(List.of(action)) + ".")
            .orElse("");
    return none.near().isEmpty()
        ? none.sentence() + example
        : "%s Did you mean %s?".formatted(none.sentence(), texts(none.near()));
  }

  private static String texts(List<Action> actions) {
    return String.join(
        " or ",
        actions.stream().limit(MOST_QUOTED).map(action -> "`" + action.text() + "`").toList());
  }

  private static Outcome act(Action action, StepContext moment) {
    Seat seat = moment.seat();
    Match match = moment.table().running();
    Optional<LogLine> line = match.line(seat, action, Viewer.of(seat));
    Table after = moment.table().playing(now -> now.act(seat, action, moment.lots()));
    Text told = answered(match, after, line);
    Outcome outcome =
        moment.changed(after, new ActionResultPost(after, seat, told, moment.views()).answer());
    return match.usual(seat).isEmpty()
        ? outcome
        : outcome.preferring(
            new PreferenceChange.Done(moment.request().who(), after.game().id(), action.text()));
  }

  /** The line of one's own action, and of what others had foreseen and answered at once. */
  private static Text answered(Match before, Table after, Optional<LogLine> line) {
    Match now = after.match().orElseThrow();
    int answers = now.record().entries().size() - before.record().entries().size() - 1;
    List<LogLine> recent = now.recent();
    List<LogLine> lines = new ArrayList<>(line.stream().toList());
    if (before.game().hidesNothing() && answers > 0) {
      recent.subList(Math.max(0, recent.size() - answers), recent.size()).stream()
          .map(answer -> answer.as(Role.URGENT))
          .forEach(lines::add);
    }
    return lines.stream().map(LogLine::text).reduce(Text.NONE, Text::then);
  }
}

package rookery.bot.command.lobby;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import rookery.bot.command.computer.ComputerLevels;
import rookery.bot.command.time.ClockAdvice;
import rookery.bot.command.time.ClockOption;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Post;
import rookery.bot.post.SelectableOption;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.preference.PreferenceChange;
import rookery.bot.preference.PreferenceReader;
import rookery.bot.preference.TableCreators;
import rookery.bot.request.Arguments;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.CompletionRequest;
import rookery.bot.request.FormRequest;
import rookery.bot.request.GameOption;
import rookery.bot.request.InputForm;
import rookery.bot.request.Option;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOrigin;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.bot.request.TableLookup;
import rookery.bot.request.rights.ChannelRights;
import rookery.bot.request.rights.NonMemberPlace;
import rookery.bot.seat.SeatStore;
import rookery.bot.seat.SharingServers;
import rookery.bot.table.Refusal;
import rookery.bot.table.Table;
import rookery.bot.table.TableLocation;
import rookery.bot.table.TableStage;
import rookery.engine.Game;
import rookery.engine.option.Options;

/** Opens a table in a channel. The game starts at once if it needs nobody but the host. */
public final class Play implements Command {
  /** The value of the options that opens the form. */
  public static final String IN_A_FORM = "choose";

  static final String OPTIONS = "options";

  /** In a button that opens a game for one person, before the option's name by which it is that. */
  private static final String ALONE = "alone";

  static final String SEATS = "seats";
  static final String OPPONENTS = "opponents";
  static final String PEOPLE = "people";
  static final String FOR = "for";
  static final SelectableOption RATING = new SelectableOption("rating", "rated");
  private static final SelectableOption FUN = new SelectableOption("fun", "just for fun");
  private static final SelectableOption DRAWN = new SelectableOption("drawn", "drawn at random");
  static final SelectableOption NAMED =
      new SelectableOption("named", "you first, then the others in the order you named them");

  private final SeatCalls calls;
  private final SharingServers sharing;

  /** Creates the command, which asks those who want to be asked. */
  public Play(SeatStore seats, SharingServers sharing) {
    this.calls = new SeatCalls(seats);
    this.sharing = sharing;
  }

  @Override
  public CommandDeclaration declared() {
    List<Option> options = new ArrayList<>();
    options.add(GameOption.OPTION);
    options.add(Option.completed(OPTIONS, "Game options; pick from the suggestions"));
    Stream.of("player1", "player2", "player3").map(Play::player).forEach(options::add);
    options.add(Option.oneOf(OPPONENTS, "Who takes the other seats", opponents()));
    options.add(Option.oneOf(SEATS, "Who sits where", DRAWN, NAMED));
    options.add(Option.oneOf(FOR, "Whether the game counts for ratings", RATING, FUN));
    options.addAll(ClockOption.all());
    return CommandDeclaration.slash(
            "play",
            "Open a table for a game in this channel",
            "opens a form where you choose a game, and whether to play with people or computers."
                + " You can also name the `game`, its options and who to invite. Others press Join,"
                + " and the game starts when every seat is taken. With `opponents`, computers take"
                + " the other seats.",
            options.toArray(Option[]::new))
        .everywhere()
        .pressed(ControlVerb.OPEN);
  }

  /**
   * The button that opens a table with the usual options.
   *
   * @param level the level of the computers that take the other seats; empty for people who join
   */
  public static Button button(Game game, Optional<String> level, String label, Look look) {
    return button(game, level.map(one -> Map.of(OPPONENTS, one)).orElse(Map.of()), label, look);
  }

  /**
   * The same against computers of that level, where whoever presses it has the game's first seat.
   */
  public static Button inFirstSeat(Game game, String level, String label, Look look) {
    return button(game, Map.of(OPPONENTS, level, SEATS, NAMED.value()), label, look);
  }

  /** A button that opens a game for one person; empty where nobody can play it alone. */
  public static Optional<Button> alone(Game game, String label, Look look) {
    return game.alone().map(spec -> button(game, Map.of(ALONE, spec.name()), label, look));
  }

  private static Button button(Game game, Map<String, String> words, String label, Look look) {
    PendingInvitation invitation = new PendingInvitation(game.id(), words, List.of());
    return new Button(ControlId.free(ControlVerb.OPEN, invitation.argument()), label, look);
  }

  @Override
  public Optional<FormRequest> form(Request request) {
    Arguments typed = request.arguments();
    if (isBare(request)) {
      return Optional.of(wishes -> GameForm.of(typed, otherOptions()));
    }
    return typed
        .word(OPTIONS)
        .filter(IN_A_FORM::equals)
        .map(asked -> wishes -> form(request, wishes));
  }

  /** Whether no game was named: by the command, or by a button. */
  private static boolean isBare(Request request) {
    boolean pressed = request.verb().equals(ControlVerb.OPEN);
    return pressed
        ? request.arguments().argument().isEmpty()
        : request.arguments().word(GameOption.NAME).isEmpty();
  }

  /** The form, filled in with the options chosen last by the person, or else in the server. */
  private static InputForm form(Request request, PreferenceReader wishes) {
    Arguments typed = request.arguments();
    Game game = GameOption.find(typed.word(GameOption.NAME).orElse(""));
    NewTable.invited(typed.guests(), request.where().place());
    ControlId id =
        ControlId.free(
            ControlVerb.OPEN, PendingInvitation.of(game.id(), typed, otherOptions()).argument());
    String last = wishes.options(request.who(), request.where().place(), game.id()).orElse("");
    return OptionsForm.of(id, game, last, opponents(game, typed));
  }

  private static List<InputForm.Field> opponents(Game game, Arguments typed) {
    boolean alone = game.seats(Options.of(game.options(), Map.of())).size() == 1;
    String chosen = typed.word(OPPONENTS).orElse(PEOPLE);
    return alone
        ? List.of()
        : List.of(
            new InputForm.OneOf(
                OPPONENTS, "Who takes the other seats", List.of(opponents()), chosen));
  }

  /** The names of the options that can be typed besides the game, its options and the guests. */
  private static Stream<String> otherOptions() {
    return Stream.concat(Stream.of(SEATS, FOR), ClockOption.all().stream().map(Option::name));
  }

  /** The arguments, whether they were typed or chosen in a form. */
  private Arguments given(Request request) {
    Arguments given = request.arguments();
    if (!request.verb().equals(ControlVerb.OPEN)) {
      return given;
    }
    List<String> names = Stream.concat(Stream.of(OPPONENTS, ALONE), otherOptions()).toList();
    PendingInvitation typed = PendingInvitation.of(given.argument(), names);
    Map<String, String> words = new HashMap<>(typed.words());
    if (typed.game().isEmpty()) {
      words.put(GameOption.NAME, given.word(GameOption.NAME).orElse(""));
    } else {
      words.put(GameOption.NAME, typed.game());
      String chosen = OptionsForm.chosen(GameOption.find(typed.game()), given);
      String alone = words.remove(ALONE);
      words.put(OPTIONS, alone == null ? chosen : alone + "=true");
    }
    given.word(OPPONENTS).ifPresent(word -> words.put(OPPONENTS, word));
    declared().check(words);
    return new Arguments(Optional.empty(), "", words, typed.guests());
  }

  /** Beginners first, as most people begin with them. */
  static SelectableOption[] opponents() {
    List<SelectableOption> all = new ArrayList<>(ComputerLevels.all());
    all.add(new SelectableOption(PEOPLE, "People who join"));
    return all.toArray(SelectableOption[]::new);
  }

  private static Option player(String name) {
    return Option.person(name, "A player to invite; other seats stay open");
  }

  @Override
  public List<SelectableOption> complete(CompletionRequest typing, TableLookup lookup) {
    return typing.option().equals(OPTIONS)
        ? OptionsForm.complete(typing.other(GameOption.NAME).orElse(""), typing.typed())
        : GameOption.complete(typing.typed());
  }

  @Override
  public RequestOutcome step(Request request, StepContext context) {
    checkRights(request.where().rights().missing());
    checkMayOpen(request.where().place(), context);
    Arguments given = given(request);
    Optional<NonMemberPlace> visit = request.where().visit();
    NewTable table = new NewTable(given, context);
    if (visit.filter(there -> !there.allowsTables() || table.needsPeople()).isPresent()) {
      return RequestOutcome.shown(visit.get().refusal());
    }
    Table after = table.opened().startedIfFull(context.random().generator(), context.random());
    String words =
        (after.stage() == TableStage.PLAYING
                    ? "%s has started."
                    : "%s is open. The game starts when every seat is taken.")
                .formatted(after.title())
            + asked(after)
            + howToPlay(after, context);
    String advice =
        ClockAdvice.onNoClock(ClockOption.isChosen(given), after)
            + ClockAdvice.onJoining(after, context);
    Post answer = context.leadingTo(after, words + advice);
    Post told = ShareTable.button(after, sharing, request).map(answer::withApart).orElse(answer);
    RequestOutcome opened =
        StepContext.alsoSending(context.changed(after, told), calls.to(after, context));
    return rememberingOptions(opened, after, given, context);
  }

  /** Somebody new may type a move as a plain message, which nobody gives the bot to read. */
  private static String howToPlay(Table table, StepContext context) {
    return table
        .seating()
        .seatOf(context.request().who())
        .filter(seat -> table.stage() == TableStage.PLAYING && context.views().isNew(table, seat))
        .map(seat -> " Use the buttons, or type `/move`: I can't read other messages.")
        .orElse("");
  }

  /** Who was asked where nobody else sees the invitation. */
  private static String asked(Table table) {
    return table
        .both()
        .map(both -> " I've sent %s the invitation.".formatted(PlayerNames.of(both.other())))
        .orElse("");
  }

  /** Remembers the chosen options, so that the form offers them next time. */
  private static RequestOutcome rememberingOptions(
      RequestOutcome opened, Table table, Arguments given, StepContext context) {
    String game = table.game().id();
    return given
        .word(OPTIONS)
        .map(
            chosen ->
                opened.preferring(
                    new PreferenceChange.Opened(
                        context.request().who(), table.place(), game, chosen)))
        .orElse(opened);
  }

  /** Refuses to open a table where the bot cannot show a board. */
  static void checkRights(List<String> missing) {
    if (!missing.isEmpty()) {
      throw new Refusal(
          "I can't show a board in this channel. Someone who manages the server must give me %s."
              .formatted(ChannelRights.permissions(missing)));
    }
  }

  /**
   * Refuses to open a table at a place of a server where this person may not.
   *
   * @throws Refusal if only people who manage the server may, and this person does not
   */
  static void checkMayOpen(TableLocation place, StepContext context) {
    RequestOrigin where = context.request().where();
    boolean manages = where.rights().steward() && where.place().guild().equals(place.guild());
    if (context.wishes().of(place).openers() == TableCreators.STEWARDS
        && !manages
        && !place.isDirect()) {
      throw new Refusal(
          "In this server, only people who manage it can open tables. Ask one of them, or"
              + " play with me in direct messages.");
    }
  }
}

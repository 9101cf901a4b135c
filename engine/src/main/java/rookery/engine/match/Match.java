package rookery.engine.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import rookery.engine.Action;
import rookery.engine.Game;
import rookery.engine.IllegalActionException;
import rookery.engine.Options;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.Side;
import rookery.engine.State;
import rookery.engine.View;
import rookery.engine.Viewer;

/**
 * A game being played: its record, and the state that the record leads to. Immutable. Whatever a
 * seat may not do is refused with an {@link IllegalActionException}, whose sentence is for that
 * seat's person.
 */
public final class Match {
  private static final int RECENT = 3;

  private final Game game;
  private final GameRecord record;
  private final State state;
  private final Agreements agreements;
  private final int revision;
  private final List<String> recent;

  private Match(
      Game game,
      GameRecord record,
      State state,
      Agreements agreements,
      int revision,
      List<String> recent) {
    this.game = game;
    this.record = record;
    this.state = state;
    this.agreements = agreements;
    this.revision = revision;
    this.recent = List.copyOf(recent);
  }

  /** A new match, dealt and ready for the first action. */
  public static Match begin(Game game, Options options, Dealer dealer) {
    return empty(game, GameRecord.of(game, options)).dealt(dealer);
  }

  /**
   * The match that a record tells of.
   *
   * @throws IllegalStateException if the record was made by another version of the rules or does
   *     not follow them
   */
  public static Match replay(Game game, GameRecord record) {
    if (!record.game().equals(game.id()) || record.rulesVersion() != game.rulesVersion()) {
      throw new IllegalStateException(
          "a record of %s %s cannot be replayed as %s %s"
              .formatted(record.game(), record.rulesVersion(), game.id(), game.rulesVersion()));
    }
    Match match = empty(game, GameRecord.of(game, record.options()));
    // Take-backs go back to states that were passed on the way, so none is played to again.
    List<State> passed = new ArrayList<>();
    for (Entry entry : record.entries()) {
      passed.add(match.state);
      match = match.after(entry, passed::get);
    }
    return match;
  }

  private static Match empty(Game game, GameRecord record) {
    return new Match(game, record, game.start(record.options()), Agreements.NONE, 0, List.of());
  }

  /** The game that is played. */
  public Game game() {
    return game;
  }

  /** The stored truth. It holds every secret, so it is for the store alone. */
  public GameRecord record() {
    return record;
  }

  /** The seats, in the order of the game's page. */
  public List<Seat> seats() {
    return game.seats(record.options());
  }

  /**
   * How often play has moved on as everybody could see it, so that what was offered at an earlier
   * moment can be told. Choices that several seats make at the same time do not move it on before
   * the last of them is in. Equal for matches that differ only in what is hidden, so it may stand
   * in what everybody gets.
   */
  public int revision() {
    return revision;
  }

  /** The last few lines of the log that everybody may read, oldest first. */
  public List<String> recent() {
    return recent;
  }

  /** Whom the match waits for, see {@link State#awaited}; nobody once it is over. */
  public List<Set<Seat>> awaited() {
    return isOver() ? List.of() : state.awaited();
  }

  /** How the match ended, by the game's rules or otherwise. */
  public Optional<Result> result() {
    return state.result().or(agreements::result);
  }

  /** Whether the position itself ended the match, so that its status tells how. */
  public boolean isDecidedOnTheBoard() {
    return state.result().isPresent();
  }

  /** The draw offer that stands. */
  public Optional<Offer> drawOffer() {
    return isOver() ? Optional.empty() : agreements.draw();
  }

  /** The wish for a take-back that stands. */
  public Optional<Offer> takeBackOffer() {
    return isOver() ? Optional.empty() : agreements.takeBack();
  }

  /** The questions between partners that wait for an answer, the oldest first. */
  public List<Question> questions() {
    return isOver() ? List.of() : agreements.questions();
  }

  /** Whether partners who must not show each other everything play here, and so may ask. */
  public boolean hasPartnersToAsk() {
    return seats().size() > 1 && seats().get(0).side() == Side.PARTNERS;
  }

  /** The seats that have resigned; their partners have not, as long as the match goes on. */
  public Set<Seat> resigned() {
    return agreements.resigned();
  }

  private boolean isOver() {
    return result().isPresent();
  }

  /** What {@code viewer} may know. */
  public View view(Viewer viewer) {
    Optional<Result> settled = agreements.result();
    if (settled.isEmpty()) {
      return state.view(viewer);
    }
    return state.viewAtEnd(viewer).settled(settled.get());
  }

  /** What {@code viewer} may know, with the rules that the picture alone does not show. */
  public Optional<View> explained(Viewer viewer) {
    return isOver() ? Optional.empty() : state.explained(viewer);
  }

  /** What {@code seat} may do, empty once the match is over. */
  public List<Action> legal(Seat seat) {
    return isOver() ? List.of() : state.legal(seat);
  }

  /** What {@code seat} means by {@code typed}. */
  public Reading read(Seat seat, String typed) {
    return ActionReader.read(state, seat, typed);
  }

  /** What happened, as {@code viewer} may read it, oldest first. */
  public List<String> log(Viewer viewer) {
    List<String> lines = new ArrayList<>();
    Match match = empty(game, GameRecord.of(game, record.options()));
    for (Entry entry : record.entries()) {
      match.lineOf(entry, viewer).ifPresent(lines::add);
      match = match.after(entry);
    }
    return lines;
  }

  /** What {@code viewer} could see of every position of the game as it stands, the first first. */
  public List<View> views(Viewer viewer) {
    List<View> views = new ArrayList<>();
    course()
        .walk(
            record.entries(),
            past -> {
              if (past.chance().isEmpty()) {
                views.add(past.view(viewer));
              }
            });
    views.add(view(viewer));
    return views;
  }

  /** See {@link State#isFree}. */
  public boolean isFree(Seat seat, Action action) {
    return state.isFree(seat, action);
  }

  /** After {@code seat} did {@code action} and the dealer dealt what the game then asked for. */
  public Match act(Seat seat, Action action, Dealer dealer) {
    mustGoOn();
    if (!state.legal(seat).contains(action)) {
      throw new IllegalActionException(ActionReader.refusal(state, seat, action.text()));
    }
    return after(Entry.of(Entry.Kind.ACT, seat, action.text())).dealt(dealer);
  }

  private Match dealt(Dealer dealer) {
    return state
        .chance()
        .map(wanted -> after(Entry.shuffle(wanted.key(), dealer.shuffle(wanted))).dealt(dealer))
        .orElse(this);
  }

  /** After {@code seat} gave up; its side has lost when all its seats have. */
  public Match resign(Seat seat) {
    mustGoOn();
    agreements.checkResign(seat);
    return after(Entry.of(Entry.Kind.RESIGN, seat));
  }

  /** After {@code seat} offered a draw, or agreed to the offer that stands. */
  public Match draw(Seat seat) {
    mustGoOn();
    agreements.checkDraw(seat);
    return after(Entry.of(Entry.Kind.DRAW, seat));
  }

  /** After {@code seat} said no to the draw offer that stands, or took its own back. */
  public Match declineDraw(Seat seat) {
    mustGoOn();
    agreements.checkDeclineDraw();
    return after(Entry.of(Entry.Kind.DECLINE_DRAW, seat));
  }

  /** After {@code seat} claimed a draw that the rules give it. */
  public Match claim(Seat seat, String reason) {
    mustGoOn();
    if (!state.claims(seat).contains(reason)) {
      throw new IllegalActionException("There is no such draw to claim now.");
    }
    return after(Entry.of(Entry.Kind.CLAIM, seat, reason));
  }

  /** After the side of {@code seat} ran out of time. */
  public Match forfeit(Seat seat) {
    mustGoOn();
    return after(Entry.of(Entry.Kind.FORFEIT, seat));
  }

  /**
   * After {@code seat} took back its last action that everybody could see, or asked the others for
   * it where somebody else has been to act since.
   */
  public Match takeBack(Seat seat) {
    mustGoOn();
    if (agreements.takeBack().isPresent()) {
      throw new IllegalActionException(
          "A take-back has been asked for already; answer that first.");
    }
    TakeBack wanted = TakeBack.of(game, record, seat);
    if (wanted.free()) {
      return after(Entry.of(Entry.Kind.TAKE_BACK, seat, Integer.toString(wanted.keeps())));
    }
    return after(Entry.of(Entry.Kind.ASK_TAKE_BACK, seat, Integer.toString(wanted.keeps())));
  }

  /** Whether {@code seat} could take back its last action without asking anybody. */
  public boolean takesBackFreely(Seat seat) {
    try {
      return !isOver() && TakeBack.of(game, record, seat).free();
    } catch (IllegalActionException nothingToTakeBack) {
      return false;
    }
  }

  /** After {@code seat} agreed to the take-back asked for; it is done when all others have. */
  public Match agreeTakeBack(Seat seat) {
    mustGoOn();
    Offer asked = agreements.takeBackAsked();
    if (!asked.waitsFor(seat)) {
      throw new IllegalActionException("You want it already; the others have yet to answer.");
    }
    Match agreed = after(Entry.of(Entry.Kind.AGREE_TAKE_BACK, seat));
    boolean all = agreed.agreements.takeBackAsked().agreed().containsAll(seats());
    return all
        ? agreed.after(Entry.of(Entry.Kind.TAKE_BACK, asked.by(), Integer.toString(asked.keeps())))
        : agreed;
  }

  /** After {@code seat} said no to the take-back asked for, or no longer wants its own. */
  public Match declineTakeBack(Seat seat) {
    mustGoOn();
    agreements.takeBackAsked();
    return after(Entry.of(Entry.Kind.DECLINE_TAKE_BACK, seat));
  }

  /** After {@code seat} put a question to its partners that yes or no can answer. */
  public Match ask(Seat seat, String question) {
    mustGoOn();
    if (!hasPartnersToAsk()) {
      throw new IllegalActionException("This is not a game of partners who may ask each other.");
    }
    return after(Entry.of(Entry.Kind.ASK, seat, Question.tidied(question)));
  }

  /** After {@code seat} answered the question of that number. */
  public Match answer(Seat seat, int number, boolean yes) {
    mustGoOn();
    if (agreements.question(number).by().equals(seat)) {
      throw new IllegalActionException("You have asked this; your partner is to answer.");
    }
    return after(Entry.of(Entry.Kind.ANSWER, seat, new Answer(number, yes).detail()));
  }

  private void mustGoOn() {
    if (isOver()) {
      throw new IllegalActionException("This game is over.");
    }
  }

  private Match after(Entry entry) {
    return after(entry, kept -> course().after(record.entries().subList(0, kept)));
  }

  /**
   * @param past gives the state after so many entries of the record
   */
  private Match after(Entry entry, IntFunction<State> past) {
    Optional<String> line = lineOf(entry, Viewer.SPECTATOR);
    State next = stateAfter(entry, past);
    return new Match(
        game,
        record.with(entry),
        next,
        agreementsAfter(entry, line.isPresent()),
        line.isPresent() && movesOn(entry, next) ? revision + 1 : revision,
        line.map(this::recentWith).orElse(recent));
  }

  private boolean movesOn(Entry entry, State next) {
    return switch (entry.kind()) {
      case ACT -> !isOneOfSeveralChoices(next);
      case TAKE_BACK -> true;
      default -> false;
    };
  }

  /** Whether the table only waits for fewer of those who could act, and nobody else can now. */
  private boolean isOneOfSeveralChoices(State next) {
    return state.mayAct().containsAll(next.mayAct())
        && !next.awaited().isEmpty()
        && next.awaited().size() < state.awaited().size()
        && state.awaited().containsAll(next.awaited());
  }

  private List<String> recentWith(String line) {
    List<String> lines = new ArrayList<>(recent);
    lines.add(line);
    return lines.subList(Math.max(0, lines.size() - RECENT), lines.size());
  }

  private State stateAfter(Entry entry, IntFunction<State> past) {
    return switch (entry.kind()) {
      case ACT, SHUFFLE -> course().step(state, entry);
      case TAKE_BACK -> past.apply(Integer.parseInt(entry.detail()));
      default -> state;
    };
  }

  private Agreements agreementsAfter(Entry entry, boolean seen) {
    return switch (entry.kind()) {
      case ACT -> seen ? agreements.playedOn(seat(entry)) : agreements;
      case SHUFFLE -> agreements;
      default -> agreements.after(entry, seat(entry), seats(), record.entries().size());
    };
  }

  private Optional<String> lineOf(Entry entry, Viewer viewer) {
    return switch (entry.kind()) {
      case SHUFFLE -> Optional.empty();
      case ACT -> state.describe(seat(entry), course().action(state, entry), viewer);
      default -> Optional.of(Talk.line(entry, seat(entry), agreements));
    };
  }

  private Seat seat(Entry entry) {
    return course().seat(entry);
  }

  private Course course() {
    return new Course(game, record.options());
  }
}

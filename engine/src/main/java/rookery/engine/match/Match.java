package rookery.engine.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import rookery.engine.Action;
import rookery.engine.Game;
import rookery.engine.PlayOutcome;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.cards.Dealer;
import rookery.engine.chess.PieceType;
import rookery.engine.computer.knowledge.SeatKnowledge;
import rookery.engine.diagram.Diagram;
import rookery.engine.explanation.Explanation;
import rookery.engine.explanation.PieceGuide;
import rookery.engine.explanation.Plan;
import rookery.engine.lazy.LazyMap;
import rookery.engine.match.past.MatchProgress;
import rookery.engine.match.past.PastStep;
import rookery.engine.match.past.Recap;
import rookery.engine.match.past.TakeBackScope;
import rookery.engine.motive.PiecesAtRisk;
import rookery.engine.option.Options;
import rookery.engine.reading.ActionReader;
import rookery.engine.reading.ActionReading;
import rookery.engine.reading.Completion;
import rookery.engine.text.DutyTitle;
import rookery.engine.text.GameLogLine;
import rookery.engine.text.Sentences;

/**
 * A game being played: its record, and the state that the record leads to. Immutable. Whatever a
 * seat may not do is refused with an {@link IllegalActionException}, whose sentence is for that
 * seat's person.
 */
public final class Match {
  /** In pawns: a move that loses less may be worth it. */
  private static final double SLIGHT_LOSS = 0.5;

  private final Game game;
  private final GameRecord record;
  private final State state;
  private final Agreements agreements;
  private final MatchProgress progress;
  private final LazyMap<Seat, Optional<Explanation>> threats = LazyMap.of(this::threatTo);
  private final LazyMap<Seat, TurnAdvice> advice = LazyMap.of(this::adviceFor);

  private Match(
      Game game, GameRecord record, State state, Agreements agreements, MatchProgress progress) {
    this.game = game;
    this.record = record;
    this.state = state;
    this.agreements = agreements;
    this.progress = progress;
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
    record.mustBeOf(game);
    return replay(game, record.options(), record.entries());
  }

  private static Match replay(Game game, Options options, List<Entry> entries) {
    Match match = empty(game, GameRecord.of(game, options));
    // Take-backs go back to states that were passed on the way, so none is played to again.
    List<State> passed = new ArrayList<>();
    for (Entry entry : entries) {
      passed.add(match.state);
      match = match.step(entry, passed::get).next();
    }
    return match;
  }

  static Match empty(Game game, GameRecord record) {
    Agreements agreements = Agreements.among(game.seats(record.options()));
    return new Match(game, record, game.start(record.options()), agreements, MatchProgress.NONE);
  }

  /** The same as if it were played from here: what has happened is no news to anybody. */
  public Match beginningHere() {
    return new Match(game, record, state, agreements, MatchProgress.NONE);
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
    return agreements.seats();
  }

  /**
   * How often play has moved on as everybody could see it, so that what was offered at an earlier
   * moment can be told. Choices that several seats make at the same time do not move it on before
   * the last of them is in. Equal for matches that differ only in what is hidden, so it may stand
   * in what everybody gets.
   */
  public int revision() {
    return progress.revision();
  }

  /** The last few lines of the log that everybody may read, oldest first. */
  public List<GameLogLine> recent() {
    return progress.recent();
  }

  /**
   * What has happened since one of these seats last had its turn, as {@code viewer} may know it. A
   * turn that one of them has begun since is left out.
   */
  public Recap since(Set<Seat> seats, Viewer viewer) {
    return progress.since(seats, viewer);
  }

  /** Whom the match waits for, see {@link State#awaited}; nobody once it is over. */
  public List<Set<Seat>> awaited() {
    return isOver() ? List.of() : state.awaited();
  }

  /** How the match ended, by the game's rules or otherwise. */
  public Optional<Result> result() {
    return state.result().or(agreements::result);
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

  /** See {@link State#questions}; empty once the match is over. */
  public Map<String, String> questionsToAsk(Seat seat) {
    return isOver() || !hasPartnersToAsk() ? Map.of() : state.questions(seat);
  }

  /** Whether partners who must not show each other everything play here, and so may ask. */
  public boolean hasPartnersToAsk() {
    return seats().size() > 1 && agreements.arePartners();
  }

  /** The seats that have resigned; their partners have not, as long as the match goes on. */
  public Set<Seat> resigned() {
    return agreements.resigned();
  }

  Agreements agreements() {
    return agreements;
  }

  Set<String> claims(Seat seat) {
    return state.claims(seat);
  }

  private boolean isOver() {
    return result().isPresent();
  }

  /** What a computer in that seat is given: what the seat may know, and nothing else. */
  public SeatKnowledge outlook(Seat seat) {
    return SeatKnowledge.of(game, record.options(), state, seat);
  }

  /** What {@code viewer} may know. */
  public View view(Viewer viewer) {
    Optional<Result> settled = agreements.result();
    if (settled.isEmpty()) {
      return state.view(viewer);
    }
    return state.viewAtEnd(viewer).settled(settled.get());
  }

  /**
   * The same with all marked that has happened since the viewer's last turn. Those who have no turn
   * see what has happened since the last turn of those who are to act. Whoever has begun a turn, or
   * has just ended one, sees the last thing done.
   */
  public View viewWithRecap(Viewer viewer) {
    View view = view(viewer);
    Set<Seat> turns = viewer.seat().map(Set::of).orElseGet(this::awaitedSeats);
    if (isOver() || seats().size() == 1 || progress.isLastBy(turns, viewer)) {
      return view;
    }
    Diagram marked = since(turns, viewer).marked(view.diagram());
    return view.marked(marked);
  }

  private Set<Seat> awaitedSeats() {
    return awaited().stream().flatMap(Set::stream).collect(Collectors.toSet());
  }

  /**
   * Why the match has ended by the game's rules, or why the side to move is in check. Empty where
   * there is nothing to explain, as after a resignation.
   */
  public Optional<Explanation> why() {
    return agreements.result().isPresent() ? Optional.empty() : state.why();
  }

  /** See {@link State#threat}; what still stands in the middle of a turn is told again. */
  public Optional<Explanation> threat(Seat seat) {
    return threats.get(seat);
  }

  private Optional<Explanation> threatTo(Seat seat) {
    return isOver() ? Optional.empty() : state.threat(seat);
  }

  /**
   * What {@code seat} is told before it does something. Kept, because every press on the way to an
   * action shows it again, and a plan may take longer than all else.
   */
  public TurnAdvice advice(Seat seat) {
    return advice.get(seat);
  }

  private TurnAdvice adviceFor(Seat seat) {
    if (isOver()) {
      return TurnAdvice.NONE;
    }
    boolean begun = hasBegun(seat);
    Optional<Explanation> danger =
        begun && !state.isDangerOfNextStep(seat) ? Optional.empty() : state.danger(seat);
    Optional<Plan> plan = begun && danger.isEmpty() ? Optional.empty() : state.plan(seat);
    TurnAdvice whole = new TurnAdvice(danger, plan).with(risks(seat));
    return begun ? whole.withoutPlan() : whole;
  }

  /**
   * The pieces of {@code seat} apart from the one it moves that an action leaves or brings in
   * danger; empty where a game hides something, as a move may show more than its player knows.
   */
  public Optional<Explanation> dangerBeside(Seat seat, Action action) {
    return isOver() || !game.hidesNothing() ? Optional.empty() : risks(seat).besideMover(action);
  }

  /**
   * Whether an action loses something because it newly brings another piece of {@code seat} in
   * danger than the one it moves; false where a game hides something.
   */
  public boolean losesOthers(Seat seat, Action action) {
    return !isOver()
        && game.hidesNothing()
        && action.loss() > SLIGHT_LOSS
        && risks(seat).endangersOthers(action);
  }

  private PiecesAtRisk risks(Seat seat) {
    return new PiecesAtRisk(seat, state, game.pieceNames().orElse(PieceType.NAMES));
  }

  private boolean hasBegun(Seat seat) {
    return progress.isLastBy(Set.of(seat), Viewer.of(seat));
  }

  /** See {@link State#isLost}. */
  public boolean isLost() {
    return !isOver() && state.isLost();
  }

  /** See {@link State#progress}. */
  public List<String> progress() {
    return state.progress();
  }

  /** See {@link State#mostPoints}. */
  public Optional<Integer> mostPoints() {
    return state.mostPoints();
  }

  /** See {@link State#digests}. */
  public List<Sentences> digests() {
    return state.digests();
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
  public ActionReading read(Seat seat, String typed) {
    return ActionReader.read(state, seat, typed);
  }

  /** A legal action of {@code seat} as it is typed, to show how; empty if there is none. */
  public String example(Seat seat) {
    return isOver() ? "" : ActionReader.of(state, seat).example();
  }

  /** What {@code seat} may mean by what was typed so far, at most {@code limit} legal actions. */
  public List<Completion> complete(Seat seat, String typed, int limit) {
    return isOver() ? List.of() : ActionReader.of(state, seat).complete(typed, limit);
  }

  /** The line of the log that {@code viewer} may read once {@code actor} has done this. */
  public Optional<GameLogLine> line(Seat actor, Action action, Viewer viewer) {
    return state.played(actor, action).news().line(viewer);
  }

  /** See {@link State#duty}; empty once the match is over. */
  public Optional<DutyTitle> duty(Seat seat) {
    return isOver() ? Optional.empty() : state.duty(seat);
  }

  /** See {@link State#usual}; empty once the match is over. */
  public Map<String, Action> usual(Seat seat) {
    return isOver() ? Map.of() : state.usual(seat);
  }

  /** See {@link State#choosing}; empty once the match is over. */
  public Optional<Diagram> choosing(Seat seat) {
    return isOver() ? Optional.empty() : state.choosing(seat);
  }

  /** See {@link State#about}; empty once the match is over. */
  public Optional<PieceGuide> about(Seat seat, String value) {
    return isOver() ? Optional.empty() : state.about(seat, value);
  }

  /** After {@code seat} did {@code action} and the dealer dealt what the game then asked for. */
  public Match act(Seat seat, Action action, Dealer dealer) {
    mustGoOn();
    if (state.find(seat, action.text()).isEmpty()) {
      refuse(ActionReader.refusal(state, seat, action.text()));
    }
    return after(new Entry.Act(seat.id(), action.text())).dealt(dealer);
  }

  /**
   * After {@code seat} did {@code action}, and did it again as long as nothing else made sense:
   * each time is an entry of its own.
   */
  public Match actUntilChoice(Seat seat, Action action, Dealer dealer) {
    Match now = act(seat, action, dealer);
    while (now.isRepeated(seat, action)) {
      now = now.act(seat, action, dealer);
    }
    return now;
  }

  /** Whether a button that did {@code action} does it once more, as nothing else makes sense. */
  public boolean isRepeated(Seat seat, Action action) {
    return legal(seat).stream()
        .anyMatch(one -> one.equals(action) && one.untilChoice().isPresent());
  }

  /** After {@code seat} did that, and ended its turn if menus offered nothing else then. */
  public Match actToTheEnd(Seat seat, Action action, Dealer dealer) {
    Match now = act(seat, action, dealer);
    List<Action> legal = now.legal(seat);
    return legal.stream()
        .filter(Action::endsUnasked)
        .findFirst()
        .filter(end -> legal.stream().filter(Action::isOffered).allMatch(end::equals))
        .map(end -> now.act(seat, end, dealer))
        .orElse(now);
  }

  /** Whether what {@code seat} would do could never be taken back: it shows or ends something. */
  public boolean cannotBeTakenBack(Seat seat, Action action) {
    PlayOutcome played = state.played(seat, action);
    return action.secret()
        || played.news().reveals()
        || played.news().isFinal()
        || played.next().result().isPresent();
  }

  private Match dealt(Dealer dealer) {
    return state
        .chance()
        .map(deck -> after(new Entry.Shuffle(deck.key(), dealer.shuffle(deck))).dealt(dealer))
        .orElse(this);
  }

  /** After {@code seat} said something beside its actions. */
  public Match say(Seat seat, TableTalk talk) {
    mustGoOn();
    talk.refusal(seat, this).ifPresent(Match::refuse);
    Match said = after(new Entry.Said(seat.id(), talk));
    return said.agreements
        .takeBack()
        .filter(wanted -> wanted.agreed().containsAll(seats()))
        .map(wanted -> said.after(new Entry.TakeBack(wanted.by().id(), wanted.keeps())))
        .orElse(said);
  }

  /**
   * After {@code seat} took back its last action that everybody could see, or asked the others for
   * it where somebody else has been to act since.
   */
  public Match takeBack(Seat seat) {
    mustGoOn();
    if (agreements.takeBack().isPresent()) {
      refuse("A take-back has been asked for already; answer that first.");
    }
    TakeBackScope wanted = undoing(seat);
    wanted.refusal().ifPresent(Match::refuse);
    return wanted.free()
        ? after(new Entry.TakeBack(seat.id(), wanted.keeps()))
        : say(seat, new AskTakeBack(wanted.keeps()));
  }

  /** What {@link #takeBack} would undo. */
  public TakeBackScope undoing(Seat seat) {
    // Mostly it was done a few steps ago, and nothing need be played again.
    boolean isRecent = progress.steps().stream().anyMatch(step -> step.isSeenOf(seat));
    List<PastStep> steps = isRecent ? progress.steps() : course().steps(record.entries());
    return TakeBackScope.of(steps, state, seat);
  }

  /** The lines of the log, oldest first, that a take-back would undo for which is asked. */
  public List<GameLogLine> undone(Offer takeBack) {
    return course().linesFrom(takeBack.keeps(), record.entries());
  }

  private void mustGoOn() {
    if (isOver()) {
      refuse("This game is over.");
    }
  }

  private static void refuse(String sentence) {
    throw new IllegalActionException(sentence);
  }

  private Match after(Entry entry) {
    return step(entry).next();
  }

  EntryApplier.Step step(Entry entry) {
    return step(entry, this::past);
  }

  /** The state after so many entries of the record, with what was said by then. */
  private State past(int entries) {
    return replay(game, record.options(), record.entries().subList(0, entries)).state;
  }

  private EntryApplier.Step step(Entry entry, IntFunction<State> past) {
    return new EntryApplier(this, state, progress).of(entry, past);
  }

  Match with(Entry entry, State next, Agreements now, MatchProgress seen) {
    return new Match(game, record.with(entry), next, now, seen);
  }

  Seat seat(String id) {
    return course().seat(id);
  }

  Replayer course() {
    return new Replayer(game, record.options());
  }
}

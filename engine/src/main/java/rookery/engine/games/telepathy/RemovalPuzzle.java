package rookery.engine.games.telepathy;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import rookery.engine.Action;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.chess.Move;
import rookery.engine.chess.Position;
import rookery.engine.chess.tactics.LikelyMove;
import rookery.engine.games.telepathy.turn.TelepathyTurn;
import rookery.engine.play.PlayableState;
import rookery.engine.puzzle.PuzzleAttempt;
import rookery.engine.puzzle.PuzzleKind;
import rookery.engine.puzzle.PuzzleVerdict;
import rookery.engine.text.Sentence;
import rookery.engine.text.Sentences;

/**
 * The only piece that a team can remove without losing to the next move, or the only one with which
 * it wins by the next move. What wins must win whichever card lies face down, and whatever piece
 * has to be removed for it; what is safe must be safe whatever comes.
 *
 * @param wins whether a win is asked for
 */
record RemovalPuzzle(boolean wins) implements PuzzleKind {
  @Override
  public String id() {
    return wins ? "winning-removal" : "safe-removal";
  }

  private static Optional<RemovingPhase> phase(State state) {
    return state instanceof PlayableState<?> moment
            && moment.situation() instanceof RemovingPhase phase
        ? Optional.of(phase)
        : Optional.empty();
  }

  @Override
  public Sentences question(State start, Seat solver) {
    RemovingPhase phase = phase(start).orElseThrow();
    boolean ours = phase.standing().team() != phase.loser();
    return Sentences.of(
        Sentence.of("You play for %s, and %s next.", phase.loser().title(), next(ours)),
        Sentence.of(asked(ours)));
  }

  private static String next(boolean ours) {
    return ours ? "your team moves" : "your opponents move";
  }

  private String asked(boolean ours) {
    if (!wins) {
      return "Which piece do you remove so that they can't win with their next move?";
    }
    return ours
        ? "Which piece do you remove so that your next move wins, whatever your team guesses?"
        : "Which piece do you remove to give checkmate?";
  }

  /** How a removal fares. */
  private enum Fate {
    RIGHT,
    WRONG,
    UNCLEAR
  }

  @Override
  public Optional<List<Action>> answer(State start, Seat solver) {
    if (phase(start).isEmpty() || !start.mayAct().contains(solver)) {
      return Optional.empty();
    }
    List<Action> right =
        start.legal(solver).stream()
            .filter(action -> fate(start, solver, action) != Fate.WRONG)
            .toList();
    return right.size() == 1 && fate(start, solver, right.get(0)) == Fate.RIGHT
        ? Optional.of(right)
        : Optional.empty();
  }

  private Fate fate(State start, Seat solver, Action removal) {
    State after = start.play(solver, removal);
    boolean ours = isWonBy(after, solver);
    if (after.result().isPresent()) {
      return wins == ours ? Fate.RIGHT : Fate.WRONG;
    }
    Optional<TelepathyTurn> turn = turn(after);
    if (turn.isEmpty()) {
      return Fate.UNCLEAR;
    }
    boolean ourTurn = turn.get().mover().side() == solver.side();
    if (wins != ourTurn) {
      return wins ? Fate.WRONG : Fate.UNCLEAR;
    }
    boolean wonSurely = winning(after, turn.get()).isPresent();
    boolean wonPerhaps = turn.get().moves().stream().anyMatch(move -> ends(turn.get(), move));
    if (wins) {
      return wonSurely ? Fate.RIGHT : wonPerhaps ? Fate.UNCLEAR : Fate.WRONG;
    }
    return wonSurely ? Fate.WRONG : wonPerhaps ? Fate.UNCLEAR : Fate.RIGHT;
  }

  private static boolean isWonBy(State state, Seat seat) {
    return state.result().isPresent()
        && state.result().get() instanceof Result.Win win
        && win.winners().contains(seat);
  }

  private static Optional<TelepathyTurn> turn(State state) {
    return state instanceof PlayableState<?> moment
            && moment.situation() instanceof PredictingPhase phase
        ? Optional.of(phase.turn())
        : Optional.empty();
  }

  /** Whether a move takes the king, or gives mate but for what may be removed after it. */
  private static boolean ends(TelepathyTurn turn, Move move) {
    Position next = turn.position().after(move);
    return turn.takesKing(move) || (next.inCheck() && next.legalMoves().isEmpty());
  }

  /** A move that wins whichever card was played before it. */
  private static Optional<Move> winning(State state, TelepathyTurn turn) {
    Set<State> begun =
        state.legal(turn.predictor()).stream()
            .map(card -> state.play(turn.predictor(), card))
            .collect(Collectors.toSet());
    return turn.moves().stream()
        .filter(move -> ends(turn, move))
        .filter(move -> begun.stream().allMatch(moving -> isWin(moving, turn.mover(), move)))
        .findFirst();
  }

  private static boolean isWin(State moving, Seat mover, Move move) {
    State after = moving.play(mover, moving.find(mover, move.text()).orElseThrow());
    if (phase(after).isEmpty()) {
      return isWonBy(after, mover);
    }
    Seat removing = after.mayAct().stream().sorted().findFirst().orElseThrow();
    // Their own removal could be chosen well, so it is not counted on.
    return after.legal(removing).stream()
        .allMatch(removal -> isWonBy(after.play(removing, removal), mover));
  }

  @Override
  public int fewestChoices() {
    return 6;
  }

  @Override
  public PuzzleVerdict judge(PuzzleAttempt attempt, Action action) {
    State start = attempt.state();
    if (fate(start, attempt.solver(), action) == Fate.RIGHT) {
      return new PuzzleVerdict.Solved();
    }
    State after = start.play(attempt.solver(), action);
    return new PuzzleVerdict.Refuted(List.of(), wins ? notWon(after) : lost(after));
  }

  private static Sentences notWon(State after) {
    return after.result().isPresent()
        ? Sentences.of("That loses at once.")
        : Sentences.of("After that, no move wins at once.");
  }

  private static Sentences lost(State after) {
    return turn(after)
        .flatMap(turn -> winning(after, turn).map(move -> Sentences.of(answered(turn, move))))
        .orElseGet(() -> Sentences.of("That loses at once."));
  }

  private static Sentence answered(TelepathyTurn turn, Move move) {
    return turn.takesKing(move)
        ? Sentence.of("Your opponents can play %s.", turn.inWords(move))
        : Sentence.of(
            "Your opponents can checkmate you with %s.", LikelyMove.inWords(turn.position(), move));
  }
}

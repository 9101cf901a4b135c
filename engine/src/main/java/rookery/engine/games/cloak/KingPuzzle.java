package rookery.engine.games.cloak;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.TwoColourSeats;
import rookery.engine.board.Colour;
import rookery.engine.chess.PieceType;
import rookery.engine.games.cloak.known.CloakStep;
import rookery.engine.games.cloak.known.PublicSide;
import rookery.engine.games.cloak.setup.Arrangement;
import rookery.engine.games.cloak.setup.Evidence;
import rookery.engine.games.cloak.setup.IdentityGridEntries;
import rookery.engine.play.PlayableState;
import rookery.engine.puzzle.PuzzleAttempt;
import rookery.engine.puzzle.PuzzleKind;
import rookery.engine.puzzle.PuzzleVerdict;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.Sentences;

/**
 * Which of the opponent's checkers must be the king. The question tells what each checker has shown
 * by itself; what follows from that for the others, by how armies are set up, is the puzzle.
 */
record KingPuzzle() implements PuzzleKind {
  private static final int PER_CLUE = 3;
  private static final int FREE = 1;

  @Override
  public String id() {
    return "find-the-king";
  }

  /** Whether the grid is kept, which would give the answer away. */
  private static Optional<PublicSide> asked(State state, Seat solver) {
    if (!(state instanceof PlayableState<?> moment)
        || !(moment.situation() instanceof CloakSituation situation)
        || situation.turn().step() != CloakStep.GUESS
        || situation.turn().guess().isPresent()
        || situation.grid() != IdentityGridEntries.OFF
        || TwoColourSeats.colour(solver) != situation.turn().side()) {
      return Optional.empty();
    }
    return Optional.of(situation.board().side(situation.turn().side().opposite()));
  }

  private static PublicSide other(PuzzleAttempt attempt) {
    return asked(attempt.state(), attempt.solver()).orElseThrow();
  }

  @Override
  public Sentences question(State start, Seat solver) {
    PublicSide other = asked(start, solver).orElseThrow();
    Colour colour = other.colour();
    return Sentences.of(
        Sentence.of(
            "You play %s. Which of %s's checkers must be the king?",
            solver.title(), colour.title()),
        Sentence.of("Known so far about the checkers: %s.", String.join("; ", clues(other))));
  }

  /** What each checker has shown by itself; those that have shown the same are named together. */
  private static List<String> clues(PublicSide other) {
    Evidence all = other.known().all();
    Map<List<PieceType>, List<String>> checkers = new LinkedHashMap<>();
    for (int number = 1; number <= Arrangement.CHECKERS; number++) {
      List<PieceType> kinds = all.kinds(number);
      if (kinds.size() < Arrangement.KINDS.size()) {
        checkers
            .computeIfAbsent(kinds, same -> new ArrayList<>())
            .add(number + (other.lives(number) ? "" : " (captured)"));
      }
    }
    return checkers.entrySet().stream()
        .map(same -> Phrase.list(same.getValue()) + clue(same.getKey(), same.getValue().size()))
        .toList();
  }

  private static String clue(List<PieceType> kinds, int checkers) {
    List<PieceType> missing =
        Arrangement.KINDS.stream().filter(kind -> !kinds.contains(kind)).toList();
    if (missing.size() == 1) {
      return (checkers == 1 ? " isn't " : " aren't ") + some(missing.get(0), checkers);
    }
    if (kinds.size() == 1) {
      return (checkers == 1 ? " is " : " are ") + some(kinds.get(0), checkers);
    }
    return (checkers == 1 ? " is " : " are each ")
        + Phrase.either(kinds.stream().map(Evidence::one).toList());
  }

  private static String some(PieceType kind, int checkers) {
    return checkers == 1 || kind == PieceType.KING ? Evidence.one(kind) : kind.word() + "s";
  }

  @Override
  public List<Action> offered(PuzzleAttempt attempt) {
    return guesses(attempt.state(), attempt.solver());
  }

  private static List<Action> guesses(State state, Seat solver) {
    return state.legal(solver).stream().filter(KingPuzzle::isOfKing).toList();
  }

  private static boolean isOfKing(Action action) {
    return guess(action).filter(guess -> guess.kind() == PieceType.KING).isPresent();
  }

  private static Optional<GuessAction> guess(Action action) {
    return PlayableState.deeds(List.of(action), GuessAction.class).stream().findFirst();
  }

  @Override
  public Optional<List<Action>> answer(State start, Seat solver) {
    Optional<PublicSide> other = asked(start, solver);
    if (other.isEmpty() || !start.mayAct().contains(solver)) {
      return Optional.empty();
    }
    Evidence all = other.get().known().all();
    OptionalInt king = king(all);
    // A checker that can be nothing else by what it did itself needs no thought.
    boolean open =
        king.isPresent()
            && other.get().canBeGuessed(king.getAsInt())
            && all.kinds(king.getAsInt()).size() > FREE;
    return open
        ? start
            .find(solver, "guess " + king.getAsInt() + " " + PieceType.KING.letter())
            .map(List::of)
        : Optional.empty();
  }

  /** The checker that is the king in every arrangement that explains the facts. */
  private static OptionalInt king(Evidence facts) {
    int[] kings = facts.arrangements().stream().mapToInt(Arrangement::king).distinct().toArray();
    return kings.length == 1 ? OptionalInt.of(kings[0]) : OptionalInt.empty();
  }

  @Override
  public PuzzleVerdict judge(PuzzleAttempt attempt, Action action) {
    Evidence all = other(attempt).known().all();
    int number = guess(action).orElseThrow().number();
    if (king(all).equals(OptionalInt.of(number))) {
      return new PuzzleVerdict.Solved();
    }
    List<String> left = all.concluded().kinds(number).stream().map(Evidence::one).toList();
    return new PuzzleVerdict.Refuted(
        List.of(), Sentences.of("Checker %s must be %s.", number, Phrase.either(left)));
  }

  /** By how many checkers one must look at together. */
  @Override
  public Optional<Integer> difficulty(State start, Seat solver) {
    Evidence all = asked(start, solver).orElseThrow().known().all();
    return Optional.of(PER_CLUE * (Integer.bitCount(fewest(all)) - 1));
  }

  /** The smallest set of checkers whose facts alone tell which is the king. */
  private static int fewest(Evidence all) {
    return IntStream.range(0, 1 << Arrangement.CHECKERS)
        .boxed()
        .sorted(Comparator.comparing(Integer::bitCount))
        .filter(set -> king(only(all, set)).isPresent())
        .findFirst()
        .orElseThrow();
  }

  @Override
  public Sentences hint(PuzzleAttempt attempt, Action answer) {
    int set = fewest(other(attempt).known().all());
    List<Integer> numbers =
        IntStream.rangeClosed(1, Arrangement.CHECKERS)
            .filter(number -> (set & 1 << number - 1) != 0)
            .boxed()
            .toList();
    return Sentences.of(
        numbers.size() == 1
            ? "Look only at what you know about checker %s."
            : "Look only at what you know about checkers %s.",
        Phrase.list(numbers));
  }

  /** The facts of some checkers alone. */
  private static Evidence only(Evidence all, int set) {
    long possible = Evidence.NONE.possible();
    for (int number = 1; number <= Arrangement.CHECKERS; number++) {
      if ((set & 1 << number - 1) != 0) {
        possible &= all.possible() | ~Arrangement.bits(number);
      }
    }
    return new Evidence(possible);
  }

  @Override
  public boolean isAskedInWordsAlone() {
    return true;
  }

  @Override
  public int fewestChoices() {
    return 4;
  }
}

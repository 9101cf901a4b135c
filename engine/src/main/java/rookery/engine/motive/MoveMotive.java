package rookery.engine.motive;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import rookery.engine.Action;
import rookery.engine.Choice;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.Side;
import rookery.engine.State;
import rookery.engine.board.Colour;
import rookery.engine.board.PieceNames;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;

/**
 * Why something is good in any game of pieces, told by what is on the board before and after it and
 * by what the other side could take next.
 *
 * @param pieces what they are called, the dearest first
 */
public record MoveMotive(Seat seat, State before, Action action, PieceNames pieces) {
  private static final int OTHERS = 6;

  /** One sentence; empty where nothing on the board tells it. */
  public Optional<Sentence> sentence() {
    State after = before.play(seat, action);
    if (after.result().isPresent()) {
      return after.result().filter(this::isWon).map(result -> Sentence.of("It wins the game."));
    }
    if (action.secret()) {
      return action.fits();
    }
    return taken(after)
        .or(() -> saved(after))
        .or(() -> purpose(after))
        .or(action::fits)
        .or(() -> safe(after));
  }

  private boolean isWon(Result result) {
    return result instanceof Result.Win win
        && win.winners().stream().anyMatch(winner -> winner.side() == seat.side());
  }

  private Optional<Sentence> taken(State after) {
    return missing(before, after).stream()
        .filter(letter -> isTogether() || !own().owns(letter))
        .findFirst()
        .map(
            letter ->
                Sentence.of(SentenceRole.CAPTURE, "It captures the %s.", pieces.word(letter)));
  }

  /** What could be taken after most other actions and cannot be after this one. */
  private Optional<Sentence> saved(State after) {
    List<Action> others = others();
    Map<Character, Integer> dangers = new TreeMap<>(Comparator.comparing(this::rank));
    for (Action other : others) {
      takenNext(before.play(seat, other)).forEach(letter -> dangers.merge(letter, 1, Integer::sum));
    }
    takenNext(after).forEach(dangers::remove);
    return dangers.entrySet().stream()
        .filter(danger -> 2 * danger.getValue() > others.size())
        .map(Map.Entry::getKey)
        .findFirst()
        .map(
            letter ->
                Sentence.of(
                    SentenceRole.RESCUE,
                    "It saves the %s from being captured.",
                    pieces.word(letter)));
  }

  /** Some of what could be done with other pieces. */
  private List<Action> others() {
    List<Action> others =
        before.legal(seat).stream()
            .filter(other -> !other.secret() && !begin(other).equals(begin(action)))
            .toList();
    int step = Math.max(1, others.size() / OTHERS);
    List<Action> some = new ArrayList<>();
    for (int i = 0; i < others.size(); i += step) {
      some.add(others.get(i));
    }
    return some;
  }

  /** The own pieces of which another side can take one at once. */
  private Set<Character> takenNext(State state) {
    Set<Character> taken = new HashSet<>();
    if (state.result().isPresent() || state.chance().isPresent()) {
      return taken;
    }
    for (Seat other : state.mayAct()) {
      if (other.side() != seat.side()) {
        for (Action answer : state.legal(other)) {
          missing(state, state.play(other, answer)).stream()
              .filter(own()::owns)
              .forEach(taken::add);
        }
      }
    }
    return taken;
  }

  /** The letters of which there are fewer later, the dearest first. */
  private List<Character> missing(State earlier, State later) {
    return BoardLetters.of(earlier).missingIn(BoardLetters.of(later)).stream()
        .sorted(Comparator.comparing(this::rank).thenComparing(Character::isUpperCase))
        .toList();
  }

  /** What a move from one square to another is good for beyond what it captures and saves. */
  private Optional<Sentence> purpose(State after) {
    List<Choice> path = action.path();
    if (path.size() < 2) {
      return Optional.empty();
    }
    String question = path.get(0).question();
    if (!NextTurn.of(after, seat, question).moves().isEmpty()) {
      // The turn goes on with other pieces, each of which has to move.
      return Optional.empty();
    }
    return new MovePurpose(
            NextTurn.of(before, seat, question),
            NextTurn.after(after, seat, question),
            instead(question),
            path.get(0).value(),
            path.get(path.size() - 1).value(),
            pieces)
        .sentence();
  }

  /** What could follow if another piece moved. */
  private List<NextTurn> instead(String question) {
    return others().stream()
        .reduce((one, another) -> another)
        .map(other -> NextTurn.after(before.play(seat, other), seat, question))
        .orElse(List.of());
  }

  private Optional<Sentence> safe(State after) {
    return !isTogether()
            && after.mayAct().stream().anyMatch(other -> other.side() != seat.side())
            && isAnsweredByMoves(after)
            && takenNext(after).isEmpty()
        ? Optional.of(Sentence.of("After that, none of your pieces can be captured."))
        : Optional.empty();
  }

  /** Whether another side is to move at once, so that all it could capture is known. */
  private boolean isAnsweredByMoves(State after) {
    return after.mayAct().stream()
        .filter(other -> other.side() != seat.side())
        .flatMap(other -> after.legal(other).stream())
        .filter(answer -> !answer.secret())
        .flatMap(answer -> answer.path().stream())
        .anyMatch(Choice::isTarget);
  }

  private static String begin(Action action) {
    return action.path().isEmpty() ? action.text() : action.path().get(0).label();
  }

  private int rank(char letter) {
    return pieces.letters().indexOf(Character.toUpperCase(letter));
  }

  private boolean isTogether() {
    return seat.side() == Side.PARTNERS;
  }

  private Colour own() {
    return seat.side() == Side.BLACK ? Colour.BLACK : Colour.WHITE;
  }
}

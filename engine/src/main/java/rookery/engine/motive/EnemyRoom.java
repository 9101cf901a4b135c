package rookery.engine.motive;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import rookery.engine.Action;
import rookery.engine.Choice;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.board.PieceNames;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;

/**
 * What an action leaves the other side to move, compared with what other actions would.
 *
 * @param instead the states after some others
 * @param pieces what the pieces are called, the dearest first
 */
record EnemyRoom(Seat seat, State after, List<State> instead, PieceNames pieces) {
  /** So many moves fewer are worth a word, and such a part of all. */
  private static final int MANY_FEWER = 3;

  private static final int PART = 8;

  EnemyRoom {
    instead = List.copyOf(instead);
  }

  /** One sentence; empty where the other side can move about as well as otherwise. */
  Optional<Sentence> sentence() {
    Map<String, Integer> now = moves(after);
    return instead.isEmpty() || now.isEmpty() ? Optional.empty() : stuck(now).or(() -> less(now));
  }

  /** The dearest piece that can't move then, and could after all others. */
  private Optional<Sentence> stuck(Map<String, Integer> now) {
    PieceLettersBySquare board = PieceLettersBySquare.of(after);
    return moves(instead.get(0)).keySet().stream()
        .filter(square -> !now.containsKey(square) && board.single(square).isPresent())
        .filter(square -> instead.stream().allMatch(other -> moves(other).containsKey(square)))
        .filter(square -> !PieceLettersBySquare.isOf(seat, board.single(square).orElseThrow()))
        .min(
            Comparator.<String>comparingInt(square -> board.rank(square, pieces))
                .thenComparing(square -> square))
        .map(square -> Sentence.of("It leaves %s no move.", board.words("the", square, pieces)));
  }

  private Optional<Sentence> less(Map<String, Integer> now) {
    List<Integer> others = new ArrayList<>();
    instead.forEach(other -> others.add(sum(moves(other))));
    Collections.sort(others);
    int usual = others.get((others.size() - 1) / 2);
    int left = sum(now);
    return usual - left >= Math.max(MANY_FEWER, usual / PART)
        ? Optional.of(
            Sentence.of(
                "It leaves the other side only %s; most of your other moves would leave at least %s.",
                Phrase.counted(left, "move"), usual))
        : Optional.empty();
  }

  private static int sum(Map<String, Integer> moves) {
    return moves.values().stream().mapToInt(Integer::intValue).sum();
  }

  /** How many moves the pieces of the other side have; empty where it isn't to move at once. */
  private Map<String, Integer> moves(State state) {
    Map<String, Integer> moves = new HashMap<>();
    answers(state).forEach(action -> moves.merge(action.path().get(0).value(), 1, Integer::sum));
    return moves;
  }

  private Stream<Action> answers(State state) {
    return state.mayAct().stream()
        .filter(other -> other.side() != seat.side())
        .flatMap(other -> state.legal(other).stream())
        .filter(action -> !action.secret())
        .filter(action -> action.path().stream().anyMatch(Choice::isTarget));
  }
}

package rookery.engine.games.cooperative;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rookery.engine.board.Colour;
import rookery.engine.text.Sentence;

/** What a move without a capture is good for: captures that the cards allow, and now the board. */
final class PreparedCapture {
  private PreparedCapture() {}

  /**
   * What could not be captured before the move and can be after it: in this turn, in the next one
   * by the other colour, or by the same colour after one more move.
   *
   * @return one sentence; empty where there is no such capture
   */
  static Optional<Sentence> by(CooperativeTurn then, CooperativeTurn now) {
    Colour own = now.colour();
    return added(captures(then, own), captures(now, own))
        .map(capture -> Sentence.of("Then you can capture: %s.", capture))
        .or(() -> byTheOther(then, now, own.opposite()))
        .or(() -> afterOneMoreMove(then, now, own));
  }

  private static Optional<Sentence> byTheOther(
      CooperativeTurn then, CooperativeTurn now, Colour other) {
    return added(captures(then, other), captures(now, other))
        .map(capture -> Sentence.of("It lets %s capture next turn: %s.", now.side(other), capture));
  }

  /** A move that would bring a capture in this turn, for whoever is advised to end it. */
  static Optional<Sentence> instead(CooperativeTurn turn) {
    return turn.step() == CooperativeStep.CAPTURE
        ? Optional.empty()
        : inTwo(turn, turn.colour()).entrySet().stream()
            .findFirst()
            .map(
                two ->
                    Sentence.of(
                        "To capture in this turn, you could play %s and then %s.",
                        two.getValue(), two.getKey()));
  }

  private static Optional<Sentence> afterOneMoreMove(
      CooperativeTurn then, CooperativeTurn now, Colour own) {
    Map<String, String> more = inTwo(now, own);
    return added(inTwo(then, own).keySet(), more.keySet())
        .map(capture -> Sentence.of("It prepares %s and then %s.", more.get(capture), capture));
  }

  private static Optional<String> added(Set<String> before, Set<String> after) {
    return after.stream().filter(capture -> !before.contains(capture)).findFirst();
  }

  private static Set<String> captures(CooperativeTurn turn, Colour colour) {
    return captures(turn.capturing(colour)).collect(Collectors.toCollection(TreeSet::new));
  }

  /** What can be captured after one more move, and that move. */
  private static SortedMap<String, String> inTwo(CooperativeTurn turn, Colour colour) {
    CooperativeTurn moving = turn.moving(colour);
    SortedMap<String, String> found = new TreeMap<>();
    BoardMoves.of(moving).stream()
        .filter(move -> move.victim().isEmpty())
        .sorted(BoardMove.BY_TEXT)
        .forEach(
            move ->
                captures(moving.moved(move))
                    .forEach(capture -> found.putIfAbsent(capture, move.brief())));
    return found;
  }

  private static Stream<String> captures(CooperativeTurn turn) {
    return BoardMoves.of(turn).stream()
        .filter(move -> move.victim().isPresent() && !move.takesKing())
        .map(BoardMove::asCapture);
  }
}

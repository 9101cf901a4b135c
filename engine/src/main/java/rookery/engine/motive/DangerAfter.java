package rookery.engine.motive;

import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import rookery.engine.Action;
import rookery.engine.Choice;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.board.Square;
import rookery.engine.lazy.Lazy;

/**
 * What becomes of a player's pieces in danger by an action. Squares are those before it, unless
 * said otherwise.
 *
 * @param was the pieces that are in danger before it
 * @param isTold whether its player was told of them
 * @param endangered the pieces that are in danger after it, where they stand then
 */
record DangerAfter(
    Seat seat,
    Action action,
    State after,
    SortedMap<Square, Character> was,
    boolean isTold,
    Lazy<SortedMap<Square, Character>> endangered) {
  DangerAfter(
      Seat seat, Action action, State after, SortedMap<Square, Character> was, boolean isTold) {
    this(seat, action, after, was, isTold, Lazy.of(() -> after.endangered(seat)));
  }

  /** Those that are still in danger. */
  SortedSet<Square> left() {
    SortedSet<Square> left = new TreeSet<>();
    if (isTold && !action.speaksForItself()) {
      left.addAll(was.keySet());
      left.removeIf(square -> !endangered.get().containsKey(later(square)));
    }
    return left;
  }

  /** The same; as long as the turn goes on, or if the game ends, none. */
  SortedSet<Square> leftAtRest() {
    boolean isOver = after.result().isPresent() || after.mayAct().contains(seat);
    return isOver ? new TreeSet<>() : left();
  }

  /** Those of them that could then be captured for nothing. */
  SortedSet<Square> lost() {
    SortedSet<Square> lost = leftAtRest();
    lost.removeIf(square -> isGuarded(later(square)));
    return lost;
  }

  /** Those that are in danger no more, and still there. */
  SortedSet<Square> saved() {
    SortedSet<Square> saved = new TreeSet<>();
    if (isTold) {
      saved.addAll(was.keySet());
      saved.removeAll(left());
      saved.removeIf(square -> isMoved(square) && Replies.arrival(action).isEmpty());
    }
    return saved;
  }

  /** What could be captured for nothing then, where it stands then, and was in no danger before. */
  SortedMap<Square, Character> newlyForNothing() {
    SortedMap<Square, Character> fresh = new TreeMap<>(endangered.get());
    was.keySet().forEach(square -> fresh.remove(later(square)));
    fresh.keySet().removeIf(this::isGuarded);
    return fresh;
  }

  /** Whether whatever captured on a square could be captured there then. */
  boolean isGuarded(Square square) {
    return new Replies(seat, after).areAnswered(square);
  }

  /** Whether it is done with the piece on a square. */
  boolean isMoved(Square square) {
    return square.toString().equals(action.path().get(0).value());
  }

  /** Where a piece stands once the action has moved it, or has let it change places. */
  private Square later(Square square) {
    List<Choice> path = action.path();
    String from = path.get(0).value();
    String to =
        Replies.arrival(action).map(Square::toString).orElse(path.get(path.size() - 1).value());
    String name = square.toString();
    return Square.find(name.equals(from) ? to : name.equals(to) ? from : name).orElse(square);
  }
}

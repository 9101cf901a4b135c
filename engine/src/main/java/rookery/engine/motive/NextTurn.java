package rookery.engine.motive;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import rookery.engine.Action;
import rookery.engine.Choice;
import rookery.engine.Seat;
import rookery.engine.Side;
import rookery.engine.State;
import rookery.engine.board.Square;

/**
 * A turn at which a side chooses a piece to move.
 *
 * @param moves what can be chosen, by the square that the piece stands on
 */
record NextTurn(State state, Seat seat, Map<String, List<Action>> moves) {
  private static final int TRIES = 6;
  private static final int LONGEST = 8;

  NextTurn {
    moves = Map.copyOf(moves);
  }

  /** The turn at which {@code seat} is to answer the first question of a move. */
  static NextTurn of(State state, Seat seat, String question) {
    Map<String, List<Action>> moves = new HashMap<>();
    for (Action action : state.legal(seat)) {
      List<Choice> path = action.path();
      if (path.size() > 1 && path.get(0).question().equals(question)) {
        moves.computeIfAbsent(path.get(0).value(), square -> new ArrayList<>()).add(action);
      }
    }
    return new NextTurn(state, seat, moves);
  }

  /** The next such turns of the same side, after some of what can be done in between. */
  static List<NextTurn> after(State after, Seat seat, String question) {
    List<NextTurn> turns = new ArrayList<>();
    for (int n = 0; n < TRIES; n++) {
      tried(after, seat, question, n).ifPresent(turns::add);
    }
    return turns;
  }

  private static Optional<NextTurn> tried(State after, Seat seat, String question, int number) {
    State at = after;
    boolean answered = false;
    for (int n = 0; n < LONGEST && at.result().isEmpty() && at.chance().isEmpty(); n++) {
      Seat actor = at.mayAct().stream().sorted().findFirst().orElseThrow();
      boolean isOwn =
          seat.side() == Side.PARTNERS ? actor.equals(seat) : actor.side() == seat.side();
      answered |= !isOwn;
      if (isOwn && answered) {
        NextTurn turn = of(at, actor, question);
        if (!turn.moves.isEmpty()) {
          return Optional.of(turn);
        }
      }
      List<Action> legal = at.legal(actor);
      if (legal.isEmpty()) {
        return Optional.empty();
      }
      // Far from each other, so that the tries differ.
      at = at.play(actor, legal.get(number * legal.size() / TRIES));
    }
    return Optional.empty();
  }

  List<Action> from(String square) {
    return moves.getOrDefault(square, List.of());
  }

  int count(String square) {
    return places(from(square));
  }

  /** To how many squares they go: a pawn that can become any of four pieces goes to one. */
  static int places(List<Action> moves) {
    return (int)
        moves.stream()
            .map(move -> Replies.arrival(move).map(Square::toString).orElse(move.text()))
            .distinct()
            .count();
  }

  /** What can be done with a piece that stands there, alone or beside another. */
  List<Action> of(Mover piece, String square) {
    return piece.among(from(square));
  }

  Collection<String> squares() {
    return moves.keySet();
  }

  /** The squares of what it attacks from there: what it can capture by going where that stands. */
  Set<String> attacked(Mover piece, String square) {
    return of(piece, square).stream()
        .flatMap(action -> Replies.arrival(action).filter(action.captures()::contains).stream())
        .map(Square::toString)
        .collect(Collectors.toSet());
  }
}

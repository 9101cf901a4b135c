package rookery.engine.review;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import rookery.engine.Action;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.Viewer;
import rookery.engine.computer.SeededNumbers;
import rookery.engine.text.Sentence;

/**
 * What a turn would have won with at once: after one action the rest of what the same seat does, if
 * that wins whatever the seat does not know.
 *
 * @param ply the place of the action in whose stead it is done
 */
record WinningTurn(ReviewedGame game, int ply) {
  /** So many actions after the first are tried: a boost, a card and the end of the turn. */
  private static final int LONGEST = 3;

  private static final int WORLDS = 8;

  /** How it wins, in words; empty where it does not win at once. */
  Optional<Sentence> words(Action first) {
    Seat seat = game.seat(ply);
    State before = game.state(ply);
    return line(before.play(seat, first), seat, LONGEST)
        .filter(line -> winsEverywhere(first, line))
        .map(WinningTurn::sentence);
  }

  private static Sentence sentence(List<Action> line) {
    if (line.isEmpty()) {
      return Sentence.of("That would have won at once.");
    }
    Object[] steps = line.stream().map(ActionWords::bySteps).toArray();
    String then = String.join(", then ", Collections.nCopies(steps.length, "%s"));
    return Sentence.of("That would have won this turn, with " + then + ".", steps);
  }

  /** The shortest way to win without anybody else acting. */
  private static Optional<List<Action>> line(State state, Seat seat, int longest) {
    return IntStream.rangeClosed(0, longest)
        .mapToObj(length -> lineOf(state, seat, length))
        .flatMap(Optional::stream)
        .findFirst();
  }

  private static Optional<List<Action>> lineOf(State state, Seat seat, int length) {
    if (isWon(state, seat)) {
      return Optional.of(List.of());
    }
    if (length == 0 || state.chance().isPresent() || !state.mayAct().contains(seat)) {
      return Optional.empty();
    }
    for (Action action : state.legal(seat)) {
      Optional<List<Action>> rest = lineOf(state.play(seat, action), seat, length - 1);
      if (rest.isPresent()) {
        List<Action> line = new ArrayList<>(List.of(action));
        line.addAll(rest.get());
        return Optional.of(line);
      }
    }
    return Optional.empty();
  }

  private static boolean isWon(State state, Seat seat) {
    return state.result().isPresent()
        && state.result().get() instanceof Result.Win win
        && win.winners().contains(seat);
  }

  private boolean winsEverywhere(Action first, List<Action> line) {
    Seat seat = game.seat(ply);
    List<Action> all = new ArrayList<>(List.of(first));
    all.addAll(line);
    return IntStream.range(0, WORLDS)
        .mapToObj(
            world -> game.state(ply).resample(Viewer.of(seat), new SeededNumbers(ply).of(world)))
        .allMatch(world -> wins(world, seat, all));
  }

  private static boolean wins(State world, Seat seat, List<Action> line) {
    State state = world;
    for (Action action : line) {
      Optional<Action> same = state.find(seat, action.text());
      if (same.isEmpty()) {
        return false;
      }
      state = state.play(seat, same.get());
    }
    return isWon(state, seat);
  }
}

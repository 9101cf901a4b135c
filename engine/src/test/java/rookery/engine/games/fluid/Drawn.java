package rookery.engine.games.fluid;

import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import rookery.engine.Action;
import rookery.engine.Duel;
import rookery.engine.Seat;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;

/** Positions drawn as text from rank 8, and what can be played in them. */
final class Drawn {
  static final Seat WHITE = Duel.seat(Colour.WHITE);
  static final Seat BLACK = Duel.seat(Colour.BLACK);

  private Drawn() {}

  /** A game at the start of it. */
  static FluidState start() {
    return FluidState.start(Position.start(Promotions.ORTHODOX));
  }

  /** White to move, the usual promotions; kings and rooks at home may castle. */
  static FluidState white(String rows) {
    return state(Promotions.ORTHODOX, Colour.WHITE, rows);
  }

  /** Black to move, the usual promotions. */
  static FluidState black(String rows) {
    return state(Promotions.ORTHODOX, Colour.BLACK, rows);
  }

  static FluidState state(Promotions promotions, Colour turn, String rows) {
    return FluidState.start(
        Position.of(promotions, turn, Arrays.asList(rows.strip().split("\\s+"))));
  }

  /** The texts of the legal actions. */
  static Set<String> legal(FluidState state) {
    return state.legal(toMove(state)).stream()
        .map(Action::text)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** Those of them that begin like that, and what comes after it. */
  static Set<String> legal(FluidState state, String start) {
    return legal(state).stream()
        .filter(text -> text.startsWith(start))
        .map(text -> text.substring(start.length()))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** Words as a set. */
  static Set<String> set(String words) {
    return words.isEmpty() ? Set.of() : new TreeSet<>(Arrays.asList(words.split(" ")));
  }

  private static Seat toMove(FluidState state) {
    return Duel.seat(state.truth().turn());
  }

  /** The legal action of that text. */
  static FluidAction action(FluidState state, String text) {
    return state.legal(toMove(state)).stream()
        .filter(action -> action.text().equals(text))
        .map(FluidAction.class::cast)
        .findFirst()
        .orElseThrow(() -> new AssertionError(text + " is not among " + legal(state)));
  }

  /** What stands on a square, as exchange files write it. */
  static String at(FluidState state, String square) {
    return Stack.token(state.truth().at(Square.named(square)));
  }
}

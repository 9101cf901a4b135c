package rookery.engine.games.fluid;

import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.TwoColourSeats;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.games.fluid.move.FluidPosition;
import rookery.engine.games.fluid.move.Promotions;
import rookery.engine.games.fluid.move.Stack;
import rookery.engine.kit.script.Script;
import rookery.engine.option.Options;
import rookery.engine.play.PlayableState;

/** Positions drawn as text from rank 8, and what can be played in them. */
public final class DrawnFluid {
  static final Seat WHITE = TwoColourSeats.seat(Colour.WHITE);
  static final Seat BLACK = TwoColourSeats.seat(Colour.BLACK);

  private DrawnFluid() {}

  /** A game at the start of it. */
  static PlayableState<FluidSituation> start() {
    return start(FluidPosition.start(Promotions.ORTHODOX));
  }

  private static PlayableState<FluidSituation> start(FluidPosition position) {
    return new PlayableState<>(FluidSituation.start(position));
  }

  /** White to move. */
  public static State drawn(Options options, String rows) {
    return state(Promotions.of(options), Colour.WHITE, rows);
  }

  /** White to move, the usual promotions; kings and rooks at home may castle. */
  static PlayableState<FluidSituation> white(String rows) {
    return state(Promotions.ORTHODOX, Colour.WHITE, rows);
  }

  /** Black to move, the usual promotions. */
  static PlayableState<FluidSituation> black(String rows) {
    return state(Promotions.ORTHODOX, Colour.BLACK, rows);
  }

  static PlayableState<FluidSituation> state(Promotions promotions, Colour turn, String rows) {
    return start(FluidPosition.of(promotions, turn, Arrays.asList(rows.strip().split("\\s+"))));
  }

  /** The texts of the legal actions. */
  static Set<String> legal(PlayableState<FluidSituation> state) {
    return new TreeSet<>(Script.texts(state));
  }

  /** Those of them that begin like that, and what comes after it. */
  static Set<String> legal(PlayableState<FluidSituation> state, String start) {
    return legal(state).stream()
        .filter(text -> text.startsWith(start))
        .map(text -> text.substring(start.length()))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** Words as a set. */
  static Set<String> set(String words) {
    return words.isEmpty() ? Set.of() : new TreeSet<>(Arrays.asList(words.split(" ")));
  }

  /** What stands on a square, as exchange files write it. */
  static String at(PlayableState<FluidSituation> state, String square) {
    return Stack.token(state.situation().truth().at(Square.named(square)));
  }
}

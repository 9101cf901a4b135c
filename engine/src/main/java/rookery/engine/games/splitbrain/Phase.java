package rookery.engine.games.splitbrain;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.random.RandomGenerator;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.Viewer;
import rookery.engine.board.Square;

/** How far a turn has come, and what that allows. Immutable. */
sealed interface Phase permits Circling, Ruling, Finishing {
  /** The word of exchange files. */
  String word();

  /** The turn it is a phase of. */
  Turn turn();

  /** The truth about the circles made so far. */
  SortedMap<Seat, Square> circles();

  /** Whether {@code viewer} may see the circle of {@code seat}. */
  boolean shows(Seat seat, Viewer viewer);

  /** Who may act. */
  Set<Seat> mayAct();

  /** Whom the table waits for. */
  List<Set<Seat>> awaited();

  /** The actions of {@code seat}, in any order. */
  List<? extends SplitBrainAction> legal(Seat seat);

  /** The phase after a legal action. */
  Phase after(Seat seat, Action action);

  /** Other names of legal actions. */
  Map<String, Action> aliases(Seat seat);

  /** Why a text without separators names none of the legal actions of {@code seat}. */
  String refusal(Seat seat, String typed);

  /** What is public besides the picture, in one or two sentences. */
  String status();

  /** What {@code seat}, which may act, is to do. */
  String task(Seat seat);

  /** What {@code viewer} alone knows. */
  default Optional<String> secret(Viewer viewer) {
    return Optional.empty();
  }

  /** The squares that the choice of the final move is between. */
  default List<Square> candidates() {
    return List.of();
  }

  /** The line of the log. */
  Optional<String> describe(Seat actor, Action action, Viewer viewer);

  /** Whether the action shows what was hidden. */
  default boolean reveals(Seat actor) {
    return false;
  }

  /** The same to {@code viewer}, with everything hidden from it drawn anew. */
  default Phase resample(Viewer viewer, RandomGenerator random) {
    return this;
  }
}

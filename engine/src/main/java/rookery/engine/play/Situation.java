package rookery.engine.play;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.random.RandomGenerator;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.Shuffle;
import rookery.engine.Viewer;
import rookery.engine.board.Square;
import rookery.engine.diagram.Diagram;
import rookery.engine.explanation.Explanation;
import rookery.engine.explanation.Plan;
import rookery.engine.text.Sentences;

/**
 * All that is true at one moment of a game, as an immutable value: the board, the cards, how far a
 * turn has come. A game with different phases has a sealed interface that extends this one, and a
 * record for each phase.
 *
 * <p>A situation never keeps the situation before it, nor a deed, which holds one; else every state
 * would keep all its past. To show what was done last it keeps that as a value of its own.
 */
public interface Situation<S extends Situation<S>> {
  /** The deck that must be shuffled before anybody can act; a result comes before it. */
  default Optional<Shuffle> chance() {
    return Optional.empty();
  }

  /**
   * The situation after the shuffle; asked only while {@link #chance()} is present.
   *
   * @param order just the cards asked for, top first
   */
  default S shuffled(List<String> order) {
    throw new IllegalStateException("no deck is to be shuffled");
  }

  /** How the game has ended by its own rules; draws that need no claim included. */
  Optional<Result> result();

  /**
   * What is to be done, and by whom; asked only while there is neither a result nor a deck to
   * shuffle. A seat has at most one duty, and somebody's is awaited.
   */
  List<? extends Duty<S>> duties();

  /** The reasons for which {@code seat} may claim a draw; asked only while somebody may act. */
  default Set<String> claims(Seat seat) {
    return Set.of();
  }

  /**
   * Why the game has ended as it has, where more can be told of it than {@link #told} tells; while
   * it goes on, why the side to move is in check, if it is. Everybody may know it.
   */
  default Optional<Explanation> why() {
    return Optional.empty();
  }

  /** See {@link rookery.engine.State#threat}; asked only while somebody may act. */
  default Optional<Explanation> threat(Seat seat) {
    return Optional.empty();
  }

  /** See {@link rookery.engine.State#danger}; asked only while somebody may act. */
  default Optional<Explanation> danger(Seat seat) {
    return Optional.empty();
  }

  /** See {@link rookery.engine.State#plan}; asked once, and only of whoever may act. */
  default Optional<Plan> plan(Seat seat) {
    return Optional.empty();
  }

  /** See {@link rookery.engine.State#isDangerOfNextStep}; asked only while somebody may act. */
  default boolean isDangerOfNextStep(Seat seat) {
    return false;
  }

  /** See {@link rookery.engine.State#endangered}; asked only while the game goes on. */
  default SortedMap<Square, Character> endangered(Seat seat) {
    return Collections.emptySortedMap();
  }

  /** See {@link rookery.engine.State#digests}; asked once the game is dealt. */
  default List<Sentences> digests() {
    return List.of();
  }

  /**
   * See {@link rookery.engine.State#answered}.
   *
   * @return empty where no view tells it
   */
  default Optional<S> answered(Seat seat, String question, boolean yes) {
    return Optional.empty();
  }

  /** See {@link rookery.engine.State#questions}; asked only while somebody may act. */
  default Map<String, String> questions(Seat seat) {
    return Map.of();
  }

  /** See {@link rookery.engine.State#isLost}; asked only while somebody may act. */
  default boolean isLost() {
    return false;
  }

  /** See {@link rookery.engine.State#progress}; asked once the game is dealt. */
  default List<String> progress() {
    return List.of();
  }

  /** See {@link rookery.engine.State#mostPoints}; asked once the game is dealt. */
  default Optional<Integer> mostPoints() {
    return Optional.empty();
  }

  /** See {@link rookery.engine.State#numbering}. */
  default Diagram.Numbering numbering() {
    return Diagram.Numbering.FROM_BOTTOM;
  }

  /** The full truth, see {@link rookery.engine.State#position()}. */
  SortedMap<String, Object> position();

  /** What {@code viewer} is told and shown, built up from nothing. */
  ViewContent told(Viewer viewer);

  /**
   * The same once the game has ended by something outside its rules, such as resignation; asked
   * only while there is no result.
   */
  default ViewContent toldAtEnd(Viewer viewer) {
    return told(viewer);
  }

  /**
   * The same with marks and words for rules that the picture alone does not show.
   *
   * @return empty in games that have nothing of that kind to explain
   */
  default Optional<ViewContent> explained(Viewer viewer) {
    return Optional.empty();
  }

  /**
   * Another situation that looks the same to {@code viewer} and to spectators, with whatever else
   * is hidden drawn anew from all that is possible; empty where nothing is hidden.
   */
  default Optional<S> resampled(Viewer viewer, RandomGenerator random) {
    return Optional.empty();
  }
}

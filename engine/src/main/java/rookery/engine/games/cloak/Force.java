package rookery.engine.games.cloak;

import java.util.Collection;
import java.util.Collections;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;

/**
 * What everybody knows of one side, besides what the board shows.
 *
 * @param colour whose it is
 * @param checkers where each living checker stands, uncloaked or not, by number
 * @param cloaked the numbers of those that are still checkers
 * @param moved the numbers of the living ones that have moved
 * @param pawns how many captured pawns are in hand
 * @param known what is known of what the checkers are
 */
record Force(
    Colour colour,
    SortedMap<Integer, Square> checkers,
    SortedSet<Integer> cloaked,
    SortedSet<Integer> moved,
    int pawns,
    Known known) {
  Force {
    checkers = Collections.unmodifiableSortedMap(checkers);
    cloaked = Collections.unmodifiableSortedSet(cloaked);
    moved = Collections.unmodifiableSortedSet(moved);
  }

  /** Every checker cloaked on its own file of the back rank. */
  static Force start(Colour colour) {
    SortedMap<Integer, Square> checkers = new TreeMap<>();
    for (int number = 1; number <= Arrangement.CHECKERS; number++) {
      checkers.put(number, home(colour, number));
    }
    SortedSet<Integer> all = new TreeSet<>(checkers.keySet());
    return new Force(colour, checkers, all, new TreeSet<>(), 0, Known.NOTHING);
  }

  /** Where a checker begins. */
  static Square home(Colour colour, int number) {
    return Square.at(number - 1, Field.backRank(colour));
  }

  /** The number of the living checker that stands there, uncloaked or not. */
  Optional<Integer> number(Square square) {
    for (SortedMap.Entry<Integer, Square> checker : checkers.entrySet()) {
      if (checker.getValue() == square) {
        return Optional.of(checker.getKey());
      }
    }
    return Optional.empty();
  }

  /** What a living checker is, if that has been told to all. */
  SortedMap<Integer, PieceType> told() {
    SortedMap<Integer, PieceType> living = new TreeMap<>(known.told());
    living.keySet().retainAll(checkers.keySet());
    return living;
  }

  /** CL-1: whether a living, cloaked checker has not been told to all. */
  boolean canBeGuessed(int number) {
    return cloaked.contains(number) && known.kind(number).isEmpty();
  }

  /** Whether the checker lives and has never moved. */
  boolean isUnmoved(int number) {
    return checkers.containsKey(number) && !moved.contains(number);
  }

  /** After a checker went somewhere, as only these kinds could. */
  Force went(int number, Square to, Collection<PieceType> kinds) {
    SortedMap<Integer, Square> places = new TreeMap<>(checkers);
    places.put(number, to);
    SortedSet<Integer> more = new TreeSet<>(moved);
    more.add(number);
    return new Force(colour, places, cloaked, more, pawns, known.went(number, kinds));
  }

  /** After all were told more of what the checkers are. */
  Force with(Known more) {
    return new Force(colour, checkers, cloaked, moved, pawns, more);
  }

  /** After a checker gave way to the piece that it is. */
  Force uncloaked(int number, PieceType kind) {
    return new Force(
        colour, checkers, without(number, cloaked), moved, pawns, known.is(number, kind));
  }

  /** After a checker, a piece of that kind, was captured. */
  Force lost(int number, PieceType kind) {
    SortedMap<Integer, Square> living = new TreeMap<>(checkers);
    living.remove(number);
    return new Force(
        colour,
        living,
        without(number, cloaked),
        without(number, moved),
        pawns,
        known.is(number, kind));
  }

  private static SortedSet<Integer> without(int number, SortedSet<Integer> numbers) {
    SortedSet<Integer> fewer = new TreeSet<>(numbers);
    fewer.remove(number);
    return fewer;
  }

  /** With so many pawns in hand. */
  Force holding(int count) {
    return new Force(colour, checkers, cloaked, moved, count, known);
  }
}

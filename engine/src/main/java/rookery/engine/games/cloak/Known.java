package rookery.engine.games.cloak;

import java.util.Collection;
import java.util.Collections;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import rookery.engine.chess.PieceType;

/**
 * What everybody knows of what one side's checkers are.
 *
 * @param told what checkers are that have been guessed rightly, uncloaked or captured
 * @param facts what guesses, captures and uncloakings say
 * @param all what they and all moves say
 */
record Known(SortedMap<Integer, PieceType> told, Evidence facts, Evidence all) {
  /** Nothing. */
  static final Known NOTHING = new Known(new TreeMap<>(), Evidence.NONE, Evidence.NONE);

  Known {
    told = Collections.unmodifiableSortedMap(told);
  }

  /** What the checker of that number is, if that has been told. */
  Optional<PieceType> kind(int number) {
    return Optional.ofNullable(told.get(number));
  }

  /** After all were told what a checker is. */
  Known is(int number, PieceType kind) {
    SortedMap<Integer, PieceType> more = new TreeMap<>(told);
    more.put(number, kind);
    return new Known(more, facts.is(number, kind), all.is(number, kind));
  }

  /** After all were told what a checker is not. */
  Known isNot(int number, PieceType kind) {
    return new Known(told, facts.isNot(number, kind), all.isNot(number, kind));
  }

  /** After a checker went as only these kinds could. */
  Known went(int number, Collection<PieceType> kinds) {
    return new Known(told, facts, all.among(number, kinds));
  }
}

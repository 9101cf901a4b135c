package rookery.engine.games.cloak.known;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.games.cloak.setup.Arrangement;
import rookery.engine.games.cloak.setup.PublicEvidence;

/**
 * What everybody knows of one side, besides what the board shows. Sets of checkers have a bit for
 * each number.
 *
 * @param places where each living checker stands, uncloaked or not, see {@link #placed}
 * @param cloaked the set of those that are still checkers
 * @param moved the set of the living ones that have moved
 * @param pawns how many captured pawns are in hand
 * @param known what is known of what the checkers are
 */
public record PublicSide(
    Colour colour, long places, int cloaked, int moved, int pawns, PublicEvidence known) {
  private static final Geometry GEOMETRY = Geometry.CHESS;

  /** Every checker cloaked on its own file of the back rank. */
  public static PublicSide start(Colour colour) {
    long places = 0;
    int all = 0;
    for (int number = 1; number <= Arrangement.CHECKERS; number++) {
      places = placed(places, number, home(colour, number));
      all |= 1 << number;
    }
    return new PublicSide(colour, places, all, 0, 0, PublicEvidence.NOTHING);
  }

  /** Where a checker begins. */
  public static Square home(Colour colour, int number) {
    return Square.at(number - 1, PublicBoard.backRank(colour));
  }

  /** With that checker on that square: a byte each, which is zero for those that are captured. */
  public static long placed(long places, int number, Square square) {
    return unplaced(places, number) | (GEOMETRY.number(square) + 1L) << shift(number);
  }

  private static long unplaced(long places, int number) {
    return places & ~(0xffL << shift(number));
  }

  private static int shift(int number) {
    return Byte.SIZE * (number - 1);
  }

  /** One more than the number of the checker's square; zero if it is captured. */
  private int byteOf(int number) {
    return (int) (places >> shift(number)) & 0xff;
  }

  /** Whether the checker has not been captured. */
  public boolean lives(int number) {
    return byteOf(number) != 0;
  }

  /** Where a living checker stands. */
  public Square place(int number) {
    return GEOMETRY.square(byteOf(number) - 1);
  }

  /** The number of the living checker that stands there, uncloaked or not. */
  public Optional<Integer> number(Square square) {
    int found = number(GEOMETRY.number(square));
    return found == 0 ? Optional.empty() : Optional.of(found);
  }

  /** The same by the square's number; zero if there is none. */
  public int number(int square) {
    for (int number = 1; number <= Arrangement.CHECKERS; number++) {
      if (byteOf(number) == square + 1) {
        return number;
      }
    }
    return 0;
  }

  private static List<Integer> numbers(IntPredicate test) {
    List<Integer> numbers = new ArrayList<>();
    for (int number = 1; number <= Arrangement.CHECKERS; number++) {
      if (test.test(number)) {
        numbers.add(number);
      }
    }
    return numbers;
  }

  /** The numbers of the living checkers, uncloaked or not, in their order. */
  public List<Integer> living() {
    return numbers(this::lives);
  }

  /** The numbers of those that are still checkers, in their order. */
  public List<Integer> underCloaks() {
    return numbers(this::isCloaked);
  }

  private boolean isCloaked(int number) {
    return (cloaked & 1 << number) != 0;
  }

  /** CL-1: whether a living, cloaked checker has not been told to all. */
  public boolean canBeGuessed(int number) {
    return isCloaked(number) && !known.isTold(number);
  }

  /** Those that can be, in the end perhaps none. */
  public List<Integer> guessable() {
    return numbers(this::canBeGuessed);
  }

  /** Whether the checker lives and has never moved. */
  public boolean isUnmoved(int number) {
    return lives(number) && (moved & 1 << number) == 0;
  }

  /** What counts for repetition: not what may be concluded, but what was told of the living. */
  public Object key() {
    long told = 0;
    for (int number = 1; number <= Arrangement.CHECKERS; number++) {
      if (lives(number) && known.isTold(number)) {
        told |= known.facts().bits(number);
      }
    }
    return List.of(places, told, moved, pawns);
  }

  /** After a checker went somewhere, as only these kinds could. */
  public PublicSide went(int number, Square to, Collection<PieceType> kinds) {
    return new PublicSide(
        colour,
        placed(places, number, to),
        cloaked,
        moved | 1 << number,
        pawns,
        known.went(number, kinds));
  }

  /** After all were told more of what the checkers are. */
  public PublicSide with(PublicEvidence more) {
    return new PublicSide(colour, places, cloaked, moved, pawns, more);
  }

  /** After a checker gave way to the piece that it is. */
  public PublicSide uncloaked(int number, PieceType kind) {
    return new PublicSide(
        colour, places, cloaked & ~(1 << number), moved, pawns, known.is(number, kind));
  }

  /** After a checker, a piece of that kind, was captured. */
  public PublicSide lost(int number, PieceType kind) {
    int others = ~(1 << number);
    return new PublicSide(
        colour,
        unplaced(places, number),
        cloaked & others,
        moved & others,
        pawns,
        known.is(number, kind));
  }

  /** With so many pawns in hand. */
  public PublicSide holding(int count) {
    return new PublicSide(colour, places, cloaked, moved, count, known);
  }
}

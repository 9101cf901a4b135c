package rookery.engine.games.cloak.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.engine.chess.PieceType;

/** A setup: which piece each of a side's eight checkers is. There are 960. */
public final class Arrangement implements Comparable<Arrangement> {
  /** How many checkers a side has. */
  public static final int CHECKERS = 8;

  /** What checkers can be, in the order of a grid's rows. */
  public static final List<PieceType> KINDS =
      List.of(PieceType.KING, PieceType.QUEEN, PieceType.ROOK, PieceType.BISHOP, PieceType.KNIGHT);

  private static final String ARMY = "BBKNNQRR";

  /** All there are, in the order of their letters. */
  public static final List<Arrangement> ALL = all();

  private final String letters;
  private final long bits;
  private final int king;

  private Arrangement(String letters) {
    this.letters = letters;
    long found = 0;
    for (int number = 1; number <= CHECKERS; number++) {
      found |= bit(number, kind(number));
    }
    this.bits = found;
    this.king = letters.indexOf('K') + 1;
  }

  private static List<Arrangement> all() {
    List<String> orders = new ArrayList<>();
    complete("", ARMY, orders);
    return orders.stream()
        .filter(letters -> flaw(letters).isEmpty())
        .map(Arrangement::new)
        .toList();
  }

  /** Adds every order of the letters left, each once, to those placed already. */
  private static void complete(String placed, String left, List<String> orders) {
    if (left.isEmpty()) {
      orders.add(placed);
    }
    for (int i = 0; i < left.length(); i++) {
      if (left.indexOf(left.charAt(i)) == i) {
        complete(placed + left.charAt(i), left.substring(0, i) + left.substring(i + 1), orders);
      }
    }
  }

  /** What is wrong with a set-up of these letters; empty if nothing is. */
  public static Optional<String> flaw(String letters) {
    String sorted =
        String.join("", letters.chars().sorted().mapToObj(Character::toString).toList());
    if (!sorted.equals(ARMY)) {
      return Optional.of("A setup has one K, one Q, and two each of R, B and N.");
    }
    int king = letters.indexOf('K');
    if (king < letters.indexOf('R') || king > letters.lastIndexOf('R')) {
      return Optional.of("The king must stand somewhere between the two rooks.");
    }
    return (letters.indexOf('B') + letters.lastIndexOf('B')) % 2 == 0
        ? Optional.of("The bishops must stand on squares of different colour.")
        : Optional.empty();
  }

  /** One bit for each pair of a checker and a kind. */
  public static long bit(int number, PieceType kind) {
    return 1L << ((number - 1) * KINDS.size() + KINDS.indexOf(kind));
  }

  /** Those of one checker with every kind. */
  public static long bits(int number) {
    return ((1L << KINDS.size()) - 1) << (number - 1) * KINDS.size();
  }

  /** The bits of what each checker is. */
  public long bits() {
    return bits;
  }

  /** What the checker of that number is. */
  public PieceType kind(int number) {
    return PieceType.of(letters.charAt(number - 1));
  }

  /** The king's number. */
  public int king() {
    return king;
  }

  /** The number of the rook that castles to that wing. */
  public int rook(CastlingSide wing) {
    return (wing == CastlingSide.KING_SIDE ? letters.lastIndexOf('R') : letters.indexOf('R')) + 1;
  }

  @Override
  public int compareTo(Arrangement other) {
    return letters.compareTo(other.letters);
  }

  /** The letters, checker 1 first. */
  @Override
  public String toString() {
    return letters;
  }
}

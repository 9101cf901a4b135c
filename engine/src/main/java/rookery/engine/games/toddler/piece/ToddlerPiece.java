package rookery.engine.games.toddler.piece;

import java.util.stream.IntStream;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;

/**
 * A piece where it stands.
 *
 * @param at the number of its square
 */
public record ToddlerPiece(ToddlerKind kind, Colour colour, int at)
    implements Comparable<ToddlerPiece> {
  /** By letter and square: every piece there can be, made once. */
  private static final ToddlerPiece[][] ALL = new ToddlerPiece['z' + 1][];

  static {
    for (ToddlerKind kind : ToddlerKind.values()) {
      for (Colour colour : Colour.values()) {
        ALL[colour.cased(kind.letter())] = everywhere(kind, colour);
      }
    }
  }

  private static ToddlerPiece[] everywhere(ToddlerKind kind, Colour colour) {
    return IntStream.range(0, ToddlerGeometry.BOARD.size())
        .mapToObj(square -> new ToddlerPiece(kind, colour, square))
        .toArray(ToddlerPiece[]::new);
  }

  /** The piece of that letter on the square of that number. */
  public static ToddlerPiece of(char letter, int square) {
    return ALL[letter][square];
  }

  /** Its square. */
  public Square square() {
    return ToddlerGeometry.BOARD.square(at);
  }

  /** The piece's letter on a board. */
  public char letter() {
    return colour.cased(kind.letter());
  }

  /** Kind and square: {@code Phoenix c11}. */
  public String words() {
    return kind.title() + " " + square();
  }

  /** The same within a sentence: {@code Phoenix on c11}. */
  public String placed() {
    return kind.title() + " on " + square();
  }

  /** In the order of their squares. */
  @Override
  public int compareTo(ToddlerPiece other) {
    return square().compareTo(other.square());
  }
}

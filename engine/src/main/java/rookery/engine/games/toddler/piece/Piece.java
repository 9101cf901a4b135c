package rookery.engine.games.toddler.piece;

import java.util.stream.IntStream;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;

/**
 * A piece where it stands.
 *
 * @param at the number of its square
 */
public record Piece(Kind kind, Colour colour, int at) implements Comparable<Piece> {
  /** By letter and square: every piece there can be, made once. */
  private static final Piece[][] ALL = new Piece['z' + 1][];

  static {
    for (Kind kind : Kind.values()) {
      for (Colour colour : Colour.values()) {
        ALL[colour.cased(kind.letter())] = everywhere(kind, colour);
      }
    }
  }

  private static Piece[] everywhere(Kind kind, Colour colour) {
    return IntStream.range(0, Lines.BOARD.size())
        .mapToObj(square -> new Piece(kind, colour, square))
        .toArray(Piece[]::new);
  }

  /** The piece of that letter on the square of that number. */
  public static Piece of(char letter, int square) {
    return ALL[letter][square];
  }

  /** Its square. */
  public Square square() {
    return Lines.BOARD.square(at);
  }

  /** The piece's letter on a board. */
  public char letter() {
    return colour.cased(kind.letter());
  }

  /** Kind and square: {@code Phoenix c11}. */
  public String words() {
    return kind.title() + " " + square();
  }

  /** In the order of their squares. */
  @Override
  public int compareTo(Piece other) {
    return square().compareTo(other.square());
  }
}

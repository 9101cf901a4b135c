package rookery.engine.games.toddler;

import rookery.engine.board.Colour;
import rookery.engine.board.Square;

/** A piece where it stands. */
record Piece(Kind kind, Colour colour, Square square) implements Comparable<Piece> {
  /** The piece of that letter on {@code square}. */
  static Piece of(char letter, Square square) {
    return new Piece(Kind.of(letter), Colour.of(letter), square);
  }

  /** The piece's letter on a board. */
  char letter() {
    return colour.cased(kind.letter());
  }

  /** Kind and square: {@code Phoenix c11}. */
  String words() {
    return kind.title() + " " + square;
  }

  /** In the order of their squares. */
  @Override
  public int compareTo(Piece other) {
    return square.compareTo(other.square);
  }
}

package rookery.engine.games.toddler;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;

/** A piece where it stands. */
record Piece(Kind kind, Colour colour, Square square) implements Comparable<Piece> {
  /** By kind, colour and square: every piece there can be, made once. */
  private static final Piece[][][] ALL =
      Stream.of(Kind.values())
          .map(kind -> Stream.of(Colour.values()).map(c -> all(kind, c)).toArray(Piece[][]::new))
          .toArray(Piece[][][]::new);

  private static Piece[] all(Kind kind, Colour colour) {
    return IntStream.range(0, Lines.BOARD.size())
        .mapToObj(square -> new Piece(kind, colour, Lines.BOARD.square(square)))
        .toArray(Piece[]::new);
  }

  /** The piece of that letter on the square of that number. */
  static Piece of(char letter, int square) {
    return ALL[Kind.of(letter).ordinal()][Colour.of(letter).ordinal()][square];
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

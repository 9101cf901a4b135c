package rookery.engine.games.toddler;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;

/** A board with its pieces found, so that the rules need not look for them. Immutable. */
final class Field {
  private final Board board;
  private final Squares white;
  private final Squares black;

  /** By colour and kind, where the only piece of its kind stands. */
  private final Square[] places;

  private Field(Board board, Squares white, Squares black, Square[] places) {
    this.board = board;
    this.white = white;
    this.black = black;
    this.places = places;
  }

  /** The pieces on {@code board}, which must be as large as the game's. */
  static Field of(Board board) {
    Squares white = Squares.NONE;
    Squares black = Squares.NONE;
    Square[] places = new Square[Colour.values().length * Kind.COUNT];
    for (int square = 0; square < Lines.BOARD.size(); square++) {
      if (!board.isEmpty(square)) {
        Piece piece = Piece.of(board.at(square), square);
        white = piece.colour() == Colour.WHITE ? white.with(square) : white;
        black = piece.colour() == Colour.BLACK ? black.with(square) : black;
        places[index(piece.kind(), piece.colour())] = piece.square();
      }
    }
    return new Field(board, white, black, places);
  }

  /**
   * The field when the board is {@code next}. What changed is looked at alone, because every move
   * that might be unsafe leads to a field of its own.
   *
   * @param changed holds every square where the boards differ
   */
  Field after(Board next, List<Square> changed) {
    Square[] placesThen = places.clone();
    for (Square square : changed) {
      forget(square, placesThen);
    }
    for (Square square : changed) {
      int number = Lines.BOARD.number(square);
      if (!next.isEmpty(number)) {
        Piece piece = Piece.of(next.at(number), number);
        placesThen[index(piece.kind(), piece.colour())] = square;
      }
    }
    return new Field(
        next,
        after(white, Colour.WHITE, next, changed),
        after(black, Colour.BLACK, next, changed),
        placesThen);
  }

  private static Squares after(Squares squares, Colour side, Board next, List<Square> changed) {
    long low = squares.low();
    long high = squares.high();
    for (int i = 0; i < changed.size(); i++) {
      int square = Lines.BOARD.number(changed.get(i));
      boolean held = side.owns(next.at(square));
      low = held ? low | Squares.low(square) : low & ~Squares.low(square);
      high = held ? high | Squares.high(square) : high & ~Squares.high(square);
    }
    return new Squares(low, high);
  }

  private void forget(Square square, Square[] from) {
    if (!isEmpty(square)) {
      Piece piece = piece(square);
      from[index(piece.kind(), piece.colour())] = null;
    }
  }

  /** The field with nothing on {@code square}. */
  Field without(Square square) {
    return after(board.without(square), List.of(square));
  }

  private static int index(Kind kind, Colour colour) {
    return colour.ordinal() * Kind.COUNT + kind.ordinal();
  }

  /** The board. */
  Board board() {
    return board;
  }

  /** The squares with pieces of {@code colour}. */
  Squares squares(Colour colour) {
    return colour == Colour.WHITE ? white : black;
  }

  /** The pieces of {@code colour}, by the names of their squares. */
  List<Piece> pieces(Colour colour) {
    List<Piece> pieces = new ArrayList<>();
    Squares squares = squares(colour);
    for (int at = squares.first(); at != Squares.END; at = squares.next(at)) {
      pieces.add(piece(at));
    }
    return pieces;
  }

  /** Where the only piece of a kind stands, of which each side has one at most. */
  Optional<Square> find(Kind kind, Colour colour) {
    return Optional.ofNullable(places[index(kind, colour)]);
  }

  /** Whether nothing stands there. */
  boolean isEmpty(Square square) {
    return board.isEmpty(square);
  }

  /** Whether nothing stands on the square of that number. */
  boolean isEmpty(int square) {
    return board.isEmpty(square);
  }

  /** Whether a piece of {@code colour} stands on {@code square}. */
  boolean holds(Square square, Colour colour) {
    return colour.owns(board.at(square));
  }

  /** The piece on {@code square}. */
  Piece piece(Square square) {
    return piece(Lines.BOARD.number(square));
  }

  /** The piece on the square of that number. */
  Piece piece(int square) {
    return Piece.of(board.at(square), square);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Field field && field.board.equals(board);
  }

  @Override
  public int hashCode() {
    return board.hashCode();
  }

  @Override
  public String toString() {
    return board.toString();
  }
}

package rookery.engine.games.toddler.piece;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;

/**
 * A board with its pieces found, so that the rules need not look for them. Squares are meant by
 * their numbers in {@link ToddlerGeometry#BOARD}. Immutable.
 */
public final class ToddlerBoard {
  private final Board board;
  private final ToddlerSquareSet white;
  private final ToddlerSquareSet black;
  private final ToddlerSquareSet occupied;

  /** By colour and kind, where the only piece of its kind stands. */
  private final byte[] places;

  private ToddlerBoard(Board board, ToddlerSquareSet white, ToddlerSquareSet black, byte[] places) {
    this.board = board;
    this.white = white;
    this.black = black;
    this.occupied = white.or(black);
    this.places = places;
  }

  /** The pieces on {@code board}, which must be as large as the game's. */
  public static ToddlerBoard of(Board board) {
    byte[] nowhere = new byte[Colour.values().length * ToddlerKind.COUNT];
    Arrays.fill(nowhere, (byte) Geometry.NONE);
    Board empty = Board.empty(board.files(), board.ranks());
    return new ToddlerBoard(empty, ToddlerSquareSet.NONE, ToddlerSquareSet.NONE, nowhere)
        .after(board, board.squares());
  }

  /**
   * The field when the board is {@code next}. What changed is looked at alone.
   *
   * @param changed holds every square where the boards differ
   */
  public ToddlerBoard after(Board next, List<Square> changed) {
    byte[] placesThen = places.clone();
    ToddlerSquareSet whiteThen = white;
    ToddlerSquareSet blackThen = black;
    for (Square square : changed) {
      int at = ToddlerGeometry.BOARD.number(square);
      if (!isEmpty(at)) {
        placesThen[index(piece(at))] = Geometry.NONE;
      }
      whiteThen = Colour.WHITE.owns(next.at(at)) ? whiteThen.with(at) : whiteThen.without(at);
      blackThen = Colour.BLACK.owns(next.at(at)) ? blackThen.with(at) : blackThen.without(at);
    }
    for (Square square : changed) {
      int at = ToddlerGeometry.BOARD.number(square);
      if (!next.isEmpty(at)) {
        placesThen[index(ToddlerPiece.of(next.at(at), at))] = (byte) at;
      }
    }
    return new ToddlerBoard(next, whiteThen, blackThen, placesThen);
  }

  /** The field with nothing on {@code square}. */
  public ToddlerBoard without(Square square) {
    return after(board.without(square), List.of(square));
  }

  private static int index(ToddlerPiece piece) {
    return index(piece.kind(), piece.colour());
  }

  private static int index(ToddlerKind kind, Colour colour) {
    return colour.ordinal() * ToddlerKind.COUNT + kind.ordinal();
  }

  /** The board. */
  public Board board() {
    return board;
  }

  /** The squares with pieces of {@code colour}. */
  public ToddlerSquareSet squares(Colour colour) {
    return colour == Colour.WHITE ? white : black;
  }

  /** The squares with pieces. */
  public ToddlerSquareSet occupied() {
    return occupied;
  }

  /** Whether a piece can go by one of these ways, each the squares that must be empty. */
  public boolean isOpen(List<ToddlerSquareSet> ways) {
    for (int i = 0; i < ways.size(); i++) {
      if (!ways.get(i).meets(occupied)) {
        return true;
      }
    }
    return false;
  }

  /** The pieces of {@code colour}, by the names of their squares. */
  public List<ToddlerPiece> pieces(Colour colour) {
    ToddlerSquareSet squares = squares(colour);
    List<ToddlerPiece> pieces = new ArrayList<>(squares.size());
    for (int at = squares.first(); at != ToddlerSquareSet.END; at = squares.next(at)) {
      pieces.add(piece(at));
    }
    return pieces;
  }

  /** What the pieces of {@code colour} are worth together. */
  public int worth(Colour colour) {
    return pieces(colour).stream().mapToInt(piece -> piece.kind().worth()).sum();
  }

  /**
   * Where the only piece of a kind stands, of which each side has one at most; {@link
   * Geometry#NONE} if it is gone.
   */
  public int find(ToddlerKind kind, Colour colour) {
    return places[index(kind, colour)];
  }

  /** TO-2: whether the only piece of a kind stands next to {@code square}, diagonally too. */
  public boolean isNextTo(ToddlerKind kind, Colour colour, int square) {
    int place = find(kind, colour);
    return place != Geometry.NONE
        && square != Geometry.NONE
        && ToddlerGeometry.around(place).has(square);
  }

  /** Whether the pieces of a kind of which each side has one at most are next to each other. */
  public boolean meet(ToddlerKind kind) {
    return isNextTo(kind, Colour.WHITE, find(kind, Colour.BLACK));
  }

  /** TO-2: whether the enemy's Genius stands next to {@code piece}; no matter where it passes. */
  public boolean isBanned(ToddlerPiece piece) {
    return isNextTo(ToddlerKind.GENIUS, piece.colour().opposite(), piece.at());
  }

  /** TO-4: whether {@code piece}, whatever it is, is next to the Angel of its side. */
  public boolean isShielded(ToddlerPiece piece) {
    return isNextTo(ToddlerKind.ANGEL, piece.colour(), piece.at());
  }

  /** Whether nothing stands on the square of that number. */
  public boolean isEmpty(int square) {
    return board.isEmpty(square);
  }

  /** Whether nothing stands there. */
  public boolean isEmpty(Square square) {
    return board.isEmpty(square);
  }

  /** The piece on the square of that number. */
  public ToddlerPiece piece(int square) {
    return ToddlerPiece.of(board.at(square), square);
  }

  /** The piece on {@code square}. */
  public ToddlerPiece piece(Square square) {
    return piece(ToddlerGeometry.BOARD.number(square));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ToddlerBoard field && field.board.equals(board);
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

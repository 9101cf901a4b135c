package rookery.engine.games.toddler;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;

/** A board with its pieces found, so that the rules need not look for them. Immutable. */
final class Field {
  private final Board board;
  private final List<Piece> white;
  private final List<Piece> black;
  private final Square[] lastOfEach;

  private Field(Board board, List<Piece> white, List<Piece> black, Square[] lastOfEach) {
    this.board = board;
    this.white = white;
    this.black = black;
    this.lastOfEach = lastOfEach;
  }

  /** The pieces on {@code board}, which must be as large as the game's. */
  static Field of(Board board) {
    Board nothing = Board.empty(Lines.SIZE, Lines.SIZE);
    Square[] nowhere = new Square[Colour.values().length * Kind.COUNT];
    return new Field(nothing, List.of(), List.of(), nowhere).after(board, Lines.squares());
  }

  /**
   * The field when the board is {@code next}. What changed is looked at alone, because every move
   * that might be legal leads to a field of its own.
   *
   * @param changed holds every square where the boards differ
   */
  Field after(Board next, List<Square> changed) {
    Field after =
        new Field(next, new ArrayList<>(white), new ArrayList<>(black), lastOfEach.clone());
    for (Square square : changed) {
      after.lose(board.at(square), square);
    }
    for (Square square : changed) {
      after.gain(next.at(square), square);
    }
    return after;
  }

  /** The field with nothing on {@code square}. */
  Field without(Square square) {
    return after(board.without(square), List.of(square));
  }

  private void lose(char letter, Square square) {
    if (letter != Board.EMPTY) {
      Piece piece = Piece.of(letter, square);
      own(piece.colour()).remove(piece);
      lastOfEach[index(piece.kind(), piece.colour())] = null;
    }
  }

  private void gain(char letter, Square square) {
    if (letter != Board.EMPTY) {
      Piece piece = Piece.of(letter, square);
      own(piece.colour()).add(piece);
      lastOfEach[index(piece.kind(), piece.colour())] = square;
    }
  }

  private static int index(Kind kind, Colour colour) {
    return colour.ordinal() * Kind.COUNT + kind.ordinal();
  }

  /** The board. */
  Board board() {
    return board;
  }

  /** The pieces of {@code colour}, in no order. */
  List<Piece> pieces(Colour colour) {
    return Collections.unmodifiableList(own(colour));
  }

  private List<Piece> own(Colour colour) {
    return colour == Colour.WHITE ? white : black;
  }

  /** Where the only piece of a kind stands, of which each side has one at most. */
  Optional<Square> find(Kind kind, Colour colour) {
    return Optional.ofNullable(lastOfEach[index(kind, colour)]);
  }

  /** Whether nothing stands there. */
  boolean isEmpty(Square square) {
    return board.isEmpty(square);
  }

  /** Whether nothing stands at that file and rank. */
  boolean isEmpty(int file, int rank) {
    return board.at(file, rank) == Board.EMPTY;
  }

  /** Whether a piece of {@code colour} stands on {@code square}. */
  boolean holds(Square square, Colour colour) {
    return colour.owns(board.at(square));
  }

  /** The piece on {@code square}. */
  Piece piece(Square square) {
    return Piece.of(board.at(square), square);
  }
}

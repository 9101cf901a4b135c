package rookery.engine.games.custodian;

import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Collectors;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;

/** The four castlings: towards the g-file and towards the a-file, both two squares far. */
enum Castling {
  WHITE_G('K', "d1", "e1", "f1", "g1"),
  WHITE_A('Q', "d1", "c1", "b1", "a1"),
  BLACK_G('k', "d7", "e7", "f7", "g7"),
  BLACK_A('q', "d7", "c7", "b7", "a7");

  private final char letter;
  private final Square kingFrom;
  private final Square rookTo;
  private final Square kingTo;
  private final Square rookFrom;

  Castling(char letter, String kingFrom, String rookTo, String kingTo, String rookFrom) {
    this.letter = letter;
    this.kingFrom = Square.named(kingFrom);
    this.rookTo = Square.named(rookTo);
    this.kingTo = Square.named(kingTo);
    this.rookFrom = Square.named(rookFrom);
  }

  /** All of them, before anything has moved. */
  static Set<Castling> all() {
    return EnumSet.allOf(Castling.class);
  }

  /** The rights in FEN's manner: {@code KQkq}, {@code -} for none. */
  static String text(Set<Castling> rights) {
    String letters =
        rights.stream().sorted().map(c -> String.valueOf(c.letter)).collect(Collectors.joining());
    return letters.isEmpty() ? "-" : letters;
  }

  Colour colour() {
    return Colour.of(letter);
  }

  Square kingFrom() {
    return kingFrom;
  }

  Square kingTo() {
    return kingTo;
  }

  Square rookFrom() {
    return rookFrom;
  }

  Square rookTo() {
    return rookTo;
  }

  /** Whether nothing stands between king and rook. */
  boolean free(Board board) {
    return board.isEmpty(rookTo) && board.isEmpty(kingTo);
  }

  /** Whether a piece that leaves {@code square}, or changes sides there, ends this right. */
  boolean needs(Square square) {
    return square == kingFrom || square == rookFrom;
  }

  /** As people write it: short towards the g-file, long towards the a-file. */
  String alias() {
    return rookFrom.file() > kingFrom.file() ? "O-O" : "O-O-O";
  }
}

package rookery.engine.chess;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import rookery.engine.board.Colour;
import rookery.engine.board.PieceNames;

/** The kinds of orthodox pieces, in the order in which people list them. */
public enum PieceType {
  KING,
  QUEEN,
  ROOK,
  BISHOP,
  KNIGHT,
  PAWN;

  /** What the kinds are called. */
  public static final PieceNames NAMES =
      new PieceNames(
          Arrays.stream(values()).map(t -> "" + t.letter()).collect(Collectors.joining()),
          Arrays.stream(values()).map(PieceType::word).toList());

  /**
   * The kind a letter stands for, in either case.
   *
   * @throws IllegalArgumentException if {@code letter} is no orthodox piece
   */
  public static PieceType of(char letter) {
    return switch (letter) {
      case 'K', 'k' -> KING;
      case 'Q', 'q' -> QUEEN;
      case 'R', 'r' -> ROOK;
      case 'B', 'b' -> BISHOP;
      case 'N', 'n' -> KNIGHT;
      case 'P', 'p' -> PAWN;
      default -> throw new IllegalArgumentException("no orthodox piece " + letter);
    };
  }

  /** A piece by its letter, within a sentence: {@code white knight}. */
  public static String coloured(char letter) {
    return Colour.of(letter).word() + " " + of(letter).word();
  }

  /** The upper-case letter: {@code N} for the knight. */
  public char letter() {
    return this == KNIGHT ? 'N' : name().charAt(0);
  }

  /** The word people read within a sentence: {@code knight}. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The word with a capital: {@code Knight}. */
  public String title() {
    return name().charAt(0) + word().substring(1);
  }
}

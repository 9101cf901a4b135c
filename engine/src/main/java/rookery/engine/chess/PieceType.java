package rookery.engine.chess;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import rookery.engine.Choice;
import rookery.engine.board.Colour;
import rookery.engine.board.Direction;
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

  /** The step of menus that answers what a pawn becomes by this. */
  public Choice asPromotion() {
    return Choice.promotion(Character.toString(letter()), title());
  }

  /** At the end of a move in words, after what that captures or not. */
  public String promoting(boolean captures) {
    return (captures ? " and" : ",") + " promoting to a " + word();
  }

  /** Along which lines it goes as far as the way is free; empty for those that step or leap. */
  public List<Direction> lines() {
    return switch (this) {
      case QUEEN -> Direction.ALL;
      case ROOK -> Direction.ORTHOGONALS;
      case BISHOP -> Direction.DIAGONALS;
      case KING, KNIGHT, PAWN -> List.of();
    };
  }

  /** How it moves, in a sentence. */
  public String manner() {
    return switch (this) {
      case KING -> "A king moves one square in any direction.";
      case QUEEN -> "A queen moves along ranks, files and diagonals.";
      case ROOK -> "A rook moves along ranks and files.";
      case BISHOP -> "A bishop moves along diagonals.";
      case KNIGHT -> "A knight leaps two squares along a rank or file and one to the side.";
      case PAWN ->
          "A pawn moves one square straight forward, or two from its second rank, and captures one"
              + " square diagonally forward.";
    };
  }
}

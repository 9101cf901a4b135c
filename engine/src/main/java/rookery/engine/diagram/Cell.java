package rookery.engine.diagram;

import java.util.Optional;
import rookery.engine.board.Colour;

/** What stands on one square of a diagram. */
public sealed interface Cell {
  /**
   * The cell that a word of the notation stands for.
   *
   * @throws IllegalArgumentException with a sentence if it stands for none
   */
  static Cell of(String token) {
    if (token.equals(".")) {
      return new Empty();
    }
    if (token.length() == 1) {
      return new Piece(token.charAt(0));
    }
    if (token.matches("\\(\\p{L}\\p{L}\\)")) {
      return new Pair(new Piece(token.charAt(1)), new Piece(token.charAt(2)));
    }
    if (token.matches("[wb]\\d{1,2}[A-Z]?")) {
      return Numbered.of(token);
    }
    throw new IllegalArgumentException(
        ("\"%s\" isn't a square. Put spaces between squares. A square is a dot if it's empty,"
                + " a letter, two letters in brackets, or a checker such as w3 or b3Q.")
            .formatted(token));
  }

  /** The cell as a word of the notation. */
  String token();

  /** Whether the same thing stands there, whatever a viewer knows of it. */
  default boolean isSameAs(Cell other) {
    return equals(other);
  }

  /** An empty square: {@code .} */
  record Empty() implements Cell {
    @Override
    public String token() {
      return ".";
    }
  }

  /** A piece by its letter, upper case for white: {@code N} */
  record Piece(char letter) implements Cell {
    public Piece {
      if (!Character.isLetter(letter)) {
        throw new IllegalArgumentException("\"%s\" isn't a piece.".formatted(letter));
      }
    }

    @Override
    public String token() {
      return Character.toString(letter);
    }
  }

  /** Two pieces that share a square: {@code (RB)} */
  record Pair(Piece first, Piece second) implements Cell {
    /** Whether one is of each colour. */
    public boolean isOfBothSides() {
      return Colour.of(first.letter()) != Colour.of(second.letter());
    }

    /** The one of that colour, if one is of each. */
    public Piece of(Colour colour) {
      return Colour.of(first.letter()) == colour ? first : second;
    }

    @Override
    public String token() {
      return "(" + first.token() + second.token() + ")";
    }
  }

  /**
   * A checker with a number: {@code w3}; with the letter of the piece it stands for where the
   * viewer knows it: {@code b3Q}, always upper case.
   */
  record Numbered(Colour colour, int number, Optional<Character> identity) implements Cell {
    public Numbered {
      if (number < 1 || number > 99) {
        throw new IllegalArgumentException("Checkers are numbered from 1 to 99.");
      }
      if (identity.stream().anyMatch(letter -> letter < 'A' || letter > 'Z')) {
        throw new IllegalArgumentException("A checker stands for a capital letter.");
      }
    }

    @Override
    public boolean isSameAs(Cell other) {
      return other instanceof Numbered one && one.colour == colour && one.number == number;
    }

    private static Numbered of(String token) {
      String number = token.replaceAll("\\D", "");
      String identity = token.substring(1 + number.length());
      return new Numbered(
          token.charAt(0) == 'w' ? Colour.WHITE : Colour.BLACK,
          Integer.parseInt(number),
          identity.isEmpty() ? Optional.empty() : Optional.of(identity.charAt(0)));
    }

    @Override
    public String token() {
      String owner = colour == Colour.WHITE ? "w" : "b";
      return owner + number + identity.map(Object::toString).orElse("");
    }
  }
}

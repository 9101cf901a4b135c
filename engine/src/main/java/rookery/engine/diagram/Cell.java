package rookery.engine.diagram;

import java.util.Optional;
import rookery.engine.board.Colour;

/** What stands on one square of a diagram. */
public sealed interface Cell {
  /** The cell as a word of the notation. */
  String token();

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
        throw new IllegalArgumentException("no piece " + letter);
      }
    }

    @Override
    public String token() {
      return Character.toString(letter);
    }
  }

  /** Two pieces that share a square: {@code (RB)} */
  record Pair(Piece first, Piece second) implements Cell {
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
    @Override
    public String token() {
      String owner = colour == Colour.WHITE ? "w" : "b";
      return owner + number + identity.map(Object::toString).orElse("");
    }
  }
}

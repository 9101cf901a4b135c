package rookery.bot.post.choice;

import java.util.Comparator;
import java.util.Optional;
import java.util.regex.Pattern;
import rookery.engine.Choice;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.diagram.Cell;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Diagram.Numbering;

/**
 * Choices in the few letters that five buttons in a row leave each: {@code N g1}, {@code f3},
 * {@code ×e5}. What is no square of the board keeps its words.
 *
 * @param diagram the board that is shown with them
 */
public record ShortLabels(Diagram diagram) {
  private static final Pattern TAKES = Pattern.compile("\\b(?:captur|tak)");

  /** What a button for the choice says. */
  public String of(Choice choice) {
    return square(choice).map(square -> of(choice, square)).orElse(choice.label());
  }

  /** The square of the board that the choice is. */
  private Optional<Square> square(Choice choice) {
    return Square.find(choice.value())
        .filter(s -> s.file() < diagram.files() && s.rank() < diagram.ranks());
  }

  private String of(Choice choice, Square square) {
    String standing = letters(diagram.at(square));
    String label = choice.label();
    if (TAKES.matcher(label).find() || (label.equals(choice.value()) && !standing.isEmpty())) {
      return "\u00d7" + square;
    }
    if (label.startsWith(choice.value())) {
      return standing.isEmpty() ? square.toString() : square + "+" + standing;
    }
    return standing.isEmpty() ? label : standing + " " + square;
  }

  private static String letters(Cell cell) {
    if (cell instanceof Cell.Piece piece) {
      return String.valueOf(Character.toUpperCase(piece.letter()));
    }
    if (cell instanceof Cell.Pair pair) {
      return letters(pair.first()) + letters(pair.second());
    }
    if (cell instanceof Cell.Numbered checker) {
      return checker.number() + checker.identity().map(String::valueOf).orElse("");
    }
    return "";
  }

  /**
   * Squares as they are read in the picture, row by row from its top; what is no square comes last.
   */
  public Comparator<Choice> inPicture() {
    return Comparator.comparing(
        choice -> square(choice).map(this::place).orElse(Integer.MAX_VALUE));
  }

  private int place(Square square) {
    int row =
        diagram.numbering() == Numbering.FROM_TOP
            ? square.rank()
            : diagram.ranks() - 1 - square.rank();
    int place = row * diagram.files() + square.file();
    return diagram.seenFrom() == Colour.BLACK
        ? diagram.files() * diagram.ranks() - 1 - place
        : place;
  }
}

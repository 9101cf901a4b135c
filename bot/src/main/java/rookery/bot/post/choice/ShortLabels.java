package rookery.bot.post.choice;

import java.util.Comparator;
import java.util.Optional;
import rookery.bot.post.text.PlayerNames;
import rookery.engine.Choice;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.diagram.Cell;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Diagram.Numbering;

/**
 * Labels of choices in the few letters that each of five buttons in a row has room for: {@code N
 * g1}, {@code f3}, {@code ×e5}, and {@code e5 ×} where what is captured stands elsewhere. What is
 * no square of the board keeps its words.
 */
public record ShortLabels(PlayerNames names, Diagram diagram) {
  private static final String CAPTURES = "\u00d7";
  private static final String JOINS = "join ";
  private static final String WHITE = "\u26aa ";
  private static final String BLACK = "\u26ab ";

  /** What a button for the choice says. */
  public String of(Choice choice) {
    return choice
        .brief()
        .or(() -> square(choice).map(square -> of(choice, square)))
        .orElseGet(() -> names.label(choice));
  }

  /**
   * What a button says that makes the only move of a piece: {@code P a7-a6}, {@code N g1×e2},
   * {@code K e1 castle g1}. Empty if the choices are not the squares of a move.
   */
  public Optional<String> of(Choice piece, Choice target) {
    if (square(piece).isEmpty() || square(target).isEmpty()) {
      return Optional.empty();
    }
    String end = of(target);
    boolean isWord = target.brief().isPresent() || end.startsWith(JOINS);
    String dash = end.startsWith(CAPTURES) ? "" : isWord ? " " : "-";
    return Optional.of(of(piece) + dash + end);
  }

  private Optional<Square> square(Choice choice) {
    return Square.find(choice.value())
        .filter(s -> s.file() < diagram.files() && s.rank() < diagram.ranks());
  }

  private String of(Choice choice, Square square) {
    String standing = letters(diagram.at(square));
    return switch (choice.words().role()) {
      case CAPTURE -> standing.isEmpty() ? square + " " + CAPTURES : CAPTURES + square;
      case TARGET -> standing.isEmpty() ? square.toString() : beside(choice, square);
      default -> standing.isEmpty() ? names.label(choice) : own(square) + " " + square;
    };
  }

  /** What moves from a square that both sides share is the reader's. */
  private String own(Square square) {
    Cell cell = diagram.at(square);
    return cell instanceof Cell.Pair pair && pair.isOfBothSides()
        ? letters(pair.of(diagram.seenFrom()))
        : colour(cell) + letters(cell);
  }

  /** Whoever plays alone moves pieces of both colours, and need not look which is which. */
  private String colour(Cell cell) {
    return names.table().seats().size() == 1 && cell instanceof Cell.Piece piece
        ? Colour.of(piece.letter()) == Colour.WHITE ? WHITE : BLACK
        : "";
  }

  /** A move to an occupied square captures, unless the label says that the pieces join. */
  private static String beside(Choice choice, Square square) {
    return choice.label().equals(choice.value()) ? CAPTURES + square : JOINS + square;
  }

  private static String letters(Cell cell) {
    if (cell instanceof Cell.Piece piece) {
      return String.valueOf(Character.toUpperCase(piece.letter()));
    }
    if (cell instanceof Cell.Pair pair) {
      return letters(pair.first()) + letters(pair.second());
    }
    if (cell instanceof Cell.Numbered checker) {
      return checker.identity().map(String::valueOf).orElse("") + checker.number();
    }
    return "";
  }

  /**
   * Squares as they are read in the picture, row by row from its top; what is no square comes last,
   * and what bears words of its own.
   */
  public Comparator<Choice> inPicture() {
    return Comparator.comparing(
        choice ->
            square(choice)
                .filter(square -> choice.brief().isEmpty())
                .map(this::place)
                .orElse(Integer.MAX_VALUE));
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

package rookery.engine.board;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * The squares in what people write, and what is said of those that a board does not have: the same
 * words in every game.
 *
 * @param board what squares there are
 */
public record WrittenSquares(Geometry board) {
  private static final Pattern SQUARE = Pattern.compile("[a-wyz]\\d{1,3}");

  /** On the board of orthodox chess. */
  public static final WrittenSquares CHESS = new WrittenSquares(Geometry.CHESS);

  /**
   * The sentence about the first letter with a number that is no square of the board; an {@code x}
   * is none, as it stands for a capture.
   *
   * @param typed in any case
   */
  public Optional<String> missing(String typed) {
    return SQUARE
        .matcher(typed.toLowerCase(Locale.ROOT))
        .results()
        .map(MatchResult::group)
        .filter(name -> Square.find(name).filter(board::has).isEmpty())
        .findFirst()
        .map(this::thereIsNone);
  }

  /** That there is no such square, and which there are. */
  public String thereIsNone(String name) {
    Square last = Square.at(board.files() - 1, board.ranks() - 1);
    return "There is no square %s: the board goes from a1 to %s.".formatted(name, last);
  }
}

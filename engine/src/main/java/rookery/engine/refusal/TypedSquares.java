package rookery.engine.refusal;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;

/**
 * The squares in what people write, and what is said of those that a board does not have: the same
 * words in every game.
 *
 * @param first the square at the lower left of those in use
 * @param last the one at the upper right
 */
public record TypedSquares(Square first, Square last) {
  private static final Pattern SQUARE = Pattern.compile("[a-wyz]\\d{1,3}");

  /** On the board of orthodox chess. */
  public static final TypedSquares CHESS = new TypedSquares(Geometry.CHESS);

  /** Those of a whole board. */
  public TypedSquares(Geometry board) {
    this(Square.at(0, 0), Square.at(board.files() - 1, board.ranks() - 1));
  }

  /**
   * The sentence about the first letter with a number that is no square of the board; an {@code x}
   * is none, as it stands for a capture.
   *
   * @param typed in any case
   */
  public Optional<String> missing(String typed) {
    return names(typed)
        .filter(name -> find(name).isEmpty())
        .findFirst()
        .map(
            "There's no square %%s: the board goes from %s to %s.".formatted(first, last)
                ::formatted);
  }

  /** The first square in the text, if it is one of the board. */
  public Optional<Square> named(String typed) {
    return names(typed).findFirst().flatMap(this::find);
  }

  /** The square that a group of a match names, in any case. */
  public static Square of(Matcher matcher, int group) {
    return Square.named(matcher.group(group).toLowerCase(Locale.ROOT));
  }

  private static Stream<String> names(String typed) {
    return SQUARE.matcher(typed.toLowerCase(Locale.ROOT)).results().map(MatchResult::group);
  }

  private Optional<Square> find(String name) {
    return Square.find(name)
        .filter(square -> square.file() >= first.file() && square.file() <= last.file())
        .filter(square -> square.rank() >= first.rank() && square.rank() <= last.rank());
  }
}

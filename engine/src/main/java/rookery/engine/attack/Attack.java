package rookery.engine.attack;

import java.util.List;
import rookery.engine.board.Square;
import rookery.engine.diagram.Mark;
import rookery.engine.text.Phrase;

/**
 * How a piece can capture something, or has captured it.
 *
 * @param piece what it is called: {@code knight}
 * @param way the squares it goes by, first its own, last the one where it captures
 * @param passing what is said before the squares that it passes
 * @param isPlural whether that name is of several pieces: {@code rook and knight}
 */
public record Attack(String piece, List<Square> way, String passing, boolean isPlural) {
  /** An attack by one piece on a way of several squares. */
  public Attack(String piece, List<Square> way) {
    this(piece, way, "via", false);
  }

  public Attack {
    way = List.copyOf(way);
    if (way.size() < 2) {
      throw new IllegalArgumentException("a way needs a beginning and an end");
    }
  }

  /** An attack that goes straight from one square to another. */
  public static Attack of(String piece, Square from, Square to) {
    return new Attack(piece, List.of(from, to));
  }

  /** The piece where it stands: {@code the knight on f3}. */
  public String words() {
    return "the " + piece + " on " + way.get(0);
  }

  /** Where it captures. */
  public Square goal() {
    return way.get(way.size() - 1);
  }

  /** Where it passes, for the end of a sentence: {@code via c2}; often nothing. */
  public String via() {
    return way.size() == 2 ? "" : " " + passing + " " + Phrase.list(way.subList(1, way.size() - 1));
  }

  /** An arrow for each step. */
  public List<Mark> arrows() {
    return Mark.way(way, "red");
  }
}

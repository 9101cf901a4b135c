package rookery.engine.play;

import java.util.List;
import rookery.engine.board.Square;
import rookery.engine.diagram.Mark;
import rookery.engine.text.Phrase;

/**
 * How a piece can capture something, or has captured it.
 *
 * @param piece what it is called: {@code knight}
 * @param way the squares it goes by, first its own, last the one where it captures
 */
public record Attack(String piece, List<Square> way) {
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

  /** Where it passes, for the end of a sentence: {@code by way of c2}; often nothing. */
  public String via() {
    return way.size() == 2 ? "" : " by way of " + Phrase.list(way.subList(1, way.size() - 1));
  }

  /** An arrow for each step. */
  public List<Mark> arrows() {
    return Mark.way(way, "red");
  }
}

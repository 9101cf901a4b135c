package rookery.engine.puzzle;

import java.util.List;
import rookery.engine.playthrough.Ply;
import rookery.engine.text.Sentences;

/** What comes of an answer to a puzzle. */
public sealed interface PuzzleVerdict {
  /** Nothing is left to do. */
  record Solved() implements PuzzleVerdict {}

  /**
   * It is right, and more is to be done.
   *
   * @param replies what the others answer, the toughest there is; empty while the solver goes on
   */
  record Onward(List<Ply> replies) implements PuzzleVerdict {
    public Onward {
      replies = List.copyOf(replies);
    }
  }

  /**
   * It is wrong.
   *
   * @param line what refutes it, played after it; empty where words alone do
   * @param why the same in words
   */
  record Refuted(List<Ply> line, Sentences why) implements PuzzleVerdict {
    public Refuted {
      line = List.copyOf(line);
    }
  }
}

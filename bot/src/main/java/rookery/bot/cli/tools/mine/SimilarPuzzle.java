package rookery.bot.cli.tools.mine;

import java.util.List;
import rookery.engine.puzzle.Puzzle;

/** Whether another puzzle is so much like one that nobody should be asked both. */
record SimilarPuzzle(Puzzle one) {
  private static final int FEWEST_OTHER_SQUARES = 8;

  /** The same answer to the same question on nearly the same board, if that matters. */
  boolean is(Puzzle other) {
    return one.kind().id().equals(other.kind().id())
        && one.solution().equals(other.solution())
        && (one.kind().isAskedInWordsAlone()
            ? one.question().equals(other.question())
            : differences(rows(one), rows(other)) < FEWEST_OTHER_SQUARES);
  }

  private static String rows(Puzzle puzzle) {
    return String.join(
        "/",
        ((List<?>) puzzle.start().position().get("position"))
            .stream().map(String.class::cast).toList());
  }

  private static int differences(String board, String other) {
    int differences = Math.abs(board.length() - other.length());
    for (int i = 0; i < Math.min(board.length(), other.length()); i++) {
      differences += board.charAt(i) == other.charAt(i) ? 0 : 1;
    }
    return differences;
  }
}

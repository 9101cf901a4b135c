package rookery.engine.games.gravity;

import java.util.List;
import java.util.Optional;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.board.SquareSet;
import rookery.engine.text.Phrase;

/**
 * What a stacked piece rests on, for whoever sees that nothing is stacked right below it.
 *
 * @param square on which it is stacked
 */
record Footing(GravityBoard well, int square) {
  /**
   * The squares that it could only have gone to, all of them full; none where it's plain to see.
   */
  List<Square> full() {
    int below = GravityBoard.below(square);
    boolean isPlain = below == Geometry.NONE || SquareSet.has(well.stacked(), below);
    return isPlain ? List.of() : GravityBoard.BOARD.squares(well.waysDown(square));
  }

  /** The same in words: {@code d1 and h1 are full}. */
  Optional<String> words() {
    List<Square> full = full();
    return full.isEmpty()
        ? Optional.empty()
        : Optional.of(Phrase.list(full) + (full.size() == 1 ? " is full" : " are full"));
  }
}

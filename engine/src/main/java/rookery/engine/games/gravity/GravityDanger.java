package rookery.engine.games.gravity;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.board.SquareSet;
import rookery.engine.diagram.Mark;
import rookery.engine.games.gravity.well.GravityBoard;
import rookery.engine.games.gravity.well.GravityMoves;

/**
 * What the other side could capture in its next turn, if it has one, by the pieces that stand in
 * the well now.
 */
record GravityDanger(GravityTurn turn, Colour own) {
  /** For the side to move, after one of its moves. */
  static GravityDanger after(GravityTurn turn, int from, int to) {
    return new GravityDanger(turn.withMove(turn.move(from, to)), turn.colour());
  }

  /** Where the piece on {@code from} could be captured if it went there, as a {@link SquareSet}. */
  static long lost(GravityTurn turn, int from) {
    long lost = 0;
    for (long left = turn.targets(from); left != 0; left = SquareSet.rest(left)) {
      int to = SquareSet.first(left);
      lost |= after(turn, from, to).prey() & SquareSet.of(to);
    }
    return lost;
  }

  /** Where pieces of {@code own} stand that could be captured, as a {@link SquareSet}. */
  long prey() {
    long prey = 0;
    for (int captor : enemies()) {
      prey |= targets(captor);
    }
    return prey & turn.well().active(own);
  }

  private List<Integer> enemies() {
    List<Integer> enemies = new ArrayList<>();
    long left = turn.turnsLeft(own.opposite()) > 0 ? turn.well().active(own.opposite()) : 0;
    for (; left != 0; left = SquareSet.rest(left)) {
      enemies.add(SquareSet.first(left));
    }
    return enemies;
  }

  private long targets(int from) {
    return new GravityMoves(turn.well(), own.opposite()).targets(from);
  }

  /** What could capture the piece on {@code square}: {@code the knight on d7}. */
  Optional<String> captor(int square) {
    return captors(square).stream().findFirst().map(turn::named);
  }

  /** What could capture the pieces on these squares, if it is the same for all. */
  Optional<String> onlyCaptor(long squares) {
    List<Integer> captors =
        GravityBoard.BOARD.squares(squares).stream()
            .map(GravityBoard.BOARD::number)
            .flatMap(square -> captors(square).stream())
            .distinct()
            .toList();
    return captors.size() == 1 ? Optional.of(turn.named(captors.get(0))) : Optional.empty();
  }

  private List<Integer> captors(int square) {
    return enemies().stream().filter(from -> SquareSet.has(targets(from), square)).toList();
  }

  /** All that could be captured. */
  SortedMap<Square, Character> pieces() {
    TreeMap<Square, Character> pieces = new TreeMap<>();
    for (long left = prey(); left != 0; left = SquareSet.rest(left)) {
      int square = SquareSet.first(left);
      Square on = GravityBoard.BOARD.square(square);
      pieces.put(on, turn.well().board().at(on));
    }
    return pieces;
  }

  /** From what could capture the piece on {@code square}. */
  List<Mark> arrows(int square) {
    Square to = GravityBoard.BOARD.square(square);
    return captors(square).stream()
        .<Mark>map(from -> Mark.arrow(GravityBoard.BOARD.square(from), to, "red"))
        .toList();
  }
}

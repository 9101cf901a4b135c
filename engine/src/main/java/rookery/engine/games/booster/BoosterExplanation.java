package rookery.engine.games.booster;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.Mark;
import rookery.engine.games.booster.board.BoosterField;
import rookery.engine.games.booster.board.BoosterNames;
import rookery.engine.games.booster.board.BoosterPosition;
import rookery.engine.games.booster.board.BoosterReach;
import rookery.engine.text.Phrase;

/**
 * Where boosts reach.
 *
 * @param own the side whose own reach is dotted, the other's being shown by what it endangers
 */
record BoosterExplanation(BoosterPosition position, Colour own) {
  private static final Geometry BOARD = Geometry.CHESS;

  /** Dots and rings where own boosts reach, crosses on own pieces that enemy boosts can take. */
  List<Mark> marks() {
    long reached = reached(own);
    long enemies = field().squares(own.opposite());
    List<Mark> marks = new ArrayList<>();
    add(marks, reached & ~enemies, Mark::candidates);
    add(marks, reached & enemies, Mark::captures);
    add(marks, reached(own.opposite()) & field().squares(own), Mark::victims);
    return marks;
  }

  private static void add(List<Mark> marks, long squares, Function<List<Square>, Mark> kind) {
    if (squares != 0) {
      marks.add(kind.apply(BOARD.alongRanks(squares)));
    }
  }

  private BoosterField field() {
    return position.field();
  }

  private long reached(Colour side) {
    long reached = 0;
    for (int from : boosted(side)) {
      reached |= reach(from);
    }
    return reached;
  }

  private long reach(int from) {
    return new BoosterReach(field(), position.passed()).of(from);
  }

  private List<Integer> boosted(Colour side) {
    return BOARD.alongRanks(field().stacked() & field().squares(side)).stream()
        .map(BOARD::number)
        .filter(square -> field().boosters(square) > 0)
        .toList();
  }

  /** The same in a sentence for each boosted piece. */
  String words() {
    List<String> sentences = new ArrayList<>();
    for (Colour side : List.of(own, own.opposite())) {
      boosted(side).forEach(square -> sentences.add(words(square)));
    }
    return sentences.isEmpty()
        ? "No piece is boosted, so no boost can follow a move unless it captures own checkers."
        : String.join(" ", sentences);
  }

  private String words(int from) {
    long prey = reach(from) & field().squares(field().colour(from).opposite());
    List<String> named = BOARD.alongRanks(prey).stream().map(this::named).toList();
    return "%s %s, %s: by boosts it can take %s."
        .formatted(
            field().colour(from).title(),
            named(BOARD.square(from)),
            BoosterNames.standing(field().boosters(from)),
            named.isEmpty() ? "nothing" : Phrase.either(named));
  }

  private String named(Square square) {
    return PieceType.of(position.at(square)).word() + " " + square;
  }
}

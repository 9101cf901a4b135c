package rookery.engine.games.booster;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import rookery.engine.TwoColourSeats;
import rookery.engine.attack.PlacedPieces;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.Mark;
import rookery.engine.games.booster.board.BoosterBoard;
import rookery.engine.games.booster.board.BoosterPosition;
import rookery.engine.games.booster.board.BoosterReach;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.Sentences;

/**
 * Where boosts reach.
 *
 * @param own the side whose own reach is dotted, the other's being shown by what it endangers
 */
record BoosterExplanation(BoosterPosition position, Colour own) {
  private static final Geometry BOARD = Geometry.CHESS;
  private static final Sentences NOTHING_BOOSTED =
      Sentences.of(
          Sentence.of("No piece is boosted."),
          Sentence.of(
              "You can boost a piece with a card, or by capturing a piece that stands on your checkers."));

  /** Dots and rings where own boosts reach, crosses on own pieces that enemy boosts can take. */
  List<Mark> marks() {
    long reached = reached(own);
    long enemies = field().squares(own.opposite());
    List<Mark> marks = new ArrayList<>();
    add(marks, reached & ~enemies, Mark::candidates);
    add(marks, reached & enemies, Mark::captures);
    // Whoever is in check can capture only what ends it, as what is in danger tells.
    if (position.turn() != own || !position.passedOn().inCheck()) {
      add(marks, reached(own.opposite()) & field().squares(own), Mark::victims);
    }
    return marks;
  }

  private static void add(List<Mark> marks, long squares, Function<List<Square>, Mark> kind) {
    if (squares != 0) {
      marks.add(kind.apply(BOARD.alongRanks(squares)));
    }
  }

  private BoosterBoard field() {
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
    return stacked(side).filter(square -> field().boosters(square) > 0).toList();
  }

  private Stream<Integer> stacked(Colour side) {
    return BOARD.alongRanks(field().stacked() & field().squares(side)).stream().map(BOARD::number);
  }

  /** What can free the pieces that are hobbled. */
  private Sentences hobbled() {
    List<Integer> hobbled =
        Stream.of(own, own.opposite()).flatMap(this::stacked).filter(field()::isHobbled).toList();
    return hobbled.isEmpty()
        ? Sentences.NONE
        : Sentences.of(
            Sentence.of("Hobbled: %s.", pieces(hobbled)),
            Sentence.of("A hobbled piece is freed by a checker of its own colour."));
  }

  /**
   * The same in a sentence for each boosted piece that can capture, and one for the others; then
   * those that are hobbled.
   */
  Sentences text() {
    List<Integer> boosted =
        Stream.of(own, own.opposite()).flatMap(side -> boosted(side).stream()).toList();
    List<Sentence> sentences =
        new ArrayList<>(boosted.stream().filter(this::canCapture).map(this::capturing).toList());
    List<Integer> others = boosted.stream().filter(from -> !canCapture(from)).toList();
    if (!others.isEmpty()) {
      sentences.add(
          Sentence.of(
              others.size() == 1
                  ? "Even with extra steps, %s attacks nothing."
                  : "Even with extra steps, %s attack nothing.",
              pieces(others)));
    }
    return (boosted.isEmpty() ? NOTHING_BOOSTED : new Sentences(sentences)).then(hobbled());
  }

  private Sentence capturing(int from) {
    return Sentence.of("With extra steps, %s attacks %s.", piece(from), Phrase.list(prey(from)));
  }

  private Sentence piece(int from) {
    return Sentence.of(
        "%s's %s", TwoColourSeats.seat(field().colour(from)), named(BOARD.square(from)));
  }

  /** Those of each side together: {@code White's knight on b1 and pawns on b2 and c2}. */
  private List<Sentence> pieces(List<Integer> squares) {
    Map<Colour, Map<Square, Character>> sides = new LinkedHashMap<>();
    for (int from : squares) {
      Square square = BOARD.square(from);
      sides
          .computeIfAbsent(field().colour(from), side -> new LinkedHashMap<>())
          .put(square, position.at(square));
    }
    return sides.entrySet().stream()
        .map(
            side ->
                Sentence.of(
                    "%s's %s",
                    TwoColourSeats.seat(side.getKey()),
                    Phrase.list(new PlacedPieces(side.getValue(), PieceType.NAMES).words())))
        .toList();
  }

  private boolean canCapture(int from) {
    return !prey(from).isEmpty();
  }

  private List<String> prey(int from) {
    SortedMap<Square, Character> prey = new TreeMap<>();
    BOARD
        .squares(reach(from) & field().squares(field().colour(from).opposite()))
        .forEach(square -> prey.put(square, position.at(square)));
    return new PlacedPieces(prey, PieceType.NAMES).words("the");
  }

  private String named(Square square) {
    return PieceType.of(position.at(square)).word() + " on " + square;
  }
}

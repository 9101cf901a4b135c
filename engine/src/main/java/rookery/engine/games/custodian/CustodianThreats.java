package rookery.engine.games.custodian;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rookery.engine.Seat;
import rookery.engine.TwoColourSeats;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.diagram.Mark;
import rookery.engine.games.custodian.capture.CapturedPiece;
import rookery.engine.games.custodian.move.CustodianMove;
import rookery.engine.games.custodian.move.CustodianMoveGenerator;
import rookery.engine.games.custodian.move.CustodianOptions;
import rookery.engine.games.custodian.move.CustodianPosition;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.Sentences;

/** What either side could capture if it were its turn. */
record CustodianThreats(CustodianOptions options, CustodianPosition position) {
  private static final int MOST_NAMED = 3;

  private List<CustodianMove> captures(Colour colour) {
    CustodianPosition turn = new CustodianPosition(position.board(), colour, position.castling());
    return CustodianMoveGenerator.moves(options, turn).stream()
        .filter(move -> !move.taken().isEmpty())
        .toList();
  }

  /** An arrow of the side's colour for each move that captures, and a cross on what it captures. */
  List<Mark> marks() {
    List<Mark> marks = new ArrayList<>();
    Set<Square> victims = new TreeSet<>();
    for (Colour colour : Colour.values()) {
      for (CustodianMove move : captures(colour)) {
        marks.add(Mark.arrow(move.from(), move.to(), colour.word()));
        move.taken().forEach(taken -> victims.add(taken.square()));
      }
    }
    if (!victims.isEmpty()) {
      marks.add(Mark.victims(List.copyOf(victims)));
    }
    return marks.stream().distinct().toList();
  }

  /** The same in words, a sentence for each way to capture something. */
  Sentences text() {
    return new Sentences(Stream.of(Colour.values()).flatMap(this::sentences).toList());
  }

  private Stream<Sentence> sentences(Colour colour) {
    Seat side = TwoColourSeats.seat(colour);
    String verb = options.verb();
    Map<String, Map<String, Set<String>>> moves = moves(colour);
    if (moves.isEmpty()) {
      return Stream.of(Sentence.of("%s can't %s anything now.", side, verb));
    }
    Stream<Sentence> told =
        moves.entrySet().stream()
            .limit(MOST_NAMED)
            .flatMap(threat -> ways(side, threat.getKey(), threat.getValue()));
    return moves.size() > MOST_NAMED
        ? Stream.concat(told, Stream.of(Sentence.of("%s could also %s other pieces.", side, verb)))
        : told;
  }

  /** What can be taken, with whose help, and by which moves. */
  private Map<String, Map<String, Set<String>>> moves(Colour colour) {
    return captures(colour).stream()
        .collect(
            Collectors.groupingBy(
                move -> CapturedPiece.listed(move.taken()),
                LinkedHashMap::new,
                Collectors.groupingBy(
                    CustodianMove::partners,
                    LinkedHashMap::new,
                    Collectors.mapping(
                        CustodianMove::shortly, Collectors.toCollection(LinkedHashSet::new)))));
  }

  /**
   * A sentence for each helper: {@code White could capture the pawn on b4 with help from the rook
   * on d2 (knight c1-b3 or bishop f2-e3).}
   */
  private Stream<Sentence> ways(Seat side, String victims, Map<String, Set<String>> moves) {
    return moves.entrySet().stream()
        .map(
            way ->
                Sentence.of(
                    "%s could %s %s with help from %s (%s).",
                    side,
                    options.verb(),
                    victims,
                    way.getKey(),
                    Phrase.either(List.copyOf(way.getValue()))));
  }
}

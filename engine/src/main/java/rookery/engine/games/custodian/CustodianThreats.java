package rookery.engine.games.custodian;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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

  /** The same in a sentence for each side. */
  Sentences text() {
    return new Sentences(Stream.of(Colour.values()).map(this::sentence).toList());
  }

  private Sentence sentence(Colour colour) {
    Map<String, List<String>> moves =
        captures(colour).stream()
            .collect(
                Collectors.groupingBy(
                    CustodianThreats::taken,
                    LinkedHashMap::new,
                    Collectors.mapping(CustodianMove::withPartner, Collectors.toList())));
    String verb = options.verb();
    if (moves.isEmpty()) {
      return Sentence.of("%s can't %s anything yet.", TwoColourSeats.seat(colour), verb);
    }
    List<?> named = Phrase.few(threats(moves), MOST_NAMED);
    return Sentence.of("%s threatens to %s %s.", TwoColourSeats.seat(colour), verb, named);
  }

  /**
   * What can be taken, and by whom: {@code the pawn on c4 (knight c1-b3, helped by the knight on
   * d2)}.
   */
  private static List<String> threats(Map<String, List<String>> moves) {
    return moves.entrySet().stream()
        .map(
            threat -> "%s (%s)".formatted(threat.getKey(), String.join(", or ", threat.getValue())))
        .toList();
  }

  private static String taken(CustodianMove move) {
    return CapturedPiece.listed(move.taken());
  }
}

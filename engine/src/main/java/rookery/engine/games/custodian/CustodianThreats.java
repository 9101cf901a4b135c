package rookery.engine.games.custodian;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.diagram.Mark;

/** What either side could capture if it were its turn. */
record CustodianThreats(CustodianOptions options, CustodianPosition position) {
  private static final int MOST_NAMED = 4;

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
  String words() {
    List<String> sentences = new ArrayList<>();
    for (Colour colour : Colour.values()) {
      List<String> moves = captures(colour).stream().map(CustodianMove::words).distinct().toList();
      sentences.add("%s could play: %s.".formatted(colour.title(), listed(moves)));
    }
    return "Captures on this board: " + String.join(" ", sentences);
  }

  private static String listed(List<String> moves) {
    if (moves.isEmpty()) {
      return "none";
    }
    String first = String.join("; ", moves.subList(0, Math.min(MOST_NAMED, moves.size())));
    return moves.size() > MOST_NAMED ? first + "; and more" : first;
  }
}

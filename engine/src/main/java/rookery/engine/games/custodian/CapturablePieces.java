package rookery.engine.games.custodian;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import rookery.engine.board.Square;
import rookery.engine.games.custodian.capture.CapturedPiece;

/**
 * What some moves capture, each piece once.
 *
 * @param pieces a1 first
 */
record CapturablePieces(List<CapturedPiece> pieces) {
  private static final int MOST_NAMED = 3;

  CapturablePieces {
    pieces = List.copyOf(pieces);
  }

  static CapturablePieces by(List<CustodianMove> moves) {
    SortedMap<Square, CapturedPiece> victims = new TreeMap<>();
    for (CustodianMove move : moves) {
      move.taken().forEach(victim -> victims.put(victim.square(), victim));
    }
    return new CapturablePieces(List.copyOf(victims.values()));
  }

  boolean isEmpty() {
    return pieces.isEmpty();
  }

  List<Square> squares() {
    return pieces.stream().map(CapturedPiece::square).toList();
  }

  /**
   * Each in words: {@code your pawn on c4}; their number if they are many.
   *
   * @param whose what comes before the name of each
   */
  List<String> words(String whose) {
    return pieces.size() > MOST_NAMED
        ? List.of(pieces.size() + " pieces")
        : pieces.stream().map(piece -> whose + " " + piece.name()).toList();
  }
}

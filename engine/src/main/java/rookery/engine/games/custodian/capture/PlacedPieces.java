package rookery.engine.games.custodian.capture;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.text.Phrase;

/** Pieces on their squares, as people read them. */
public final class PlacedPieces {
  private PlacedPieces() {}

  /** {@code the pawns on c4 and d5 and the rook on e4}. */
  public static String listed(Map<Square, PieceType> pieces) {
    Map<PieceType, List<Square>> squares = new LinkedHashMap<>();
    pieces.forEach(
        (square, kind) -> squares.computeIfAbsent(kind, k -> new ArrayList<>()).add(square));
    return Phrase.list(
        squares.entrySet().stream().map(kind -> words(kind.getKey(), kind.getValue())).toList());
  }

  private static String words(PieceType kind, List<Square> squares) {
    String plural = squares.size() == 1 ? "" : "s";
    return "the %s%s on %s".formatted(kind.word(), plural, Phrase.list(squares));
  }
}

package rookery.engine.games.custodian.capture;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import rookery.engine.attack.PlacedPieces;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.text.Phrase;

/**
 * A piece that a move surrounds: it leaves the board or, in recruiting, changes sides.
 *
 * @param partner where a piece stands that surrounds it together with the one that moved
 * @param helper the letter of that piece
 */
public record CapturedPiece(Square square, char piece, Square partner, char helper) {
  /** Whether it is a king. */
  public boolean king() {
    return PieceType.of(piece) == PieceType.KING;
  }

  /** Some of them as people read it: {@code the pawns on c4 and d5 and the rook on e4}. */
  public static String listed(List<CapturedPiece> pieces) {
    return listed("the", pieces);
  }

  /** The same with another word before each kind: {@code your pawns on c4 and d5}. */
  public static String listed(String whose, List<CapturedPiece> pieces) {
    Map<Square, Character> letters = new LinkedHashMap<>();
    pieces.forEach(one -> letters.put(one.square, one.piece));
    return listed(whose, letters);
  }

  /** Only what they are: {@code a knight and 2 pawns}. */
  public static String kinds(List<CapturedPiece> pieces) {
    Map<PieceType, Integer> kinds = new LinkedHashMap<>();
    pieces.forEach(one -> kinds.merge(PieceType.of(one.piece), 1, Integer::sum));
    return Phrase.list(
        kinds.entrySet().stream()
            .map(
                kind ->
                    kind.getValue() == 1
                        ? "a " + kind.getKey().word()
                        : Phrase.counted(kind.getValue(), kind.getKey().word()))
            .toList());
  }

  /** What stands around them together with the piece that moved: {@code the rooks on c4 and a4}. */
  public static String partners(List<CapturedPiece> pieces) {
    Map<Square, Character> letters = new LinkedHashMap<>();
    pieces.forEach(one -> letters.put(one.partner, one.helper));
    return listed(letters);
  }

  /** The same of any pieces, by where they stand. */
  public static String listed(Map<Square, Character> letters) {
    return listed("the", letters);
  }

  private static String listed(String whose, Map<Square, Character> letters) {
    return Phrase.list(new PlacedPieces(letters, PieceType.NAMES).words(whose));
  }

  /** Whoever has moved and the partner: {@code the rooks on c4 and a4}. */
  public String captors(char mover, Square at) {
    Map<Square, Character> letters = new LinkedHashMap<>();
    letters.put(at, mover);
    letters.put(partner, helper);
    return listed(letters);
  }

  /** The partner as people read it: {@code the rook on a4}. */
  public String partnerWords() {
    return "the " + PieceType.of(helper).word() + " on " + partner;
  }
}

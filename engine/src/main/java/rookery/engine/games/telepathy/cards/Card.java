package rookery.engine.games.telepathy.cards;

import java.util.Arrays;
import java.util.List;
import rookery.engine.board.Colour;
import rookery.engine.chess.PieceType;

/** The seven cards that each team has: one for each kind of piece, and the checker. */
public enum Card {
  PAWN(PieceType.PAWN),
  KNIGHT(PieceType.KNIGHT),
  BISHOP(PieceType.BISHOP),
  ROOK(PieceType.ROOK),
  QUEEN(PieceType.QUEEN),
  KING(PieceType.KING),
  /** Stands for the piece of the card that lies face up. */
  CHECKER(null);

  private final PieceType piece;

  Card(PieceType piece) {
    this.piece = piece;
  }

  /** The card of that kind. */
  public static Card of(PieceType piece) {
    return Arrays.stream(values()).filter(card -> card.piece == piece).findFirst().orElseThrow();
  }

  /** TE-3: the kind it predicts where {@code faceUp} lies open. */
  public PieceType predicted(Card faceUp) {
    return this == CHECKER ? faceUp.piece : piece;
  }

  /** The letter of exchange files: {@code N}, {@code C}. */
  public char letter() {
    return piece == null ? 'C' : piece.letter();
  }

  /** The word within a sentence: {@code knight}, {@code checker}. */
  public String word() {
    return piece == null ? "checker" : piece.word();
  }

  /** Such a piece in a sentence: {@code a knight}; a team has only one king. */
  public String piece() {
    return this == KING ? "the king" : "a " + word();
  }

  /** What a picture shows of it: the letter in the case of its team. */
  public String face(Colour team) {
    return Character.toString(team.cased(letter()));
  }

  /** What a team has in hand while {@code faceUp} lies open, whatever else it has on the table. */
  public static List<Card> hand(Card faceUp) {
    return Arrays.stream(values()).filter(card -> card != faceUp).toList();
  }
}

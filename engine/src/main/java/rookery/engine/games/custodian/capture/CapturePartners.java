package rookery.engine.games.custodian.capture;

import java.util.stream.Stream;
import rookery.engine.chess.PieceType;
import rookery.engine.text.Sentence;
import rookery.engine.text.Sentences;

/** What each piece captures, and with whom, in words for whoever is about to move it. */
public final class CapturePartners {
  private CapturePartners() {}

  /** Two sentences or three: CU-2 and the table of pairs. */
  public static Sentences of(PieceType piece) {
    return switch (piece) {
      case ROOK ->
          told(
              "A rook captures an enemy right beside it.",
              "With it must be a rook on the opposite side, a knight beside the enemy at right"
                  + " angles, or a bishop beside the rook and diagonal to the enemy.");
      case BISHOP ->
          told(
              "A bishop captures an enemy diagonal to it.",
              "With it must be a bishop on the opposite side, a knight diagonal to the enemy at"
                  + " right angles, or a rook beside the bishop and the enemy.");
      case KNIGHT ->
          told(
              "A knight captures with another a leap away: one beside the enemy, one diagonal"
                  + " to it.",
              "With a rook, both stand beside the enemy at right angles; with a bishop, both"
                  + " diagonal to it at right angles.");
      case KING ->
          told(
              "After a straight step a king captures like a rook, and after a diagonal one like a"
                  + " bishop.",
              "While it stays and another piece moves, it counts as a knight.");
      default ->
          told(
              "A pawn steps straight, or diagonally if that captures.",
              "After a straight step it captures like a bishop, and after a diagonal one like a"
                  + " rook.",
              "While it stays it counts as whatever piece you move.");
    };
  }

  private static Sentences told(String... sentences) {
    return new Sentences(Stream.of(sentences).map(sentence -> Sentence.of(sentence)).toList());
  }
}

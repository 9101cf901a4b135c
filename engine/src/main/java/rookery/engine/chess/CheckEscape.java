package rookery.engine.chess;

import java.util.List;
import java.util.stream.Stream;
import rookery.engine.attack.AttackedPiece;
import rookery.engine.board.Square;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentences;

/** The ways in which a move can end a check, in the order in which they are told. */
public enum CheckEscape {
  KING("move your king"),
  CAPTURE("capture the attacker"),
  BLOCK("block the check"),
  /** Takes away what an attack on its way depends on. */
  OTHER("stop the attack with another piece");

  private final String words;

  CheckEscape(String words) {
    this.words = words;
  }

  /**
   * The way that a legal move goes.
   *
   * @param isKing whether it moves the king
   * @param captures where it captures
   */
  public static CheckEscape of(AttackedPiece king, boolean isKing, List<Square> captures) {
    if (king.attacks().stream().anyMatch(attack -> captures.contains(attack.way().get(0)))) {
      return CAPTURE;
    }
    boolean isStraight = king.attacks().stream().allMatch(attack -> attack.via().isEmpty());
    return isKing ? KING : isStraight ? BLOCK : OTHER;
  }

  /** What to do in a check, by the ways of all legal moves. */
  public static Sentences task(Stream<CheckEscape> ways) {
    List<String> words = ways.distinct().sorted().map(way -> way.words).toList();
    return Sentences.of(
        words.size() == 1 ? "%s: nothing else works." : "%s.",
        Phrase.capitalised(Phrase.either(words)));
  }
}

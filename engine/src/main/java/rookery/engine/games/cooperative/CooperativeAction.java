package rookery.engine.games.cooperative;

import rookery.engine.Action;
import rookery.engine.board.Colour;
import rookery.engine.chess.PieceType;

/** What a turn is made of. */
sealed interface CooperativeAction extends Action permits PlayCard, BoardMove, EndTurn {
  /** What the first menu asks once a card has been played. */
  String WHICH_PIECE = "Which piece?";

  /** The turn after it. */
  Turn after(Turn turn);

  /** What is done, in a sentence for everybody. */
  String sentence(Turn turn);

  /** Whether it shows somebody what was hidden. */
  boolean reveals(Turn turn);

  /** A piece or its card within a sentence: {@code white knight}. */
  static String coloured(char piece) {
    return Colour.of(piece).word() + " " + word(piece);
  }

  /** The same where the colour is clear. */
  static String word(char piece) {
    return PieceType.of(piece).word();
  }
}

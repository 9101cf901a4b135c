package rookery.engine.games.neighbour;

import rookery.engine.Action;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;

/** What the player can do. */
sealed interface NeighbourAction extends Action permits Add, Place, Stop, Move {
  /** What it does to the board and the cards. */
  Gathering after(Gathering now);

  /** What was done, in one or two sentences, as everybody sees it afterwards. */
  String sentence(NeighbourView after);

  /** A piece within a sentence: {@code white knight on d3}. */
  static String piece(char letter, Square square) {
    return PieceType.coloured(letter) + " on " + square;
  }
}

package rookery.engine.games.parade;

import rookery.engine.Action;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;

/** What a card of the pile, or a point below zero, can be spent on. */
sealed interface ParadeAction extends Action permits Add, Order {
  /** What the first menu asks. */
  String FIRST_QUESTION = "Which piece gives the order?";

  /** A piece within a sentence: {@code white knight on d3}. */
  static String piece(char letter, Square square) {
    return PieceType.coloured(letter) + " on " + square;
  }

  /** A piece as an answer to choose: {@code White knight d3}. */
  static String label(char letter, Square square) {
    return Colour.of(letter).title() + " " + PieceType.of(letter).word() + " " + square;
  }
}

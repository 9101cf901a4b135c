package rookery.engine.games.toddler.move;

import java.util.List;
import rookery.engine.Choice;
import rookery.engine.board.Board;
import rookery.engine.board.Square;
import rookery.engine.chess.DrawRules;
import rookery.engine.games.toddler.piece.Piece;

/** What a side does in its turn, with all that the board told about it. */
public sealed interface Move permits QuietMove, Capture, Sortie, Trade, Pass {
  /** The squares it is written with, in order; nothing changes elsewhere. None for a pass. */
  List<Square> squares();

  /** What players are asked to choose it by. */
  List<Choice> path();

  /** What is done, in words: {@code Soldier f9-f8}. */
  String words();

  /** The squares of what it captures. */
  default List<Square> victims() {
    return List.of();
  }

  /** The board afterwards. */
  Board playedOn(Board board);

  /** The draw rules afterwards. */
  DrawRules counted(DrawRules draws);

  /** The canonical text. */
  default String text() {
    StringBuilder text = new StringBuilder();
    squares().forEach(text::append);
    return text.toString();
  }

  /** The first step of {@link #path()}. */
  static Choice moving(Piece piece) {
    return new Choice("Which piece?", piece.square().toString(), piece.words());
  }

  /** The second step of {@link #path()}. */
  static Choice target(Square to, String label) {
    return new Choice("Where to?", to.toString(), label);
  }

  /** The third step, where a Captain can get to one square in several ways. */
  static Choice way(String value, String label) {
    return new Choice("Which way?", value, label);
  }
}

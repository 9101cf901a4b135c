package rookery.engine.games.toddler;

import java.util.List;
import rookery.engine.board.Colour;
import rookery.engine.games.toddler.move.ToddlerPosition;
import rookery.engine.games.toddler.piece.ToddlerBoard;
import rookery.engine.games.toddler.piece.ToddlerBoardText;

/** TO-1: how a game begins. Each side's array is the other's turned by half a turn. */
final class ToddlerSetup {
  private static final List<String> ROWS =
      List.of(
          "anpegtwipan",
          "...........",
          "ssssscsssss",
          "...........",
          "...........",
          "...........",
          "...........",
          "...........",
          "SSSSSCSSSSS",
          "...........",
          "NAPIWTGEPNA");

  /** How many each side has. */
  static final int PIECES = 22;

  private ToddlerSetup() {}

  /** White moves first. */
  static ToddlerPosition position() {
    return new ToddlerPosition(ToddlerBoard.of(ToddlerBoardText.board(ROWS)), Colour.WHITE, false);
  }
}

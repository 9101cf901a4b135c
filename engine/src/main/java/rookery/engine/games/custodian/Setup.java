package rookery.engine.games.custodian;

import java.util.List;
import rookery.engine.board.Board;
import rookery.engine.text.Worded;

/** The arrays a game can start from. */
enum Setup implements Worded {
  RBNKNBR("rbnknbr", "ppppppp", "PPPPPPP", "RBNKNBR"),
  RNBKBNR("rnbkbnr", "ppppppp", "PPPPPPP", "RNBKBNR"),
  FOUR_BISHOPS("rnbkbnr", "ppbpbpp", "PPBPBPP", "RNBKBNR");

  private final Board board;

  Setup(String rank7, String rank6, String rank2, String rank1) {
    String none = ".......";
    this.board = Board.of(List.of(rank7, rank6, none, none, none, rank2, rank1));
  }

  /** The board before the first move. */
  Board board() {
    return board;
  }
}

package rookery.engine.games.custodian;

import java.util.List;
import rookery.engine.board.Board;

/** The arrays a game can start from. */
enum Setup {
  RBNKNBR("rbnknbr", "rbnknbr", "ppppppp", "PPPPPPP", "RBNKNBR"),
  RNBKBNR("rnbkbnr", "rnbkbnr", "ppppppp", "PPPPPPP", "RNBKBNR"),
  FOUR_BISHOPS("four-bishops", "rnbkbnr", "ppbpbpp", "PPBPBPP", "RNBKBNR");

  private final String word;
  private final Board board;

  Setup(String word, String rank7, String rank6, String rank2, String rank1) {
    this.word = word;
    String none = ".......";
    this.board = Board.of(List.of(rank7, rank6, none, none, none, rank2, rank1));
  }

  /** The value of the option. */
  String word() {
    return word;
  }

  /** The board before the first move. */
  Board board() {
    return board;
  }
}

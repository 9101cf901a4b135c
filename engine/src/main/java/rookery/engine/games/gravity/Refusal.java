package rookery.engine.games.gravity;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import rookery.engine.board.Board;
import rookery.engine.board.Square;
import rookery.engine.board.SquareSet;
import rookery.engine.board.WrittenSquares;
import rookery.engine.chess.PieceType;

/** Why a text names no action that is possible now. */
record Refusal(Turn turn) {
  private static final String SQUARE = "([a-h][1-8])";
  private static final Pattern MOVE = Pattern.compile(SQUARE + SQUARE);
  private static final Pattern STUCK = Pattern.compile("stuck" + SQUARE);
  private static final Pattern ADD = Pattern.compile("(?:add)?" + SQUARE);

  /** A sentence or two for whoever typed it, without separators. */
  String of(String typed) {
    return WrittenSquares.CHESS.missing(typed).orElseGet(() -> ofSquaresThereAre(typed));
  }

  private String ofSquaresThereAre(String typed) {
    String text = typed.toLowerCase(Locale.ROOT);
    return turn.hasMove() ? whileMoving(text) : whileAdding(ADD.matcher(text));
  }

  private String whileAdding(Matcher add) {
    String choice =
        "Add the %s on one of: %s.".formatted(turn.toAdd(), listed(turn.well().openings()));
    if (!add.matches()) {
      return "All your pieces have gone. " + choice;
    }
    Square square = Square.named(add.group(1));
    return Well.isTop(square)
        ? "There is a piece on %s already. %s".formatted(square, choice)
        : "Pieces come in on the top row. " + choice;
  }

  private String whileMoving(String text) {
    Matcher move = MOVE.matcher(text);
    if (move.matches()) {
      return ofMove(Square.named(move.group(1)), Square.named(move.group(2)));
    }
    Matcher stuck = STUCK.matcher(text);
    if (stuck.matches()) {
      return ofStuck(Square.named(stuck.group(1)));
    }
    return "Move your pieces on %s first: name a piece's square and where it goes, as in e8e7%s."
        .formatted(listed(turn.going()), orStuck());
  }

  /** Only where there is a piece that can be called stuck. */
  private String orStuck() {
    return Well.BOARD.squares(turn.going()).stream()
        .filter(square -> targets(square) == 0)
        .findFirst()
        .map(square -> ", or write stuck " + square)
        .orElse("");
  }

  private String ofStuck(Square square) {
    return isGoing(square)
        ? "The %s has a move, so it is not stuck. It can go to: %s."
            .formatted(piece(square), listed(targets(square)))
        : whyNotGoing(square);
  }

  /** Why the piece on {@code square} is not among those that have yet to go. */
  private String whyNotGoing(Square square) {
    if (board().isEmpty(square)) {
      return "There is no piece on %s.".formatted(square);
    }
    if (!turn.colour().owns(board().at(square))) {
      return "The %s is not yours.".formatted(piece(square));
    }
    return turn.well().isStacked(square)
        ? "The %s is stacked and stays there.".formatted(piece(square))
        : "The %s has gone this turn already.".formatted(piece(square));
  }

  private String ofMove(Square from, Square to) {
    if (!isGoing(from)) {
      return whyNotGoing(from);
    }
    long targets = targets(from);
    String choice =
        targets == 0
            ? "It has no move: write stuck %s.".formatted(from)
            : "It can go to: %s.".formatted(listed(targets));
    return "The %s cannot go to %s%s. %s".formatted(piece(from), to, because(from, to), choice);
  }

  private String because(Square from, Square to) {
    if (to.rank() > from.rank()) {
      return ", as nothing goes up";
    }
    if (board().isEmpty(to)) {
      return to.rank() == from.rank() ? ", as on its row a piece can only capture" : "";
    }
    if (to == from || turn.colour().owns(board().at(to))) {
      return ", where your own piece stands";
    }
    return turn.well().isStacked(to) ? ", as what is stacked cannot be captured" : "";
  }

  private boolean isGoing(Square square) {
    return SquareSet.has(turn.going(), Well.BOARD.number(square));
  }

  private long targets(Square from) {
    return turn.targets(Well.BOARD.number(from));
  }

  private Board board() {
    return turn.well().board();
  }

  private String piece(Square square) {
    return PieceType.of(board().at(square)).word() + " on " + square;
  }

  private static String listed(long squares) {
    return String.join(", ", GravityScene.named(squares));
  }
}

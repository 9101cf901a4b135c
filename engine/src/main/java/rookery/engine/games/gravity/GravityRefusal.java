package rookery.engine.games.gravity;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.board.SquareSet;
import rookery.engine.chess.PieceType;
import rookery.engine.games.gravity.well.GravityBoard;
import rookery.engine.refusal.RefusalReason;
import rookery.engine.text.Phrase;

/** Why a text names no action that is possible now. */
record GravityRefusal(GravityTurn turn) implements RefusalReason {
  private static final Pattern STUCK = Pattern.compile("stuck([a-h][1-8])");
  private static final Pattern ADD = Pattern.compile("(?:add)?([a-h][1-8])");

  @Override
  public Board board() {
    return turn.well().board();
  }

  @Override
  public Optional<Colour> side() {
    return Optional.of(turn.colour());
  }

  @Override
  public List<String> possible() {
    return turn.steps().stream().map(GravityStep::text).toList();
  }

  /** A sentence or two for whoever typed it, without separators. */
  String of(String typed) {
    return turn.hasMove() ? whileMoving(typed) : whileAdding(typed);
  }

  private String whileAdding(String typed) {
    Matcher add = ADD.matcher(typed.toLowerCase(Locale.ROOT));
    String choice =
        "Add the %s on %s."
            .formatted(
                turn.toAdd(), Phrase.either(GravityBoard.BOARD.squares(turn.well().openings())));
    if (!add.matches()) {
      return missing(typed).orElse("All your pieces have moved. " + choice);
    }
    Square square = Square.named(add.group(1));
    return GravityBoard.isTop(square)
        ? "There's a piece on %s already. %s".formatted(square, choice)
        : "You can only add pieces on the top row. " + choice;
  }

  private String whileMoving(String typed) {
    Matcher stuck = STUCK.matcher(typed.toLowerCase(Locale.ROOT));
    if (stuck.matches()) {
      return ofStuck(Square.named(stuck.group(1)));
    }
    return sentence(typed)
        .orElseGet(
            () ->
                (SquareSet.size(turn.going()) == 1
                        ? "First move your piece on %s: type its square and the square it goes"
                            + " to%s."
                        : "First move your pieces on %s: type a piece's square and the square it"
                            + " goes to%s.")
                    .formatted(listed(turn.going()), orStuck()));
  }

  /** Only where there is a piece that can be called stuck. */
  private String orStuck() {
    return GravityBoard.BOARD.squares(turn.going()).stream()
        .filter(square -> targets(square) == 0)
        .findFirst()
        .map(", or `stuck %s` for one that can't move"::formatted)
        .orElse("");
  }

  private String ofStuck(Square square) {
    return isGoing(square)
        ? "The %s has a move, so it's not stuck. It can go to %s."
            .formatted(piece(square), Phrase.either(GravityBoard.BOARD.squares(targets(square))))
        : notMovable(square).orElseThrow();
  }

  /** Why the piece on {@code square} is not among those that have yet to go. */
  @Override
  public Optional<String> notMovable(Square square) {
    if (isGoing(square)) {
      return Optional.empty();
    }
    return RefusalReason.super
        .notMovable(square)
        .or(
            () ->
                Optional.of(
                    (turn.well().isStacked(square)
                            ? "The %s is stacked and can no longer move."
                            : "The %s has already had its move this turn.")
                        .formatted(piece(square))));
  }

  @Override
  public String whereTo(Square from) {
    return targets(from) == 0
        ? "%s can't move now: type `stuck %s`.".formatted(subject(from), from)
        : RefusalReason.super.whereTo(from);
  }

  @Override
  public String reason(Square from, Square to) {
    PieceType kind = PieceType.of(board().at(from));
    if (to.rank() > from.rank()) {
      return "Pieces never move up.";
    }
    if (board().isEmpty(to) && to.rank() == from.rank()) {
      return "A piece moves along its row only to capture.";
    }
    if (turn.well().isStacked(to) && !isOwn(to)) {
      return "Stacked pieces can't be captured.";
    }
    return ownThere(to)
        .or(() -> blocked(GravityBoard.BOARD, from, to, kind.lines()))
        .orElse("A %s doesn't move like that here.".formatted(kind.word()));
  }

  private boolean isGoing(Square square) {
    return SquareSet.has(turn.going(), GravityBoard.BOARD.number(square));
  }

  private long targets(Square from) {
    return turn.targets(GravityBoard.BOARD.number(from));
  }

  private static String listed(long squares) {
    return Phrase.list(GravityBoard.BOARD.squares(squares));
  }
}

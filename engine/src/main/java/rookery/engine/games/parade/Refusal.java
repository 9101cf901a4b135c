package rookery.engine.games.parade;

import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.board.WrittenSquares;
import rookery.engine.chess.PieceType;

/** Why a text names no action that is possible now. */
record Refusal(Parade parade) {
  private static final String SQUARE = "([a-h][1-8])";
  private static final Pattern ORDER = Pattern.compile(SQUARE + ":?" + SQUARE + SQUARE);
  private static final Pattern MOVE = Pattern.compile(SQUARE + SQUARE);
  private static final String FORM =
      "Name the piece that gives the order, the one it moves and where to, as in d3:c1b2";

  /** A sentence or two for whoever typed it. */
  String of(String typed) {
    return WrittenSquares.CHESS.missing(typed).orElseGet(() -> ofSquaresThereAre(typed));
  }

  private String ofSquaresThereAre(String typed) {
    String text = typed.toLowerCase(Locale.ROOT);
    Matcher order = ORDER.matcher(text);
    if (order.matches()) {
      return ofOrder(square(order, 1), square(order, 2), square(order, 3));
    }
    Matcher move = MOVE.matcher(text);
    if (move.matches()) {
      return ofMove(square(move, 1), square(move, 2));
    }
    if (!parade.belowZero()) {
      return FORM + ", or write add.";
    }
    return text.equals("add") ? "Below zero no piece can be added." : FORM + ".";
  }

  private static Square square(Matcher matcher, int group) {
    return Square.named(matcher.group(group));
  }

  private String ofOrder(Square actor, Square from, Square to) {
    if (isEmpty(actor) || isEmpty(from)) {
      return "There is no piece on %s.".formatted(isEmpty(actor) ? actor : from);
    }
    if (colour(actor) == colour(from)) {
      return "The %s orders %s pieces only."
          .formatted(piece(actor), colour(actor).opposite().word());
    }
    List<Square> movable = orders().movedBy(actor);
    if (!movable.contains(from)) {
      return "The %s does not attack the %s. %s"
          .formatted(piece(actor), piece(from), movableBy(actor, movable));
    }
    return to == from
        ? "The %s must move to another square.".formatted(piece(from))
        : ofTarget(actor, from, to);
  }

  private String movableBy(Square actor, List<Square> movable) {
    String other = colour(actor).opposite().word();
    return movable.isEmpty()
        ? "It attacks no %s piece.".formatted(other)
        : "It can move the %s pieces on: %s.".formatted(other, listed(movable));
  }

  private String ofTarget(Square actor, Square from, Square to) {
    if (!isEmpty(to)) {
      return "There is a piece on %s already.".formatted(to);
    }
    List<Square> targets = orders().targets(actor, from);
    return "The %s does not attack %s. %s"
        .formatted(
            piece(actor),
            to,
            targets.isEmpty()
                ? "It has no empty square for the %s.".formatted(piece(from))
                : "It can move the %s to: %s.".formatted(piece(from), listed(targets)));
  }

  private String ofMove(Square from, Square to) {
    if (isEmpty(from)) {
      return "There is no piece on %s.".formatted(from);
    }
    List<Square> actors = orders().actors(from, to);
    return actors.isEmpty()
        ? "No piece can move the %s to %s.".formatted(piece(from), to)
        : "Say who gives the order: %s."
            .formatted(
                actors.stream()
                    .sorted()
                    .map(actor -> actor + ":" + from + to)
                    .collect(Collectors.joining(", ")));
  }

  private static String listed(List<Square> squares) {
    return squares.stream().sorted().map(Square::toString).collect(Collectors.joining(", "));
  }

  private Orders orders() {
    return new Orders(parade.board());
  }

  private boolean isEmpty(Square square) {
    return parade.board().isEmpty(square);
  }

  private Colour colour(Square square) {
    return Colour.of(parade.board().at(square));
  }

  private String piece(Square square) {
    return PieceType.coloured(parade.board().at(square)) + " on " + square;
  }
}

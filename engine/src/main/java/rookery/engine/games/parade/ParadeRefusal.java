package rookery.engine.games.parade;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.refusal.RefusalReason;
import rookery.engine.refusal.TypedSquares;
import rookery.engine.text.Phrase;

/** Why a text names no action that is possible now. */
record ParadeRefusal(ParadePosition parade) implements RefusalReason {
  private static final String SQUARE = "([a-h][1-8])";
  private static final Pattern ORDER = Pattern.compile(SQUARE + SQUARE + SQUARE);
  private static final String FORM =
      "Type three squares: the piece that gives the order, the piece it moves, and where it moves"
          + " to";

  @Override
  public Board board() {
    return parade.board();
  }

  @Override
  public Optional<Colour> side() {
    return Optional.empty();
  }

  /** No move is complete without who orders it. */
  @Override
  public List<String> possible() {
    return List.of();
  }

  /** A sentence or two for whoever typed it. */
  String of(String typed) {
    String text = typed.toLowerCase(Locale.ROOT);
    Matcher order = ORDER.matcher(text);
    if (order.matches()) {
      return ofOrder(
          TypedSquares.of(order, 1), TypedSquares.of(order, 2), TypedSquares.of(order, 3));
    }
    if (text.equals(ParadeAction.Add.TEXT)) {
      return "You can't add pieces below zero.";
    }
    return sentence(text)
        .orElse(FORM + (parade.belowZero() ? "." : ". Or type `add` to add a piece."));
  }

  private String ofOrder(Square actor, Square from, Square to) {
    return notMovable(actor)
        .or(() -> notMovable(from))
        .or(() -> notOrdered(actor, from))
        .orElseGet(() -> ofTarget(actor, from, to));
  }

  private Optional<String> notOrdered(Square actor, Square from) {
    String other = Colour.of(board().at(actor)).opposite().word();
    List<Square> movable = orders().movedBy(actor);
    if (movable.contains(from)) {
      return Optional.empty();
    }
    if (Colour.of(board().at(actor)) == Colour.of(board().at(from))) {
      return Optional.of("The %s can only order %s pieces.".formatted(piece(actor), other));
    }
    String instead =
        movable.isEmpty()
            ? "It attacks no %s piece.".formatted(other)
            : "It can move the %s pieces on %s.".formatted(other, Phrase.list(movable));
    return Optional.of(
        "The %s doesn't attack the %s. %s".formatted(piece(actor), piece(from), instead));
  }

  private String ofTarget(Square actor, Square from, Square to) {
    List<Square> targets = orders().targets(actor, from);
    String why =
        board().isEmpty(to)
            ? "The %s doesn't attack %s.".formatted(piece(actor), to)
            : "There's a piece on %s already.".formatted(to);
    return targets.isEmpty()
        ? "%s It has no empty square for the %s.".formatted(why, piece(from))
        : "%s It can move the %s to %s.".formatted(why, piece(from), Phrase.either(targets));
  }

  /** Who could give the order to move like that. */
  @Override
  public String reason(Square from, Square to) {
    List<String> orders =
        orders().actors(from, to).stream()
            .map(actor -> Phrase.typed(actor + ":" + from + to))
            .toList();
    return orders.isEmpty()
        ? "No piece can move the %s to %s.".formatted(piece(from), to)
        : "Say who gives the order: %s.".formatted(Phrase.either(orders));
  }

  @Override
  public String whereTo(Square from) {
    return "";
  }

  private PossibleOrders orders() {
    return new PossibleOrders(board());
  }
}

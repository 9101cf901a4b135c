package rookery.engine.games.cooperative;

import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import rookery.engine.board.Square;
import rookery.engine.chess.Move;
import rookery.engine.chess.PieceType;
import rookery.engine.chess.Position;
import rookery.engine.refusal.WhyNotInChess;

/** Says why a text names no action of whoever's turn it is. */
record CooperativeRefusal(CooperativeTurn turn) implements WhyNotInChess {
  private static final Pattern CARD = Pattern.compile("play([KQRBNPkqrbnp])");

  /** Two squares of a move, and the cards that may follow. */
  private static final Pattern CARDS = Pattern.compile("(?i)([a-h][1-8][a-h][1-8]).*");

  @Override
  public Position chess() {
    return turn.chess();
  }

  @Override
  public List<String> possible() {
    return BoardMoves.of(turn).stream().map(BoardMove::text).sorted().toList();
  }

  /** CO-1: the colours take turns, whoever plays them. */
  @Override
  public String notOwn(Square square) {
    return "It is %s's turn, and the %s is not %s."
        .formatted(turn.colour().title(), piece(square), turn.colour().word());
  }

  @Override
  public String castling(String san) {
    return chess().legalMoves().stream()
        .filter(move -> chess().castling(move).filter(way -> way.san().equals(san)).isPresent())
        .findFirst()
        .map(this::noMove)
        .orElseGet(() -> WhyNotInChess.super.castling(san));
  }

  @Override
  public String choice(Square from, Square to) {
    return "Name the cards too";
  }

  /**
   * A sentence or two for whoever typed it.
   *
   * @param typed without separators
   */
  String of(String typed) {
    boolean card = typed.toLowerCase(Locale.ROOT).startsWith("play");
    if (turn.step() == CooperativeStep.PLAY) {
      return beforeTheCard(typed, card);
    }
    if (card) {
      return turn.isSolitaire()
          ? "There is no hand in solitaire: move, capture, or write end."
          : "You have played the card of this turn; now move, capture, or write end.";
    }
    return sentence(CARDS.matcher(typed).replaceAll("$1"))
        .orElse(
            "Write a move as in e2e4, a capture with the card that leaves the line as in e6d5x2,"
                + " or end.");
  }

  private String beforeTheCard(String typed, boolean card) {
    Matcher letter = CARD.matcher(typed.replace(" ", ""));
    String choices =
        turn.cards().hand(turn.actor()).stream()
            .distinct()
            .map(held -> "play " + held)
            .collect(Collectors.joining(" or "));
    if (letter.matches()) {
      return "You do not hold the card of a %s. You can write %s."
          .formatted(PieceType.coloured(letter.group(1).charAt(0)), choices);
    }
    return card
        ? "Name the card by its letter, upper case for white: %s.".formatted(choices)
        : "First play a card of your hand: %s.".formatted(choices);
  }

  /** CO-4: first the rules of chess, then the cards. */
  @Override
  public String reason(Square from, Square to) {
    return chess().legalMoves().stream()
        .filter(move -> move.from() == from && move.to() == to)
        .findFirst()
        .map(this::notByTheCards)
        .orElseGet(() -> WhyNotInChess.super.reason(from, to));
  }

  private String notByTheCards(Move move) {
    return chess().captured(move).map(v -> noCapture(move, v)).orElseGet(() -> noMove(move));
  }

  private String noCapture(Move move, char victim) {
    char captor = chess().at(move.from());
    if (turn.cards().line().beside(captor, victim).isEmpty()) {
      return "In the line no %s lies next to a %s."
          .formatted(PieceType.coloured(captor), PieceType.coloured(victim));
    }
    return nothingToBecome();
  }

  private String noMove(Move move) {
    if (turn.step() == CooperativeStep.CAPTURE) {
      // CO-2
      return "You have moved in this turn, so only captures are left; or write end.";
    }
    char pawn = chess().at(move.from());
    return turn.cards().line().positions(pawn).isEmpty()
        ? "A pawn goes to the last rank only while the card of a %s lies in the line."
            .formatted(PieceType.coloured(pawn))
        : nothingToBecome();
  }

  /** CO-11 */
  private String nothingToBecome() {
    return "The pawn has nothing to become: no %s %s lies among the discards."
        .formatted(
            turn.colour().word(),
            chess().variant().promotions().stream()
                .map(PieceType::word)
                .collect(Collectors.joining(" or ")));
  }
}

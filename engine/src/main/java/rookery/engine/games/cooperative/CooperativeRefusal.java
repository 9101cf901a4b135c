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
import rookery.engine.refusal.ChessRefusalReason;
import rookery.engine.text.Phrase;

/** Says why a text names no action of whoever's turn it is. */
record CooperativeRefusal(CooperativeTurn turn) implements ChessRefusalReason {
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
    return "It's %s's turn, and the %s isn't %s."
        .formatted(turn.colour().title(), piece(square), turn.colour().word());
  }

  @Override
  public String castling(String san) {
    return chess().legalMoves().stream()
        .filter(move -> chess().castling(move).filter(way -> way.san().equals(san)).isPresent())
        .findFirst()
        .map(this::noMove)
        .orElseGet(() -> ChessRefusalReason.super.castling(san));
  }

  @Override
  public String choice(Square from, Square to) {
    boolean promotes =
        BoardMoves.of(turn).stream()
            .map(BoardMove::move)
            .anyMatch(m -> m.from() == from && m.to() == to && m.promotion().isPresent());
    return promotes ? "Name the cards too" : "Name the card that leaves the line, too";
  }

  /**
   * A sentence or two for whoever typed it.
   *
   * @param typed without separators
   */
  String of(String typed) {
    boolean card = typed.toLowerCase(Locale.ROOT).startsWith("play");
    if (turn.step() == CooperativeTurn.Step.PLAY) {
      return beforeTheCard(typed, card);
    }
    if (card) {
      return turn.isSolitaire()
          ? "You have no hand in solitaire: move, capture, or type `end`."
          : "You've already played a card this turn; now move, capture, or type `end`.";
    }
    return sentence(CARDS.matcher(typed).replaceAll("$1"))
        .orElse(
            "Type a move (`e2e4`), a capture with the number of the card that leaves the line"
                + " (`e6d5x2`), or `end`.");
  }

  private String beforeTheCard(String typed, boolean card) {
    Matcher letter = CARD.matcher(typed.replace(" ", ""));
    String choices =
        turn.cards().hand(turn.actor()).stream()
            .distinct()
            .map(held -> Phrase.typed("play " + PieceType.coloured(held.charAt(0))))
            .collect(Collectors.joining(" or "));
    if (letter.matches()) {
      return "You have no %s card. You can type %s."
          .formatted(PieceType.coloured(letter.group(1).charAt(0)), choices);
    }
    return card
        ? "Name the card: %s.".formatted(choices)
        : "First play a card from your hand. You can type %s.".formatted(choices);
  }

  /** CO-4: first the rules of chess, then the cards. */
  @Override
  public String reason(Square from, Square to) {
    return chess().legalMoves().stream()
        .filter(move -> move.from() == from && move.to() == to)
        .findFirst()
        .map(this::notByTheCards)
        .orElseGet(() -> ChessRefusalReason.super.reason(from, to));
  }

  private String notByTheCards(Move move) {
    return chess().captured(move).map(v -> noCapture(move, v)).orElseGet(() -> noMove(move));
  }

  private String noCapture(Move move, char victim) {
    char captor = chess().at(move.from());
    if (turn.cards().line().beside(captor, victim).isEmpty()) {
      return "No %s card is next to a %s card in the line."
          .formatted(PieceType.coloured(captor), PieceType.coloured(victim));
    }
    return nothingToBecome();
  }

  private String noMove(Move move) {
    if (turn.step() == CooperativeTurn.Step.CAPTURE) {
      // CO-2
      return "You've already moved this turn; now capture, or type `end`.";
    }
    char pawn = chess().at(move.from());
    return turn.cards().line().positions(pawn).isEmpty()
        ? "A pawn can promote only while the card of a %s is in the line."
            .formatted(PieceType.coloured(pawn))
        : nothingToBecome();
  }

  /** CO-11 */
  private String nothingToBecome() {
    return "The pawn can't promote: no %s %s is among the discarded cards."
        .formatted(
            turn.colour().word(),
            Phrase.either(chess().variant().promotions().stream().map(PieceType::word).toList()));
  }
}

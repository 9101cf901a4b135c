package rookery.engine.games.cooperative;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import rookery.engine.board.Board;
import rookery.engine.board.Square;
import rookery.engine.board.WrittenSquares;
import rookery.engine.chess.Move;
import rookery.engine.chess.PieceType;
import rookery.engine.chess.Position;
import rookery.engine.chess.San;

/** Why a text names no action of whoever's turn it is. */
record Refusal(Turn turn) {
  private static final int MOST_TEXTS = 6;
  private static final Pattern CARD = Pattern.compile("play([KQRBNPkqrbnp])");
  private static final Pattern MOVE = Pattern.compile("([a-h][1-8])([a-h][1-8]).*");

  /**
   * A sentence or two for whoever typed it.
   *
   * @param typed without separators
   */
  String of(String typed) {
    boolean card = typed.toLowerCase(Locale.ROOT).startsWith("play");
    if (turn.step() == Step.PLAY) {
      return beforeTheCard(typed, card);
    }
    if (card) {
      return turn.isSolitaire()
          ? "There is no hand in solitaire: move, capture, or write end."
          : "You have played the card of this turn; now move, capture, or write end.";
    }
    Matcher squares = MOVE.matcher(typed.toLowerCase(Locale.ROOT));
    if (squares.matches()) {
      return ofMove(Square.named(squares.group(1)), Square.named(squares.group(2)));
    }
    Optional<String> missing = WrittenSquares.CHESS.missing(typed);
    if (missing.isPresent()) {
      return missing.get();
    }
    return named(typed)
        .map(move -> ofMove(move.from(), move.to()))
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

  /** A move of chess by its name, such as {@code Bxd5}. */
  private Optional<Move> named(String typed) {
    String name = plain(typed);
    List<Move> found =
        San.names(chess(), chess().legalMoves()).entrySet().stream()
            .filter(entry -> plain(entry.getKey()).equals(name))
            .map(entry -> entry.getValue())
            .distinct()
            .toList();
    return found.size() == 1 ? Optional.of(found.get(0)) : Optional.empty();
  }

  private static String plain(String text) {
    return text.toLowerCase(Locale.ROOT).replaceAll("[-x=+#!?]", "").replace('0', 'o');
  }

  private Position chess() {
    return turn.chess();
  }

  private String ofMove(Square from, Square to) {
    char piece = chess().at(from);
    if (piece == Board.EMPTY) {
      return "There is no piece on %s.".formatted(from);
    }
    if (!turn.colour().owns(piece)) {
      // CO-1
      return "It is %s's turn, and the %s on %s is not %s."
          .formatted(turn.colour().title(), PieceType.of(piece).word(), from, turn.colour().word());
    }
    List<Move> moves = between(chess().legalMoves(), from, to);
    return moves.isEmpty() ? notInChess(piece, from, to) : notByTheCards(moves.get(0));
  }

  private static List<Move> between(List<Move> moves, Square from, Square to) {
    return moves.stream().filter(move -> move.from() == from && move.to() == to).toList();
  }

  private String notInChess(char piece, Square from, Square to) {
    // CO-4
    return between(chess().pseudoLegalMoves(), from, to).isEmpty()
        ? "The %s on %s cannot go to %s.".formatted(PieceType.of(piece).word(), from, to)
        : "That would leave your own king in check.";
  }

  private String notByTheCards(Move move) {
    List<BoardMove> possible = BoardMoves.between(turn, move.from(), move.to());
    return possible.isEmpty()
        ? chess().captured(move).map(v -> noCapture(move, v)).orElseGet(() -> noMove(move))
        : "Name the cards too: %s.".formatted(texts(possible));
  }

  private static String texts(List<BoardMove> moves) {
    String texts =
        moves.stream()
            .limit(MOST_TEXTS)
            .map(BoardMove::text)
            .sorted()
            .collect(Collectors.joining(", "));
    return moves.size() > MOST_TEXTS ? texts + " and so on" : texts;
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
    if (turn.step() == Step.CAPTURE) {
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

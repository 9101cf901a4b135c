package rookery.engine.games.telepathy;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import rookery.engine.Phrase;
import rookery.engine.board.Board;
import rookery.engine.board.Square;
import rookery.engine.chess.Move;
import rookery.engine.chess.Position;

/**
 * Says why a text is no legal move of a turn.
 *
 * @param turn what everybody sees; the card that lies face down is no part of it
 */
record Refusal(Turn turn) {
  /** For a square's name. */
  static final String NO_SQUARE = "There is no square %s: the board goes from a1 to h8.";

  private static final Pattern MOVE = Pattern.compile("([a-z]\\d{1,2})([a-z]\\d{1,2})([a-z]?)");
  private static final String HOW =
      "Write a move as two squares, for example %s, or as chess players do: Nf3, exd5, O-O.";

  /** One or two sentences; {@code typed} is without separators. */
  String of(String typed) {
    Matcher move = MOVE.matcher(typed.toLowerCase(Locale.ROOT));
    if (!move.matches()) {
      return HOW.formatted(turn.moves().get(0));
    }
    return Stream.of(move.group(1), move.group(2))
        .filter(name -> Square.find(name).filter(turn.position().board()::has).isEmpty())
        .findFirst()
        .map(NO_SQUARE::formatted)
        .orElseGet(() -> why(Square.named(move.group(1)), Square.named(move.group(2))));
  }

  private String why(Square from, Square to) {
    Position position = turn.position();
    char piece = position.at(from);
    if (piece == Board.EMPTY) {
      return "There is no piece on %s.".formatted(from);
    }
    String named = turn.standing().piece(from);
    if (!position.turn().owns(piece)) {
      return "The %s is not your team's.".formatted(named);
    }
    List<Move> there = turn.moves().stream().filter(move -> goes(move, from, to)).toList();
    if (!there.isEmpty()) {
      return promotion(there);
    }
    return position.pseudoLegalMoves().stream().anyMatch(move -> goes(move, from, to))
        ? exposing(position, from, to)
        : "The %s cannot go to %s. %s".formatted(named, to, whereTo(from));
  }

  private static boolean goes(Move move, Square from, Square to) {
    return move.from() == from && move.to() == to;
  }

  private static String promotion(List<Move> moves) {
    List<String> texts = moves.stream().map(Move::text).toList();
    return texts.size() == 1
        ? "Nothing is promoted by that: write %s.".formatted(texts.get(0))
        : "The pawn becomes another piece: write %s.".formatted(Phrase.either(texts));
  }

  /** TE-4: a check must be answered, and none given to the own king. */
  private static String exposing(Position position, Square from, Square to) {
    Optional<Square> king = position.king(position.turn());
    boolean castles = position.castling(Move.of(from, to)).isPresent();
    if (castles) {
      return "A king may not castle out of, through or into check.";
    }
    if (king.filter(from::equals).isPresent()) {
      return "The king would be in check on %s.".formatted(to);
    }
    return position.inCheck()
        ? "Your king is in check, and that does not answer it."
        : "That would leave your king in check.";
  }

  private String whereTo(Square from) {
    List<String> targets =
        turn.moves().stream()
            .filter(move -> move.from() == from)
            .map(move -> move.to().toString())
            .distinct()
            .toList();
    return targets.isEmpty()
        ? "It has no legal move now."
        : "It can go to %s.".formatted(Phrase.either(targets));
  }
}

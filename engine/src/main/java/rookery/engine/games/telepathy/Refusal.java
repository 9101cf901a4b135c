package rookery.engine.games.telepathy;

import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import rookery.engine.board.Board;
import rookery.engine.board.Square;
import rookery.engine.board.WrittenSquares;
import rookery.engine.chess.Castling;
import rookery.engine.chess.Move;
import rookery.engine.chess.PieceType;
import rookery.engine.chess.Position;
import rookery.engine.text.Phrase;

/**
 * Says why a text is no legal move of a turn.
 *
 * @param turn what everybody sees; the card that lies face down is no part of it
 */
record Refusal(Turn turn) {
  /** For a square's name. */
  private static final Pattern SQUARES =
      Pattern.compile("([a-z]\\d{1,2})([a-z]\\d{1,2})[a-z]?", Pattern.CASE_INSENSITIVE);

  private static final Pattern CASTLING = Pattern.compile("[oO0]{2,3}");

  /** A small b is a file, as in bxc3. */
  private static final Pattern SAN =
      Pattern.compile("([KQRBNkqrn]?)[a-h]?[1-8]?([a-h][1-8])[QRBN]?[+#]?");

  private static final String HOW =
      "Write a move as two squares, for example %s, or as chess players do: Nf3, exd5, O-O.";

  /** One or two sentences; {@code typed} is without separators. */
  String of(String typed) {
    Matcher squares = SQUARES.matcher(typed);
    if (squares.matches()) {
      return squares(lower(squares.group(1)), lower(squares.group(2)));
    }
    if (CASTLING.matcher(typed).matches()) {
      return castling(typed.length() == "OO".length() ? "O-O" : "O-O-O");
    }
    Matcher san = SAN.matcher(typed);
    return san.matches()
        ? san(san.group(1), Square.named(san.group(2)))
        : HOW.formatted(turn.moves().get(0));
  }

  private static String lower(String text) {
    return text.toLowerCase(Locale.ROOT);
  }

  private String squares(String from, String to) {
    return Stream.of(from, to)
        .filter(name -> Square.find(name).filter(turn.position().board()::has).isEmpty())
        .findFirst()
        .map(WrittenSquares.CHESS::thereIsNone)
        .orElseGet(() -> why(Square.named(from), Square.named(to)));
  }

  private String why(Square from, Square to) {
    Position position = turn.position();
    char piece = position.at(from);
    if (piece == Board.EMPTY) {
      return "There is no piece on %s.".formatted(from);
    }
    if (!position.turn().owns(piece)) {
      return "The %s is not your team's.".formatted(turn.standing().piece(from));
    }
    List<Move> there = moves(move -> move.from() == from && move.to() == to);
    if (!there.isEmpty()) {
      return promotion(there);
    }
    return position
        .castling(Move.of(from, to))
        .map(this::castling)
        .orElseGet(() -> geometry(from, to));
  }

  private List<Move> moves(Predicate<Move> test) {
    return turn.moves().stream().filter(test).toList();
  }

  private boolean isPseudoLegal(Square from, Square to) {
    return turn.position().pseudoLegalMoves().stream()
        .anyMatch(move -> move.from() == from && move.to() == to);
  }

  private static String promotion(List<Move> moves) {
    List<String> texts = moves.stream().map(Move::text).toList();
    return texts.size() == 1
        ? "Nothing is promoted by that: write %s.".formatted(texts.get(0))
        : "The pawn becomes another piece: write %s.".formatted(Phrase.either(texts));
  }

  private String castling(String san) {
    return turn.position().variant().castlings().stream()
        .filter(way -> way.colour() == turn.position().turn() && way.san().equals(san))
        .findFirst()
        .map(this::castling)
        .orElseThrow();
  }

  private String castling(Castling way) {
    if (turn.position().castling().indexOf(way.letter()) < 0) {
      // TE-7: a removal of the rook ends the right too.
      return "Your team can no longer castle there: the king or the rook of %s has moved or is gone."
          .formatted(way.rook());
    }
    return isPseudoLegal(way.king(), way.kingTo())
        ? "A king may not castle out of, through or into check."
        : "To castle, all squares between the king and the rook %s must be empty."
            .formatted(way.rook());
  }

  private String geometry(Square from, Square to) {
    return isPseudoLegal(from, to)
        ? exposing(from, to)
        : "The %s cannot go to %s. %s".formatted(turn.standing().piece(from), to, whereTo(from));
  }

  /** TE-4: a check must be answered, and none given to the own king. */
  private String exposing(Square from, Square to) {
    Position position = turn.position();
    if (position.king(position.turn()).filter(from::equals).isPresent()) {
      return "The king would be in check on %s.".formatted(to);
    }
    return position.inCheck()
        ? "Your king is in check, and that does not answer it."
        : "That would leave your king in check.";
  }

  private String whereTo(Square from) {
    List<String> targets =
        moves(move -> move.from() == from).stream()
            .map(move -> move.to().toString())
            .distinct()
            .toList();
    return targets.isEmpty()
        ? "It has no legal move now."
        : "It can go to %s.".formatted(Phrase.either(targets));
  }

  /** A kind of piece and a target, which together name no move or more than one. */
  private String san(String letter, Square to) {
    PieceType kind = letter.isEmpty() ? PieceType.PAWN : PieceType.of(letter.charAt(0));
    List<String> texts =
        moves(move -> move.to() == to && turn.kind(move) == kind).stream().map(Move::text).toList();
    return texts.isEmpty()
        ? "No %s of your team can go to %s now.".formatted(kind.word(), to)
        : "A %s can go to %s like this: write %s.".formatted(kind.word(), to, Phrase.either(texts));
  }
}

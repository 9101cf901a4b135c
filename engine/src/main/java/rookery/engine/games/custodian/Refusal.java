package rookery.engine.games.custodian;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import rookery.engine.board.Board;
import rookery.engine.board.Direction;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.text.Phrase;

/**
 * Says why a text that names two squares is no legal move.
 *
 * @param options the rules in force
 * @param position the position of the player who typed it
 * @param moves the legal moves there
 */
record Refusal(CustodianOptions options, Position position, List<Move> moves) {
  private static final Pattern MOVE = Pattern.compile("([a-z]\\d{1,2})([a-z]\\d{1,2})([a-z]?)");

  /**
   * One or two sentences.
   *
   * @param typed in any case, without separators
   * @return empty unless two squares are named
   */
  Optional<String> of(String typed) {
    Matcher move = MOVE.matcher(typed.toLowerCase(Locale.ROOT));
    if (!move.matches()) {
      return Optional.empty();
    }
    return Optional.of(
        Stream.of(move.group(1), move.group(2))
            .filter(name -> Square.find(name).filter(position.board()::has).isEmpty())
            .findFirst()
            .map("There is no square %s: the board goes from a1 to g7."::formatted)
            .orElseGet(() -> why(Square.named(move.group(1)), Square.named(move.group(2)))));
  }

  private String why(Square from, Square to) {
    Board board = position.board();
    if (board.isEmpty(from)) {
      return "There is no piece on %s.".formatted(from);
    }
    if (!position.turn().owns(board.at(from))) {
      return "The %s is not yours.".formatted(named(from));
    }
    if (from == to) {
      return "A move cannot end where it began.";
    }
    if (!board.isEmpty(to)) {
      return "A %s stands on %s. Pieces go to empty squares only, and capture what two of them surround."
          .formatted(word(to), to);
    }
    return moves.stream().anyMatch(move -> move.from() == from && move.to() == to)
        ? promotion(from, to)
        : geometry(from, to);
  }

  private String promotion(Square from, Square to) {
    List<String> texts =
        moves.stream()
            .filter(move -> move.from() == from && move.to() == to)
            .map(Move::text)
            .toList();
    return texts.size() == 1
        ? "Nothing is promoted by that: write %s.".formatted(texts.get(0))
        : "The pawn becomes a rook, bishop or knight: write %s.".formatted(Phrase.either(texts));
  }

  private String geometry(Square from, Square to) {
    return switch (PieceType.of(position.board().at(from))) {
      case KING -> king(from, to);
      case ROOK -> slider(from, to, Direction.ORTHOGONALS, "A rook moves along ranks and files.");
      case BISHOP -> slider(from, to, Direction.DIAGONALS, bishop());
      case KNIGHT -> "A knight leaps two squares along a rank or file and one to the side.";
      default -> pawn(from, to);
    };
  }

  private String king(Square from, Square to) {
    return Castling.all().stream()
        .filter(castling -> castling.colour() == position.turn())
        .filter(castling -> castling.kingFrom() == from && castling.kingTo() == to)
        .findFirst()
        .map(this::castling)
        .orElse("A king moves one square, or two towards a rook to castle.");
  }

  private String castling(Castling castling) {
    return position.castling().contains(castling)
        ? "To castle, both squares between king and rook must be empty."
        : "Castling is over there: it takes a king and a rook on %s that have never moved or changed sides."
            .formatted(castling.rookFrom());
  }

  private String slider(Square from, Square to, List<Direction> directions, String rule) {
    List<String> blockers =
        directions.stream()
            .map(direction -> options.geometry().squares(from, direction))
            .filter(ray -> ray.contains(to))
            .flatMap(ray -> ray.stream().filter(s -> !position.board().isEmpty(s)).limit(1))
            .map(this::named)
            .toList();
    return blockers.isEmpty()
        ? rule
        : "The way from %s to %s is blocked by the %s.".formatted(from, to, Phrase.list(blockers));
  }

  private String bishop() {
    return options.bishops() == Bishops.STEP
        ? "A bishop moves along diagonals, or one square along a rank or file."
        : "A bishop moves along diagonals.";
  }

  private String pawn(Square from, Square to) {
    Optional<Direction> direction = options.geometry().way(from, to);
    return direction.filter(MoveGenerator.forward(position.turn())::contains).isPresent()
        ? "A pawn steps diagonally only where that captures, and on %s it would capture nothing."
            .formatted(to)
        : "A pawn moves one square straight forward, or diagonally forward where that captures.";
  }

  private String named(Square square) {
    return word(square) + " on " + square;
  }

  private String word(Square square) {
    return PieceType.of(position.board().at(square)).word();
  }
}

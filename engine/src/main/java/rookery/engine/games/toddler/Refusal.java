package rookery.engine.games.toddler;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rookery.engine.board.Board;
import rookery.engine.board.Square;
import rookery.engine.refusal.WrittenSquares;

/** Says why a text is no legal action of the side to move. */
final class Refusal {
  private static final Pattern MOVE =
      Pattern.compile("([a-z]\\d{1,2})([a-z]\\d{1,2})([a-z]\\d{1,2})?");

  private final Position position;
  private final Field field;

  private Refusal(Position position) {
    this.position = position;
    this.field = position.field();
  }

  /**
   * One or two sentences.
   *
   * @param typed in any case, without separators
   * @return empty unless it names two or three squares, or is a pass
   */
  static Optional<String> of(Position position, String typed) {
    String text = typed.toLowerCase(Locale.ROOT);
    Refusal refusal = new Refusal(position);
    if (text.equals(Pass.TEXT)) {
      return Optional.of(refusal.whyNoPass());
    }
    Matcher move = MOVE.matcher(text);
    return move.matches() ? Optional.of(refusal.why(names(move))) : Optional.empty();
  }

  private static List<String> names(Matcher move) {
    return Stream.of(move.group(1), move.group(2), move.group(3)).filter(Objects::nonNull).toList();
  }

  private String why(List<String> names) {
    Optional<String> missing = new WrittenSquares(Lines.BOARD).missing(String.join(" ", names));
    if (missing.isPresent()) {
      return missing.get();
    }
    List<Square> squares = names.stream().map(Square::named).toList();
    Square from = squares.get(0);
    if (field.isEmpty(from)) {
      return "There is no piece on %s.".formatted(from);
    }
    Piece piece = field.piece(from);
    if (piece.colour() != position.turn()) {
      return "The %s is not yours.".formatted(piece.words());
    }
    return squares.size() == 2
        ? why(piece, squares.get(1))
        : whyNoSortie(piece, squares.get(1), squares.get(2));
  }

  private String why(Piece piece, Square to) {
    if (piece.square() == to) {
      return "A move cannot end where it began. If you want nothing to move, pass.";
    }
    if (field.isEmpty(to)) {
      return reaches(field, piece, to)
          ? unsafe(new QuietMove(piece, to))
          : whyNotReached(piece, to);
    }
    Piece other = field.piece(to);
    if (other.colour() == piece.colour()) {
      return trade(piece, other)
          .map(this::whyNoTrade)
          .orElseGet(() -> "Your own %s stands there.".formatted(other.words()));
    }
    return reaches(field, piece, to)
        ? whyNoCapture(new Capture(piece, other), piece, other)
        : whyNotReached(piece, to);
  }

  private static boolean reaches(Field field, Piece piece, Square to) {
    Reach reach = piece.kind().movement().reach(field, piece);
    return (field.isEmpty(to) ? reach.steps() : reach.hits()).has(Lines.BOARD.number(to));
  }

  private static Optional<Trade> trade(Piece one, Piece other) {
    if (one.kind() == Kind.TODDLER && other.kind() == Kind.NURSE) {
      return Optional.of(new Trade(one, other));
    }
    return one.kind() == Kind.NURSE && other.kind() == Kind.TODDLER
        ? trade(other, one)
        : Optional.empty();
  }

  private String whyNoTrade(Trade trade) {
    return Toddler.minor(field, position.turn())
        ? unsafe(trade)
        : "Your Toddler is major, as its Emperor and Empress are gone; it trades no more.";
  }

  private String whyNotReached(Piece piece, Square to) {
    String parts = sortiesTo(piece, to);
    if (!parts.isEmpty()) {
      return "Write all three squares of a Captain's move of two parts: %s.".formatted(parts);
    }
    String rule = piece.kind().movement().rule();
    return reaches(cleared(piece.square(), to), piece, to)
        ? "Other pieces are in the way from %s to %s. %s".formatted(piece.square(), to, rule)
        : rule;
  }

  private String sortiesTo(Piece piece, Square to) {
    return piece.kind() != Kind.CAPTAIN
        ? ""
        : Sortie.all(field, piece).stream()
            .filter(sortie -> sortie.to() == to)
            .map(Move::text)
            .collect(Collectors.joining(" or "));
  }

  /** The board without what could block a way, but with what decides how pieces move. */
  private Field cleared(Square from, Square to) {
    Board board = field.board();
    for (Square square : board.squares()) {
      if (square != from && square != to && !board.isEmpty(square) && !isFamily(square)) {
        board = board.without(square);
      }
    }
    return Field.of(board);
  }

  private boolean isFamily(Square square) {
    return switch (field.piece(square).kind()) {
      case TODDLER, EMPEROR, EMPRESS -> true;
      default -> false;
    };
  }

  private String whyNoSortie(Piece piece, Square via, Square to) {
    String rule = piece.kind().movement().rule();
    if (piece.kind() != Kind.CAPTAIN) {
      return "Only a Captain makes moves of two parts. " + rule;
    }
    return Sortie.all(field, piece).stream()
        .filter(sortie -> sortie.via() == via && sortie.to() == to)
        .findFirst()
        .map(sortie -> whyNoCapture(sortie, piece, sortie.victim()))
        .orElse(rule);
  }

  private String whyNoCapture(Move capture, Piece piece, Piece victim) {
    return Protection.against(field, piece, victim)
        .map(protection -> protection.sentence(field, piece, victim))
        .orElseGet(() -> unsafe(capture));
  }

  private String whyNoPass() {
    return "You may not pass: your Toddler on %s is under threat from %s."
        .formatted(Toddler.of(field, position.turn()).square(), threats(field));
  }

  private String unsafe(Move move) {
    Field next = position.after(move).field();
    String sentence =
        position.threatened()
            ? "That does not end the threat to your Toddler: on %s it would be threatened by %s."
            : "That would leave your Toddler on %s under threat from %s.";
    return sentence.formatted(Toddler.of(next, position.turn()).square(), threats(next));
  }

  private String threats(Field board) {
    return Threats.to(board, Toddler.of(board, position.turn())).stream()
        .map(piece -> "the " + piece.words())
        .collect(Collectors.joining(" and "));
  }
}

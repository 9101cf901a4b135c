package rookery.engine.games.toddler.move;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.PieceNames;
import rookery.engine.board.Square;
import rookery.engine.games.toddler.piece.Toddler;
import rookery.engine.games.toddler.piece.ToddlerBoard;
import rookery.engine.games.toddler.piece.ToddlerGeometry;
import rookery.engine.games.toddler.piece.ToddlerKind;
import rookery.engine.games.toddler.piece.ToddlerMovement;
import rookery.engine.games.toddler.piece.ToddlerPiece;
import rookery.engine.refusal.RefusalReason;
import rookery.engine.refusal.TypedSquares;
import rookery.engine.text.Phrase;

/** Says why a text is no legal action of the side to move. */
public record ToddlerRefusal(ToddlerPosition position, List<ToddlerMove> moves)
    implements RefusalReason {
  private static final Pattern SORTIE =
      Pattern.compile("(?i)([a-k]\\d{1,2})([a-k]\\d{1,2})([a-k]\\d{1,2})");

  private static final Pattern STEP = Pattern.compile("(?i)([a-k]\\d{1,2})([a-k]\\d{1,2})");

  private ToddlerBoard field() {
    return position.field();
  }

  @Override
  public Board board() {
    return field().board();
  }

  @Override
  public Optional<Colour> side() {
    return Optional.of(position.turn());
  }

  @Override
  public String piece(Square square) {
    return field().piece(square).placed();
  }

  /** Moves have no names in the manner of chess. */
  @Override
  public Optional<PieceNames> names() {
    return Optional.empty();
  }

  @Override
  public List<String> possible() {
    return moves.stream().map(ToddlerMove::text).toList();
  }

  @Override
  public String nowhere() {
    return "A move can't end where it began. If you don't want to move, pass.";
  }

  /** Of moves with the same two squares only a Captain has several. */
  @Override
  public String choice(Square from, Square to) {
    return "Say which of the Captain's moves you mean";
  }

  /**
   * One or two sentences.
   *
   * @param typed in any case, without separators
   */
  public String of(String typed) {
    if (typed.equalsIgnoreCase(ToddlerMove.Pass.TEXT)) {
      return whyNoPass();
    }
    Matcher step = STEP.matcher(typed);
    List<String> further = step.matches() ? begunBy(typed.toLowerCase(Locale.ROOT)) : List.of();
    if (!further.isEmpty()) {
      // TO-7: the plain step is a move of its own.
      return "%s You can play %s."
          .formatted(
              reason(TypedSquares.of(step, 1), TypedSquares.of(step, 2)),
              Phrase.either(further.stream().map(Phrase::typed).toList()));
    }
    Matcher sortie = SORTIE.matcher(typed);
    return missing(typed).isEmpty() && sortie.matches()
        ? whyNoSortie(
            TypedSquares.of(sortie, 1), TypedSquares.of(sortie, 2), TypedSquares.of(sortie, 3))
        : refusal(typed);
  }

  /** The moves of two parts that begin like that. */
  private List<String> begunBy(String typed) {
    return moves.stream()
        .filter(CaptainMove.class::isInstance)
        .map(ToddlerMove::text)
        .filter(text -> text.startsWith(typed) && Character.isLetter(text.charAt(typed.length())))
        .toList();
  }

  @Override
  public String reason(Square from, Square to) {
    ToddlerPiece piece = field().piece(from);
    if (field().isEmpty(to)) {
      return reaches(field(), piece, to)
          ? unsafe(new ToddlerMove.QuietMove(piece, to))
          : whyNotReached(piece, to);
    }
    ToddlerPiece other = field().piece(to);
    if (other.colour() == piece.colour()) {
      return trade(piece, other).map(this::whyNoTrade).orElseGet(() -> ownThere(to).orElseThrow());
    }
    return reaches(field(), piece, to)
        ? whyNoCapture(new ToddlerMove.Capture(piece, other), piece, other)
        : whyNotReached(piece, to);
  }

  private static boolean reaches(ToddlerBoard field, ToddlerPiece piece, Square to) {
    ToddlerMovement.Reach reach = piece.kind().movement().reach(field, piece);
    return (field.isEmpty(to) ? reach.steps() : reach.hits()).has(ToddlerGeometry.BOARD.number(to));
  }

  private static Optional<ToddlerMove.Trade> trade(ToddlerPiece one, ToddlerPiece other) {
    if (one.kind() == ToddlerKind.TODDLER && other.kind() == ToddlerKind.NURSE) {
      return Optional.of(new ToddlerMove.Trade(one, other));
    }
    return one.kind() == ToddlerKind.NURSE && other.kind() == ToddlerKind.TODDLER
        ? trade(other, one)
        : Optional.empty();
  }

  private String whyNoTrade(ToddlerMove.Trade trade) {
    return Toddler.minor(field(), position.turn())
        ? unsafe(trade)
        : "Your Toddler can't swap with a Nurse any more, because its Emperor and Empress are"
            + " gone.";
  }

  private String whyNotReached(ToddlerPiece piece, Square to) {
    String parts = sortiesTo(piece, to);
    if (!parts.isEmpty()) {
      return "Type all three squares of a Captain's two-part move: %s.".formatted(parts);
    }
    String rule = piece.kind().rule();
    return reaches(cleared(piece.square(), to), piece, to)
        ? "There are other pieces between %s and %s. %s".formatted(piece.square(), to, rule)
        : rule;
  }

  private String sortiesTo(ToddlerPiece piece, Square to) {
    return piece.kind() != ToddlerKind.CAPTAIN
        ? ""
        : CaptainMove.all(field(), piece).stream()
            .filter(sortie -> sortie.to() == to)
            .map(sortie -> Phrase.typed(sortie.text()))
            .collect(Collectors.joining(" or "));
  }

  /** The board without what could block a way, but with what decides how pieces move. */
  private ToddlerBoard cleared(Square from, Square to) {
    Board board = field().board();
    for (Square square : board.squares()) {
      if (square != from && square != to && !board.isEmpty(square) && !isFamily(square)) {
        board = board.without(square);
      }
    }
    return ToddlerBoard.of(board);
  }

  private boolean isFamily(Square square) {
    return switch (field().piece(square).kind()) {
      case TODDLER, EMPEROR, EMPRESS -> true;
      default -> false;
    };
  }

  private String whyNoSortie(Square from, Square via, Square to) {
    return notMovable(from).orElseGet(() -> whyNoSortie(field().piece(from), via, to));
  }

  private String whyNoSortie(ToddlerPiece piece, Square via, Square to) {
    String rule = piece.kind().rule();
    if (piece.kind() != ToddlerKind.CAPTAIN) {
      return "Only a Captain can move in two parts. " + rule;
    }
    return CaptainMove.all(field(), piece).stream()
        .filter(sortie -> sortie.via() == via && sortie.to() == to)
        .findFirst()
        .map(sortie -> whyNoCapture(sortie, piece, sortie.victim()))
        .orElse(rule);
  }

  private String whyNoCapture(ToddlerMove capture, ToddlerPiece piece, ToddlerPiece victim) {
    return Protection.against(field(), piece, victim)
        .map(protection -> protection.sentence(field(), piece, victim))
        .orElseGet(() -> unsafe(capture));
  }

  private String whyNoPass() {
    return "You can't pass: your Toddler on %s is under threat from %s."
        .formatted(Toddler.of(field(), position.turn()).square(), threats(field()));
  }

  private String unsafe(ToddlerMove move) {
    ToddlerBoard next = position.after(move).field();
    String sentence =
        position.threatened()
            ? "That doesn't save your Toddler: on %s it would still be under threat from %s."
            : "That would leave your Toddler on %s under threat from %s.";
    return sentence.formatted(Toddler.of(next, position.turn()).square(), threats(next));
  }

  private String threats(ToddlerBoard board) {
    return ToddlerThreats.to(board, Toddler.of(board, position.turn())).stream()
        .map(piece -> "the " + piece.placed())
        .collect(Collectors.joining(" and "));
  }
}

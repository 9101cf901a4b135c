package rookery.engine.games.cloak.known;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.Castling;
import rookery.engine.chess.Move;
import rookery.engine.chess.PieceType;
import rookery.engine.games.cloak.setup.CastlingSide;
import rookery.engine.refusal.RefusalReason;
import rookery.engine.text.Phrase;

/** Says why a text that names a move is no legal one. */
public record CloakMoveRefusal(CloakMoves moves, boolean isBonus) implements RefusalReason {
  private static final Pattern DROP = Pattern.compile("@([a-h][1-8])");
  private static final String NO_PAWN = "Only pawns make bonus moves.";
  private static final String EXPOSED =
      "That would leave your revealed king attacked by a visible piece.";

  private PublicBoard open() {
    return moves.board();
  }

  @Override
  public Board board() {
    return open().shown();
  }

  @Override
  public String piece(Square square) {
    return open().man(square) + " on " + square;
  }

  @Override
  public String subject(Square square) {
    return open().visible(square).isPresent()
        ? RefusalReason.super.subject(square)
        : Phrase.capitalised(piece(square));
  }

  @Override
  public Optional<Colour> side() {
    return Optional.of(moves.side());
  }

  @Override
  public List<String> possible() {
    return isBonus
        ? moves.pawns().stream().map(move -> "bonus " + move.text()).toList()
        : moves.regular().stream().map(Move::text).toList();
  }

  @Override
  public List<Square> called(char letter) {
    return board().squares().stream()
        .filter(square -> !board().isEmpty(square) && isOwn(square))
        .filter(square -> kind(square).letter() == letter)
        .toList();
  }

  private PieceType kind(Square square) {
    return open().kind(square, moves.own());
  }

  /** Why a text is no move; empty unless it looks like one. */
  public Optional<String> of(String typed) {
    Matcher drop = DROP.matcher(typed);
    return drop.matches()
        ? Optional.of(whyNotDropped(Square.named(drop.group(1))))
        : sentence(typed);
  }

  private String whyNotDropped(Square square) {
    if (open().side(moves.side()).pawns() == 0) {
      return "You have no captured pawn to bring back.";
    }
    return square.rank() == PublicBoard.secondRank(moves.side()) && board().isEmpty(square)
        ? EXPOSED
        : "You can bring a captured pawn back only to an empty square on your second rank.";
  }

  @Override
  public Optional<String> notMovable(Square square) {
    return RefusalReason.super
        .notMovable(square)
        .or(
            () ->
                isBonus && kind(square) != PieceType.PAWN
                    ? Optional.of(NO_PAWN)
                    : Optional.empty());
  }

  @Override
  public String reason(Square from, Square to) {
    PieceType kind = kind(from);
    if (takesKingLater(from, to)) {
      // CL-12: its owner must have had a turn to answer.
      return "A revealed king can be captured only by the first move of a turn.";
    }
    if (!isOwn(to) && moves.reaches(from, to, kind)) {
      return EXPOSED;
    }
    return ownThere(to)
        .or(() -> blocked(board().geometry(), from, to, kind.lines()))
        .orElseGet(() -> disclosed(from, kind) + kind.manner());
  }

  /** What a cloaked piece is, to its owner. */
  private String disclosed(Square from, PieceType kind) {
    return open().visible(from).isPresent()
        ? ""
        : "Your %s is a %s. ".formatted(piece(from), kind.word());
  }

  private boolean takesKingLater(Square from, Square to) {
    return new CloakMoves(open(), moves.side(), moves.own(), true)
        .regular().stream().anyMatch(move -> move.from() == from && move.to() == to);
  }

  @Override
  public String castling(String san) {
    if (isBonus) {
      return NO_PAWN;
    }
    CastlingSide wing =
        san.equals(CastlingSide.KING_SIDE.text())
            ? CastlingSide.KING_SIDE
            : CastlingSide.QUEEN_SIDE;
    Optional<Castling> right =
        open().rights(moves.side(), moves.own()).stream()
            .filter(castling -> castling.san().equals(wing.text()))
            .findFirst();
    if (right.isEmpty()) {
      return ("You can't castle there: your king or its rook on the %s has moved, or the rook is"
              + " gone.")
          .formatted(wing.word());
    }
    Castling castling = right.get();
    return castling.crossed().stream().allMatch(board()::isEmpty)
        ? "Your revealed king can't castle out of, through or into an attack by visible pieces."
        : "To castle, the king's path from %s to %s and the rook's from %s to %s must be clear."
            .formatted(castling.king(), castling.kingTo(), castling.rook(), castling.rookTo());
  }
}

package rookery.engine.games.cloak;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import rookery.engine.board.Square;
import rookery.engine.chess.Castling;
import rookery.engine.chess.Move;
import rookery.engine.chess.PieceType;
import rookery.engine.games.cloak.open.Moves;
import rookery.engine.games.cloak.open.PublicBoard;
import rookery.engine.games.cloak.setup.Wing;
import rookery.engine.text.Phrase;

/**
 * Says why a text that names a move is no legal one.
 *
 * @param moves those of the player
 */
record MoveRefusal(Moves moves) {
  private static final Pattern MOVE =
      Pattern.compile("(?:bonus)?([a-z]\\d{1,2})([a-z]\\d{1,2})([a-z]?)");
  private static final Pattern DROP = Pattern.compile("(?:bonus)?@([a-z]\\d{1,2})");
  private static final String EXPOSED =
      "That would leave your uncloaked king attacked by a visible piece.";

  private PublicBoard board() {
    return moves.board();
  }

  /** Why a text is no regular move; empty unless it names two squares. */
  Optional<String> regular(String text) {
    Matcher move = MOVE.matcher(text);
    if (!move.matches()) {
      return Optional.empty();
    }
    return Optional.of(
        text.startsWith("bonus")
            ? "There is no bonus now: first the move, and a bonus only after a right guess."
            : stranger(move.group(1), move.group(2))
                .orElseGet(
                    () -> why(Square.named(move.group(1)), Square.named(move.group(2)), false)));
  }

  /** Why a text is no bonus; empty unless it names squares. */
  Optional<String> pawn(String text) {
    Matcher drop = DROP.matcher(text);
    if (drop.matches()) {
      return Optional.of(
          stranger(drop.group(1)).orElseGet(() -> whyNotDropped(Square.named(drop.group(1)))));
    }
    Matcher move = MOVE.matcher(text);
    return move.matches()
        ? Optional.of(
            stranger(move.group(1), move.group(2))
                .orElseGet(
                    () -> why(Square.named(move.group(1)), Square.named(move.group(2)), true)))
        : Optional.empty();
  }

  private Optional<String> stranger(String... names) {
    return Stream.of(names)
        .filter(name -> Square.find(name).filter(board().shown()::has).isEmpty())
        .findFirst()
        .map("There is no square %s: the board goes from a1 to h8."::formatted);
  }

  private String whyNotDropped(Square square) {
    if (board().side(moves.side()).pawns() == 0) {
      return "You have no captured pawn to bring back.";
    }
    return square.rank() == PublicBoard.secondRank(moves.side()) && board().shown().isEmpty(square)
        ? EXPOSED
        : "A captured pawn comes back on an empty square of your second rank.";
  }

  private String why(Square from, Square to, boolean bonus) {
    if (board().shown().isEmpty(from)) {
      return "Nothing stands on %s.".formatted(from);
    }
    if (!moves.side().owns(board().shown().at(from))) {
      return "The %s on %s is not yours.".formatted(Naming.man(board(), from), from);
    }
    PieceType kind = board().kind(from, moves.own());
    if (bonus && kind != PieceType.PAWN) {
      return "A bonus is a pawn's.";
    }
    if (from == to) {
      return "A move cannot end where it began.";
    }
    if (moves.side().owns(board().shown().at(to))) {
      return "Your own %s stands on %s.".formatted(Naming.man(board(), to), to);
    }
    return whyNotReached(from, to, kind, bonus);
  }

  private String whyNotReached(Square from, Square to, PieceType kind, boolean bonus) {
    List<String> texts =
        between(from, to, moves).stream()
            .map(move -> (bonus ? "bonus " : "") + move.text())
            .toList();
    if (!texts.isEmpty()) {
      return texts.size() == 1
          ? "That is written %s.".formatted(texts.get(0))
          : "Write what the pawn becomes: %s.".formatted(Phrase.either(texts));
    }
    if (!between(from, to, new Moves(board(), moves.side(), moves.own(), true)).isEmpty()) {
      // CL-12: its owner must have had a turn to answer.
      return "An uncloaked king can be taken only by the first move of a turn.";
    }
    return moves.reaches(from, to, kind) ? EXPOSED : manner(from, kind);
  }

  private static List<Move> between(Square from, Square to, Moves moves) {
    return moves.regular().stream().filter(move -> move.from() == from && move.to() == to).toList();
  }

  private String manner(Square from, PieceType kind) {
    String rule =
        switch (kind) {
          case KING -> "moves one square in any direction; to castle write O-O or O-O-O";
          case QUEEN -> "moves along ranks, files and diagonals as far as the way is free";
          case ROOK -> "moves along ranks and files as far as the way is free";
          case BISHOP -> "moves along diagonals as far as the way is free";
          case KNIGHT -> "leaps two squares along a rank or file and one to the side";
          case PAWN -> "moves straight ahead and captures diagonally";
        };
    return "Your %s on %s %s.".formatted(kind.word(), from, rule);
  }

  /** Why there is no such castling. */
  String castling(Wing wing) {
    Optional<Castling> right =
        board().rights(moves.side(), moves.own()).stream()
            .filter(castling -> castling.san().equals(wing.text()))
            .findFirst();
    if (right.isEmpty()) {
      return "Your king or the rook on its %s has moved or is gone.".formatted(wing.word());
    }
    Castling castling = right.get();
    return castling.crossed().stream().allMatch(board().shown()::isEmpty)
        ? "Your uncloaked king may not castle out of, through or into an attack by visible pieces."
        : "To castle, king %s-%s and rook %s-%s, all squares on their ways must be empty."
            .formatted(castling.king(), castling.kingTo(), castling.rook(), castling.rookTo());
  }
}

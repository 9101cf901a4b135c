package rookery.engine.chess.tactics;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.ChessEvaluation;
import rookery.engine.chess.Move;
import rookery.engine.chess.PieceType;
import rookery.engine.chess.Position;
import rookery.engine.lazy.Best;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;

/** The move that players have in mind who choose a part of it without a word to their partner. */
public final class LikelyMove {
  private static final double MATE = 1000;

  /** Nearly a pawn. */
  private static final double LEAST_WON = 0.9;

  private LikelyMove() {}

  /**
   * Why a choice is good that some moves fit: what the best of them by a glance does that a partner
   * sees, too. Empty if that does nothing of the kind.
   *
   * @param all the legal moves of the side to move
   * @param fitting some of them
   */
  public static Optional<Sentence> reason(Position position, List<Move> all, List<Move> fitting) {
    return best(position, fitting).flatMap(move -> reason(position, all, move));
  }

  /**
   * Of the legal moves, those that capture and save most by a glance; where none wins anything, the
   * captures and the checks that lose nothing.
   */
  public static List<Move> seen(Position position, List<Move> all) {
    List<Move> winning = winning(position, all);
    return winning.isEmpty()
        ? all.stream()
            .filter(move -> isForcing(position, move) && !ChessDanger.isLoss(move, position))
            .toList()
        : winning;
  }

  /** Of the legal moves, those that capture and save most by a glance; none if that is nothing. */
  public static List<Move> winning(Position position, List<Move> all) {
    double danger = lost(position.turn(), position);
    double[] won = all.stream().mapToDouble(move -> won(position, move, danger)).toArray();
    double most = DoubleStream.of(won).max().orElse(0);
    return most < LEAST_WON
        ? List.of()
        : IntStream.range(0, won.length).filter(i -> won[i] == most).mapToObj(all::get).toList();
  }

  private static boolean isForcing(Position position, Move move) {
    return position.captured(move).isPresent() || position.after(move).inCheck();
  }

  /** What a move captures, and saves if that is more than a pawn, without what is lost then. */
  private static double won(Position position, Move move, double danger) {
    if (isLast(position, move)) {
      return MATE;
    }
    double taken =
        position.captured(move).map(PieceType::of).map(ChessEvaluation::worth).orElse(0.0);
    if (danger > ChessEvaluation.worth(PieceType.PAWN)) {
      return taken + danger - lost(position.turn(), position.after(move));
    }
    boolean isLost = taken > 0 && ChessDanger.isAfter(move, position);
    return isLost ? taken - ChessEvaluation.worth(type(position, move.from())) : taken;
  }

  /** What the dearest piece of a side is worth that the other could win. */
  private static double lost(Colour own, Position position) {
    return dearest(ChessDanger.pieces(own, position))
        .map(one -> ChessEvaluation.worth(PieceType.of(one.getValue())))
        .orElse(0.0);
  }

  private static Optional<Map.Entry<Square, Character>> dearest(Map<Square, Character> pieces) {
    return pieces.entrySet().stream()
        .max(
            Comparator.comparingDouble(one -> ChessEvaluation.worth(PieceType.of(one.getValue()))));
  }

  /** The best of some moves by a glance, where there is no better reason. */
  public static Optional<Sentence> plain(Position position, List<Move> fitting) {
    return best(position, fitting)
        .map(
            move ->
                Sentence.of(
                    "%s, but %s seems good.",
                    outlook(position, fitting, "Nothing"), moved(position, move)));
  }

  /**
   * How things are after the best of some moves, where nothing speaks for it.
   *
   * @param none what the moves are called of which none stands out: {@code No knight's move}
   */
  public static String outlook(Position position, List<Move> fitting, String none) {
    return best(position, fitting)
        .flatMap(move -> endangered(position, move, true))
        .map(one -> named(one) + " stays in danger")
        .orElse(none + " stands out");
  }

  private static String named(Map.Entry<Square, Character> piece) {
    return "Your %s on %s".formatted(PieceType.of(piece.getValue()).word(), piece.getKey());
  }

  /** The best of some moves by a glance. */
  public static Optional<Move> best(Position position, List<Move> moves) {
    boolean inDanger = lost(position.turn(), position) > 0;
    return Best.of(moves.stream(), move -> worth(position, move, inDanger));
  }

  private static Optional<Sentence> reason(Position position, List<Move> all, Move move) {
    String moved = Phrase.capitalised(moved(position, move));
    if (!takesKing(position, move) && isMate(position.after(move))) {
      return Optional.of(Sentence.of("%s is checkmate.", moved));
    }
    if (position.captured(move).isPresent()) {
      return Optional.of(capture(position, all, move, moved));
    }
    if (position.after(move).inCheck()) {
      return Optional.of(Sentence.of("%s gives check.", moved));
    }
    if (position.inCheck()) {
      return Optional.of(Sentence.of("%s gets you out of check.", moved));
    }
    return rescue(position, move).or(() -> attack(position, move));
  }

  private static Sentence capture(Position position, List<Move> all, Move move, String moved) {
    PieceType taken = PieceType.of(position.captured(move).orElseThrow());
    String back = ChessDanger.isAfter(move, position) ? back(position, move, taken) : "";
    String check = position.after(move).inCheck() ? "gives check and " : "";
    return isOnlyCapture(position, all, move)
        ? Sentence.of(
            "%s is your only capture: it %stakes the %s%s.", moved, check, taken.word(), back)
        : Sentence.of("%s %scaptures the %s%s.", moved, check, taken.word(), back);
  }

  /** What is worth saying of a piece that can be captured where it captures another. */
  private static String back(Position position, Move move, PieceType taken) {
    PieceType own = type(position, move.from());
    if (ChessDanger.isLoss(move, position)) {
      return ", but your %s can then be captured".formatted(own.word());
    }
    boolean isMore = ChessEvaluation.worth(taken) - ChessEvaluation.worth(own) >= LEAST_WON;
    return (isMore ? ", worth more than your %s" : ", an even trade if your %s is captured in turn")
        .formatted(own.word());
  }

  /** Whether {@code move} captures, and no other move does. */
  public static boolean isOnlyCapture(Position position, List<Move> all, Move move) {
    return position.captured(move).isPresent()
        && all.stream().allMatch(one -> one.equals(move) || position.captured(one).isEmpty());
  }

  private static Optional<Sentence> rescue(Position position, Move move) {
    return endangered(position, move, false)
        .filter(one -> !ChessDanger.isAfter(move, position))
        .map(
            one -> Sentence.of("%s is in danger; %s saves it.", named(one), moved(position, move)));
  }

  /** The dearest piece in danger before a move that still is after it, or that no longer is. */
  private static Optional<Map.Entry<Square, Character>> endangered(
      Position position, Move move, boolean still) {
    SortedMap<Square, Character> pieces = ChessDanger.pieces(position.turn(), position);
    Set<Square> left = ChessDanger.pieces(position.turn(), position.after(move)).keySet();
    pieces.keySet().removeIf(at -> left.contains(at == move.from() ? move.to() : at) != still);
    return dearest(pieces);
  }

  /** The dearest piece that the moved piece attacks and that is in danger only then. */
  private static Optional<Sentence> attack(Position position, Move move) {
    if (ChessDanger.isAfter(move, position)) {
      return Optional.empty();
    }
    Position after = position.after(move);
    return capturedFrom(move.to(), after)
        .filter(square -> ChessDanger.isAmongPieces(square, after))
        .filter(square -> !ChessDanger.isAmongPieces(square, position))
        .max(Comparator.comparingDouble(square -> ChessEvaluation.worth(type(position, square))))
        .map(
            square ->
                Sentence.of(
                    "%s attacks the %s on %s.",
                    Phrase.capitalised(moved(position, move)),
                    type(position, square).word(),
                    square));
  }

  /** What the piece on a square could capture if its side were to move again. */
  private static Stream<Square> capturedFrom(Square square, Position after) {
    return after.toMove(after.turn().opposite(), Optional.empty()).legalMoves().stream()
        .filter(move -> move.from() == square)
        .map(Move::to)
        .filter(to -> after.at(to) != Board.EMPTY)
        .sorted();
  }

  /** How good a move seems at a glance to the side that moves, in pawns. */
  public static double worth(Position position, Move move) {
    return worth(position, move, true);
  }

  /**
   * For the side that moves, without what it would lose at once.
   *
   * @param all whether any piece may be lost, not only the one that moves
   */
  private static double worth(Position position, Move move, boolean all) {
    Position after = position.after(move);
    if (isLast(position, move)) {
      return MATE;
    }
    double white = ChessEvaluation.of(after.board(), after.turn());
    double lost =
        all
            ? lost(position.turn(), after)
            : ChessDanger.isAfter(move, position)
                ? ChessEvaluation.worth(type(position, move.from()))
                : 0;
    return (after.turn() == Colour.BLACK ? white : -white) - lost;
  }

  private static boolean isLast(Position position, Move move) {
    return takesKing(position, move) || isMate(position.after(move));
  }

  private static boolean takesKing(Position position, Move move) {
    return position.captured(move).map(PieceType::of).filter(PieceType.KING::equals).isPresent();
  }

  private static boolean isMate(Position after) {
    return after.inCheck() && after.legalMoves().isEmpty();
  }

  private static PieceType type(Position position, Square square) {
    return PieceType.of(position.at(square));
  }

  /** A legal move in a few words: {@code pawn b7-c8}. */
  public static String moved(Position position, Move move) {
    return "%s %s-%s".formatted(type(position, move.from()).word(), move.from(), move.to());
  }

  /**
   * A legal move without checks: {@code pawn b7-c8, capturing the bishop and promoting to a queen}.
   */
  public static String inWords(Position position, Move move) {
    String captured =
        position
            .captured(move)
            .map(taken -> ", capturing the " + PieceType.of(taken).word())
            .orElse("");
    return moved(position, move)
        + captured
        + move.promotion().map(type -> type.promoting(!captured.isEmpty())).orElse("");
  }
}

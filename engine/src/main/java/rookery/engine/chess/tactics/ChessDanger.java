package rookery.engine.chess.tactics;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import rookery.engine.Seat;
import rookery.engine.Side;
import rookery.engine.attack.AttackedPiece;
import rookery.engine.attack.CapturablePieces;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.ChessEndings;
import rookery.engine.chess.ChessEvaluation;
import rookery.engine.chess.KingAttack;
import rookery.engine.chess.Move;
import rookery.engine.chess.PieceType;
import rookery.engine.chess.Position;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Explanation;
import rookery.engine.text.Sentence;
import rookery.engine.text.Sentences;
import rookery.engine.text.Team;

/**
 * What a side should look after: its pieces that the other side could win material by capturing, if
 * each then captures on that square with its cheapest piece, as long as it pays. A protected piece
 * that only dearer ones attack is in no danger, and a king is in check instead.
 */
public final class ChessDanger {
  /** In pawns; a bishop and a knight are worth nearly the same. */
  private static final double LOSS = 0.5;

  private ChessDanger() {}

  /**
   * Each such piece of {@code own}, and by what it could be captured if it is one; in check only
   * that, as nothing else can be looked after then.
   *
   * @param team the side in sentences
   */
  public static Optional<Explanation> to(Team team, Colour own, Position position) {
    return to(ChessEndings.toMove(team, true), own, position);
  }

  /**
   * The same.
   *
   * @param check what to say first where the king is in check
   */
  public static Optional<Explanation> to(Sentence check, Colour own, Position position) {
    return KingAttack.on(position, own)
        .flatMap(AttackedPiece::attacked)
        .map(why -> new Explanation(Sentences.of(check).then(why.told()), why.marks()))
        .or(() -> toPieces(own, position));
  }

  private static Optional<Explanation> toPieces(Colour own, Position position) {
    Position passed = passed(own, position);
    Optional<Explanation> danger =
        new CapturablePieces(letters(passed), PieceType.NAMES)
            .danger(square -> arrows(square, passed));
    Optional<Explanation> fork = Fork.against(own, position).map(Fork::explained);
    return danger.map(lost -> fork.map(one -> one.below(lost)).orElse(lost)).or(() -> fork);
  }

  /** Those of a seat's side, whoever is to move. */
  public static SortedMap<Square, Character> pieces(Seat seat, Position position) {
    return pieces(seat.side() == Side.BLACK ? Colour.BLACK : Colour.WHITE, position);
  }

  /** Those of a colour, whoever is to move. */
  public static SortedMap<Square, Character> pieces(Colour own, Position position) {
    return letters(passed(own, position));
  }

  private static Position passed(Colour own, Position position) {
    return position.toMove(own.opposite(), Optional.empty());
  }

  private static SortedMap<Square, Character> letters(Position passed) {
    SortedMap<Square, Character> letters = new TreeMap<>();
    passed.board().squares(passed.turn().opposite()).stream()
        .filter(square -> isLostOn(square, passed))
        .forEach(square -> letters.put(square, passed.at(square)));
    return letters;
  }

  /** Whether the piece on that square is among those of its colour. */
  public static boolean isAmongPieces(Square square, Position position) {
    return isLostOn(square, passed(Colour.of(position.at(square)), position));
  }

  /** Whether the piece that {@code move} moves would be in danger where it comes to stand. */
  public static boolean isAfter(Move move, Position before) {
    return isLostOn(move.to(), before.after(move));
  }

  /** Whether that would lose more than {@code move} captures. */
  public static boolean isLoss(Move move, Position before) {
    double taken = before.captured(move).map(PieceType::of).map(ChessEvaluation::worth).orElse(0.0);
    return worth(move.from(), before) - taken > LOSS && isAfter(move, before);
  }

  /** Whether whatever captures the moved piece then lets something as dear be captured at once. */
  public static boolean isRepaid(Move move, Position before) {
    double taken = before.captured(move).map(PieceType::of).map(ChessEvaluation::worth).orElse(0.0);
    double lost = worth(move.from(), before) - taken;
    Position after = before.after(move);
    return captures(move.to(), after).stream()
        .allMatch(reply -> most(after.after(reply), before) >= lost);
  }

  /** The most that the side to move can win on one square more than it could there before. */
  private static double most(Position position, Position before) {
    return position.board().squares(position.turn().opposite()).stream()
        .filter(square -> PieceType.of(position.at(square)) != PieceType.KING)
        .mapToDouble(square -> gain(square, position) - gain(square, before))
        .max()
        .orElse(0);
  }

  /** Whether the side to move would win material by capturing on that square. */
  private static boolean isLostOn(Square square, Position position) {
    return PieceType.of(position.at(square)) != PieceType.KING && gain(square, position) > LOSS;
  }

  /** What the side to move wins by that, in pawns; nothing if it loses by it. */
  public static double gain(Square square, Position position) {
    return gain(square, position, attackers(position.turn().opposite(), position));
  }

  /**
   * The same.
   *
   * @param checking what gives check to the other side already, which must end that before anything
   *     is captured, so that it can still recapture then
   */
  private static double gain(Square square, Position position, List<Square> checking) {
    return captures(square, position, checking).stream()
        .min(Comparator.comparingDouble(move -> worth(move.from(), position)))
        .map(move -> worth(square, position) - gain(move.to(), position.after(move), checking))
        .filter(net -> net > 0)
        .orElse(0.0);
  }

  private static List<Square> attackers(Colour king, Position position) {
    return KingAttack.on(position, king).stream()
        .flatMap(attacked -> attacked.attacks().stream())
        .map(attack -> attack.way().get(0))
        .toList();
  }

  private static List<Move> captures(Square square, Position position, List<Square> checking) {
    return checking.isEmpty() || !position.inCheck()
        ? captures(square, position)
        : position.pseudoLegalMoves().stream()
            .filter(move -> position.capturedOn(move).filter(square::equals).isPresent())
            .filter(move -> checking.containsAll(attackers(position.turn(), position.after(move))))
            .toList();
  }

  private static double worth(Square square, Position position) {
    return ChessEvaluation.worth(PieceType.of(position.at(square)));
  }

  private static List<Move> captures(Square square, Position position) {
    // Only a pawn that has just passed can be captured where nothing attacks it.
    if (position.enPassant().isEmpty() && !position.attacked(square, position.turn())) {
      return List.of();
    }
    return position.legalCaptures(square);
  }

  private static List<Mark> arrows(Square square, Position passed) {
    return captures(square, passed).stream()
        .map(move -> Mark.arrow(move.from(), move.to(), "red"))
        .distinct()
        .toList();
  }
}

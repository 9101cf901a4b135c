package rookery.engine.games.splitbrain;

import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.ChessEvaluation;
import rookery.engine.chess.Move;
import rookery.engine.chess.PieceType;
import rookery.engine.chess.tactics.ChessDanger;
import rookery.engine.lazy.Best;

/** What a move of the other team costs at a glance, and what it leaves to be captured. */
record MoveCost(SplitBrainTurn turn, Move move, SplitBrainTurn after) {
  private static final double MATE = 1_000;

  /** Whatever is captured counts more than what is only attacked. */
  private static final double MUCH = 100;

  /** A check counts less than an attack on any piece. */
  private static final double CHECK = 0.5;

  static MoveCost of(SplitBrainTurn turn, Move move) {
    return new MoveCost(turn, move, turn.after(move));
  }

  /** A piece and where it stands: {@code knight on e5}. */
  record Piece(Square square, PieceType type) {
    private static Piece of(Map.Entry<Square, Character> placed) {
      return new Piece(placed.getKey(), PieceType.of(placed.getValue()));
    }

    private double worth() {
      return ChessEvaluation.worth(type);
    }

    @Override
    public String toString() {
      return type.word() + " on " + square;
    }
  }

  /** The weightier the worse. */
  double total() {
    // Whoever answers can look after the dearest alone.
    double threat = Math.max(worth(attacked()), worth(staying())) + (checks() ? CHECK : 0);
    return mates() ? MUCH * MATE : MUCH * lost() + threat;
  }

  private static double worth(Optional<Piece> piece) {
    return piece.map(Piece::worth).orElse(0.0);
  }

  /** What it takes, without what can be captured then. */
  private double lost() {
    return isMated() ? -MATE : worthTaken() - won();
  }

  boolean mates() {
    return turn.isMate(move);
  }

  /** Whether it can be answered with mate. */
  boolean isMated() {
    return answeringMate().isPresent();
  }

  private Optional<Move> answeringMate() {
    return after.moves().stream().filter(after::isMate).findFirst();
  }

  boolean checks() {
    return after.position().inCheck();
  }

  /** How many moves its team would have if it were to move again. */
  int room() {
    return after.position().toMove(turn.team(), Optional.empty()).legalMoves().size();
  }

  /** What it captures. */
  Optional<PieceType> taken() {
    return turn.position().captured(move).map(PieceType::of);
  }

  double worthTaken() {
    return taken().map(ChessEvaluation::worth).orElse(0.0);
  }

  double won() {
    return left().map(piece -> gain(piece.square())).orElse(0.0);
  }

  /** What can best be captured then, if more is won by it than lost elsewhere. */
  Optional<Piece> left() {
    Stream<Piece> pieces =
        ChessDanger.pieces(turn.team(), after.position()).entrySet().stream().map(Piece::of);
    return Best.of(pieces, piece -> gain(piece.square())).filter(piece -> gain(piece.square()) > 0);
  }

  /** What is won by the best capture there, without what the team that moved can win then. */
  private double gain(Square square) {
    return after.position().legalCaptures(square).stream()
        .mapToDouble(capture -> new MoveCost(after, capture, after.after(capture)).kept())
        .max()
        .orElse(0);
  }

  private double kept() {
    return worthTaken()
        - ChessDanger.pieces(turn.team(), after.position()).keySet().stream()
            .mapToDouble(square -> ChessDanger.gain(square, after.position()))
            .max()
            .orElse(0);
  }

  /** The dearest piece of whoever answers that is in danger only then. */
  Optional<Piece> attacked() {
    return endangered(false);
  }

  /** The dearest that is in danger before and after. */
  Optional<Piece> staying() {
    return endangered(true);
  }

  private Optional<Piece> endangered(boolean before) {
    Colour own = turn.team().opposite();
    Set<Square> already = ChessDanger.pieces(own, turn.position()).keySet();
    return ChessDanger.pieces(own, after.position()).entrySet().stream()
        .filter(placed -> already.contains(placed.getKey()) == before)
        .map(Piece::of)
        .max(Comparator.comparingDouble(Piece::worth));
  }

  /**
   * What is said of it besides what it captures: what it attacks, and what can be captured then.
   *
   * @param common where something can be captured, or stays in danger, whatever move is made
   * @param can {@code can} of a move that will be made, {@code could} of one of several
   */
  String effect(Set<Square> common, String can) {
    return answeringMate()
        .map(mate -> ", and you %s then play %s".formatted(can, after.inWords(mate)))
        .orElseGet(() -> effectOnPieces(common, can));
  }

  private String effectOnPieces(Set<Square> common, String can) {
    String link = taken().isPresent() && !checks() ? " and" : ",";
    Optional<String> attack = attacked().map(piece -> link + " " + attacking(piece));
    Optional<String> gift =
        left()
            .filter(piece -> !common.contains(piece.square()))
            .map(
                piece ->
                    ", %s you %s then capture the %s"
                        .formatted(attack.isPresent() ? "but" : "and", can, piece));
    Optional<String> stays =
        staying()
            .filter(piece -> !common.contains(piece.square()))
            .map(piece -> ", and your %s stays in danger".formatted(piece));
    boolean isHarmless = attack.isEmpty() && gift.isEmpty() && taken().isEmpty() && !checks();
    return (stays.isEmpty() && isHarmless ? harmless(can) : "")
        + attack.orElse("")
        + gift.orElse("")
        + stays.orElse("");
  }

  /** Another piece of theirs may attack it once the one that moved is out of the way. */
  private String attacking(Piece piece) {
    boolean isByMover =
        after
            .position()
            .toMove(turn.team(), Optional.empty())
            .legalCaptures(piece.square())
            .stream()
            .anyMatch(capture -> capture.from() == move.to());
    return isByMover ? "attacking your " + piece : "leaving your %s in danger".formatted(piece);
  }

  private String harmless(String can) {
    return ", and %s %s in danger"
        .formatted(
            staying().isPresent() ? "no other piece of yours" : "none of your pieces",
            can.equals("can") ? "is" : "would be");
  }

  /** The move as the log tells it. */
  String inWords() {
    return turn.inWords(move);
  }
}

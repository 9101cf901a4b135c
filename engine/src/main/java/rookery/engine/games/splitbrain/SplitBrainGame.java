package rookery.engine.games.splitbrain;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import rookery.engine.Action;
import rookery.engine.Evaluation;
import rookery.engine.GameName;
import rookery.engine.Seat;
import rookery.engine.Side;
import rookery.engine.State;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.ChessEndings;
import rookery.engine.chess.ChessEvaluation;
import rookery.engine.chess.PieceType;
import rookery.engine.chess.Position;
import rookery.engine.chess.Variant;
import rookery.engine.diagram.Diagram;
import rookery.engine.option.Options;
import rookery.engine.play.PlayableState;
import rookery.engine.play.SituationEvaluation;
import rookery.engine.puzzle.PuzzleGame;
import rookery.engine.puzzle.PuzzleKind;
import rookery.engine.text.PartnerAgreement;
import rookery.engine.text.Sentences;

/** Split-Brain Chess, for two teams of two. */
public final class SplitBrainGame implements PuzzleGame {

  /** Los Alamos chess in the middle of an ordinary board. */
  static final Variant LOS_ALAMOS =
      new Variant(
          List.of(
              "########",
              "#rnqknr#",
              "#pppppp#",
              "#......#",
              "#......#",
              "#PPPPPP#",
              "#RNQKNR#",
              "########"),
          false,
          List.of(),
          List.of(PieceType.QUEEN, PieceType.ROOK, PieceType.KNIGHT));

  /** The advantage on the board, in pawns, that is worth three quarters of a win. */
  private static final double SCALE = 4;

  /** The squares in use. */
  static final Diagram.Area AREA = new Diagram.Area(Square.named("b2"), Square.named("g7"));

  private static final Seat WHITE_KING = new Seat("WK", Side.WHITE, "White's king-side player");
  private static final Seat WHITE_QUEEN = new Seat("WQ", Side.WHITE, "White's queen-side player");
  private static final Seat BLACK_KING = new Seat("BK", Side.BLACK, "Black's king-side player");
  private static final Seat BLACK_QUEEN = new Seat("BQ", Side.BLACK, "Black's queen-side player");

  static Seat seat(Colour team, boolean kingSide) {
    if (team == Colour.WHITE) {
      return kingSide ? WHITE_KING : WHITE_QUEEN;
    }
    return kingSide ? BLACK_KING : BLACK_QUEEN;
  }

  static List<Seat> team(Colour team) {
    return List.of(seat(team, true), seat(team, false));
  }

  @Override
  public GameName named() {
    return new GameName(
        "split-brain",
        "Split-Brain Chess",
        "Two against two: you pick the piece, your partner the target, and neither sees the other's"
            + " choice.");
  }

  @Override
  public List<Seat> seats(Options options) {
    return List.of(WHITE_KING, WHITE_QUEEN, BLACK_KING, BLACK_QUEEN);
  }

  @Override
  public State start(Options options) {
    return begin(Position.start(LOS_ALAMOS), CheckerPlacement.H8);
  }

  /** The first turn from that position. */
  static PlayableState<SplitBrainPhase> begin(Position position, CheckerPlacement checker) {
    return new PlayableState<>(CirclingPhase.begin(SplitBrainTurn.first(position, checker)));
  }

  @Override
  public Set<String> endings() {
    return ChessEndings.ALL;
  }

  @Override
  public Sentences tally(List<Action> done) {
    return AgreementCount.of(PlayableState.deeds(done, CircleDuty.Circle.class));
  }

  @Override
  public Optional<PartnerAgreement> partnership(List<Action> done) {
    return Optional.of(
        new PartnerAgreement(
            "agreed",
            "circles",
            AgreementCount.count(PlayableState.deeds(done, CircleDuty.Circle.class))));
  }

  /** The position counts as one of chess. */
  private static double balance(SplitBrainTurn turn) {
    return ChessEvaluation.of(turn.position().board(), turn.team());
  }

  @Override
  public Evaluation evaluation(Options options) {
    return SituationEvaluation.of(
        SplitBrainPhase.class, phase -> Evaluation.share(balance(phase.turn()), SCALE));
  }

  @Override
  public List<PuzzleKind> puzzleKinds() {
    return List.of(new SafeCircle(), new AgreeingCircle(), new MatingCircle());
  }
}

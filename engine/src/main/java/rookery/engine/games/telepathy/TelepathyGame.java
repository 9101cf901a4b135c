package rookery.engine.games.telepathy;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import rookery.engine.Action;
import rookery.engine.Evaluation;
import rookery.engine.GameName;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.chess.ChessEndings;
import rookery.engine.chess.DrawRules;
import rookery.engine.games.telepathy.turn.PublicPosition;
import rookery.engine.games.telepathy.turn.Teams;
import rookery.engine.option.Options;
import rookery.engine.play.PlayableState;
import rookery.engine.play.SituationEvaluation;
import rookery.engine.puzzle.PuzzleGame;
import rookery.engine.puzzle.PuzzleKind;
import rookery.engine.text.PartnerAgreement;
import rookery.engine.text.Sentences;
import rookery.engine.text.SideSuccessRate;

/** Telepathy Chess, for two teams of two. */
public final class TelepathyGame implements PuzzleGame {
  @Override
  public GameName named() {
    return new GameName(
        "telepathy",
        "Telepathy Chess",
        "Two against two. Secretly guess which kind of piece your partner will move.");
  }

  @Override
  public List<Seat> seats(Options options) {
    return Teams.SEATS;
  }

  @Override
  public State start(Options options) {
    return new PlayableState<>(TelepathyPhase.begin(PublicPosition.start()));
  }

  @Override
  public boolean showsAllPieces() {
    return true;
  }

  @Override
  public Set<String> endings() {
    return DrawRules.and(
        ChessEndings.KING_CAPTURED,
        ChessEndings.CHECKMATE,
        ChessEndings.STALEMATE,
        ChessEndings.BARE_KINGS);
  }

  @Override
  public Sentences tally(List<Action> done) {
    return foresight(done).told(Teams::partners, "got %s right", "guess", "guesses");
  }

  @Override
  public Optional<PartnerAgreement> partnership(List<Action> done) {
    return Optional.of(new PartnerAgreement("guessed", "moves", foresight(done)));
  }

  private static SideSuccessRate foresight(List<Action> done) {
    SideSuccessRate foresight = SideSuccessRate.NONE;
    for (TelepathyMoveAction play : PlayableState.deeds(done, TelepathyMoveAction.class)) {
      foresight = foresight.with(play.team(), play.isPredicted());
    }
    return foresight;
  }

  @Override
  public Evaluation evaluation(Options options) {
    return SituationEvaluation.of(TelepathyPhase.class, TelepathyEvaluation::of)
        .explainedBy(TelepathyEvaluation::why)
        .among(legal -> RemovingPhase.sensible(PredictingPhase.sensible(legal)));
  }

  @Override
  public List<PuzzleKind> puzzleKinds() {
    return List.of(new RemovalPuzzle(true), new RemovalPuzzle(false));
  }
}

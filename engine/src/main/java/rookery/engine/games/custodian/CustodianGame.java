package rookery.engine.games.custodian;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import rookery.engine.Action;
import rookery.engine.Evaluation;
import rookery.engine.GameName;
import rookery.engine.Result;
import rookery.engine.State;
import rookery.engine.TwoColourSeats;
import rookery.engine.chess.ChessEndings;
import rookery.engine.games.custodian.capture.CaptureGeometry;
import rookery.engine.games.custodian.move.CustodianOptions;
import rookery.engine.option.OptionSpec;
import rookery.engine.option.Options;
import rookery.engine.play.PlayableState;
import rookery.engine.play.SituationEvaluation;
import rookery.engine.puzzle.GoalPuzzle;
import rookery.engine.puzzle.Goals;
import rookery.engine.puzzle.PuzzleGame;
import rookery.engine.puzzle.PuzzleKind;
import rookery.engine.rules.RulesPage;
import rookery.engine.text.CountBySide;
import rookery.engine.text.Sentences;

/** Custodian Chess, for two. */
public final class CustodianGame implements PuzzleGame {
  /** The page of the rules that shows them all in one picture. */
  static final String PAIRS = "The pairs";

  @Override
  public GameName named() {
    return new GameName(
        "custodian",
        "Custodian Chess",
        "Two pieces surround an enemy to capture it. To win, capture the enemy king or reach its"
            + " throne.");
  }

  @Override
  public List<OptionSpec> options() {
    return CustodianOptions.specs();
  }

  @Override
  public State start(Options options) {
    return new PlayableState<>(CustodianSituation.start(CustodianOptions.of(options)));
  }

  /** Which pairs capture from where, unless an option has other pairs. */
  @Override
  public Optional<RulesPage> lookedUp(Options options) {
    return CustodianOptions.of(options).surround() == CaptureGeometry.PLAIN
        ? rules().stream().filter(page -> page.title().equals(PAIRS)).findFirst()
        : Optional.empty();
  }

  @Override
  public Set<String> endings() {
    return CustodianEndings.ALL;
  }

  @Override
  public String ending(Result result) {
    return switch (result.reason()) {
      case CustodianEndings.BLOCKED -> "the other side had no legal move";
      case CustodianEndings.LAST_PIECE -> "the other side had nothing left to recruit with";
      case CustodianEndings.THRONE -> "the king reached the enemy throne";
      case ChessEndings.BARE_KINGS ->
          "only the kings were left, and the winner's king would have reached the enemy throne first";
      default -> PuzzleGame.super.ending(result);
    };
  }

  @Override
  public boolean hidesNothing() {
    return true;
  }

  @Override
  public Sentences tally(List<Action> done) {
    CountBySide captured = CountBySide.NONE;
    int most = 0;
    for (CustodianAction deed : PlayableState.deeds(done, CustodianAction.class)) {
      int taken = deed.move().taken().size();
      captured = captured.with(deed.move().colour(), taken);
      most = Math.max(most, taken);
    }
    Sentences told = captured.told(TwoColourSeats::seat, "captured", "piece");
    return most > 1
        ? told.then(Sentences.of("The biggest capture took %s pieces in one move.", most))
        : told;
  }

  @Override
  public Evaluation evaluation(Options options) {
    return SituationEvaluation.of(CustodianSituation.class, CustodianEvaluation::of)
        .explainedBy(CustodianMotive::why);
  }

  @Override
  public List<PuzzleKind> puzzleKinds() {
    return List.of(new GoalPuzzle("win-in-two", Goals.win(2), List.of(Goals.win(1))));
  }
}

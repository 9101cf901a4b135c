package rookery.engine.games.cloak;

import java.util.List;
import java.util.Map;
import java.util.Set;
import rookery.engine.Action;
import rookery.engine.Evaluation;
import rookery.engine.GameName;
import rookery.engine.State;
import rookery.engine.TwoColourSeats;
import rookery.engine.games.cloak.known.PublicGame;
import rookery.engine.games.cloak.setup.IdentityGridEntries;
import rookery.engine.option.OptionSpec;
import rookery.engine.option.Options;
import rookery.engine.play.PlayableState;
import rookery.engine.play.SituationEvaluation;
import rookery.engine.puzzle.PuzzleGame;
import rookery.engine.puzzle.PuzzleKind;
import rookery.engine.text.Sentences;
import rookery.engine.text.SideSuccessRate;

/** Cloak and Dagger Chess, for two. */
public final class CloakGame implements PuzzleGame {
  @Override
  public GameName named() {
    return new GameName(
        "cloak",
        "Cloak and Dagger Chess",
        "Pieces hide under numbered checkers. Find the one that hides the enemy king.");
  }

  @Override
  public List<OptionSpec> options() {
    return List.of(IdentityGridEntries.SPEC);
  }

  @Override
  public State start(Options options) {
    return new PlayableState<>(CloakSituation.start(IdentityGridEntries.of(options)));
  }

  @Override
  public Set<String> endings() {
    return PublicGame.ENDINGS;
  }

  @Override
  public Sentences tally(List<Action> done) {
    SideSuccessRate guesses = SideSuccessRate.NONE;
    for (GuessAction guess : PlayableState.deeds(done, GuessAction.class)) {
      guesses = guesses.with(guess.side(), guess.isRight());
    }
    return guesses.told(TwoColourSeats::seat, "got %s right", "guess", "guesses");
  }

  @Override
  public Evaluation evaluation(Options options) {
    return SituationEvaluation.of(CloakSituation.class, CloakEvaluation::of)
        .explainedBy(CloakEvaluation::why)
        .among(SensibleCloakActions::of);
  }

  @Override
  public List<PuzzleKind> puzzleKinds() {
    return List.of(new KingPuzzle());
  }

  /** The grid would give the answer away. */
  @Override
  public Map<String, String> puzzleOptions() {
    return Map.of(IdentityGridEntries.SPEC.name(), IdentityGridEntries.OFF.word());
  }
}

package rookery.engine.games.booster;

import java.util.List;
import java.util.Set;
import rookery.engine.Action;
import rookery.engine.Evaluation;
import rookery.engine.GameName;
import rookery.engine.State;
import rookery.engine.TwoColourSeats;
import rookery.engine.chess.ChessEndings;
import rookery.engine.games.booster.cards.BoosterOptions;
import rookery.engine.games.booster.part.TurnPart;
import rookery.engine.option.OptionSpec;
import rookery.engine.option.Options;
import rookery.engine.play.PlayableState;
import rookery.engine.play.SituationEvaluation;
import rookery.engine.puzzle.GoalPuzzle;
import rookery.engine.puzzle.Goals;
import rookery.engine.puzzle.PuzzleGame;
import rookery.engine.puzzle.PuzzleKind;
import rookery.engine.text.CountBySide;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentences;

/** Booster Chess, for two. */
public final class BoosterGame implements PuzzleGame {
  @Override
  public GameName named() {
    return new GameName(
        "booster",
        "Booster Chess",
        "Checkers go under pieces. Your checkers give you extra steps; enemy checkers slow you down.");
  }

  @Override
  public List<OptionSpec> options() {
    return BoosterOptions.specs();
  }

  @Override
  public boolean dealsHands(Options options) {
    return true;
  }

  @Override
  public State start(Options options) {
    return new PlayableState<>(new BoosterShuffling.Undealt(BoosterOptions.of(options)));
  }

  @Override
  public Set<String> endings() {
    return ChessEndings.ALL;
  }

  @Override
  public Sentences tally(List<Action> done) {
    CountBySide boosts = CountBySide.NONE;
    int longest = 0;
    int inTurn = 0;
    String mover = "";
    for (TurnAction deed : PlayableState.deeds(done, TurnAction.class)) {
      boolean boosted = deed.part() instanceof TurnPart.Boost;
      inTurn = boosted ? inTurn + 1 : 0;
      boosts = boosts.with(deed.table().turn(), boosted);
      if (inTurn > longest) {
        longest = inTurn;
        mover = ((TurnPart.Boost) deed.part()).piece();
      }
    }
    Sentences told = boosts.told(TwoColourSeats::seat, "took", "extra step");
    return longest > 1
        ? told.then(
            Sentences.of(
                "A %s made the longest move, with %s.",
                mover, Phrase.counted(longest, "extra step")))
        : told;
  }

  @Override
  public Evaluation evaluation(Options options) {
    return SituationEvaluation.of(BoosterPhase.class, BoosterEvaluation::of)
        .explainedBy(BoosterMotive::why)
        .besides(BoosterMotive::besides)
        .among(TurnAction::sensible);
  }

  /**
   * What is drawn after the turn changes nothing (BO-4), so neither deck nor hands are asked for.
   */
  @Override
  public List<PuzzleKind> puzzleKinds() {
    return List.of(new GoalPuzzle("mate-this-turn", Goals.winThisTurn("end", "checkmate")));
  }
}

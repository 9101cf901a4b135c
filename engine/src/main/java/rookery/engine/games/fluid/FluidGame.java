package rookery.engine.games.fluid;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import rookery.engine.Action;
import rookery.engine.Evaluation;
import rookery.engine.GameName;
import rookery.engine.State;
import rookery.engine.TwoColourSeats;
import rookery.engine.board.Colour;
import rookery.engine.chess.ChessEndings;
import rookery.engine.games.fluid.move.FluidPiece;
import rookery.engine.games.fluid.move.FluidPosition;
import rookery.engine.games.fluid.move.Promotions;
import rookery.engine.games.fluid.move.Stack;
import rookery.engine.option.OptionSpec;
import rookery.engine.option.Options;
import rookery.engine.play.PlayableState;
import rookery.engine.play.SituationEvaluation;
import rookery.engine.puzzle.GoalPuzzle;
import rookery.engine.puzzle.Goals;
import rookery.engine.puzzle.PuzzleGame;
import rookery.engine.puzzle.PuzzleKind;
import rookery.engine.text.CountBySide;
import rookery.engine.text.Sentences;

/** Fluid Chess, for two. */
public final class FluidGame implements PuzzleGame {
  @Override
  public GameName named() {
    return new GameName(
        "fluid",
        "Fluid Chess",
        "Two pieces can share a square; a queen is a bishop and a rook in one.");
  }

  @Override
  public List<OptionSpec> options() {
    return Promotions.specs();
  }

  @Override
  public State start(Options options) {
    return new PlayableState<>(FluidSituation.start(FluidPosition.start(Promotions.of(options))));
  }

  @Override
  public Set<String> endings() {
    return ChessEndings.ALL;
  }

  @Override
  public boolean hidesNothing() {
    return true;
  }

  @Override
  public Sentences tally(List<Action> done) {
    CountBySide captured = CountBySide.NONE;
    CountBySide pairs = CountBySide.NONE;
    for (FluidAction deed : PlayableState.deeds(done, FluidAction.class)) {
      Colour side = FluidPiece.owner(Stack.first(deed.move().moved()));
      captured = captured.with(side, taken(deed.move().taken()));
      pairs = pairs.with(side, deed.move().isPairs());
    }
    return Stream.of(
            captured.told(TwoColourSeats::seat, "captured", "piece"),
            pairs.told(TwoColourSeats::seat, "moved two pieces together", "time"))
        .reduce(Sentences.NONE, Sentences::then);
  }

  private static int taken(int stack) {
    if (stack == Stack.EMPTY) {
      return 0;
    }
    return Stack.isPair(stack) ? 2 : 1;
  }

  @Override
  public Evaluation evaluation(Options options) {
    return SituationEvaluation.of(FluidSituation.class, FluidEvaluation::of)
        .explainedBy(
            (before, after) ->
                FluidMotive.of(before, after)
                    .sentence()
                    .or(FluidChase.of(before, after)::sentence)
                    .or(() -> FluidRescue.sentence(before, after)))
        .besides(FluidGains::sentence);
  }

  @Override
  public List<PuzzleKind> puzzleKinds() {
    return List.of(new GoalPuzzle("win-in-two", Goals.win(2), List.of(Goals.win(1))));
  }
}

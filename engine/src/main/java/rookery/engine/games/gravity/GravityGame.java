package rookery.engine.games.gravity;

import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import rookery.engine.Action;
import rookery.engine.Evaluation;
import rookery.engine.Game;
import rookery.engine.GameName;
import rookery.engine.Result;
import rookery.engine.State;
import rookery.engine.TwoColourSeats;
import rookery.engine.board.Colour;
import rookery.engine.cards.Dealing;
import rookery.engine.diagram.Diagram;
import rookery.engine.option.Options;
import rookery.engine.play.PlayableState;
import rookery.engine.play.SituationEvaluation;
import rookery.engine.text.CountBySide;
import rookery.engine.text.Sentences;

/** Gravity Chess, for two. */
public final class GravityGame implements Game {
  @Override
  public GameName named() {
    return new GameName(
        "gravity",
        "Gravity Chess",
        "All pieces fall down. The higher yours come to rest, the more they score.");
  }

  @Override
  public State start(Options options) {
    GravityTurn undealt = GravityTurn.undealt();
    return Dealing.of(
        GravitySituation.position(undealt, new TreeMap<>()),
        Diagram.of(undealt.well().board()),
        GravityDecks.shuffles(),
        orders -> new PlayableState<>(GravitySituation.dealt(orders.get(0), orders.get(1))));
  }

  @Override
  public Set<String> endings() {
    return GravityPoints.ENDINGS;
  }

  @Override
  public String ending(Result result) {
    return switch (result.reason()) {
      case GravityPoints.HIGHEST_ROW ->
          "points were equal, but the winner had more pieces stacked higher up";
      default -> Game.super.ending(result);
    };
  }

  @Override
  public Sentences tally(List<Action> done) {
    CountBySide points = CountBySide.NONE;
    CountBySide captured = CountBySide.NONE;
    CountBySide fallen = CountBySide.NONE;
    for (GravityAction deed : PlayableState.deeds(done, GravityAction.class)) {
      if (deed.move() instanceof GravityStep.Move move) {
        Colour side = deed.situation().turn().colour();
        captured = captured.with(side, move.captures().size());
        fallen = fallen.with(side, move.from().rank() - move.to().rank());
      }
    }
    List<GravityAction> steps = PlayableState.deeds(done, GravityAction.class);
    if (!steps.isEmpty()) {
      GravityPoints last = steps.get(steps.size() - 1).after().points();
      points = new CountBySide(last.of(Colour.WHITE), last.of(Colour.BLACK));
    }
    return Stream.of(
            points.told(TwoColourSeats::seat, "scored", "point"),
            captured.told(TwoColourSeats::seat, "captured", "piece"),
            fallen.told(TwoColourSeats::seat, "moved pieces down a total of", "row"))
        .reduce(Sentences.NONE, Sentences::then);
  }

  @Override
  public Evaluation evaluation(Options options) {
    return SituationEvaluation.of(GravitySituation.class, GravityEvaluation::of)
        .explainedBy(GravityMotive::why);
  }
}

package rookery.engine.games.fluid;

import java.util.List;
import java.util.Set;
import rookery.engine.Duel;
import rookery.engine.Evaluation;
import rookery.engine.Game;
import rookery.engine.OptionSpec;
import rookery.engine.Options;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.chess.ChessEndings;
import rookery.engine.games.fluid.move.FluidPosition;
import rookery.engine.games.fluid.move.Promotions;
import rookery.engine.play.Moment;

/** Fluid Chess, for two. */
public final class FluidGame implements Game {
  @Override
  public String id() {
    return "fluid";
  }

  @Override
  public String title() {
    return "Fluid Chess";
  }

  @Override
  public String summary() {
    return "Chess where two of your pieces share a square, and every queen is a bishop and a rook.";
  }

  @Override
  public List<OptionSpec> options() {
    return Promotions.specs();
  }

  @Override
  public List<Seat> seats(Options options) {
    return Duel.SEATS;
  }

  @Override
  public State start(Options options) {
    return new Moment<>(FluidScene.start(FluidPosition.start(Promotions.of(options))));
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
  public Evaluation evaluation(Options options) {
    return Moment.judging(FluidScene.class, FluidEvaluation::of);
  }
}

package rookery.engine.kit.toy;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import rookery.engine.Game;
import rookery.engine.GameName;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.Side;
import rookery.engine.State;
import rookery.engine.option.OptionSpec;
import rookery.engine.option.Options;
import rookery.engine.rules.RulesPage;

/**
 * A game in the fog: two pawns walk side by side, each in a lane of its own, one or two squares at
 * a time. A player sees the other pawn only while it stands beside the own one. Every step is
 * secret and shows its player something, whether anybody stands there, so none is taken back.
 *
 * @param told what everybody is told of a step
 */
public record FogGame(Told told) implements Game {
  static final Seat WHITE = new Seat("W", Side.WHITE, "White");
  static final Seat BLACK = new Seat("B", Side.BLACK, "Black");
  static final List<Seat> SEATS = List.of(WHITE, BLACK);

  /** What everybody may be told of a step. */
  enum Told {
    THAT_SOMEBODY_WALKED,
    HOW_FAR_SOMEBODY_WALKED
  }

  /** The game as it should be: who stands elsewhere learns only that somebody walked. */
  public static FogGame sound() {
    return new FogGame(Told.THAT_SOMEBODY_WALKED);
  }

  @Override
  public GameName named() {
    return new GameName("toy-fog", "Fog", "Be the first at the end of a lane in the fog.");
  }

  @Override
  public int rulesVersion() {
    return 1;
  }

  @Override
  public List<OptionSpec> options() {
    return List.of();
  }

  @Override
  public List<Seat> seats(Options options) {
    return SEATS;
  }

  @Override
  public State start(Options options) {
    return new FogState(told, 0, 0, WHITE);
  }

  @Override
  public Set<String> endings() {
    return Set.of("arrival");
  }

  @Override
  public String ending(Result result) {
    return result.reason().equals("arrival") ? "a runner arrived" : Game.super.ending(result);
  }

  @Override
  public List<RulesPage> rules() {
    return List.of(new RulesPage("Fog", "Walk one or two squares.", Optional.empty(), ""));
  }
}

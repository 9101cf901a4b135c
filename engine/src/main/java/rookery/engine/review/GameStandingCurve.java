package rookery.engine.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import rookery.engine.Result;
import rookery.engine.Side;
import rookery.engine.computer.knowledge.ResultValue;

/**
 * How a game stood after each turn. Whoever has just played and whoever plays next know different
 * things, so the truth is taken to lie in the middle of what both could think.
 *
 * @param judged what was found of the choices, by their places
 */
record GameStandingCurve(ReviewedGame game, GameTurns turns, Map<Integer, ReviewedChoice> judged) {
  private static final double EVEN = 0.5;

  /** One value a turn, from 0 to 1. */
  List<Double> worths() {
    List<Double> worths = new ArrayList<>();
    int first = 0;
    for (int last : turns.lasts()) {
      double before = worths.isEmpty() ? start() : worths.get(worths.size() - 1);
      worths.add(after(first, last).orElse(before));
      first = last + 1;
    }
    result().ifPresent(worth -> worths.set(worths.size() - 1, worth));
    return worths;
  }

  private double start() {
    return judged.values().stream()
        .findFirst()
        .map(choice -> game.onCurve(choice.best(), choice.seat()))
        .orElse(EVEN);
  }

  /** What the last choice of a turn and the next one after it say of the moment between them. */
  private OptionalDouble after(int first, int last) {
    List<Double> said = new ArrayList<>();
    for (int ply = last; ply >= first && said.isEmpty(); ply--) {
      if (judged.containsKey(ply)) {
        ReviewedChoice choice = judged.get(ply);
        said.add(game.onCurve(choice.played(), choice.seat()));
      }
    }
    ReviewedChoice next = judged.get(last + 1);
    if (next != null) {
      said.add(game.onCurve(Math.max(next.best(), next.played()), next.seat()));
    }
    return said.stream().mapToDouble(Double::doubleValue).average();
  }

  private OptionalDouble result() {
    Result result = game.played().state().result().orElse(null);
    if (result == null) {
      return OptionalDouble.empty();
    }
    boolean sides = game.played().seats().stream().anyMatch(seat -> seat.side() == Side.WHITE);
    ResultValue values = ResultValue.of(game.played().game(), game.played().options());
    return OptionalDouble.of(values.of(result, sides ? Side.WHITE : Side.PARTNERS));
  }
}

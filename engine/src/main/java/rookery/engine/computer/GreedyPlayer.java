package rookery.engine.computer;

import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;

/** Takes what looks best at once, in the mean of a few worlds; what looks alike by lot. */
record GreedyPlayer() implements ComputerPlayer {
  private static final double ALIKE = 1e-6;

  @Override
  public String name() {
    return "greedy";
  }

  @Override
  public Decision choose(SeatKnowledge outlook, RandomGenerator random, BooleanSupplier enough) {
    SearchEdge[] choices = new Search(outlook, random).choices();
    double most = Double.NEGATIVE_INFINITY;
    int best = 0;
    int alike = 0;
    for (int i = 0; i < choices.length; i++) {
      double worth = choices[i].worth();
      alike = worth > most + ALIKE ? 0 : alike;
      if (worth > most - ALIKE && random.nextInt(++alike) == 0) {
        most = Math.max(most, worth);
        best = i;
      }
    }
    return new Decision(outlook.sensible().get(best), most, 0);
  }
}

package rookery.engine.solo;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import rookery.engine.Action;
import rookery.engine.Evaluation;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.computer.knowledge.ResultValue;

/**
 * The best way to play a deal alone that a long search finds, with all cards open. No player may
 * use it: it is what a deal is compared with afterwards. It goes on from the best few states at
 * each depth, again and again, with more of them and with estimates a little off, as long as it
 * may.
 */
public final class SoloSolver {
  private static final int DEEPEST = 200;

  /** How many more steps are looked at after none has seemed better than the best end. */
  private static final int PATIENT = 8;

  private static final int NARROW = 24;
  private static final int WIDE = 384;

  /** States are thinned out before there are so many times as many, as each takes memory. */
  private static final int SPARE = 6;

  /** How far estimates are off in the later passes. */
  private static final double OFF = 0.02;

  private SoloSolver() {}

  /**
   * A way through a deal.
   *
   * @param score the points that it ends with
   * @param actions the texts of what is done, from the first to the last
   */
  public record Found(int score, List<String> actions) {
    public Found {
      actions = List.copyOf(actions);
    }
  }

  /**
   * Searches until it is told to stop.
   *
   * @param start with all decks dealt
   * @param random lets estimates be off
   * @param enough asked often; once it is true the best so far is given
   * @return empty if no game has come to an end by then
   */
  public static Optional<Found> of(
      SoloGame played, State start, RandomGenerator random, BooleanSupplier enough) {
    Passes passes = new Passes(played, enough);
    int width = NARROW;
    double off = 0;
    while (!enough.getAsBoolean()) {
      passes.pass(start, width, off, random);
      off = width == WIDE ? OFF : 0;
      width = Math.min(WIDE, 2 * width);
    }
    return passes.best.flatMap(SoloSolver::found);
  }

  private static Optional<Found> found(Stop end) {
    return end.state()
        .result()
        .filter(Result.Score.class::isInstance)
        .map(result -> new Found(((Result.Score) result).score(), end.actions()));
  }

  /** A state on the way, what it is taken to be worth, and how it was come to. */
  private record Stop(State state, double worth, Optional<Stop> before, String action) {
    private List<String> actions() {
      LinkedList<String> actions = new LinkedList<>();
      Stop at = this;
      while (at.before().isPresent()) {
        actions.addFirst(at.action());
        at = at.before().get();
      }
      return actions;
    }
  }

  /** The search as far as it has come. */
  private static final class Passes {
    private final Evaluation evaluation;
    private final ResultValue utility;
    private final Seat seat;
    private final BooleanSupplier enough;
    private Optional<Stop> best = Optional.empty();

    private Passes(SoloGame played, BooleanSupplier enough) {
      this.evaluation = played.game().evaluation(played.options());
      this.utility = ResultValue.of(played.game(), played.options());
      this.seat = played.seat();
      this.enough = enough;
    }

    private void pass(State start, int width, double off, RandomGenerator random) {
      List<Stop> frontier = List.of(new Stop(start, 0, Optional.empty(), ""));
      int vain = 0;
      for (int depth = 0; depth < DEEPEST && !frontier.isEmpty() && vain < PATIENT; depth++) {
        List<Stop> further = new ArrayList<>();
        for (Stop stop : frontier) {
          if (enough.getAsBoolean()) {
            return;
          }
          goOn(stop, off, random, further);
          if (further.size() > SPARE * width) {
            further = narrowed(further, 2 * width);
          }
        }
        frontier = narrowed(further, width);
        vain = frontier.isEmpty() || isHopeful(frontier.get(0)) ? 0 : vain + 1;
      }
    }

    private boolean isHopeful(Stop stop) {
      return best.filter(end -> end.worth() >= stop.worth()).isEmpty();
    }

    private void goOn(Stop stop, double off, RandomGenerator random, List<Stop> further) {
      for (Action action : evaluation.sensible(stop.state().legal(seat))) {
        State next = stop.state().play(seat, action);
        Optional<Result> result = next.result();
        if (result.isPresent()) {
          double worth = utility.of(result.get(), seat.side());
          end(new Stop(next, worth, Optional.of(stop), action.text()));
        } else {
          double worth = evaluation.of(next) + (off == 0 ? 0 : off * random.nextGaussian());
          further.add(new Stop(next, worth, Optional.of(stop), action.text()));
        }
      }
    }

    private void end(Stop end) {
      if (best.filter(before -> before.worth() >= end.worth()).isEmpty()) {
        best = Optional.of(end);
      }
    }

    /** The best of them, one of those that are alike, the best first. */
    private List<Stop> narrowed(List<Stop> stops, int width) {
      List<Stop> sorted = new ArrayList<>(stops);
      sorted.sort(Comparator.comparingDouble(Stop::worth).reversed());
      List<Stop> narrowed = new ArrayList<>();
      Set<Object> seen = new HashSet<>();
      for (Stop stop : sorted) {
        if (narrowed.size() < width && seen.add(evaluation.like(stop.state()))) {
          narrowed.add(stop);
        }
      }
      return narrowed;
    }
  }
}

package rookery.engine.computer;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.computer.knowledge.LikelyAnswer;
import rookery.engine.computer.knowledge.SampledWorld;
import rookery.engine.computer.knowledge.SeatKnowledge;

/**
 * Information-set Monte Carlo tree search with one tree a seat. Each iteration plays in a world
 * drawn anew, so the trees are keyed by what their seats see happen and never by states. Who
 * chooses does so by the tree of its own seat, hence without what others chose in secret; seats
 * that choose at the same time do so one after the other, which comes to the same. An iteration
 * ends at the first state that is new and takes what its evaluation says.
 */
final class Search {
  private static final double CURIOSITY = 1.1;
  private static final int FIRST_WORLDS = 4;
  private static final int LONGEST = 60;
  private static final int OFTEN = 4;
  private static final int FREE = -1;

  private final SeatKnowledge outlook;
  private final SampledWorld first;
  private final SearchTrees forest;
  private final boolean open;
  private final SearchEdge[] choices;
  private final double curiosity;
  private int iterations;
  private int forced = FREE;

  Search(SeatKnowledge outlook, RandomGenerator random) {
    this.outlook = outlook;
    this.first = outlook.world(random);
    this.forest = new SearchTrees(first.seats());
    this.open = first.is(outlook.world(random));
    this.choices = forest.offer(forest.root(outlook.seat()), outlook.sensible(), false);
    this.curiosity = CURIOSITY * first.span();
    guessFirst(random);
  }

  /** In several worlds, since what is guessed at the root tells where all else is looked for. */
  private void guessFirst(RandomGenerator random) {
    List<Action> legal = outlook.sensible();
    int worlds = open ? 1 : FIRST_WORLDS;
    double[] worths = new double[legal.size()];
    for (int n = 0; n < worlds; n++) {
      SampledWorld world = n == 0 ? first : outlook.world(random);
      for (int i = 0; i < worths.length; i++) {
        worths[i] += worthAfter(world, outlook.seat(), legal.get(i), random) / worlds;
      }
    }
    for (int i = 0; i < worths.length; i++) {
      choices[i].guess(worths[i], first.weight(worths[i]));
    }
  }

  private static double worthAfter(
      SampledWorld world, Seat seat, Action action, RandomGenerator random) {
    return world.after(seat, action).dealt(random).worth(seat);
  }

  /**
   * Looks into so many worlds.
   *
   * @param enough asked before each but the first
   */
  void run(int worlds, RandomGenerator random, BooleanSupplier enough) {
    do {
      iterations++;
      iterate(open ? first : outlook.world(random), random);
    } while (iterations < worlds && !enough.getAsBoolean());
  }

  /**
   * Looks only into what becomes of one choice, until it was looked into so often altogether, or
   * its worth is proved. It is then valued as a choice that the search itself looked into so often.
   *
   * @param choice its place among the sensible actions
   * @param enough asked before each world
   */
  void runInto(int choice, int visits, RandomGenerator random, BooleanSupplier enough) {
    forced = choice;
    // What is proved is not visited any more, and memory that is full may keep it from being.
    for (int n = choices[choice].visits(); n < visits && !enough.getAsBoolean(); n++) {
      if (open && choices[choice].proof() != SearchEdge.OPEN) {
        break;
      }
      iterate(open ? first : outlook.world(random), random);
    }
    forced = FREE;
  }

  /**
   * What other sides would most likely answer to a choice, in their order, until the seat's own
   * side is to act again; less where too little is known.
   */
  List<LikelyAnswer> answers(int choice, RandomGenerator random) {
    List<LikelyAnswer> found = new ArrayList<>();
    TreePath walk = new TreePath(forest, first.seats(), open);
    SampledWorld world = stepped(walk, first, outlook.seat(), choices, choice, random);
    Optional<Seat> next = world.next();
    while (next.isPresent() && walk.length() < LONGEST) {
      Seat seat = next.get();
      boolean isOwn = seat.side() == outlook.seat().side();
      List<Action> legal = world.sensible(seat);
      Optional<SearchNode> node = walk.node(seat).filter(known -> known.size() > 0);
      if (node.isEmpty() || legal.isEmpty() || isOwn && !found.isEmpty()) {
        break;
      }
      SearchEdge[] offered = forest.offer(node.get(), legal, false);
      int best = SearchEdge.best(offered);
      if (walk.length() > 1 && offered[best].visits() < OFTEN) {
        break;
      }
      if (!isOwn) {
        boolean gamble = world.isGamble(seat, legal.get(best), random);
        found.add(new LikelyAnswer(seat, legal.get(best), gamble));
      }
      world = stepped(walk, world, seat, offered, best, random);
      next = world.next();
    }
    return found;
  }

  /** The world after one of the things that are offered, which {@code walk} goes on with. */
  private SampledWorld stepped(
      TreePath walk,
      SampledWorld world,
      Seat seat,
      SearchEdge[] offered,
      int chosen,
      RandomGenerator random) {
    boolean isFirst = walk.length() == 0;
    Action action = (isFirst ? outlook.sensible() : world.sensible(seat)).get(chosen);
    SampledWorld.After after = world.told(seat, action);
    walk.step(seat, offered, offered[chosen], action, after.reveals());
    return dealt(after.world(), walk, random);
  }

  /** One for each thing that the seat may do, in their order. */
  SearchEdge[] choices() {
    return choices;
  }

  /** Whether what is chosen must not be foreseen: opponents choose at the same time, in secret. */
  boolean isBlind() {
    return outlook.sensible().get(0).secret() && first.opposes(outlook.seat());
  }

  /** Whether a partner must guess what is chosen, or guesses at the same time. */
  boolean seeksAgreement() {
    return outlook.sensible().get(0).secret() && !first.opposes(outlook.seat());
  }

  /** How many worlds were looked into. */
  int iterations() {
    return iterations;
  }

  private void iterate(SampledWorld start, RandomGenerator random) {
    TreePath walk = new TreePath(forest, start.seats(), open);
    SampledWorld world = start;
    Optional<Seat> next = Optional.of(outlook.seat());
    while (next.isPresent() && walk.length() < LONGEST) {
      Seat seat = next.get();
      Optional<SearchNode> node = walk.node(seat).filter(known -> isKnown(known, walk));
      if (node.isEmpty() || (walk.length() > 0 && world.mayClaim(seat))) {
        break;
      }
      // What is asked for first may be more than what is worth a thought later.
      List<Action> legal = walk.length() == 0 ? outlook.sensible() : world.sensible(seat);
      SearchEdge[] offered = forest.offer(node.get(), legal, walk.isCertain());
      guess(offered, world, seat, legal, random);
      int best = walk.length() == 0 && forced != FREE ? forced : best(offered);
      if (walk.isCertain() && offered[best].proof() != SearchEdge.OPEN) {
        walk.backUp(seat, offered[best].proof() == SearchEdge.WON ? 1 : 0, true);
        return;
      }
      SampledWorld.After after =
          after(offered[best], world, seat, legal.get(best), walk.isCertain());
      walk.step(seat, offered, offered[best], legal.get(best), after.reveals());
      world = dealt(after.world(), walk, random);
      next = world.next();
    }
    walk.backUp(outlook.seat(), world.worth(outlook.seat()), world.isOver());
  }

  /**
   * What becomes of a choice; where that is always the same it is not worked out again and again.
   */
  private SampledWorld.After after(
      SearchEdge edge, SampledWorld world, Seat seat, Action action, boolean always) {
    if (always && edge.after() != null) {
      return edge.after();
    }
    SampledWorld.After after = world.told(seat, action);
    if (always && edge.visits() >= OFTEN) {
      forest.keep(edge, after);
    }
    return after;
  }

  /** Whether somebody was there before; if not, somebody has been now. */
  private boolean isKnown(SearchNode node, TreePath walk) {
    boolean known = node.visits() > 0 || walk.length() == 0;
    node.visited();
    return known && (node.size() > 0 || forest.hasRoom());
  }

  private static SampledWorld dealt(SampledWorld world, TreePath walk, RandomGenerator random) {
    if (!world.isShuffled()) {
      return world;
    }
    walk.chanced();
    return world.dealt(random);
  }

  /** Looks once at what becomes of each choice that is new, in a world as its seat imagines it. */
  private static void guess(
      SearchEdge[] offered,
      SampledWorld world,
      Seat seat,
      List<Action> legal,
      RandomGenerator random) {
    SampledWorld imagined = null;
    for (int i = 0; i < offered.length; i++) {
      if (!offered[i].isGuessed()) {
        imagined = imagined == null ? world.imaginedBy(seat, random) : imagined;
        double worth = worthAfter(imagined, seat, legal.get(i), random);
        offered[i].guess(worth, imagined.weight(worth));
      }
    }
  }

  /** Which to look into: what has fared well, and what has hardly been looked into. */
  private int best(SearchEdge[] offered) {
    double weights = 0;
    for (SearchEdge edge : offered) {
      weights += edge.weight();
    }
    int best = 0;
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < offered.length; i++) {
      double urge = urge(offered[i], weights);
      if (urge > most) {
        most = urge;
        best = i;
      }
    }
    return best;
  }

  private double urge(SearchEdge edge, double weights) {
    if (edge.proof() != SearchEdge.OPEN) {
      return edge.proof() * 1_000;
    }
    double share = 0.9 * edge.weight() / weights;
    return edge.worth()
        + curiosity * share * Math.sqrt(edge.available() + 1.0) / (1 + edge.visits());
  }
}

package rookery.engine.computer;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.engine.Action;
import rookery.engine.Seat;

/** One way down the trees: where each seat has come in its own, and what was chosen. */
final class TreePath {
  private final SearchTrees forest;
  private final List<Seat> seats;
  private final SearchNode[] at;
  private final List<Step> steps = new ArrayList<>();
  private final List<Hidden> hidden = new ArrayList<>();
  private boolean certain;

  /** A choice among others. */
  private record Step(Seat seat, SearchEdge[] offered, SearchEdge chosen) {}

  /** Something chosen that nobody else has seen. */
  private record Hidden(Seat seat, String text) {}

  /**
   * @param certain whether the world has no secrets, so that what is proved in it is true
   */
  TreePath(SearchTrees forest, List<Seat> seats, boolean certain) {
    this.forest = forest;
    this.seats = seats;
    this.certain = certain;
    this.at = new SearchNode[seats.size()];
    for (int i = 0; i < at.length; i++) {
      at[i] = forest.root(seats.get(i));
    }
  }

  /** Where {@code seat} has come; empty where its tree ends because there is no room. */
  Optional<SearchNode> node(Seat seat) {
    return Optional.ofNullable(at[seats.indexOf(seat)]);
  }

  /** How many choices were made. */
  int length() {
    return steps.size();
  }

  /** Whether what is proved further on is true. */
  boolean isCertain() {
    return certain;
  }

  /** Something happened that nobody chose. */
  void chanced() {
    certain = false;
  }

  /** {@code seat} does one of the things it is offered; the others see as much as they may. */
  void step(Seat seat, SearchEdge[] offered, SearchEdge chosen, Action action, boolean reveals) {
    steps.add(new Step(seat, offered, chosen));
    SearchNode own = chosen.next();
    if (own == null) {
      own = forest.node().orElse(null);
      chosen.lead(own);
    }
    at[seats.indexOf(seat)] = own;
    tellOthers(seat, action.secret() ? "?" + seat.id() : chosen.text());
    if (action.secret()) {
      certain = false;
      hidden.add(new Hidden(seat, chosen.text()));
    }
    if (reveals && !hidden.isEmpty()) {
      hidden.forEach(secret -> tellOthers(secret.seat(), secret.seat().id() + secret.text()));
      hidden.clear();
    }
  }

  private void tellOthers(Seat teller, String event) {
    for (int i = 0; i < at.length; i++) {
      if (at[i] != null && !seats.get(i).equals(teller)) {
        SearchNode next = at[i].seeing(event);
        if (next == null) {
          next = forest.node().orElse(null);
          at[i].sees(event, next);
        }
        at[i] = next;
      }
    }
  }

  /**
   * Counts what came of it at every choice.
   *
   * @param worth what it was worth to {@code judge}
   * @param proved whether that is certain
   */
  void backUp(Seat judge, double worth, boolean proved) {
    boolean sure = proved && certain;
    for (int i = steps.size() - 1; i >= 0; i--) {
      Step step = steps.get(i);
      double own = step.seat().side() == judge.side() ? worth : 1 - worth;
      for (SearchEdge edge : step.offered()) {
        edge.offered();
      }
      step.chosen().visited(own);
      sure = sure && proves(step, own);
    }
  }

  /** Notes what is proved of a choice; whether that proves what the node before it is worth. */
  private static boolean proves(Step step, double own) {
    if (own == 1) {
      step.chosen().prove(SearchEdge.WON);
      return true;
    }
    if (own != 0) {
      return false;
    }
    step.chosen().prove(SearchEdge.LOST);
    for (SearchEdge edge : step.offered()) {
      if (edge.proof() != SearchEdge.LOST) {
        return false;
      }
    }
    return true;
  }
}

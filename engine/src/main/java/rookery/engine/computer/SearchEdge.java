package rookery.engine.computer;

import rookery.engine.computer.knowledge.SampledWorld;

/** One thing that a seat may do at a node of its tree, and how it fared. */
final class SearchEdge {
  /** Nothing is proved. */
  static final int OPEN = 0;

  /** Whoever chooses this has won. */
  static final int WON = 1;

  /** Whoever chooses this has lost. */
  static final int LOST = -1;

  private final String text;
  private SearchNode next;
  private SampledWorld.After after;
  private float guess = Float.NaN;
  private float weight = 1;
  private int visits;
  private int available;
  private float total;
  private byte proof;

  SearchEdge(String text) {
    this.text = text;
  }

  String text() {
    return text;
  }

  /** Where the tree goes on for the seat that chose this; empty until it was gone to. */
  SearchNode next() {
    return next;
  }

  void lead(SearchNode node) {
    next = node;
  }

  /** What becomes of it, where that is always the same and was kept; else null. */
  SampledWorld.After after() {
    return after;
  }

  void keep(SampledWorld.After always) {
    after = always;
  }

  boolean isGuessed() {
    return !Float.isNaN(guess);
  }

  /**
   * Notes a look at the state after it.
   *
   * @param worth what it says: from 0 to 1
   * @param tried how much it is to be tried for that, see {@link #weight}
   */
  void guess(double worth, double tried) {
    guess = (float) worth;
    weight = (float) tried;
  }

  /** How much it is to be tried before anything is known of it, beside the others of its node. */
  double weight() {
    return weight;
  }

  int visits() {
    return visits;
  }

  /** How often it could have been chosen. */
  int available() {
    return available;
  }

  void offered() {
    available++;
  }

  void visited(double worth) {
    visits++;
    total += worth;
  }

  /** What it has been worth on average, the guess counted once. */
  double worth() {
    return isGuessed() ? (total + guess) / (visits + 1) : (total + 0.5) / (visits + 1);
  }

  int proof() {
    return proof;
  }

  void prove(int outcome) {
    proof = (byte) outcome;
  }

  /** The place of the one to choose: what is proved to win, else what was looked into most. */
  static int best(SearchEdge[] choices) {
    int best = 0;
    for (int i = 1; i < choices.length; i++) {
      if (choices[i].isBetterThan(choices[best])) {
        best = i;
      }
    }
    return best;
  }

  private boolean isBetterThan(SearchEdge other) {
    if (proof != other.proof) {
      return proof > other.proof;
    }
    if (visits != other.visits) {
      return visits > other.visits;
    }
    return worth() > other.worth();
  }

  /** What it is worth: what is proved of it, else what it has been worth on average. */
  double provedWorth() {
    return proof == OPEN ? worth() : (proof - LOST) / 2.0;
  }
}

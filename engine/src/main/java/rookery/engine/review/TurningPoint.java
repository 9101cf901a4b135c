package rookery.engine.review;

import java.util.List;
import rookery.engine.text.NamedConstant;

/**
 * Something in a game that decided more than most.
 *
 * @param ply the place of the action among all of the game, the first is 0; of what partners chose
 *     together that of the second
 * @param turn its place among the turns, as the curve has them
 * @param before what the game could have been worth to the side of whoever acted, in thousandths
 * @param after what it was worth then
 * @param others what else could be done, or could be answered; what they are depends on the kind
 * @param rank of luck: which of the {@code outcomes} it was, the best is 1; else 0
 * @param outcomes of luck: how many different things could have come to light; 0 if unknown
 */
public record TurningPoint(
    Kind kind,
    int ply,
    int turn,
    int before,
    int after,
    List<Other> others,
    int rank,
    int outcomes) {

  /** What a turning point was. */
  public enum Kind implements NamedConstant {
    /** Something better could be seen. The others: what was better, then what could be answered. */
    MISTAKE,
    /**
     * Partners chose without knowing of each other. The others: what would have fit each choice.
     */
    PARTNERS,
    /** The best was found, which is hard. The others: what most would have done instead. */
    FOUND,
    /** Something came to light that nobody could know. */
    LUCK
  }

  /**
   * Something that was not done.
   *
   * @param seat whose id it is that could have done it
   * @param action its text
   * @param worth what the game would have been worth then to the side of whoever acted, in
   *     thousandths
   */
  public record Other(String seat, String action, int worth) {}

  public TurningPoint {
    others = List.copyOf(others);
  }

  /** Without luck. */
  TurningPoint(Kind kind, int ply, int turn, double before, double after, List<Other> others) {
    this(kind, ply, turn, thousandths(before), thousandths(after), others, 0, 0);
  }

  static int thousandths(double worth) {
    return (int) Math.round(1000 * worth);
  }

  /** Whether somebody could have done better. */
  boolean couldBeBetter() {
    return kind == Kind.MISTAKE || kind == Kind.PARTNERS;
  }

  /** Whether it came out better than it could be expected to. */
  boolean isGood() {
    return after > before;
  }

  /** How much it decided. */
  int size() {
    return Math.abs(before - after);
  }
}

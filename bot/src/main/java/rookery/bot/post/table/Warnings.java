package rookery.bot.post.table;

import java.util.Optional;
import rookery.engine.Seat;
import rookery.engine.explanation.Explanation;
import rookery.engine.explanation.Plan;
import rookery.engine.match.Match;

/**
 * What a player who is choosing is warned of, and what they could work towards.
 *
 * @param threat what the others could win with next
 * @param danger what they could capture next
 * @param plan what they could work towards
 * @param marksSquares whether squares are marked where the piece to move could be captured
 */
public record Warnings(
    Optional<Explanation> threat,
    Optional<Explanation> danger,
    Optional<Plan> plan,
    boolean marksSquares) {
  /** None at all. */
  static final Warnings NONE =
      new Warnings(Optional.empty(), Optional.empty(), Optional.empty(), false);

  /** All that a player may be told at that moment. */
  static Warnings of(Match match, Seat seat) {
    return new Warnings(match.threat(seat), match.danger(seat), match.plan(seat), true);
  }

  /** Only of a loss, where a question is put that has nothing to do with captures to come. */
  public Warnings ofLoss() {
    return new Warnings(threat, Optional.empty(), Optional.empty(), false);
  }

  /** The one that matters most. */
  public Optional<Explanation> worst() {
    return threat.or(() -> danger);
  }
}

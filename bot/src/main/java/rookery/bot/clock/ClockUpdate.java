package rookery.bot.clock;

import java.util.List;
import java.util.Set;
import rookery.engine.Seat;

/**
 * What has happened in a game since its clock was last looked at.
 *
 * @param awaited the groups that are awaited now
 * @param by who acted so that everybody could see play move on; several where somebody's answer was
 *     made beforehand
 * @param actions how many actions the game has, those taken back not counted
 */
public record ClockUpdate(List<Set<Seat>> awaited, Set<Seat> by, int actions) {
  /** Whether that deadline goes on: its group is awaited still, and has not acted. */
  boolean leaves(Deadline deadline) {
    return awaited.contains(deadline.group()) && !settles(deadline);
  }

  /** An action settles the deadline of its group, even if the same group is to act again. */
  private boolean settles(Deadline deadline) {
    return by.stream().anyMatch(deadline::concerns) && actions > deadline.reach();
  }
}

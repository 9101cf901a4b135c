package rookery.bot.clock;

import java.util.List;
import java.util.Set;
import rookery.engine.Seat;

/**
 * What has happened in a game since its clock was last updated.
 *
 * @param by the seats that acted in a way that everybody can see; several if a conditional move was
 *     played
 * @param actions how many actions the game has, without those taken back
 */
public record ClockUpdate(List<Set<Seat>> awaited, Set<Seat> by, int actions) {
  /** Whether that deadline continues: its group must still act and has not acted. */
  boolean leaves(Deadline deadline) {
    return awaited.contains(deadline.group()) && !settles(deadline);
  }

  /** An action settles the deadline of its group, even if the same group must act again. */
  private boolean settles(Deadline deadline) {
    return by.stream().anyMatch(deadline::concerns) && actions > deadline.reach();
  }
}

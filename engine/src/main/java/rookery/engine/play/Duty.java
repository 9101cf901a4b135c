package rookery.engine.play;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import rookery.engine.Seat;

/**
 * Something to be done by one of some seats, who may each choose one of its deeds. Where there is
 * but one duty the scene may be it: {@code List.of(this)}.
 *
 * @param <S> the game's own type of scene
 */
public interface Duty<S extends Scene<S>> {
  /** Any one of whom does it; at least one. */
  Set<Seat> seats();

  /** Whether the table waits for it; if not, they may do it but need not. */
  default boolean awaited() {
    return true;
  }

  /**
   * The ways to do it, at least one, no two with the same text. Asked once, and only when somebody
   * wants to know. In any order; those that come sorted by text save the sorting.
   */
  List<? extends Deed<S>> deeds();

  /** What is to be done, in one sentence to those who may. */
  String task();

  /**
   * Why {@code typed} names none of the deeds, and what is near.
   *
   * @param typed what a player wrote, without separators
   * @return a sentence or two, a function of what that player's view shows; empty if there is
   *     nothing better to say than that this is not possible now
   */
  Optional<String> whyNot(String typed);
}

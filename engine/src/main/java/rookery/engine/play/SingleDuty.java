package rookery.engine.play;

import java.util.List;
import java.util.Set;
import rookery.engine.Seat;

/** A situation in which one seat has all to do, and so is its own duty. */
public interface SingleDuty<S extends Situation<S>> extends Situation<S>, Duty<S> {
  /** Who is to act. */
  Seat actor();

  @Override
  default Set<Seat> seats() {
    return Set.of(actor());
  }

  @Override
  default List<SingleDuty<S>> duties() {
    return List.of(this);
  }
}

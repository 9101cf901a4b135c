package rookery.engine.games.booster;

import java.util.List;
import rookery.engine.Duel;
import rookery.engine.Seat;
import rookery.engine.games.booster.part.TurnPart;
import rookery.engine.play.Deed;
import rookery.engine.play.LazyList;
import rookery.engine.play.SoleDuty;

/** A side is to move, or has moved and may go on. */
sealed interface Turn extends Phase, SoleDuty<Phase> permits Moving, GoingOn {
  /** What can be done, in the order of the texts. */
  List<TurnPart> parts();

  @Override
  default Seat actor() {
    return Duel.seat(table().turn());
  }

  @Override
  default List<? extends Deed<Phase>> deeds() {
    return LazyList.of(parts(), part -> new TurnDeed(table(), part));
  }

  @Override
  default boolean inOrder() {
    return true;
  }

  @Override
  default String status() {
    Status status = new Status(table());
    return result().map(status::ending).orElseGet(status::turn);
  }

  @Override
  default String task() {
    return new Status(table()).task();
  }

  @Override
  default String title() {
    return table().moved().isEmpty() ? "Move" : "Go on";
  }

  @Override
  default String whyNot(String typed) {
    return new Refusal(table()).of(typed);
  }
}

package rookery.engine.games.telepathy;

import java.util.List;
import java.util.Map;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.Viewer;

/** What a seat is to do: something else for a team whose lead is open than for the one to move. */
sealed interface Duty permits Leading, Predicting, Moving, Removing {
  /** What may be done, in any order. */
  List<? extends TelepathyAction> legal();

  /** The phase after a legal action. */
  Phase after(Action action);

  /** Other names of legal actions. */
  Map<String, Action> aliases();

  /** Why a text without separators names none of the legal actions. */
  String refusal(String typed);

  /** What is to be done, in one sentence. */
  String task();

  /** The line of the log. */
  String describe(Seat actor, Action action, Viewer viewer);

  /** Whether doing it shows what was hidden. */
  default boolean reveals() {
    return false;
  }
}

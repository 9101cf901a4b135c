package rookery.engine.reading;

import java.util.List;
import java.util.Optional;
import rookery.engine.Action;

/** What a player's text was taken for. */
public sealed interface ActionReading {

  /** It names this legal action. */
  record One(Action action) implements ActionReading {}

  /** It could be any of these legal actions, two or more, sorted. */
  record Several(List<Action> actions) implements ActionReading {
    public Several {
      actions = List.copyOf(actions);
    }
  }

  /**
   * It names none.
   *
   * @param sentence why, for the player
   * @param near legal actions that look like it, at most five
   * @param example a legal action to show how one is typed; empty where those near show it
   */
  record None(String sentence, List<Action> near, Optional<Action> example)
      implements ActionReading {
    public None {
      near = List.copyOf(near);
    }
  }
}

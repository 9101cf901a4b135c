package rookery.engine.games.cloak;

import java.util.List;
import rookery.engine.Action;
import rookery.engine.Choice;

/** Something to do, with the menus that lead to it. Actions are equal when their texts are. */
record CloakAction(Deed deed, String text, List<Choice> path) implements Action {
  CloakAction {
    path = List.copyOf(path);
  }

  CloakAction(Deed deed, List<Choice> path) {
    this(deed, deed.text(), path);
  }

  @Override
  public boolean secret() {
    return deed instanceof Deed.SetUp;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof CloakAction action && action.deed.equals(deed);
  }

  @Override
  public int hashCode() {
    return deed.hashCode();
  }

  @Override
  public String toString() {
    return text();
  }
}

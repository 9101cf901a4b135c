package rookery.engine.games.parade;

import java.util.List;
import rookery.engine.Choice;

/** Showing the top card and placing its piece. */
record Add() implements ParadeAction {
  @Override
  public String text() {
    return "add";
  }

  @Override
  public List<Choice> path() {
    return List.of(new Choice(FIRST_QUESTION, text(), "None: add a piece"));
  }
}

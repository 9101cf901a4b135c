package rookery.engine.games.neighbour;

import java.util.List;
import rookery.engine.Choice;

/** Turning up the next two cards to add a piece. */
record Add() implements NeighbourAction {
  /** What the menu asks while pieces are added. */
  static final String QUESTION = "Add a piece?";

  @Override
  public String text() {
    return "add";
  }

  @Override
  public List<Choice> path() {
    return List.of(new Choice(QUESTION, text(), "Turn up two cards and add a piece"));
  }

  @Override
  public Gathering after(Gathering now) {
    return now.withAdded();
  }

  @Override
  public String sentence(NeighbourView after) {
    return after.turned();
  }
}

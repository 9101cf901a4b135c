package rookery.engine.games.neighbour;

import java.util.List;
import rookery.engine.Choice;

/** Having enough pieces. */
record Stop() implements NeighbourAction {
  @Override
  public String text() {
    return "stop";
  }

  @Override
  public List<Choice> path() {
    return List.of(new Choice(Add.QUESTION, text(), "Stop adding for good and begin to move"));
  }

  @Override
  public Gathering after(Gathering now) {
    return now.stopped();
  }

  @Override
  public String sentence(NeighbourView after) {
    return "No more pieces are added.";
  }
}

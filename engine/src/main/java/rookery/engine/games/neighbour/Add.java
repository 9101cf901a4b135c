package rookery.engine.games.neighbour;

import java.util.List;
import rookery.engine.Choice;
import rookery.engine.News;
import rookery.engine.Seat;
import rookery.engine.play.Deed;

/** Turning up the next two cards to add a piece. */
record Add(NeighbourScene scene) implements Deed<NeighbourScene> {
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
  public NeighbourScene done(Seat by) {
    return new NeighbourScene(scene.gathering().withAdded());
  }

  @Override
  public News news(Seat by, NeighbourScene after) {
    return News.revealing(() -> new NeighbourTelling(after).turned());
  }
}

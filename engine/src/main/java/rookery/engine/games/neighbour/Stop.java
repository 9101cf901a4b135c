package rookery.engine.games.neighbour;

import java.util.List;
import java.util.Optional;
import rookery.engine.Choice;
import rookery.engine.News;
import rookery.engine.Seat;
import rookery.engine.play.Deed;

/** Having enough pieces. */
record Stop(NeighbourScene scene) implements Deed<NeighbourScene> {
  @Override
  public String text() {
    return "stop";
  }

  @Override
  public List<Choice> path() {
    return List.of(new Choice(Add.QUESTION, text(), "Stop adding for good and begin to move"));
  }

  @Override
  public Optional<String> asks() {
    return Optional.of("Stop adding for good");
  }

  @Override
  public NeighbourScene done(Seat by) {
    return new NeighbourScene(scene.gathering().stopped());
  }

  @Override
  public News news(Seat by, NeighbourScene after) {
    return News.toAll(() -> "No more pieces are added.");
  }
}

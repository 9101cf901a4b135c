package rookery.engine.games.booster;

import java.util.Optional;
import java.util.SortedMap;
import rookery.engine.Result;
import rookery.engine.Viewer;
import rookery.engine.diagram.Diagram;
import rookery.engine.play.Scene;
import rookery.engine.play.Telling;

/** What is true at a moment, by what has to be done next. */
sealed interface Phase extends Scene<Phase> permits Shuffling, Turn {
  Table table();

  /** What everybody is told besides the picture. */
  String status();

  @Override
  default Optional<Result> result() {
    return Optional.empty();
  }

  @Override
  default SortedMap<String, Object> position() {
    return table().facts();
  }

  @Override
  default Telling told(Viewer viewer) {
    Picture picture = new Picture(table(), viewer);
    return told(viewer, picture, picture.diagram(), status());
  }

  private Telling told(Viewer viewer, Picture picture, Diagram diagram, String status) {
    return new Telling(
        table().facts(viewer),
        diagram,
        picture.words(),
        status,
        new Status(table()).secret(viewer));
  }

  /** With where boosts reach. */
  @Override
  default Optional<Telling> explained(Viewer viewer) {
    Picture picture = new Picture(table(), viewer);
    Explanation explanation = new Explanation(table().position(), viewer.bottom());
    return Optional.of(
        told(viewer, picture, picture.diagram(explanation.marks()), explanation.words()));
  }
}

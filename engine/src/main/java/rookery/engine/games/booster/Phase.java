package rookery.engine.games.booster;

import java.util.Optional;
import java.util.SortedMap;
import rookery.engine.Result;
import rookery.engine.Viewer;
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
    return new Telling(
        table().facts(viewer),
        picture.diagram(),
        picture.words(),
        status(),
        new Status(table()).secret(viewer));
  }
}

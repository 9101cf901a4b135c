package rookery.engine.play;

import java.util.List;
import rookery.engine.ActionText;

/** A move of a game's own, as it is written, chosen, drawn and told whatever the scene. */
public interface GameMove extends ActionText {
  /** See {@link SceneAction#names()}. */
  default List<String> names() {
    return List.of();
  }

  /** What is done, in words that follow the name of the side and a colon, without a point. */
  String words();
}

package rookery.engine.play;

import java.util.List;
import rookery.engine.ActionText;
import rookery.engine.Seat;
import rookery.engine.text.GameLogLine;
import rookery.engine.text.Sentence;

/** A move of a game's own, as it is written, chosen, drawn and told whatever the situation. */
public interface GameMove extends ActionText {
  /** See {@link SituationAction#names()}. */
  default List<String> names() {
    return List.of();
  }

  /** What is done, as the second part of a sentence, see {@link Sentence#moved}. */
  String words();

  /** What is told of it: a move of {@code by}, unless a game says it otherwise. */
  default GameLogLine told(Seat by) {
    return GameLogLine.moved(by, words());
  }
}

package rookery.engine;

import java.util.Optional;
import rookery.engine.diagram.Diagram;
import rookery.engine.text.Sentences;

/**
 * What a piece does, for a player who may choose it.
 *
 * @param told it in a few sentences, which say all that the picture shows
 * @param picture examples of it on a board of their own; empty where the game's board is enough
 */
public record PieceGuide(Sentences told, Optional<Diagram> picture) {
  /** What is told in words alone. */
  public static PieceGuide of(Sentences told) {
    return new PieceGuide(told, Optional.empty());
  }
}

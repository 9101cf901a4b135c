package rookery.engine.explanation;

import java.util.Optional;
import rookery.engine.diagram.Diagram;
import rookery.engine.text.Sentences;

/**
 * What a piece does, for a player who may choose it.
 *
 * @param told it in a few sentences, which say all that the picture shows
 * @param picture examples of it on a board of their own; empty where the game's board is enough
 * @param limit what keeps it from doing that now, said as soon as it is chosen; often nothing
 */
public record PieceGuide(Sentences told, Optional<Diagram> picture, Sentences limit) {
  /** What nothing keeps it from doing. */
  public PieceGuide(Sentences told, Optional<Diagram> picture) {
    this(told, picture, Sentences.NONE);
  }
}

package rookery.engine.diagram;

/** A text that is not a diagram; the message is a sentence for whoever wrote it. */
public final class DiagramSyntaxException extends RuntimeException {
  /**
   * @param line the one with the mistake, counted from 1
   */
  DiagramSyntaxException(int line, String sentence) {
    super("Line %s: %s".formatted(line, sentence));
  }
}

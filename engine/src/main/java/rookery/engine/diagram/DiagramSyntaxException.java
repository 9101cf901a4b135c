package rookery.engine.diagram;

/** A text that is not a diagram; the message is a sentence for whoever wrote it. */
public final class DiagramSyntaxException extends RuntimeException {
  private final int line;

  DiagramSyntaxException(int line, String sentence) {
    super("Line %s: %s".formatted(line, sentence));
    this.line = line;
  }

  /** The line with the mistake, counted from 1; the message names it too. */
  public int line() {
    return line;
  }
}

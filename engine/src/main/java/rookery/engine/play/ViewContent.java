package rookery.engine.play;

import java.util.Optional;
import java.util.SortedMap;
import rookery.engine.View;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.MarksInWords;
import rookery.engine.explanation.Explanation;
import rookery.engine.text.Sentences;

/**
 * The part of a {@link rookery.engine.View} that a game makes itself; what may be done is added by
 * the kernel.
 *
 * @param facts what the viewer knows, in the form and with the keys of {@link Situation#position()}
 * @param diagram the picture, seen from the viewer's side
 * @param alt the picture in words
 * @param status whose turn it is and what is public besides the picture, or how the game ended
 * @param secret what the viewer knows and others do not, in words; empty where there is nothing
 */
public record ViewContent(
    SortedMap<String, Object> facts,
    Diagram diagram,
    String alt,
    Sentences status,
    Optional<Sentences> secret) {

  /** What holds nothing that others do not know. */
  public ViewContent(
      SortedMap<String, Object> facts, Diagram diagram, String alt, Sentences status) {
    this(facts, diagram, alt, status, Optional.empty());
  }

  /** The same with why the game has ended, or what a check means. */
  ViewContent with(Explanation why) {
    String words = new MarksInWords(why.marks()).after(alt);
    String fitting = words.length() > View.LONGEST_ALT ? alt : words;
    return new ViewContent(facts, why.on(diagram), fitting, why.after(status), secret);
  }

  /** Whoever hears the picture hears first whose turn it is, where there is room for it. */
  ViewContent after(String turn) {
    String words = turn.isEmpty() ? alt : turn + " " + alt;
    String fitting = words.length() > View.LONGEST_ALT ? alt : words;
    return new ViewContent(facts, diagram, fitting, status, secret);
  }
}

package rookery.engine.explanation;

import rookery.engine.text.Sentence;

/**
 * What a move is good for.
 *
 * @param verb what it does, such as {@code threaten}, whose third person adds an s
 * @param object what follows the verb
 */
public record Purpose(String verb, String object) {
  /** For the end of a plan: {@code to threaten the rook on a1}. */
  public String aim() {
    return "to %s %s".formatted(verb, object);
  }

  /** {@code It threatens the rook on a1.} */
  public Sentence sentence() {
    return Sentence.of("It %ss %s.", verb, object);
  }
}

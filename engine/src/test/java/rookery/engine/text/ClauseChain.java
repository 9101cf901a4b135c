package rookery.engine.text;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Clauses after several colons and semicolons in one sentence, of which nobody hears what belongs
 * to which.
 */
public final class ClauseChain {
  private static final Pattern CHAIN = Pattern.compile("(?s)[:;]\\s.*[:;]\\s");
  private static final Pattern BETWEEN_SENTENCES =
      Pattern.compile("(?<=[.?!])\\s+|\\n\\n|\\n(?=- )");

  /** What an item of a list is about, {@code - **Blue ring**:}, before its sentences. */
  private static final Pattern HEAD_OF_ITEM = Pattern.compile("^- \\*\\*[^*]*\\*\\*:");

  private ClauseChain() {}

  /** Fails where a sentence of the text is one. */
  public static void assertNoneIn(String text) {
    Stream.of(BETWEEN_SENTENCES.split(text))
        .map(sentence -> HEAD_OF_ITEM.matcher(sentence).replaceFirst(""))
        .forEach(
            sentence ->
                assertFalse(
                    CHAIN.matcher(sentence).find(), () -> "a chain of clauses: " + sentence));
  }
}

package rookery.engine.text;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Sentences in the order in which they are read.
 *
 * @param sentences one value for each sentence
 */
public record Sentences(List<Sentence> sentences) {
  /** No sentence at all. */
  public static final Sentences NONE = new Sentences(List.of());

  public Sentences {
    sentences = List.copyOf(sentences);
  }

  /** These sentences. */
  public static Sentences of(Sentence... sentences) {
    return new Sentences(List.of(sentences));
  }

  /** One sentence that tells a fact, see {@link Sentence#of(String, Object...)}. */
  public static Sentences of(String format, Object... arguments) {
    return of(Sentence.of(format, arguments));
  }

  /** This text and then another. */
  public Sentences then(Sentences more) {
    return new Sentences(Stream.concat(sentences.stream(), more.sentences.stream()).toList());
  }

  /** The same with every fact weighty, and whatever tells of points. */
  Sentences weighty() {
    return new Sentences(
        sentences.stream()
            .map(one -> isFact(one.role()) ? one.as(SentenceRole.WEIGHTY) : one)
            .toList());
  }

  private static boolean isFact(SentenceRole role) {
    return role == SentenceRole.FACT || role == SentenceRole.POINTS;
  }

  /** The weight of the sentence that has most. */
  public int weight() {
    return sentences.stream().mapToInt(sentence -> sentence.role().weight()).max().orElse(0);
  }

  /** Whether any sentence has that role. */
  public boolean has(SentenceRole role) {
    return sentences.stream().anyMatch(sentence -> sentence.role() == role);
  }

  /** The same but for the sentences of that role. */
  public Sentences without(SentenceRole role) {
    return new Sentences(sentences.stream().filter(one -> one.role() != role).toList());
  }

  /** The same with another sentence in place of those of a role. */
  Sentences replacing(SentenceRole role, Sentence other) {
    return new Sentences(sentences.stream().map(one -> one.role() == role ? other : one).toList());
  }

  /** Only the sentences of these roles. */
  public Sentences only(Set<SentenceRole> roles) {
    return new Sentences(sentences.stream().filter(one -> roles.contains(one.role())).toList());
  }

  /** Whether there is no sentence. */
  public boolean isEmpty() {
    return sentences.isEmpty();
  }

  /** The text with the titles of seats. */
  public String plain() {
    return SentenceReader.TITLES.read(this);
  }
}

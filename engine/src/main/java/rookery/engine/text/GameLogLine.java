package rookery.engine.text;

import java.util.Optional;

/**
 * What the log of a game tells of one thing that happened.
 *
 * @param by who did it; empty where nobody in particular did
 * @param text a sentence or more
 * @param brief the same in fewer words, where there is little room
 */
public record GameLogLine(Optional<Named> by, Sentences text, Sentences brief) {
  public GameLogLine {
    if (text.isEmpty()) {
      throw new IllegalArgumentException("a line that tells nothing");
    }
  }

  /** A line that cannot be told in fewer words. */
  public GameLogLine(Optional<Named> by, Sentences text) {
    this(by, text, text);
  }

  /** What somebody did. */
  public static GameLogLine by(Named actor, Sentence... sentences) {
    return new GameLogLine(Optional.of(actor), Sentences.of(sentences));
  }

  /** A move, and what else is told of it; see {@link Sentence#moved}. */
  public static GameLogLine moved(Named by, Object move, Sentence... more) {
    return by(by, Sentence.moved(by, move)).then(Sentences.of(more));
  }

  /** Whether each of its sentences has that role. */
  public boolean isOnly(SentenceRole role) {
    return text.sentences().stream().allMatch(sentence -> sentence.role() == role);
  }

  /** This line without the sentences of that role, as long as others are left. */
  public GameLogLine without(SentenceRole role) {
    return isOnly(role) ? this : new GameLogLine(by, text.without(role), brief.without(role));
  }

  /** This line with what a sentence of that role says now, if there is one, in place of its own. */
  public GameLogLine updated(SentenceRole role, Sentences now) {
    return now.sentences().stream()
        .filter(sentence -> sentence.role() == role)
        .findFirst()
        .map(
            newer -> new GameLogLine(by, text.replacing(role, newer), brief.replacing(role, newer)))
        .orElse(this);
  }

  /**
   * Whether it begins with a move, which is told in a sentence of another kind: {@code pawn d2-d4}.
   */
  public boolean isMove() {
    return text.sentences().get(0).isMove();
  }

  /** The same with another role for each of its sentences. */
  public GameLogLine as(SentenceRole role) {
    return new GameLogLine(
        by, new Sentences(text.sentences().stream().map(sentence -> sentence.as(role)).toList()));
  }

  /** The same as weighty news: so are all its facts. */
  public GameLogLine weighty() {
    return new GameLogLine(by, text.weighty(), brief.weighty());
  }

  /** This line with fewer words for where there is little room. */
  public GameLogLine briefly(Sentence words) {
    return new GameLogLine(by, text, Sentences.of(words));
  }

  /** This line with more sentences. */
  public GameLogLine then(Sentences more) {
    return new GameLogLine(by, text.then(more), brief.then(more));
  }

  /** The line with the titles of seats. */
  public String plain() {
    return text.plain();
  }
}

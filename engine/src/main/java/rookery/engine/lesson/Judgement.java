package rookery.engine.lesson;

import java.util.Optional;

/** What a lesson says of a legal action. */
public sealed interface Judgement {
  /** The sentences that are read. */
  String words();

  /**
   * It was asked for.
   *
   * @param words why it is right
   * @param goesOn the text of the action with which the lesson goes on instead; empty if it goes on
   *     with this one, or needs neither
   */
  record Right(String words, Optional<String> goesOn) implements Judgement {}

  /**
   * It was not asked for.
   *
   * @param words what happens then, or what would be better
   */
  record NotAsked(String words) implements Judgement {}
}

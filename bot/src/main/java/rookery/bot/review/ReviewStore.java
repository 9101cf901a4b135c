package rookery.bot.review;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Function;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.table.Person;
import rookery.engine.review.GameReview;

/** Keeps reviews, and which were asked for. */
public interface ReviewStore {
  /** The most that can wait at a time. */
  int MOST_WAITING = 50;

  /** How long a process that has begun a review may take before another begins it again. */
  Duration LEASE = Duration.ofMinutes(30);

  /** How far a review is. */
  enum State {
    /** It was asked for, and is not finished. */
    WAITING,
    /** It is there. */
    DONE,
    /** It would have taken too long. */
    GIVEN_UP
  }

  /**
   * What is kept of one.
   *
   * @param review present once it is done
   */
  record Kept(State state, Optional<GameReview> review) {}

  /** The review of a table's game; empty if nobody has asked for it. */
  Optional<Kept> find(String table);

  /**
   * Notes that a review was asked for; nothing changes if it was before.
   *
   * @return false if too many others wait
   */
  boolean ask(String table);

  /**
   * Notes that somebody is to be told when a review is made or given up.
   *
   * @return false if it is already, or nobody has asked for it
   */
  boolean tell(String table, Person reader);

  /**
   * The table that has waited longest of those that no process works on, which this one now does.
   */
  Optional<String> claim();

  /**
   * Lets the reviews be claimed that this process had begun when it ended, if no other can have.
   */
  void release();

  /**
   * Keeps a review that this process has claimed, and has those told who are to be: both, or
   * neither.
   *
   * @param review empty if it was given up
   * @param notice what one of them is told
   * @return whether anybody is
   */
  boolean keep(String table, Optional<GameReview> review, Function<Person, OutgoingMessage> notice);
}

package rookery.engine.computer;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import rookery.engine.computer.knowledge.SeatKnowledge;
import rookery.engine.computer.knowledge.SeededNumbers;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;

/**
 * What somebody who plays alone lost by what they did, as far as a look of a moment shows it.
 *
 * @param before the points of the win that was seen before
 * @param now the points of the one that is seen after it
 */
public record Setback(int before, int now) {
  /** From so many states it is gone on at each depth, in a look at each thing that is done. */
  private static final int WIDTH = 10;

  /** And from so many where that look has found that much was lost. */
  private static final int WIDER = 40;

  private static final int DEPTHS = 16;

  /** One point may be there again in a longer look. */
  private static final int LEAST = 2;

  /** Nobody wants to hear of less than this share of the points. */
  private static final int SHARE = 5;

  /** Equal positions are looked at alike. */
  private static final SeededNumbers NUMBERS = new SeededNumbers(0);

  /**
   * The setback between two states of which the second has come of the first; empty where none is
   * seen, or no win in one of them.
   *
   * @param advised what was advised last: who follows it is told nothing else
   */
  public static Optional<Setback> between(
      SeatKnowledge before, SeatKnowledge after, Optional<Decision> advised) {
    // What looks no worse hardly ever loses much, and most that is done looks so.
    if (!before.isAlone() || worth(after) >= worth(before)) {
      return Optional.empty();
    }
    Optional<Integer> seen = win(before, advised, WIDTH);
    return seen.filter(points -> isMuch(points, win(after, advised, WIDTH).orElse(0)))
        // That no win at all is seen in a moment doesn't tell that there is none.
        .flatMap(points -> win(after, advised, WIDER))
        .map(now -> new Setback(seen.orElseThrow(), now))
        .filter(setback -> isMuch(setback.before, setback.now));
  }

  private static boolean isMuch(int before, int now) {
    return before - now >= LEAST && SHARE * (before - now) >= before;
  }

  private static double worth(SeatKnowledge knowledge) {
    return knowledge.world(NUMBERS.of(0)).worth(knowledge.seat());
  }

  private static Optional<Integer> win(
      SeatKnowledge knowledge, Optional<Decision> advised, int width) {
    AtomicInteger depths = new AtomicInteger();
    BooleanSupplier enough = () -> depths.incrementAndGet() > DEPTHS;
    return new BeamSearch(knowledge.advisable(), enough)
        .decide(advised, enough, width, NUMBERS.of(1))
        .points();
  }

  /** What its player is told of it. */
  public Sentence told() {
    return Sentence.of(
        "I saw a win with %s before that, and now only %s: better take it back.",
        Phrase.counted(before, "point"), now);
  }
}

package rookery.engine.games.cloak.open;

import java.util.Optional;
import rookery.engine.board.Colour;

/**
 * How far a side's turn has come.
 *
 * @param side whose turn it is
 * @param step what comes next in it
 * @param guess whether this turn's guess was right, once there is one
 * @param begun whether anything has been done in it
 * @param moved whether a move or a bonus has been made in it
 */
public record Turn(Colour side, Step step, Optional<Boolean> guess, boolean begun, boolean moved) {
  /** Before both set-ups are in. */
  public static final Turn SETUP = begin(Colour.WHITE, Step.SETUP);

  /** A new turn. */
  public static Turn begin(Colour side, Step step) {
    return new Turn(side, step, Optional.empty(), false, false);
  }

  /** The turn of the other side, with a bonus to begin with if this one's guess was wrong. */
  public Turn next() {
    return begin(side.opposite(), guessed(false) ? Step.REPLY : Step.GUESS);
  }

  /** Whether there was a guess in this turn and it was that. */
  public boolean guessed(boolean right) {
    return guess.filter(was -> was == right).isPresent();
  }

  /** After the guess, which leaves the move to make. */
  public Turn guessing(boolean right) {
    return new Turn(side, step, Optional.of(right), true, moved);
  }

  /** After the move. */
  public Turn afterMove() {
    return new Turn(side, guessed(true) ? Step.BONUS : Step.UNCLOAK, guess, true, true);
  }

  /** After a bonus, or without it. */
  public Turn afterBonus(boolean used) {
    Step next = step == Step.REPLY ? Step.GUESS : Step.UNCLOAK;
    return new Turn(side, next, guess, true, moved || used);
  }

  /** When a king has fallen: step and guess stay as they were. */
  public Turn passed() {
    return new Turn(side.opposite(), step, guess, begun, moved);
  }

  /** Whether it waits for a guess or a move, so that a side without a move is stalemated. */
  public boolean needsMove() {
    return step == Step.REPLY || step == Step.GUESS;
  }
}

package rookery.engine.games.cloak.known;

import java.util.Optional;
import rookery.engine.board.Colour;

/**
 * How far a side's turn has come.
 *
 * @param step what comes next in it
 * @param guess whether this turn's guess was right, once there is one
 * @param begun whether anything has been done in it
 * @param moved whether a move or a bonus has been made in it
 */
public record CloakTurn(
    Colour side, CloakStep step, Optional<Boolean> guess, boolean begun, boolean moved) {
  /** Before both set-ups are in. */
  public static final CloakTurn SETUP = begin(Colour.WHITE, CloakStep.SETUP);

  /** A new turn. */
  public static CloakTurn begin(Colour side, CloakStep step) {
    return new CloakTurn(side, step, Optional.empty(), false, false);
  }

  /** The turn of the other side, with a bonus to begin with if this one's guess was wrong. */
  public CloakTurn next() {
    return begin(side.opposite(), guessed(false) ? CloakStep.REPLY : CloakStep.GUESS);
  }

  /** Whether there was a guess in this turn and it was that. */
  public boolean guessed(boolean right) {
    return guess.filter(was -> was == right).isPresent();
  }

  /** After the guess, which leaves the move to make. */
  public CloakTurn guessing(boolean right) {
    return new CloakTurn(side, step, Optional.of(right), true, moved);
  }

  /** After the move. */
  public CloakTurn afterMove() {
    return new CloakTurn(
        side, guessed(true) ? CloakStep.BONUS : CloakStep.UNCLOAK, guess, true, true);
  }

  /** After a bonus, or without it. */
  public CloakTurn afterBonus(boolean used) {
    CloakStep next = step == CloakStep.REPLY ? CloakStep.GUESS : CloakStep.UNCLOAK;
    return new CloakTurn(side, next, guess, true, moved || used);
  }

  /** When a king has fallen: step and guess stay as they were. */
  public CloakTurn passed() {
    return new CloakTurn(side.opposite(), step, guess, begun, moved);
  }

  /** Whether it waits for a guess or a move, so that a side without a move is stalemated. */
  public boolean needsMove() {
    return step == CloakStep.REPLY || step == CloakStep.GUESS;
  }
}

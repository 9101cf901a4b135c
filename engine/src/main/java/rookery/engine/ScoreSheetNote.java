package rookery.engine;

import java.util.Objects;

/**
 * What a score sheet has of an action once it is done, for everybody to read.
 *
 * @param text as short as the game writes it: {@code Nf3}, {@code c1d3}
 */
public record ScoreSheetNote(Seat by, String text) {
  public ScoreSheetNote {
    Objects.requireNonNull(by);
    if (text.isBlank()) {
      throw new IllegalArgumentException("an empty note");
    }
  }

  /** Whether {@code next} is of the same turn, if it is the next note of the game. */
  public boolean sharesTurnWith(ScoreSheetNote next) {
    return by.side() == Side.PARTNERS ? by.equals(next.by()) : by.side() == next.by().side();
  }
}

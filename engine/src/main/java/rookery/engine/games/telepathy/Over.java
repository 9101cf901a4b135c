package rookery.engine.games.telepathy;

import java.util.Optional;
import java.util.Set;
import rookery.engine.Result;
import rookery.engine.Seat;

/**
 * The game has ended by its own rules.
 *
 * @param faceDown the card that was shown as a king was captured, TE-12; empty after other endings
 * @param end how it ended
 */
record Over(Standing standing, Optional<Card> faceDown, Result end) implements Phase {
  @Override
  public Phase with(Roles roles) {
    return new Over(standing.with(roles), faceDown, end);
  }

  @Override
  public Set<Seat> actors() {
    return Set.of();
  }

  @Override
  public Optional<Duty> duty(Seat seat) {
    return Optional.empty();
  }

  @Override
  public Optional<Result> result() {
    return Optional.of(end);
  }

  @Override
  public String status() {
    return Status.ending(standing, end);
  }
}

package rookery.engine.kit;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.kit.trial.AllActions;
import rookery.engine.kit.trial.ForManyTrials;
import rookery.engine.kit.trial.Texts;
import rookery.engine.kit.trial.Trial;
import rookery.engine.playthrough.Ply;

/** What is legal can be done, and what is not legal cannot. */
@ForManyTrials
record SoundnessTest(Trial trial) {
  private static final int MOMENTS = 12;
  private static final int TRIED = 60;

  @Test
  void everyLegalActionPlays() {
    trial.sometimes(
        MOMENTS,
        moment ->
            moment
                .legal()
                .forEach(
                    ply -> {
                      State next =
                          assertDoesNotThrow(() -> play(moment.state(), ply), ply::toString);
                      assertGoesOn(next, ply);
                    }));
  }

  private static State play(State state, Ply ply) {
    return state.play(ply.seat(), ply.action());
  }

  private static void assertGoesOn(State next, Ply ply) {
    long ways =
        Stream.of(next.result().isPresent(), next.chance().isPresent(), !next.awaited().isEmpty())
            .filter(is -> is)
            .count();
    assertEquals(1, ways, () -> "after %s the game is to end, be dealt or wait".formatted(ply));
  }

  @Test
  void whatIsNotLegalIsRefusedAndChangesNothing() {
    AllActions universe = AllActions.of(trial);
    trial.sometimes(
        MOMENTS,
        moment -> {
          State state = moment.state();
          String before = Texts.of(state);
          for (Seat seat : moment.seats()) {
            universe.some(TRIED, moment.random()).stream()
                .map(action -> new Ply(seat, action))
                .filter(ply -> state.find(seat, ply.action().text()).isEmpty())
                .forEach(ply -> assertRefused(state, ply));
          }
          assertEquals(before, Texts.of(state));
        });
  }

  private static void assertRefused(State state, Ply ply) {
    RuntimeException refusal =
        assertThrows(IllegalArgumentException.class, () -> play(state, ply), ply::toString);
    assertFalse(refusal.getMessage().isBlank(), "a refusal without words");
  }
}

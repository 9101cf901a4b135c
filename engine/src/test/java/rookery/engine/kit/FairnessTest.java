package rookery.engine.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import rookery.engine.Action;
import rookery.engine.Game;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.Viewer;
import rookery.engine.computer.Analysis;
import rookery.engine.computer.ComputerPlayer;
import rookery.engine.computer.ComputerPlayers;
import rookery.engine.computer.Effort;
import rookery.engine.computer.knowledge.SeatKnowledge;
import rookery.engine.kit.trial.ForFewTrials;
import rookery.engine.kit.trial.Texts;
import rookery.engine.kit.trial.Trial;
import rookery.engine.kit.trial.TrialMoment;
import rookery.engine.option.Options;

/**
 * Computer players go by what a person in their seat could know: with the same numbers they choose
 * the same in every world that looks the same to that seat.
 */
@ForFewTrials
record FairnessTest(Trial trial) {
  private static final int MOMENTS = 4;

  /** What a player is given of a state. */
  @FunctionalInterface
  interface Sight {
    SeatKnowledge of(Game game, Options options, State state, Seat seat);
  }

  @Test
  void theSameNumbersDrawTheSameWorldWhateverIsTrue() {
    trial.sometimes(
        2 * MOMENTS,
        moment -> {
          for (Viewer viewer : moment.viewers()) {
            State other = moment.state().resample(viewer, new SplittableRandom(7));
            Texts.assertSame(
                Texts.of(moment.state().resample(viewer, moment.random())),
                Texts.of(other.resample(viewer, moment.random())),
                "a world of " + viewer);
          }
        });
  }

  @Test
  void aComputerChoosesTheSameWhateverItCannotSee() {
    trial.sometimes(
        MOMENTS, moment -> assertFair(moment, ComputerPlayers.BEGINNER, SeatKnowledge::of));
  }

  @Test
  void whatAComputerChoosesIsLegalAndTheSameWheneverItIsAsked() {
    trial.sometimes(
        MOMENTS,
        moment -> {
          for (Seat seat : moment.state().mayAct()) {
            for (ComputerPlayer player :
                new ComputerPlayer[] {ComputerPlayers.RANDOM, ComputerPlayers.GREEDY}) {
              String chosen = chosen(moment, moment.state(), seat, player, SeatKnowledge::of, 1);
              assertTrue(moment.state().find(seat, chosen).isPresent(), chosen);
              assertEquals(
                  chosen, chosen(moment, moment.state(), seat, player, SeatKnowledge::of, 1));
            }
          }
        });
  }

  @Test
  void whatAReviewSaysAnActionIsWorthIsTheSameWhateverItsSeatCannotSee() {
    Effort little = new Effort(60, 2);
    trial.sometimes(
        MOMENTS,
        moment -> {
          for (Seat seat : moment.state().mayAct()) {
            State other = moment.state().resample(Viewer.of(seat), moment.random());
            List<Action> legal = moment.state().legal(seat);
            Action any = legal.get(legal.size() / 2);
            if (other != moment.state()) {
              assertEquals(
                  worth(moment, moment.state(), seat, any, little),
                  worth(moment, other, seat, any, little));
            }
          }
        });
  }

  private static double worth(
      TrialMoment moment, State state, Seat seat, Action action, Effort effort) {
    SeatKnowledge knowledge =
        SeatKnowledge.of(moment.game(), moment.trial().options(), state, seat);
    return Analysis.worth(knowledge, action, effort, new SplittableRandom(5));
  }

  static void assertFair(TrialMoment moment, ComputerPlayer player, Sight sight) {
    for (Seat seat : moment.state().mayAct()) {
      RandomGenerator random = moment.random();
      State other = moment.state().resample(Viewer.of(seat), random);
      if (other != moment.state()) {
        long seed = random.nextLong();
        assertEquals(
            chosen(moment, moment.state(), seat, player, sight, seed),
            chosen(moment, other, seat, player, sight, seed),
            "what %s does as %s".formatted(player.name(), seat));
      }
    }
  }

  private static String chosen(
      TrialMoment moment, State state, Seat seat, ComputerPlayer player, Sight sight, long seed) {
    SeatKnowledge outlook = sight.of(moment.game(), moment.trial().options(), state, seat);
    return player.choose(outlook, new SplittableRandom(seed), () -> false).action().text();
  }
}

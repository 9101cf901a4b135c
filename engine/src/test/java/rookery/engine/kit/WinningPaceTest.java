package rookery.engine.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import rookery.engine.Action;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.Shuffle;
import rookery.engine.Side;
import rookery.engine.State;
import rookery.engine.computer.knowledge.ResultValue;
import rookery.engine.kit.trial.ForManyTrials;
import rookery.engine.kit.trial.Trial;
import rookery.engine.playthrough.Ply;

/** How a game goes from its start to its end: who may act, what is legal, how it ends. */
@ForManyTrials
record WinningPaceTest(Trial trial) {

  @Test
  void aGameIsOverOrWaitsForSomebodyWhoCanAct() {
    trial.always(
        moment -> {
          State state = moment.state();
          assertEquals(moment.isLast(), state.mayAct().isEmpty(), "may act: " + state.mayAct());
          assertEquals(moment.isLast(), state.awaited().isEmpty(), "awaited");
          state.mayAct().forEach(seat -> assertFalse(state.legal(seat).isEmpty(), seat.id()));
        });
  }

  @Test
  void thoseAwaitedMayAct() {
    trial.always(
        moment -> {
          for (Set<Seat> group : moment.state().awaited()) {
            assertFalse(group.isEmpty(), "nobody awaited");
            assertTrue(moment.state().mayAct().containsAll(group), "awaited: " + group);
          }
        });
  }

  @Test
  void thoseWhoMayActHaveASeat() {
    trial.always(
        moment ->
            assertTrue(
                moment.seats().containsAll(moment.state().mayAct()),
                () -> "may act: " + moment.state().mayAct()));
  }

  @Test
  void legalActionsAreSortedByTextWithoutRepetition() {
    trial.always(
        moment -> {
          for (Seat seat : moment.seats()) {
            List<String> texts = moment.state().legal(seat).stream().map(Action::text).toList();
            assertEquals(texts.stream().sorted().distinct().toList(), texts, seat.id());
          }
        });
  }

  @Test
  void thoseWhoMayNotActHaveNoLegalAction() {
    trial.always(
        moment -> {
          Set<Seat> idle = new HashSet<>(moment.seats());
          idle.removeAll(moment.state().mayAct());
          idle.forEach(seat -> assertEquals(List.of(), moment.state().legal(seat), seat.id()));
        });
  }

  @Test
  void aGameEndsForOneOfItsOwnReasons() {
    trial.once(
        played ->
            played
                .state()
                .result()
                .map(Result::reason)
                .ifPresent(reason -> assertTrue(trial.game().endings().contains(reason), reason)));
  }

  @Test
  void aWinIsThatOfAWholeSideAndAScoreThatOfPartners() {
    trial.once(played -> played.state().result().ifPresent(r -> assertFits(r, played.seats())));
  }

  @Test
  void anEndingIsWorthBetweenNothingAndAllToASideAndOneToBothTogether() {
    ResultValue utility = ResultValue.of(trial.game(), trial.options());
    trial.once(
        played -> played.state().result().ifPresent(r -> assertWorth(utility, r, played.seats())));
  }

  private static void assertWorth(ResultValue utility, Result result, List<Seat> seats) {
    double[] worth =
        seats.stream().map(Seat::side).distinct().mapToDouble(s -> utility.of(result, s)).toArray();
    for (double one : worth) {
      assertTrue(one >= 0 && one <= 1, result + " is worth " + one);
    }
    assertTrue(worth.length == 1 || Arrays.stream(worth).sum() == 1, result.toString());
  }

  private static void assertFits(Result result, List<Seat> seats) {
    boolean partners = seats.get(0).side() == Side.PARTNERS;
    assertEquals(partners, result instanceof Result.Score, result.toString());
    if (result instanceof Result.Win win) {
      Side side = win.winners().get(0).side();
      assertEquals(seats.stream().filter(seat -> seat.side() == side).toList(), win.winners());
    }
  }

  @Test
  void nobodyClaimsADrawWhenTheGameIsOver() {
    trial.sometimes(
        1,
        moment ->
            moment
                .seats()
                .forEach(
                    seat ->
                        assertTrue(
                            !moment.isLast() || moment.state().claims(seat).isEmpty(), seat.id())));
  }

  @Test
  void nobodyMayActWhileADeckIsToBeShuffled() {
    trial.always(
        moment -> {
          if (moment.entry() < trial.played().plies().size()) {
            Ply ply = trial.played().plies().get(moment.entry());
            State next = moment.state().play(ply.seat(), ply.action());
            next.chance().ifPresent(wanted -> assertWaits(next, wanted, moment.seats()));
          }
        });
  }

  @Test
  void theFirstShuffleLetsNobodyActEither() {
    State start = trial.game().start(trial.options());
    start.chance().ifPresent(w -> assertWaits(start, w, trial.game().seats(trial.options())));
  }

  private static void assertWaits(State state, Shuffle wanted, List<Seat> seats) {
    assertEquals(Set.of(), state.mayAct());
    assertEquals(List.of(), state.awaited());
    seats.forEach(seat -> assertEquals(List.of(), state.legal(seat)));
    assertTrue(state.result().isEmpty(), "a shuffle after the end");
    List<String> fewer = wanted.cards().subList(1, wanted.cards().size());
    List<String> other = new ArrayList<>(fewer);
    other.add("no card");
    assertThrows(IllegalArgumentException.class, () -> state.shuffled(fewer));
    assertThrows(IllegalArgumentException.class, () -> state.shuffled(other));
  }

  @Test
  void aDeckThatNobodyAskedForIsNotShuffled() {
    trial.sometimes(
        5,
        moment ->
            assertThrows(
                IllegalArgumentException.class, () -> moment.state().shuffled(List.of("a"))));
  }
}

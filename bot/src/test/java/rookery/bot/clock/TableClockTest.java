package rookery.bot.clock;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import rookery.engine.Seat;
import rookery.engine.Side;

class TableClockTest {
  private static final Instant NOON = Instant.parse("2026-11-22T12:00:00Z");
  private static final Duration DAY = Duration.ofDays(1);
  private static final Seat W1 = new Seat("W1", Side.WHITE, "White 1");
  private static final Seat W2 = new Seat("W2", Side.WHITE, "White 2");
  private static final Seat B1 = new Seat("B1", Side.BLACK, "Black 1");
  private static final Seat B2 = new Seat("B2", Side.BLACK, "Black 2");
  private static final TimeControl THREE_DAYS = TimeControl.of(Duration.ofDays(3));

  private static Instant day(double days) {
    return NOON.plusSeconds((long) (days * DAY.toSeconds()));
  }

  private static ClockUpdate awaiting(Set<Seat> group) {
    return awaiting(List.of(group));
  }

  private static ClockUpdate awaiting(List<Set<Seat>> groups) {
    return new ClockUpdate(groups, Set.of(), 0);
  }

  private static ClockUpdate acted(Seat by, int actions, Set<Seat> next) {
    return new ClockUpdate(List.of(next), Set.of(by), actions);
  }

  private static TableClock begun(TimeControl control, Set<Seat> group) {
    return TableClock.opened(control, NOON, 0).after(awaiting(group), NOON);
  }

  @Test
  void aMoveIsDueAfterItsTime() {
    assertEquals(Optional.of(day(3)), begun(THREE_DAYS, Set.of(W1)).due());
  }

  @Test
  void withoutAClockNothingIsDue() {
    assertEquals(Optional.empty(), begun(TimeControl.NONE, Set.of(W1)).due());
  }

  @Test
  void anyOneOfAGroupStopsItsDeadline() {
    TableClock clock =
        begun(THREE_DAYS, Set.of(W1, W2)).after(acted(W2, 1, Set.of(B1, B2)), day(1));
    assertEquals(Optional.empty(), clock.due(W1));
    assertEquals(Optional.of(day(4)), clock.due(B2));
  }

  @Test
  void choicesAtTheSameTimeAreDueAtTheSameTime() {
    TableClock clock =
        TableClock.opened(THREE_DAYS, NOON, 0)
            .after(awaiting(List.of(Set.of(W1), Set.of(W2))), NOON);
    TableClock one = clock.after(new ClockUpdate(List.of(Set.of(W2)), Set.of(), 1), day(1));
    assertEquals(clock.due(W2), one.due(W2));
    assertEquals(Optional.of(day(3)), one.due());
  }

  @Test
  void aChangedSecretChoiceMovesNothing() {
    TableClock clock = begun(THREE_DAYS, Set.of(W2));
    TableClock changed = clock.after(new ClockUpdate(List.of(Set.of(W2)), Set.of(), 2), day(1));
    assertEquals(clock, changed);
  }

  @Test
  void anActionGivesTheSameGroupItsTimeAnew() {
    TableClock clock = begun(THREE_DAYS, Set.of(W1)).after(acted(W1, 1, Set.of(W1)), day(2));
    assertEquals(Optional.of(day(5)), clock.due());
  }

  @Test
  void takingBackAndDoingAgainGivesNoTime() {
    TableClock clock = begun(THREE_DAYS, Set.of(W1)).after(acted(W1, 1, Set.of(W1)), day(2));
    TableClock back = clock.after(acted(W1, 0, Set.of(W1)), day(3));
    TableClock again = back.after(acted(W1, 1, Set.of(W1)), day(4));
    assertEquals(Optional.of(day(5)), again.due());
  }

  @Test
  void theReserveIsDrawnOnAfterTheTimeOfTheMove() {
    TableClock clock = begun(THREE_DAYS.reserving(Duration.ofDays(2)), Set.of(W1));
    assertEquals(Optional.of(day(5)), clock.due());
    TableClock late = clock.after(acted(W1, 1, Set.of(B1)), day(4));
    assertEquals(DAY, late.reserves().of(Side.WHITE));
    assertEquals(Duration.ofDays(2), late.reserves().of(Side.BLACK));
  }

  @Test
  void unusedTimeDoesNotRefillTheReserve() {
    TableClock clock =
        begun(THREE_DAYS.reserving(Duration.ofDays(2)), Set.of(W1))
            .after(acted(W1, 1, Set.of(B1)), day(4))
            .after(acted(B1, 2, Set.of(W1)), day(4.1))
            .after(acted(W1, 3, Set.of(B1)), day(4.2));
    assertEquals(DAY, clock.reserves().of(Side.WHITE));
  }

  @Test
  void partnersWhoAreBothLateDrawOnOneReserveOnce() {
    TableClock clock =
        TableClock.opened(THREE_DAYS.reserving(Duration.ofDays(2)), NOON, 0)
            .after(awaiting(List.of(Set.of(W1), Set.of(W2))), NOON)
            .after(new ClockUpdate(List.of(Set.of(W2)), Set.of(), 1), day(3.5))
            .after(acted(W2, 2, Set.of(B1)), day(4));
    assertEquals(DAY, clock.reserves().of(Side.WHITE));
  }

  @Test
  void remindersComeAtHalfAtFourFifthsAndInTheLastHour() {
    TableClock clock = begun(THREE_DAYS, Set.of(W1));
    assertEquals(Optional.of(day(1.5)), clock.next());
    TableClock half = clock.reminded(day(1.5));
    assertEquals(Optional.of(day(2.4)), half.next());
    TableClock late = half.reminded(day(2.4));
    assertEquals(Optional.of(day(3).minus(Duration.ofHours(1))), late.next());
    TableClock last = late.reminded(day(3).minus(Duration.ofMinutes(10)));
    assertEquals(Optional.of(day(3)), last.next());
  }

  @Test
  void remindersThatWereMissedComeAsOne() {
    TableClock clock = begun(THREE_DAYS, Set.of(W1));
    assertEquals(1, clock.toRemind(day(2.5)).size());
    assertTrue(clock.reminded(day(2.5)).toRemind(day(2.6)).isEmpty());
  }

  @Test
  void whatIsOverIsAskedAboutOnce() {
    TableClock clock = begun(THREE_DAYS, Set.of(W1));
    assertTrue(clock.over(day(2.9)).isEmpty());
    TableClock expired = clock.expired(clock.over(day(3)).get(0), day(3));
    assertTrue(expired.over(day(4)).isEmpty());
    assertEquals(Set.of(W1), expired.late());
    assertEquals(Optional.of(day(4)), expired.next());
    assertTrue(expired.wantsDecision(day(4)));
    assertFalse(expired.reminded(day(4)).wantsDecision(day(5)));
    assertEquals(Optional.of(day(60)), expired.reminded(day(4)).next());
  }

  @Test
  void whoIsLateMayBeGivenTime() {
    TableClock clock = begun(THREE_DAYS.reserving(DAY), Set.of(W1));
    TableClock given =
        clock.expired(clock.over(day(4)).get(0), day(4)).given(Duration.ofDays(2), day(5));
    assertEquals(Optional.of(day(7)), given.due());
    assertEquals(Set.of(), given.late());
    assertEquals(Duration.ZERO, given.reserves().of(Side.WHITE));
  }

  @Test
  void aDeadlineWaitsForAGroupThatIsAway() {
    TableClock clock = begun(THREE_DAYS, Set.of(W1)).away(Map.of(W1, day(11)), day(1));
    assertEquals(Optional.of(day(13)), clock.due());
    assertTrue(clock.toRemind(day(2)).isEmpty());
  }

  @Test
  void aDeadlineDoesNotWaitWhereAPartnerCouldAct() {
    TableClock clock = begun(THREE_DAYS, Set.of(W1, W2)).away(Map.of(W1, day(11)), day(1));
    assertEquals(Optional.of(day(3)), clock.due());
  }

  @Test
  void whoComesBackEarlyHasTheTimeOfANewMove() {
    TableClock clock =
        begun(THREE_DAYS, Set.of(W1)).away(Map.of(W1, day(11)), day(1)).away(Map.of(), day(5));
    assertEquals(Optional.of(day(8)), clock.due());
  }

  @Test
  void whatWasDrawnFromTheReserveBeforeAnAbsenceStaysSpent() {
    TableClock clock =
        begun(THREE_DAYS.reserving(DAY.multipliedBy(2)), Set.of(W1))
            .away(Map.of(W1, day(6)), day(4))
            .away(Map.of(), day(6));
    assertEquals(DAY, clock.reserves().of(Side.WHITE));
    assertEquals(Optional.of(day(10)), clock.due());
  }

  @Test
  void whoWasLateAndLetTheWholeAbsencePassIsLateThen() {
    TableClock clock =
        begun(THREE_DAYS, Set.of(W1))
            .spared(Set.of(W1))
            .away(Map.of(W1, day(6)), day(3))
            .away(Map.of(), day(6));
    assertEquals(1, clock.over(day(6)).size());
  }

  @Test
  void whoIsAwayWhenAMoveBeginsHasAllItsTimeAfterwards() {
    TableClock clock =
        begun(THREE_DAYS, Set.of(B1))
            .away(Map.of(W1, day(11)), day(1))
            .after(acted(B1, 1, Set.of(W1)), day(2));
    assertEquals(Optional.of(day(14)), clock.due());
  }

  @Test
  void anAbsenceThatIsOverCountsOnce() {
    TableClock clock =
        begun(THREE_DAYS, Set.of(W1)).away(Map.of(W1, day(2)), day(1)).away(Map.of(), day(3));
    assertEquals(Optional.of(day(5)), clock.due());
    assertEquals(clock.due(), clock.away(Map.of(), day(4)).due());
  }

  @Test
  void anOutageIsGivenBack() {
    TableClock clock = begun(THREE_DAYS, Set.of(W1)).given(DAY, 1);
    assertEquals(Optional.of(day(4)), clock.due());
    assertEquals(1, clock.outages());
  }

  @Test
  void aPauseNeedsEverybodyAndStopsTime() {
    TableClock asked = begun(THREE_DAYS, Set.of(W1)).withPauseRequest(W1, List.of(W1, B1), day(1));
    assertEquals(Optional.of(day(3)), asked.due());
    TableClock paused = asked.withPauseRequest(B1, List.of(W1, B1), day(1));
    assertTrue(paused.rests());
    assertEquals(Optional.empty(), paused.due());
    assertEquals(Optional.of(day(12)), paused.resumed(day(10)).due());
  }

  @Test
  void aWishForAPauseThatIsDroppedMovesNothing() {
    TableClock clock = begun(THREE_DAYS, Set.of(W1));
    assertEquals(
        clock.due(), clock.withPauseRequest(W1, List.of(W1, B1), day(1)).resumed(day(2)).due());
  }

  @Test
  void anAbsenceThatEndsDuringAPauseCountsOnce() {
    TableClock clock =
        begun(THREE_DAYS, Set.of(W1))
            .away(Map.of(W1, day(4)), day(1))
            .withPauseRequest(W1, List.of(W1), day(2))
            .away(Map.of(), day(5))
            .resumed(day(6));
    assertEquals(Optional.of(day(8)), clock.due());
  }

  @Test
  void aTableThatNobodyTouchesIsPutAway() {
    TableClock clock = TableClock.opened(TimeControl.NONE, NOON, 0);
    assertEquals(Optional.of(day(60)), clock.next());
    assertEquals(Optional.empty(), clock.putAway(day(60)).next());
    assertFalse(clock.putAway(day(60)).resumed(day(70)).rests());
  }

  @Test
  void aDeadlineOfATableThatWasPutAwayGoesOnWhereItWas() {
    TableClock clock = begun(THREE_DAYS, Set.of(W1));
    TableClock late = clock.expired(clock.over(day(3)).get(0), day(3)).putAway(day(60));
    assertEquals(Optional.of(day(63)), late.resumed(day(120)).due());
  }

  @Test
  void whoeverTakesASeatHasAllTheTime() {
    TableClock clock = begun(THREE_DAYS, Set.of(W1));
    TableClock taken = clock.expired(clock.over(day(3)).get(0), day(3)).anew(W1, day(5));
    assertEquals(Optional.of(day(8)), taken.due());
    assertEquals(Set.of(), taken.late());
  }
}

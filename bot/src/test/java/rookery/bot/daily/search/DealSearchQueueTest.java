package rookery.bot.daily.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.bot.daily.DailyDeal;
import rookery.bot.daily.DealDay;
import rookery.bot.daily.DealSearch;
import rookery.bot.request.testroom.ImmediateComputers;
import rookery.bot.request.testroom.MemoryDeals;
import rookery.bot.request.testroom.StoppedComputers;
import rookery.engine.Action;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.match.Match;
import rookery.engine.solo.LongPlan;

class DealSearchQueueTest {
  private static final LocalDate DAY = LocalDate.parse("2026-11-22");
  private static final DealSearchWork QUICK =
      new DealSearchWork(Duration.ofMillis(2), Duration.ofMillis(300));

  private final MemoryDeals deals = new MemoryDeals();
  private final Clock noon = Clock.fixed(Instant.parse("2026-11-22T12:00:00Z"), ZoneOffset.UTC);

  static List<DailyDeal> solos() {
    return DailyDeal.all().stream().filter(deal -> deal.solo().isPresent()).toList();
  }

  @Test
  void allDealsOfTheDayAreSearchedAndThoseOfTomorrowAreNot() {
    new DealSearchQueue(deals, new ImmediateComputers(), noon, QUICK).look();
    for (DailyDeal deal : solos()) {
      DealSearch found = deals.search(DAY, deal.id());
      assertTrue(found.best().orElseThrow().score() >= found.club().orElseThrow(), deal.id());
      assertEquals(DealSearch.NOTHING, deals.search(DAY.plusDays(1), deal.id()));
    }
    assertEquals(Optional.empty(), deals.claim(DAY));
  }

  @ParameterizedTest
  @MethodSource("solos")
  void theBestSolutionCanBePlayed(DailyDeal deal) {
    DealDay day = deals.open(DAY);
    LongPlan.Found club = QUICK.club(deal, day, () -> {});
    LongPlan.Found best = QUICK.best(deal, day, club, () -> {});
    Seat seat = deal.solo().orElseThrow().seat();
    Match match = deal.begin(day);
    for (String text : best.actions()) {
      match = match.act(seat, Action.find(match.legal(seat), text).orElseThrow(), null);
    }
    assertEquals(best.score(), ((Result.Score) match.result().orElseThrow()).score());
  }

  @Test
  void whileComputersPlayNothingIsSearchedButTheDayIsOpened() {
    new DealSearchQueue(deals, new StoppedComputers(), noon, QUICK).look();
    assertEquals(Optional.of(DAY), deals.first());
    assertEquals(DealSearch.NOTHING, deals.search(DAY, "parade"));
  }
}

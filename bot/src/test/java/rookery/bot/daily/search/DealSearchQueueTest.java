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
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.bot.daily.DailyDeal;
import rookery.bot.daily.DealSearch;
import rookery.bot.request.testroom.ImmediateComputers;
import rookery.bot.request.testroom.MemoryDeals;
import rookery.bot.request.testroom.StoppedComputers;
import rookery.engine.Action;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.match.Match;
import rookery.engine.solo.SoloSolver;

class DealSearchQueueTest {
  private static final LocalDate DAY = LocalDate.parse("2026-11-22");
  private static final DealSearchWork QUICK =
      new DealSearchWork(Duration.ofMillis(2), Duration.ofMillis(300));

  private static final Clock NOON =
      Clock.fixed(Instant.parse("2026-11-22T12:00:00Z"), ZoneOffset.UTC);

  /** Those of the day, searched once for all that is asked of them. */
  private static final MemoryDeals SEARCHED = new MemoryDeals();

  @BeforeAll
  static void search() {
    new DealSearchQueue(SEARCHED, new ImmediateComputers(), NOON, QUICK).look();
  }

  static List<DailyDeal> solos() {
    return DailyDeal.all().stream().filter(deal -> deal.solo().isPresent()).toList();
  }

  @Test
  void allDealsOfTheDayAreSearchedAndThoseOfTomorrowAreNot() {
    for (DailyDeal deal : solos()) {
      DealSearch found = SEARCHED.search(DAY, deal.id());
      assertTrue(found.best().orElseThrow().score() >= found.club().orElseThrow(), deal.id());
      assertEquals(DealSearch.NOTHING, SEARCHED.search(DAY.plusDays(1), deal.id()));
    }
    assertEquals(Optional.empty(), SEARCHED.claim(DAY));
  }

  @ParameterizedTest
  @MethodSource("solos")
  void theBestSolutionCanBePlayed(DailyDeal deal) {
    SoloSolver.Found best = SEARCHED.search(DAY, deal.id()).best().orElseThrow();
    Seat seat = deal.solo().orElseThrow().seat();
    Match match = deal.begin(SEARCHED.open(DAY));
    for (String text : best.actions()) {
      match = match.act(seat, Action.find(match.legal(seat), text).orElseThrow(), null);
    }
    assertEquals(best.score(), ((Result.Score) match.result().orElseThrow()).score());
  }

  @Test
  void whileComputersPlayNothingIsSearchedButTheDayIsOpened() {
    MemoryDeals deals = new MemoryDeals();
    new DealSearchQueue(deals, new StoppedComputers(), NOON, QUICK).look();
    assertEquals(Optional.of(DAY), deals.first());
    assertEquals(DealSearch.NOTHING, deals.search(DAY, "parade"));
  }
}

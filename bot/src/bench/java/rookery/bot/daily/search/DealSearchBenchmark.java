package rookery.bot.daily.search;

import java.lang.management.ManagementFactory;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import rookery.bot.daily.DailyDeal;
import rookery.bot.daily.DealDay;
import rookery.bot.deal.DealSecret;
import rookery.engine.solo.SoloSolver;

/** How much of the processor's time the long searches of a day's deals take, for some days. */
public final class DealSearchBenchmark {
  private static final LocalDate FIRST = LocalDate.parse("2026-11-23");
  private static final int SECRET_BYTES = 32;

  private DealSearchBenchmark() {}

  /**
   * Prints the figures.
   *
   * @param args how many days
   */
  public static void main(String[] args) {
    for (int day = 0; day < Integer.parseInt(args[0]); day++) {
      LocalDate date = FIRST.plusDays(day);
      DealDay dealt = new DealDay(date, day + 1, secret(), "", Instant.EPOCH);
      long all =
          DailyDeal.all().stream()
              .filter(deal -> deal.solo().isPresent())
              .mapToLong(deal -> searched(deal, dealt))
              .sum();
      System.out.printf("%s: %d s of the processor%n", date, Duration.ofNanos(all).toSeconds());
    }
  }

  private static DealSecret secret() {
    byte[] bytes = new byte[SECRET_BYTES];
    new SecureRandom().nextBytes(bytes);
    return DealSecret.of(bytes);
  }

  private static long searched(DailyDeal deal, DealDay day) {
    long begun = now();
    SoloSolver.Found club = DealSearchWork.USUAL.club(deal, day, () -> {});
    long played = now();
    SoloSolver.Found best = DealSearchWork.USUAL.best(deal, day, club, () -> {});
    long ended = now();
    System.out.printf(
        "%s: club player %d points in %d s, long search %d points in %d s%n",
        deal.id(),
        club.score(),
        Duration.ofNanos(played - begun).toSeconds(),
        best.score(),
        Duration.ofNanos(ended - played).toSeconds());
    return ended - begun;
  }

  private static long now() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }
}

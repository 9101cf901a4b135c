package rookery.bot.daily;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import rookery.bot.table.Person;

/** Places are shared by those who tie, and a month counts everybody's best days. */
class DealRankTest {
  private static final LocalDate FIRST = LocalDate.parse("2026-11-01");
  private static final Person ADA = new Person("101");
  private static final Person BEN = new Person("102");
  private static final Person CLEO = new Person("103");

  private static DealResult result(Person person, int day, String deal, int points) {
    return new DealResult(person, FIRST.plusDays(day), deal, points);
  }

  @Test
  void thePlaceAfterATieIsLeftOut() {
    List<DealRank> places =
        DealRank.of(
            List.of(
                result(ADA, 0, "parade", 5),
                result(CLEO, 0, "parade", 2),
                result(BEN, 0, "parade", 5)));
    assertEquals(
        List.of(new DealRank(1, 5, List.of(ADA, BEN)), new DealRank(3, 2, List.of(CLEO))), places);
  }

  @Test
  void eachDealOfADayIsWorthPoints() {
    List<DealRank> month =
        DealRank.ofMonth(
            List.of(
                result(ADA, 0, "parade", 5),
                result(BEN, 0, "parade", 9),
                result(ADA, 0, "puzzle", 0),
                result(BEN, 0, "puzzle", -1),
                result(BEN, 1, "puzzle", -3)));
    assertEquals(
        List.of(new DealRank(1, 13, List.of(BEN)), new DealRank(2, 8, List.of(ADA))), month);
  }

  @Test
  void onlyTheBestTwentyDaysCount() {
    List<DealResult> results = new ArrayList<>();
    for (int day = 0; day < 28; day++) {
      results.add(result(ADA, day, "parade", 5));
      // Eight of Ada's days are second places; they are not among her best.
      results.add(result(BEN, day, "parade", day < 8 ? 6 : 4));
    }
    assertEquals(
        List.of(new DealRank(1, 100, List.of(ADA)), new DealRank(2, 76, List.of(BEN))),
        DealRank.ofMonth(results));
  }
}

package rookery.bot.daily;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import rookery.bot.table.Person;

/**
 * A place among the people of a server, which those who tie share.
 *
 * @param place from 1
 * @param points what each of them has
 * @param people in the order of their ids
 */
public record DealRank(int place, int points, List<Person> people) {
  /** How many days of a month count for somebody, the best ones. */
  public static final int DAYS_COUNTED = 20;

  /** What the first places at a deal are worth in the table of a month. */
  private static final List<Integer> WORTH = List.of(5, 3, 2);

  /** What any other place is worth. */
  private static final int TAKING_PART = 1;

  public DealRank {
    people = List.copyOf(people);
  }

  /** The places at one deal. */
  public static List<DealRank> of(Collection<DealResult> atDeal) {
    Map<Person, Integer> points = new HashMap<>();
    atDeal.forEach(result -> points.put(result.person(), result.points()));
    return ranked(points);
  }

  /**
   * The table of a month: at each deal the first place is worth five points, the second three, the
   * third two and every other one, and everybody's best days are added up.
   */
  public static List<DealRank> ofMonth(Collection<DealResult> month) {
    Map<Person, Map<LocalDate, Integer>> days = new HashMap<>();
    month.stream()
        .collect(Collectors.groupingBy(result -> List.of(result.day(), result.deal())))
        .values()
        .forEach(deal -> add(days, deal));
    Map<Person, Integer> points = new HashMap<>();
    days.forEach((person, each) -> points.put(person, best(each.values())));
    return ranked(points);
  }

  private static void add(Map<Person, Map<LocalDate, Integer>> days, List<DealResult> deal) {
    LocalDate day = deal.get(0).day();
    for (DealRank place : of(deal)) {
      for (Person person : place.people()) {
        days.computeIfAbsent(person, key -> new HashMap<>())
            .merge(day, worth(place.place()), Integer::sum);
      }
    }
  }

  private static int worth(int place) {
    return place <= WORTH.size() ? WORTH.get(place - 1) : TAKING_PART;
  }

  private static int best(Collection<Integer> days) {
    return days.stream()
        .sorted(Comparator.reverseOrder())
        .limit(DAYS_COUNTED)
        .mapToInt(Integer::intValue)
        .sum();
  }

  private static List<DealRank> ranked(Map<Person, Integer> points) {
    TreeMap<Integer, List<Person>> tied = new TreeMap<>(Comparator.reverseOrder());
    points.keySet().stream()
        .sorted()
        .forEach(
            person ->
                tied.computeIfAbsent(points.get(person), key -> new ArrayList<>()).add(person));
    List<DealRank> places = new ArrayList<>();
    int better = 0;
    for (Map.Entry<Integer, List<Person>> entry : tied.entrySet()) {
      places.add(new DealRank(better + 1, entry.getKey(), entry.getValue()));
      better += entry.getValue().size();
    }
    return places;
  }
}

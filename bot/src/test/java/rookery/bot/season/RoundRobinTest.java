package rookery.bot.season;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.bot.season.RoundRobin.Meeting;

/** Who meets whom, for every number of people that a season can have. */
class RoundRobinTest {
  static IntStream people() {
    return IntStream.rangeClosed(3, SeasonTerms.MOST);
  }

  @ParameterizedTest
  @MethodSource("people")
  void everybodyMeetsEverybodyOnce(int people) {
    List<Meeting> all = RoundRobin.of(people);
    Set<Set<Integer>> pairs = new HashSet<>();
    all.forEach(meeting -> pairs.add(Set.of(meeting.first(), meeting.second())));
    assertEquals(people * (people - 1) / 2, all.size());
    assertEquals(all.size(), pairs.size());
    assertTrue(
        all.stream().flatMap(RoundRobinTest::both).allMatch(lot -> lot >= 1 && lot <= people));
  }

  private static Stream<Integer> both(Meeting meeting) {
    return Stream.of(meeting.first(), meeting.second());
  }

  @ParameterizedTest
  @MethodSource("people")
  void nobodyPlaysTwiceInARound(int people) {
    List<Meeting> all = RoundRobin.of(people);
    all.stream()
        .map(Meeting::round)
        .distinct()
        .forEach(
            round -> {
              List<Integer> playing =
                  all.stream()
                      .filter(meeting -> meeting.round() == round)
                      .flatMap(RoundRobinTest::both)
                      .toList();
              assertEquals(playing.size(), new HashSet<>(playing).size());
            });
  }

  @ParameterizedTest
  @MethodSource("people")
  void everybodyHasEachSeatEquallyOften(int people) {
    List<Meeting> all = RoundRobin.of(people);
    for (int lot = 1; lot <= people; lot++) {
      int own = lot;
      long first = all.stream().filter(meeting -> meeting.first() == own).count();
      long second = all.stream().filter(meeting -> meeting.second() == own).count();
      assertTrue(Math.abs(first - second) <= 1, own + " sits first " + first + " times");
    }
  }
}

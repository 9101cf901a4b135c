package rookery.bot.season;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import rookery.bot.table.Person;
import rookery.engine.cards.Cards;

/** Who gets which number in a season. */
class NumberDrawTest {
  private static final SeasonTerms TERMS =
      SampleSeason.terms(SeasonKind.ROUND_ROBIN, 28, "telepathy");
  private static final List<Entrant> EIGHT =
      IntStream.range(0, 8).mapToObj(n -> Entrant.of(person(n))).toList();
  private static final Set<Set<Person>> TWO = Set.of(Set.of(person(0), person(1)));

  private static Person person(int n) {
    return new Person("" + (101 + n));
  }

  private static List<Entrant> drawn(Set<Set<Person>> apart, int seed) {
    return new NumberDraw(TERMS, apart).of(EIGHT, new SplittableRandom(seed));
  }

  /** At how many tables the first two sit together. */
  private static long together(List<Entrant> drawn) {
    return Pairings.of(TERMS, drawn.size()).stream()
        .map(game -> game.lots().stream().map(lot -> drawn.get(lot - 1).person()).toList())
        .filter(people -> people.contains(person(0)) && people.contains(person(1)))
        .count();
  }

  @Test
  void twoWhoAvoidEachOtherMeetAsRarelyAsAnyTwo() {
    long rarest =
        IntStream.range(0, 200)
            .mapToLong(seed -> together(drawn(Set.of(), seed)))
            .min()
            .getAsLong();
    long most =
        IntStream.range(0, 200)
            .mapToLong(seed -> together(drawn(Set.of(), seed)))
            .max()
            .getAsLong();
    assertTrue(rarest < most, "the draw decides nothing here");

    for (int seed = 0; seed < 20; seed++) {
      assertEquals(rarest, together(drawn(TWO, seed)));
    }
  }

  @Test
  void everybodyHasANumberOfTheirOwn() {
    assertEquals(
        IntStream.rangeClosed(1, 8).boxed().toList(),
        drawn(TWO, 1).stream().map(Entrant::lot).toList());
  }

  @Test
  void whereNobodyAvoidsAnybodyTheFirstDrawCounts() {
    SplittableRandom random = new SplittableRandom(5);
    new NumberDraw(TERMS, Set.of()).of(EIGHT, random);
    SplittableRandom once = new SplittableRandom(5);
    Cards.shuffled(EIGHT, once);
    assertEquals(once.nextLong(), random.nextLong());
  }
}

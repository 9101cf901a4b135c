package rookery.bot.store.people;

import static rookery.bot.store.kit.StoreSamples.NOON;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import rookery.bot.season.SampleSeason;
import rookery.bot.season.Season;
import rookery.bot.season.SeasonKind;
import rookery.bot.season.SeasonTerms;
import rookery.bot.store.OpenDatabase;
import rookery.bot.store.kit.StoreSamples;
import rookery.bot.table.Person;

/** Seasons to be kept. */
public final class KeptSeasons {
  private KeptSeasons() {}

  /** The seasons of a database, at that time. */
  public static StoredSeasons seasons(OpenDatabase kept, Instant now) {
    return new StoredSeasons(kept.database(), kept.outbox(), StoreSamples.at(now), () -> {});
  }

  /** A season for which nobody has signed up. */
  public static Season open(String id, String game) {
    SeasonTerms terms = SampleSeason.terms(SeasonKind.ROUND_ROBIN, 21, game);
    return SampleSeason.open(id, terms, NOON, 2);
  }

  /** Somebody signs up for a new season. */
  public static void signUp(OpenDatabase kept, Person person) {
    StoredSeasons seasons = seasons(kept, NOON);
    Season season = open("hers", "fluid");
    seasons.add(season, List.of());
    Season now = seasons.find("hers").orElseThrow();
    seasons.keep(now, now.join(person), now.next(), List.of());
  }

  /** A season of Custodian Chess that has begun, as it is kept. */
  public static Season begun(OpenDatabase kept, Person... people) {
    StoredSeasons seasons = seasons(kept, NOON);
    seasons.add(open("s1", "custodian"), List.of());
    Season before = seasons.find("s1").orElseThrow();
    Season joined = before;
    for (Person person : people) {
      joined = joined.join(person);
    }
    seasons.keep(before, joined, before.next(), List.of());
    Season now = seasons.find("s1").orElseThrow();
    seasons.keep(
        now, now.begun(NOON, new SplittableRandom(1), Set.of()), Optional.of(NOON), List.of());
    return seasons.find("s1").orElseThrow();
  }
}

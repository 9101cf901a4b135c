package rookery.bot.season.standing;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import rookery.bot.season.Challenge;
import rookery.bot.season.Entrant;
import rookery.bot.season.Pairing;
import rookery.bot.season.Season;

/**
 * Who is where on the ladder of a season. It begins in the order of the numbers that people drew;
 * whoever wins a challenge, or gets no answer, takes the place of the other, and those between move
 * one down. Whoever drops out goes to the end.
 *
 * @param order the numbers of the people, the first place first
 */
record Ladder(Season season, List<Integer> order) {
  private static final int REACH = 2;

  Ladder {
    order = List.copyOf(order);
  }

  /** Something that changes places: by a challenge, or because somebody drops out. */
  private record Change(Instant at, int lot, Optional<Integer> over) {}

  static Ladder of(Season season) {
    List<Integer> order = new ArrayList<>(season.entrants().stream().map(Entrant::lot).toList());
    List<Change> changes = new ArrayList<>();
    season.pairings().forEach(game -> climb(season, game).ifPresent(changes::add));
    season
        .entrants()
        .forEach(
            one ->
                one.left()
                    .ifPresent(at -> changes.add(new Change(at, one.lot(), Optional.empty()))));
    changes.sort(Comparator.comparing(Change::at));
    changes.forEach(change -> apply(change, order));
    return new Ladder(season, order);
  }

  private static void apply(Change change, List<Integer> order) {
    Integer lot = change.lot();
    int place = change.over().map(order::indexOf).orElse(order.size() - 1);
    if (change.over().isEmpty() || order.indexOf(lot) > place) {
      order.remove(lot);
      order.add(place, lot);
    }
  }

  private static Optional<Change> climb(Season season, Pairing game) {
    Challenge challenge = game.challenge().orElseThrow();
    int challenger = challenge.challenger();
    Optional<Integer> over = Optional.of(game.opponent(challenger));
    if (challenge.answer() == Challenge.Answer.LAPSED) {
      return challenge.answered().map(at -> new Change(at, challenger, over));
    }
    return SeasonScores.scored(season, game)
        .filter(scored -> scored.score(challenger) == 1)
        .flatMap(scored -> game.result())
        .map(result -> new Change(result.ended(), challenger, over));
  }

  /** Whom somebody can challenge now: up to two places above, if neither has an open challenge. */
  List<Integer> within(int lot) {
    List<Integer> staying = staying();
    int place = staying.indexOf(lot);
    Challenges challenges = new Challenges(season);
    if (place < 0 || challenges.has(lot)) {
      return List.of();
    }
    return IntStream.range(Math.max(0, place - REACH), place)
        .mapToObj(staying::get)
        .filter(other -> !challenges.has(other))
        .toList();
  }

  /** Whether nobody stands above. */
  boolean isFirst(int lot) {
    return staying().indexOf(lot) == 0;
  }

  private List<Integer> staying() {
    return order.stream().filter(other -> season.entrant(other).isIn()).toList();
  }

  /** Whether anything has changed places, or been played. */
  boolean isDecided() {
    return season.pairings().stream()
        .anyMatch(
            game ->
                game.result().isPresent()
                    || game.challenge()
                        .filter(c -> c.answer() == Challenge.Answer.LAPSED)
                        .isPresent());
  }
}

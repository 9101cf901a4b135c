package rookery.bot.season.standing;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import rookery.bot.season.Entrant;
import rookery.bot.season.Pairing;
import rookery.bot.season.Season;
import rookery.bot.season.SeasonStage;

/** Which games of a season count, and what they add up to. */
record SeasonScores(Season season, List<ScoredGame> games) {
  SeasonScores {
    games = List.copyOf(games);
  }

  /**
   * The results of somebody who drops out count if half of the games were over by then; against two
   * players the others win those that were not. Otherwise none of them counts.
   */
  static SeasonScores of(Season season) {
    List<ScoredGame> games = new ArrayList<>();
    for (Pairing game : season.pairings()) {
      if (season.terms().isLadder()
          || game.lots().stream().allMatch(lot -> counts(season, season.entrant(lot)))) {
        scored(season, game).ifPresent(games::add);
      }
    }
    return new SeasonScores(season, games);
  }

  private static boolean counts(Season season, Entrant entrant) {
    return entrant.left().map(left -> playedHalf(season, entrant, left)).orElse(true);
  }

  private static boolean playedHalf(Season season, Entrant entrant, Instant left) {
    List<Pairing> own = season.pairings().stream().filter(game -> game.has(entrant.lot())).toList();
    return 2 * own.stream().filter(game -> game.isOverBy(left)).count() >= own.size();
  }

  static Optional<ScoredGame> scored(Season season, Pairing game) {
    Instant end = season.stage() == SeasonStage.OVER ? season.times().ends() : Instant.MAX;
    List<Entrant> gone =
        game.lots().stream().map(season::entrant).filter(one -> !one.isIn()).toList();
    Instant until =
        gone.stream().flatMap(one -> one.left().stream()).reduce(end, SeasonScores::earlier);
    if (game.isOverBy(until)) {
      return game.result().map(result -> ScoredGame.of(season, game, result));
    }
    return gone.size() == 1
            && game.challenge().isEmpty()
            && game.lots().size() == 2
            && !game.stopped()
        ? game.lots().stream()
            .filter(lot -> lot != gone.get(0).lot())
            .findFirst()
            .map(lot -> ScoredGame.wonBy(lot, game))
        : Optional.empty();
  }

  private static Instant earlier(Instant one, Instant other) {
    return one.isBefore(other) ? one : other;
  }

  private List<ScoredGame> of(int lot, Predicate<ScoredGame> which) {
    return games.stream().filter(game -> game.has(lot)).filter(which).toList();
  }

  /** How many games somebody has scored in. */
  int count(int lot) {
    return of(lot, game -> true).size();
  }

  double points(int lot) {
    return points(lot, game -> true);
  }

  /** The points of somebody in games against some of these. */
  double pointsAgainst(int lot, List<Integer> others) {
    return points(lot, game -> game.opponents(lot).stream().anyMatch(others::contains));
  }

  private double points(int lot, Predicate<ScoredGame> which) {
    return of(lot, which).stream().mapToDouble(game -> game.score(lot)).sum();
  }

  /**
   * What those are worth whom somebody beat, by Sonneborn and Berger: their points, and half those
   * of people with whom the game was drawn. Of two opponents it is the mean.
   */
  double sonnebornBerger(int lot) {
    return of(lot, game -> true).stream()
        .mapToDouble(game -> game.score(lot) * worth(game.opponents(lot)))
        .sum();
  }

  private double worth(List<Integer> people) {
    return people.stream().mapToDouble(this::points).average().orElse(0);
  }

  /** The game of two people against each other, or as partners; empty if none counts. */
  Optional<ScoredGame> between(int lot, int other, boolean partners) {
    return games.stream()
        .filter(game -> game.has(lot) && game.has(other))
        .filter(game -> game.opponents(lot).contains(other) != partners)
        .findFirst();
  }
}

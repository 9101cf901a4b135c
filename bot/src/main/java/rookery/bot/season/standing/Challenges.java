package rookery.bot.season.standing;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.bot.season.Challenge;
import rookery.bot.season.Entrant;
import rookery.bot.season.Fixtures;
import rookery.bot.season.Pairing;
import rookery.bot.season.Season;
import rookery.bot.season.SeasonStage;
import rookery.bot.table.Person;
import rookery.bot.table.Refusal;

/** The challenges on the ladder of a season. Each change returns the changed season. */
public record Challenges(Season season) {
  /** Those that wait for an answer or are being played. */
  public List<Pairing> open() {
    return season.pairings().stream()
        .filter(Pairing::isOpenChallenge)
        .filter(new Fixtures(season)::canStillCount)
        .toList();
  }

  /** Whether somebody has an open challenge, on either side. */
  boolean has(int lot) {
    return open().stream().anyMatch(game -> game.has(lot));
  }

  /** Whether that entrant can challenge someone now, and why not. */
  public String outlook(Entrant own) {
    if (!possible(own.person()).isEmpty()) {
      return "You can challenge someone above you.";
    }
    if (has(own.lot())) {
      return "You can't challenge anyone until your open challenge is over.";
    }
    return Ladder.of(season).isFirst(own.lot())
        ? "You're first, so there's nobody for you to challenge."
        : "You can't challenge anyone yet: the people just above you have open challenges.";
  }

  /** Whom a person can challenge now. */
  public List<Entrant> possible(Person person) {
    if (season.stage() != SeasonStage.PLAYING || !season.terms().isLadder()) {
      return List.of();
    }
    return season.entrant(person).stream()
        .flatMap(own -> Ladder.of(season).within(own.lot()).stream())
        .map(season::entrant)
        .toList();
  }

  /** With a challenge by a person of whoever drew that number. */
  public Season asked(Person person, int lot, Instant now) {
    Entrant own = season.own(person);
    if (possible(person).stream().noneMatch(other -> other.lot() == lot)) {
      throw new Refusal(
          "You can't challenge that player now. Choose someone at most two places above you; neither"
              + " of you can have an open challenge.");
    }
    int number = season.pairings().size() + 1;
    // Colours change from one challenge to the next.
    List<Integer> seats = number % 2 == 0 ? List.of(own.lot(), lot) : List.of(lot, own.lot());
    List<Pairing> more = new ArrayList<>(season.pairings());
    more.add(
        Pairing.of(number, number - 1, season.terms().game(number - 1), seats)
            .with(Challenge.of(own.lot(), now)));
    return season.playing(more);
  }

  /** With a challenge accepted by the person who was challenged. */
  public Season accepted(Person person, int number, Instant now) {
    Entrant own = season.own(person);
    Pairing game =
        season.pairings().stream()
            .filter(one -> one.number() == number && one.has(own.lot()))
            .filter(one -> one.challenge().filter(c -> c.challenger() != own.lot()).isPresent())
            .findFirst()
            .orElseThrow(() -> new Refusal("Only the challenged player can accept."));
    Challenge challenge = game.challenge().orElseThrow();
    if (!challenge.isWaiting() || !new Fixtures(season).canStillCount(game)) {
      throw new Refusal("This challenge isn't open any more.");
    }
    return replacing(game, game.with(challenge.accepted(now)));
  }

  /** With those lapsed that nobody answered in time. */
  public Season lapsed(Instant now) {
    Season after = season;
    for (Pairing game : open()) {
      Optional<Challenge> late =
          game.challenge().filter(one -> one.isWaiting() && !one.due().isAfter(now));
      if (late.isPresent()) {
        after = new Challenges(after).replacing(game, game.with(late.get().lapsed()));
      }
    }
    return after;
  }

  private Season replacing(Pairing one, Pairing other) {
    return season.playing(
        season.pairings().stream().map(game -> game.equals(one) ? other : game).toList());
  }
}

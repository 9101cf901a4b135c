package rookery.bot.post.season;

import java.util.List;
import rookery.bot.clock.DurationWords;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.Post;
import rookery.bot.season.Challenge;
import rookery.bot.season.Pairing;
import rookery.bot.season.Season;
import rookery.bot.table.Person;
import rookery.engine.games.Games;

/** A challenge on the ladder of a season, as its channel sees it. */
record ChallengePost(Season season, Pairing game) {
  private Challenge challenge() {
    return game.challenge().orElseThrow();
  }

  private Person challenger() {
    return season.entrant(challenge().challenger()).person();
  }

  private Person challenged() {
    return season.entrant(game.opponent(challenge().challenger())).person();
  }

  /** The message that calls whoever is challenged. */
  Post post() {
    String words =
        ("%s, %s challenges you to a game of %s. Accept before %s, or %s takes your place on the"
                + " ladder.")
            .formatted(
                challenged().mention(),
                challenger().mention(),
                Games.title(game.game()),
                DurationWords.date(challenge().due()),
                challenger().mention());
    return Post.words(words)
        .with(new Button(SeasonButtonPress.ACCEPT.of(season, game), "Accept", Look.MAIN))
        .pinging(List.of(challenged()));
  }

  /** A line about it, while it is open. */
  String line() {
    return challenge().isWaiting()
        ? "- %s has until %s to answer %s's challenge"
            .formatted(
                challenged().mention(),
                DurationWords.date(challenge().due()),
                challenger().mention())
        : "- %s's challenge to %s is under way"
            .formatted(challenger().mention(), challenged().mention());
  }
}

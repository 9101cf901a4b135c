package rookery.bot.post.table;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import rookery.bot.deal.FairDecks;
import rookery.bot.post.Post;
import rookery.bot.result.GameResult;
import rookery.bot.result.Profile;
import rookery.bot.result.Profile.Best;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.engine.Result;
import rookery.engine.text.Phrase;

/**
 * How a game that somebody has just finished alone compares with their earlier ones. Only that
 * person is told.
 *
 * @param before the best of the earlier ones; empty if there are none
 */
public record PersonalBest(Table table, Optional<Best> before) {
  /**
   * That of a person.
   *
   * @param results of the person's games that were over before
   */
  public static PersonalBest of(Table table, Person person, List<GameResult> results) {
    Best before = Profile.of(person, results).alone().get(table.game().id());
    return new PersonalBest(table, Optional.ofNullable(before));
  }

  /** Whether one person has just played that game alone to its end. */
  public static boolean concerns(Table table) {
    return Set.copyOf(table.seating().chairs().values()).size() == 1
        && score(table).filter(score -> !score.reason().equals("given-up")).isPresent();
  }

  private static Optional<Result.Score> score(Table table) {
    return table.result().filter(Result.Score.class::isInstance).map(Result.Score.class::cast);
  }

  /** A post with the comparison as its last line. */
  public Post below(Post post) {
    return onSameDeal()
        .or(() -> before.flatMap(best -> score(table).map(score -> words(score.score(), best))))
        .map(words -> post.saying(post.words() + "\n" + words))
        .orElse(post);
  }

  /** A deal that was seen before isn't compared with others. */
  private Optional<String> onSameDeal() {
    return table
        .decks()
        .flatMap(FairDecks::before)
        .map(
            points ->
                "On this deal before: %s. Only the first try counts."
                    .formatted(Phrase.counted(points, "point")));
  }

  private static String words(int points, Best best) {
    String record = Phrase.counted(best.points(), "point");
    if (points > best.points()) {
      return "Your best deal so far! Before: %s.".formatted(record);
    }
    return points == best.points()
        ? "That's as good as your best deal so far."
        : "Your best deal so far: %s.".formatted(record);
  }
}

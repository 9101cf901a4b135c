package rookery.bot.post.daily;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.bot.daily.DailyAttempt;
import rookery.bot.daily.DailyDeal;
import rookery.bot.daily.DealDay;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.Post;
import rookery.bot.post.daily.DealControl.Asked;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.table.Person;
import rookery.engine.Scores;
import rookery.engine.text.Phrase;

/**
 * What somebody shows to a channel of their attempts. It is made of scores and counts alone, so it
 * cannot tell which cards came, or what was done with them.
 */
public record SharedDealPost(DealDay day, Person person) {
  private static final int SIGNS = 8;
  private static final int MOST_TRIES = 8;
  private static final String FULL = "\ud83d\udfe9";
  private static final String EMPTY = "\u2b1c";
  private static final String WRONG = "\ud83d\udfe5";

  /**
   * An attempt that counts.
   *
   * @param progress how far it came, in numbers
   * @param actions how much was done for it
   */
  public record Shared(DailyDeal deal, int points, List<String> progress, int actions) {
    public Shared {
      progress = List.copyOf(progress);
    }

    /** What may be told of an attempt at a day's deal; empty if it does not count. */
    public static Optional<Shared> of(DealDay day, DailyAttempt attempt) {
      return DailyDeal.find(attempt.key().deal())
          .filter(deal -> attempt.isCounted())
          .flatMap(deal -> attempt.points().map(points -> of(deal, day, attempt, points)));
    }

    private static Shared of(DailyDeal deal, DealDay day, DailyAttempt attempt, int points) {
      return new Shared(deal, points, deal.progress(day, attempt), attempt.actions().size());
    }

    private String line() {
      return "%s: %s %s".formatted(deal.title(), signs(), words());
    }

    private String words() {
      String score = DealWords.score(deal, points);
      if (deal.solo().isEmpty()) {
        return score;
      }
      // How far it came says more than the points of all lost games.
      boolean isLost = points == deal.scores().least();
      List<String> parts = new ArrayList<>(progress);
      parts.add(Phrase.counted(actions, "move"));
      return "%s (%s)".formatted(isLost ? "lost" : score, String.join(", ", parts));
    }

    /** As full as the score is good; for the puzzle a sign for each answer. */
    private String signs() {
      return deal.solo().isPresent()
          ? signs(deal.scores())
          : WRONG.repeat(Math.min(MOST_TRIES, -points)) + FULL;
    }

    private String signs(Scores scores) {
      int full = (int) Math.round(scores.share(points) * SIGNS);
      return FULL.repeat(full) + EMPTY.repeat(SIGNS - full);
    }
  }

  /** The card. */
  public Post post(List<Shared> shared) {
    List<String> lines = new ArrayList<>();
    lines.add("How %s did in the deals of day %s:".formatted(PlayerNames.of(person), day.number()));
    shared.forEach(one -> lines.add(one.line()));
    return Post.words(String.join("\n", lines))
        .with(
            new Button(
                DealControl.ofDay(day.date(), Asked.DAY).id(), "Play these deals", Look.PLAIN));
  }
}

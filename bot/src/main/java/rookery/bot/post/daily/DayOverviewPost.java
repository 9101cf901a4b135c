package rookery.bot.post.daily;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.bot.daily.DailyAttempt;
import rookery.bot.daily.DailyDeal;
import rookery.bot.daily.DealDay;
import rookery.bot.daily.DealSearch;
import rookery.bot.daily.ScoreComparison;
import rookery.bot.daily.Streak;
import rookery.bot.post.Control;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.Post;
import rookery.bot.post.daily.DealControl.Asked;
import rookery.engine.solo.SoloSolver;
import rookery.engine.text.Phrase;

/**
 * The deals of a day with what somebody has done with each.
 *
 * @param lines one for each deal
 * @param direct whether the person asks where nobody else is
 */
public record DayOverviewPost(DealDay day, List<Line> lines, Streak streak, boolean direct) {
  private static final int IN_A_ROW = 2;

  /**
   * A deal on the card.
   *
   * @param attempt what the person has done with it, without practice
   * @param field how that compares, once it counts
   * @param progress how far the attempt has come, in numbers
   * @param puzzle the title of the puzzle's game, for the puzzle
   */
  public record Line(
      DailyDeal deal,
      Optional<DailyAttempt> attempt,
      Optional<ScoreComparison> field,
      DealSearch known,
      List<String> progress,
      Optional<String> puzzle) {
    public Line {
      progress = List.copyOf(progress);
    }

    private boolean isCounted() {
      return attempt.filter(DailyAttempt::isCounted).isPresent();
    }

    private boolean isOpen() {
      return attempt.filter(one -> !one.isOpen()).isEmpty();
    }

    private String title() {
      return deal.title() + puzzle.map(" (%s)"::formatted).orElse("");
    }

    private String words(boolean over) {
      return "- %s: %s%s".formatted(title(), reached(over), best(over));
    }

    private String reached(boolean over) {
      if (attempt.isEmpty()) {
        return over ? "not played" : "not played yet";
      }
      if (attempt.get().spoiled()) {
        return "practice only";
      }
      return attempt
          .get()
          .points()
          .map(points -> scored(points))
          .orElseGet(() -> begun(attempt.get(), over));
    }

    private String scored(int points) {
      String place = field.map(DealWords::place).map(", "::concat).orElse("");
      return "**%s**%s".formatted(DealWords.score(deal, points), place);
    }

    private String begun(DailyAttempt attempt, boolean over) {
      String moves = Phrase.counted(attempt.actions().size(), "move");
      String reached = progress.isEmpty() ? "" : ", " + String.join(", ", progress);
      return (over ? "not finished, " : "started, ") + moves + reached;
    }

    private String best(boolean over) {
      return known
          .best()
          .filter(found -> over)
          .map(SoloSolver.Found::score)
          .map(best -> "; the best known score is " + best)
          .orElse("");
    }
  }

  public DayOverviewPost {
    lines = List.copyOf(lines);
  }

  /** The card, below a note if there is one. */
  public Post post(String note, Instant now) {
    boolean over = day.isOver(now);
    List<String> words = new ArrayList<>();
    if (!note.isEmpty()) {
      words.add(note);
    }
    words.add(DealWords.heading(day));
    lines.forEach(line -> words.add(line.words(over)));
    words.add(footer(over));
    return Post.words(String.join("\n", words)).withRows(rows(over));
  }

  private String footer(boolean over) {
    if (over) {
      return "-# That day is over. You can play its deals for practice.";
    }
    String row =
        streak.days() > 0
            ? "Your streak: %s. ".formatted(Phrase.counted(streak.days(), "day"))
            : "";
    return ("-# %sEveryone gets the same deals; only your first attempt counts. New deals <t:%s:R>.")
        .formatted(row, day.end().getEpochSecond());
  }

  private List<List<Control>> rows(boolean over) {
    List<List<Control>> rows = new ArrayList<>();
    List<Control> row = new ArrayList<>();
    for (Line line : lines) {
      row.add(button(line, over));
      if (row.size() == IN_A_ROW) {
        rows.add(row);
        row = new ArrayList<>();
      }
    }
    rows.add(row);
    rows.add(last(over));
    return rows;
  }

  private Button button(Line line, boolean over) {
    boolean plays = !over && line.isOpen();
    boolean practises = over || line.attempt().filter(DailyAttempt::spoiled).isPresent();
    DealControl control = DealControl.of(day.date(), line.deal().id(), practises, Asked.QUESTION);
    return new Button(control.id(), line.deal().title(), plays ? Look.MAIN : Look.PLAIN);
  }

  private List<Control> last(boolean over) {
    List<Control> row = new ArrayList<>();
    if (!direct && lines.stream().anyMatch(Line::isCounted)) {
      row.add(new Button(DealControl.ofDay(day.date(), Asked.SHARE).id(), "Share", Look.PLAIN));
    }
    if (day.number() > 1) {
      row.add(
          new Button(
              DealControl.ofDay(day.date().minusDays(1), Asked.DAY).id(),
              "Previous day",
              Look.PLAIN));
    }
    if (over) {
      row.add(
          new Button(
              DealControl.ofDay(day.date().plusDays(1), Asked.DAY).id(), "Next day", Look.PLAIN));
    }
    row.add(new Button(DealControl.ofDay(day.date(), Asked.PROOF).id(), "Is it fair?", Look.PLAIN));
    return row;
  }
}

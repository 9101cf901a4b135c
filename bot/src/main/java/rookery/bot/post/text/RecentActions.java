package rookery.bot.post.text;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import rookery.bot.table.Table;
import rookery.engine.match.Match;
import rookery.engine.match.Talk;
import rookery.engine.text.LogLine;
import rookery.engine.text.Role;
import rookery.engine.text.Sentence;
import rookery.engine.text.Sentences;

/**
 * What happened last in a game, as far as it is news to the players whose turn it is.
 *
 * @param table where the game is played, or was
 */
public record RecentActions(Table table) {
  private static final int LONGEST = 240;

  private static final int OLDER = 40;
  private static final int OWN = 45;

  /** What happened, as far as there is room: whole lines; the oldest are left out first. */
  public String words() {
    String news = "";
    List<LogLine> lines = lastLines();
    PlayerNames names = new PlayerNames(table);
    for (int i = lines.size() - 1; i >= 0; i--) {
      String more = (names.told(lines.get(i)) + " " + news).strip();
      if (more.length() > LONGEST && !news.isEmpty()) {
        break;
      }
      news = more;
    }
    return TruncatedText.to(LONGEST, news);
  }

  /** Words, then what happened in a paragraph of its own. */
  public LineBudget below(LineBudget before) {
    Sentences told =
        lastLines().stream().map(LogLine::text).reduce(Sentences.NONE, Sentences::then);
    return before.then(LineBudget.NEEDED, words(), told);
  }

  /** These words, then what happened. Needed most is what no board shows, then the newest. */
  LineBudget beside(LineBudget before) {
    List<LogLine> lines = lastLines();
    List<LogLine> needed = new ArrayList<>(lines);
    Collections.reverse(needed);
    needed.sort(
        Comparator.comparing((LogLine line) -> !line.text().has(Role.UNSEEN))
            .thenComparing(RecentActions::isImpliedByNextCall));
    LineBudget told = before;
    int newest = isByCalledPlayer() ? OWN : TablePhrases.NEWS;
    for (LogLine line : lines) {
      int age = needed.indexOf(line);
      int rank = age == 0 ? newest : OLDER + age;
      for (Sentence sentence : line.text().sentences()) {
        told = told.beside(rank, sentence);
      }
    }
    return told;
  }

  /** Whether a line goes without saying once the next player is asked to act. */
  private static boolean isImpliedByNextCall(LogLine line) {
    return line.text().has(Role.LEADS_ON) || line.text().has(Role.END_OF_TURN);
  }

  /** The last lines of the log. */
  public List<LogLine> recent() {
    return match().recent();
  }

  /**
   * The last lines of the log, without what the players whose turn it is did themselves, and
   * without open questions, which are shown apart.
   */
  private List<LogLine> lastLines() {
    List<LogLine> recent = new ArrayList<>(recent());
    recent.removeAll(Talk.unanswered(match()));
    int own = recent.size();
    // In a game for one, everything is news.
    while (table.seats().size() > 1 && own > 0 && !isByAwaitedSeat(recent.get(own - 1))) {
      own--;
    }
    List<LogLine> others = recent.subList(own, recent.size());
    List<LogLine> told = others.isEmpty() ? last(recent) : withoutEndOfTurn(others);
    return told.stream().distinct().toList();
  }

  private static List<LogLine> last(List<LogLine> lines) {
    return lines.subList(Math.max(0, lines.size() - 1), lines.size());
  }

  /** Players who are asked to act know that the turn before theirs has ended. */
  private static List<LogLine> withoutEndOfTurn(List<LogLine> lines) {
    List<LogLine> left = lines.stream().filter(line -> !line.isOnly(Role.END_OF_TURN)).toList();
    return left.isEmpty() ? lines : left;
  }

  /** Whether the last thing that happened was done by a player whose turn it is now. */
  private boolean isByCalledPlayer() {
    List<LogLine> recent = recent();
    return table.seats().size() > 1
        && !recent.isEmpty()
        && isByAwaitedSeat(recent.get(recent.size() - 1));
  }

  private boolean isByAwaitedSeat(LogLine line) {
    return line.by().filter(table.awaited().seats()::contains).isPresent();
  }

  private Match match() {
    return table.match().orElseThrow();
  }
}

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
import rookery.engine.text.Text;

/**
 * What happened last in a game, as far as it is news to those whom the game waits for.
 *
 * @param table where the game is played, or was
 */
public record News(Table table) {
  private static final int LONGEST = 240;

  private static final int OLDER = 40;
  private static final int OWN = 45;

  /** What happened, as far as there is room: whole lines, the newest first to stay. */
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
    Text told = lastLines().stream().map(LogLine::text).reduce(Text.NONE, Text::then);
    return before.then(LineBudget.NEEDED, words(), told);
  }

  /** What happened, beside words; most needed is what is not seen, then the newest. */
  LineBudget beside(LineBudget before) {
    List<LogLine> lines = lastLines();
    List<LogLine> needed = new ArrayList<>(lines);
    Collections.reverse(needed);
    needed.sort(
        Comparator.comparing((LogLine line) -> !line.text().has(Role.UNSEEN))
            .thenComparing(News::leadsOn));
    LineBudget told = before;
    int newest = isOwn() ? OWN : TablePhrases.NEWS;
    for (LogLine line : lines) {
      int age = needed.indexOf(line);
      int rank = age == 0 ? newest : OLDER + age;
      for (Sentence sentence : line.text().sentences()) {
        told = told.beside(rank, sentence);
      }
    }
    return told;
  }

  /** What goes without saying once the next player is called. */
  private static boolean leadsOn(LogLine line) {
    return line.text().has(Role.LEADS_ON) || line.text().has(Role.END_OF_TURN);
  }

  /** The last lines of the log. */
  public List<LogLine> recent() {
    return match().recent();
  }

  /**
   * The last lines of the log, without what those did who are called, and without what is asked in
   * words of its own.
   */
  private List<LogLine> lastLines() {
    List<LogLine> recent = new ArrayList<>(recent());
    recent.removeAll(Talk.unanswered(match()));
    int own = recent.size();
    // Alone everything is one's own.
    while (table.seats().size() > 1 && own > 0 && !isTheirs(recent.get(own - 1))) {
      own--;
    }
    List<LogLine> others = recent.subList(own, recent.size());
    List<LogLine> told = others.isEmpty() ? last(recent) : withoutEnd(others);
    return told.stream().distinct().toList();
  }

  private static List<LogLine> last(List<LogLine> lines) {
    return lines.subList(Math.max(0, lines.size() - 1), lines.size());
  }

  /** Whoever is called knows that the turn before has ended. */
  private static List<LogLine> withoutEnd(List<LogLine> lines) {
    List<LogLine> left = lines.stream().filter(line -> !line.isOnly(Role.END_OF_TURN)).toList();
    return left.isEmpty() ? lines : left;
  }

  /** Whether nothing has happened since but what those did who are called. */
  private boolean isOwn() {
    List<LogLine> recent = recent();
    return table.seats().size() > 1 && !recent.isEmpty() && isTheirs(recent.get(recent.size() - 1));
  }

  private boolean isTheirs(LogLine line) {
    return line.by().filter(table.awaited().seats()::contains).isPresent();
  }

  private Match match() {
    return table.match().orElseThrow();
  }
}

package rookery.bot.post.text;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import rookery.bot.table.Table;
import rookery.engine.match.Match;
import rookery.engine.match.Talk;

/**
 * What happened last in a game, as far as it is news to those whom the game waits for.
 *
 * @param table where the game is played, or was
 */
public record News(Table table) {
  private static final int LONGEST = 240;

  /** What goes without saying once the next is called. */
  private static final Pattern LEADS_ON =
      Pattern.compile("\\bends the turn\\b|\\bface down\\.$|\\bpredict first\\b");

  private static final Pattern END =
      Pattern.compile("\\bends the turn\\.$|\\bdoes without the bonus\\.$");

  /** What no board shows beside the choices; what was moved is seen there. */
  private static final Pattern UNSEEN = Pattern.compile("\\bguesses that\\b");

  private static final int OLDER = 40;
  private static final int OWN = 45;

  /** What happened, as far as there is room: whole sentences, the newest first to stay. */
  public String words() {
    String news = "";
    List<String> lines = lastLines();
    for (int i = lines.size() - 1; i >= 0; i--) {
      String more = (lines.get(i) + " " + news).strip();
      if (more.length() > LONGEST && !news.isEmpty()) {
        break;
      }
      news = more;
    }
    return TruncatedText.to(LONGEST, news);
  }

  /** What happened, beside words; most needed is what is not seen, then the newest. */
  LineBudget beside(LineBudget before) {
    List<String> lines = lastLines();
    List<String> needed = new ArrayList<>(lines);
    Collections.reverse(needed);
    needed.sort(
        Comparator.comparing((String line) -> !UNSEEN.matcher(line).find())
            .thenComparing(line -> LEADS_ON.matcher(line).find()));
    LineBudget told = before;
    int newest = isOwn() ? OWN : TablePhrases.NEWS;
    for (String line : lines) {
      int age = needed.indexOf(line);
      int rank = age == 0 ? newest : OLDER + age;
      for (String sentence : TruncatedText.sentences(line)) {
        told = told.beside(rank, sentence);
      }
    }
    return told;
  }

  /** The last lines of the log, a line each. */
  public List<String> recent() {
    return match().recent().stream().map(new PlayerNames(table)::told).toList();
  }

  /**
   * The last lines of the log, without what those did who are called, and without what is asked in
   * words of its own.
   */
  private List<String> lastLines() {
    List<String> recent = new ArrayList<>(match().recent());
    recent.removeAll(Talk.unanswered(match()));
    int own = recent.size();
    // Alone everything is one's own.
    while (table.seats().size() > 1 && own > 0 && !isTheirs(recent.get(own - 1))) {
      own--;
    }
    List<String> others = recent.subList(own, recent.size());
    List<String> told = others.isEmpty() ? last(recent) : withoutEnd(others);
    return told.stream().distinct().map(new PlayerNames(table)::told).toList();
  }

  private static List<String> last(List<String> lines) {
    return lines.subList(Math.max(0, lines.size() - 1), lines.size());
  }

  /** Whoever is called knows that the turn before has ended. */
  private static List<String> withoutEnd(List<String> lines) {
    List<String> left = lines.stream().filter(line -> !END.matcher(line).find()).toList();
    return left.isEmpty() ? lines : left;
  }

  /** Whether nothing has happened since but what those did who are called. */
  private boolean isOwn() {
    List<String> recent = match().recent();
    return table.seats().size() > 1 && !recent.isEmpty() && isTheirs(recent.get(recent.size() - 1));
  }

  private boolean isTheirs(String line) {
    return table.awaited().seats().stream().anyMatch(seat -> line.startsWith(seat.title()));
  }

  private Match match() {
    return table.match().orElseThrow();
  }
}

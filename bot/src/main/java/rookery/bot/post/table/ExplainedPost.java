package rookery.bot.post.table;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Picture;
import rookery.bot.post.Post;
import rookery.bot.post.text.LineBudget;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.post.text.TablePhrases;
import rookery.bot.post.text.TruncatedText;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.engine.View;
import rookery.engine.text.Sentence;

/**
 * The board with marks for rules that the picture alone does not show, if the game has such rules.
 *
 * @param table where the game is played, or was
 * @param person who asks, and sees it from that person's side
 * @param views what may be seen of it
 */
public record ExplainedPost(Table table, Person person, CachedViews views) {
  /** The argument of the button that shows the explanation without its board. */
  public static final String IN_WORDS = "words";

  /** Where one thing of a list ends. */
  private static final Pattern THINGS = Pattern.compile("(?<=;) +|(?<=\\d,) +(?=\\p{Lu})");

  /** A list that stops before its end. */
  private static final Pattern UNFINISHED = Pattern.compile("[;,]$", Pattern.MULTILINE);

  /** Whether there is something to explain now. */
  boolean isPossible() {
    return explained().isPresent();
  }

  /** The board with its rules marked, as much of it in words as there is room for. */
  public Post post() {
    return explained().map(this::shown).orElseGet(this::nothing);
  }

  /** The whole explanation, without the board. */
  public Post inWords() {
    return explained()
        .map(view -> new PlayerNames(table).read(view.status()))
        .map(
            all ->
                Post.words(
                    TruncatedText.toAMessage(List.of(all, new TablePhrases(table).footer()))))
        .orElseGet(this::nothing);
  }

  private Optional<View> explained() {
    return table
        .match()
        .orElseThrow()
        .explained(table.viewer(person))
        .map(new PlayerNames(table)::shown);
  }

  private Post nothing() {
    return new BoardPost(table, views)
        .seenBy(person, "There is nothing to explain here now; see `/rules`.");
  }

  /** If there is no room above the board for the whole explanation, a button leads to the rest. */
  private Post shown(View view) {
    LineBudget lines = new LineBudget(table);
    int told = 0;
    for (Sentence sentence : view.status().sentences()) {
      lines = telling(lines, THINGS.split(new PlayerNames(table).read(sentence)), told++);
    }
    Post post = Post.of(Picture.of(view), UNFINISHED.matcher(lines.words()).replaceAll(" \u2026"));
    ControlId all = ControlId.of(ControlVerb.EXPLAIN, table, IN_WORDS);
    return lines.isWhole() ? post : post.with(new Button(all, "Read it all", Look.PLAIN));
  }

  /** The beginning of every list is needed more than the rest of any list. */
  private static LineBudget telling(LineBudget before, String[] things, int told) {
    int rank = TablePhrases.NEWS + told;
    LineBudget lines =
        things.length > 1 ? before.then(rank, things[0]) : before.beside(rank, things[0]);
    for (int i = 1; i < things.length; i++) {
      lines = lines.beside(TablePhrases.SECRET + told, things[i]);
    }
    return lines;
  }
}

package rookery.bot.post.table;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import rookery.bot.clock.Spans;
import rookery.bot.post.Control;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.Markdown;
import rookery.bot.post.Picture;
import rookery.bot.post.Post;
import rookery.bot.post.Verb;
import rookery.bot.table.Table;
import rookery.engine.match.History;
import rookery.engine.match.Match;
import rookery.engine.match.ScoreSheet;
import rookery.engine.text.Phrase;

/**
 * The last message of a game, worth keeping: how it ended, the position with everything that is
 * shown at the end, what is to be counted of it, its moves, and what can be done with it.
 *
 * @param table where the game is over
 * @param views what may be seen of it
 * @param end when it ended
 */
public record EndPost(Table table, Views views, Instant end) {
  /** As many characters as the moves may take, so that how it ended is on a telephone's screen. */
  private static final int ROOM = 240;

  /** The card that ends the game. */
  public Post post() {
    return Post.of(Picture.of(views.publicly(table)), words()).with(buttons());
  }

  private String words() {
    Match match = table.match().orElseThrow();
    ScoreSheet sheet = ScoreSheet.of(match);
    List<String> lines = new ArrayList<>();
    lines.add(Results.sentence(match.result().orElseThrow(), table));
    List<String> counted = new ArrayList<>(List.of(length(sheet)));
    History.tally(match).stream().map(new Names(table)::told).forEach(counted::add);
    lines.add(String.join(" ", counted));
    lines.add(new Telling(table).footer());
    if (sheet.length() > 0) {
      lines.add("-# " + Markdown.escaped(sheet.last(ROOM)));
    }
    return String.join("\n", lines);
  }

  private String length(ScoreSheet sheet) {
    String moves = Phrase.counted(sheet.length(), "move");
    return table
        .timing()
        .began()
        .map(began -> "%s in %s.".formatted(moves, Spans.words(Duration.between(began, end))))
        .orElse(moves + ".");
  }

  private String again() {
    return table.seats().size() == 1 ? "Play again" : "Rematch, other sides";
  }

  private List<Control> buttons() {
    return List.of(
        new Button(ControlId.of(Verb.REMATCH, table), again(), Look.MAIN),
        new Button(ControlId.of(Verb.REPLAY, table), "Replay", Look.PLAIN),
        new Button(ControlId.of(Verb.EXPORT, table), "Export", Look.PLAIN));
  }
}

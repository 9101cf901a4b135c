package rookery.bot.post.table;

import java.time.Duration;
import java.time.Instant;
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
import rookery.engine.View;
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
  /** As many lines above the last of moves as leave room for a picture on a telephone's screen. */
  private static final int LINES = 5;

  /** Four people are told of in longer sentences, which also tell who played against whom. */
  private static final int LINES_OF_TEAMS = 6;

  private static final int LINES_ABOVE_A_TALL_ONE = 4;
  private static final double TALL = 1;

  /** The card that ends the game. */
  public Post post() {
    View view = views.publicly(table);
    return Post.of(Picture.of(view), words(room(view))).with(buttons());
  }

  private int room(View view) {
    int beside = areTeams() ? LINES_OF_TEAMS : LINES;
    return view.diagram().margins().bottom() > TALL ? LINES_ABOVE_A_TALL_ONE : beside;
  }

  private boolean areTeams() {
    return table.seats().size() > 2;
  }

  private String words(int most) {
    Match match = table.match().orElseThrow();
    ScoreSheet sheet = ScoreSheet.of(match);
    FewLines lines =
        new FewLines(table, most)
            .then(FewLines.NEEDED, Results.sentence(match.result().orElseThrow(), table))
            .then(Telling.STATUS, History.tally(match).stream().map(names()::told).toList());
    lines = lines.small(FewLines.NEEDED, length(sheet));
    lines = areTeams() ? new Telling(table).which(lines) : new Telling(table).footer(lines);
    String moves = Markdown.escaped(sheet.last(lines.smallLettersLeft()));
    return lines.words() + (moves.isEmpty() ? "" : "\n-# " + moves);
  }

  private Names names() {
    return new Names(table);
  }

  private String length(ScoreSheet sheet) {
    String moves = Phrase.counted(sheet.length(), "move");
    return table
        .timing()
        .began()
        .map(began -> "%s in %s".formatted(moves, Spans.words(Duration.between(began, end))))
        .orElse(moves);
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

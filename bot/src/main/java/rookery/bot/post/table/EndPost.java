package rookery.bot.post.table;

import java.util.ArrayList;
import java.util.List;
import rookery.bot.post.Control;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.Markdown;
import rookery.bot.post.Picture;
import rookery.bot.post.Post;
import rookery.bot.post.Verb;
import rookery.bot.table.Table;
import rookery.engine.Viewer;
import rookery.engine.match.History;
import rookery.engine.match.Match;

/**
 * The last message of a game, worth keeping: how it ended, the position with everything that is
 * shown at the end, what happened, and what can be done with it.
 *
 * @param table where the game is over
 * @param views what may be seen of it
 */
record EndPost(Table table, Views views) {
  /** As many characters as what happened may take. */
  private static final int ROOM = 1_000;

  Post post() {
    return Post.of(Picture.of(views.publicly(table)), words()).with(buttons());
  }

  private String words() {
    Match match = table.match().orElseThrow();
    List<String> moves = History.of(match, Viewer.SPECTATOR).lines();
    List<String> lines = new ArrayList<>();
    lines.add(Results.sentence(match.result().orElseThrow(), table));
    if (match.isDecidedOnTheBoard()) {
      lines.add(views.publicly(table).status());
    }
    lines.addAll(History.tally(match));
    lines.add(people());
    lines.add("%s \u00b7 %s".formatted(table.heading(), counted(moves.size())));
    if (!moves.isEmpty()) {
      lines.add("-# " + listed(moves));
    }
    return String.join("\n", lines);
  }

  private String people() {
    return String.join(
        " \u00b7 ",
        table.seats().stream()
            .map(seat -> seat.title() + ": " + table.seating().chairs().get(seat).mention())
            .toList());
  }

  private static String counted(int moves) {
    return moves == 1 ? "one move" : moves + " moves";
  }

  /** The last of what happened, as much as there is room for. */
  private static String listed(List<String> moves) {
    String all = "";
    for (int i = moves.size() - 1; i >= 0; i--) {
      String longer = Markdown.escaped(moves.get(i)).replace('\n', ' ') + " " + all;
      if (longer.length() > ROOM) {
        return "... " + all.strip();
      }
      all = longer;
    }
    return all.strip();
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

package rookery.bot.post.table;

import java.util.ArrayList;
import java.util.List;
import rookery.bot.post.Control;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.Picture;
import rookery.bot.post.Post;
import rookery.bot.post.Verb;
import rookery.bot.table.Person;
import rookery.bot.table.Place;
import rookery.bot.table.Stage;
import rookery.bot.table.Table;

/**
 * The message in a channel that tells how a game stands which is played in the thread under it: for
 * those who pass by, so it calls nobody.
 *
 * @param table has begun
 * @param views what may be seen of it
 */
public record WatchPost(Table table, Views views) {
  /** The message as it is now. */
  public Post post() {
    Post post = Post.of(Picture.of(views.publicly(table)).small(), words());
    return post.with(buttons());
  }

  private String words() {
    List<String> lines = new ArrayList<>();
    lines.add(table.heading());
    lines.add(people());
    lines.add(state());
    return String.join("\n", lines);
  }

  private String people() {
    return String.join(
        " \u00b7 ",
        table.seats().stream()
            .map(seat -> seat.title() + ": " + table.seating().chairs().get(seat).mention())
            .toList());
  }

  private String state() {
    if (table.result().isPresent()) {
      return Results.sentence(table.result().get(), table);
    }
    return table.stage() == Stage.CLOSED ? "This game was stopped." : waiting();
  }

  /** Those awaited, and since when. */
  private String waiting() {
    return "%s To act since <t:%d:R>: %s"
        .formatted(
            views.publicly(table).status(),
            table.posted().since().getEpochSecond(),
            Person.mentions(table.awaited()));
  }

  private List<Control> buttons() {
    List<Control> row = new ArrayList<>();
    Place home = table.home();
    // Before the message is sent its thread has no number, so that the board itself is shown.
    row.add(
        home.equals(table.place())
            ? new Button(ControlId.of(Verb.BOARD, table), "Watch", Look.PLAIN)
            : new Control.Link(home.link(), "Watch"));
    row.add(new Button(ControlId.free(Verb.RULES, table.game().id()), "Rules", Look.PLAIN));
    return row;
  }
}

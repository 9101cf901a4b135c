package rookery.bot.post.page;

import java.util.ArrayList;
import java.util.List;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Link;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Post;
import rookery.bot.post.text.ClockWords;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.table.Table;

/** Tells somebody who wanted to know that a table looks for players. */
public record SeatCallPost(Table table) {
  /** The message, with a button to join. */
  public Post post() {
    int open = table.seating().open(table.seats().size());
    List<String> lines = new ArrayList<>();
    lines.add(
        "%s needs %s for %s."
            .formatted(
                PlayerNames.of(table.host()),
                open == 1 ? "one more player" : open + " more players",
                table.game().title()));
    lines.add(table.game().summary());
    ClockWords.chosen(table).ifPresent(lines::add);
    lines.add(
        "-# %s \u00b7 you asked for these messages; to change that, type `/seats` there"
            .formatted(table.home().mention()));
    return Post.words(String.join("\n", lines))
        .with(
            new Button(ControlId.of(ControlVerb.SEAT, table), "Join", Look.MAIN),
            new Link(table.home().link(), "Go to table"));
  }
}

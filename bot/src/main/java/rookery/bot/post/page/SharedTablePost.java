package rookery.bot.post.page;

import java.util.ArrayList;
import java.util.List;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.LearnButton;
import rookery.bot.post.Post;
import rookery.bot.post.RulesButton;
import rookery.bot.post.text.ClockWords;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.post.text.TablePhrases;
import rookery.bot.post.text.TruncatedText;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;
import rookery.engine.text.Phrase;

/**
 * A table as other servers see it: its people by the names that they have there, and no account.
 */
public record SharedTablePost(Table table) {
  /** The message: while seats are open, with a button to join. */
  public Post post() {
    int open = table.seating().open(table.seats().size());
    boolean gathering = table.stage() == TableStage.GATHERING;
    List<String> lines = new ArrayList<>();
    lines.add(
        "%s opened a table for %s in another server.".formatted(host(), table.game().title()));
    lines.add(table.game().summary());
    lines.add(
        "At the table: "
            + PlayerNames.together(
                table.seating().joined().stream().map(SharedTablePost::name).toList()));
    ClockWords.chosen(table).ifPresent(lines::add);
    lines.add(gathering ? gathering(open) : over());
    List<String> small = new ArrayList<>(TablePhrases.unusual(table));
    small.add("table " + table.id());
    lines.add("-# " + String.join(" \u00b7 ", small));
    Post post = Post.words(TruncatedText.toAMessage(lines));
    return gathering && open > 0 ? joinable(post) : post;
  }

  private Post joinable(Post post) {
    Post joining =
        post.with(
            new Button(ControlId.of(ControlVerb.SEAT, table), "Join", Look.MAIN),
            RulesButton.of(table.game()));
    return LearnButton.of(table.game()).map(joining::withMore).orElse(joining);
  }

  private static String gathering(int open) {
    return open == 0
        ? "No seats are open now."
        : "%s open. You'll play in direct messages with me."
            .formatted(Phrase.counted(open, "seat") + (open == 1 ? " is" : " are"));
  }

  private String over() {
    return table.stage() == TableStage.CLOSED && table.match().isEmpty()
        ? "This table was closed before the game started."
        : "The game has started.";
  }

  private String host() {
    String name = name(table.host());
    return name.equals(Person.STRANGER) ? "Someone" : name;
  }

  private static String name(Person person) {
    return PlayerNames.listed(person.asVisitor());
  }
}

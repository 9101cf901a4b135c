package rookery.bot.turn.command.past;

import java.util.List;
import rookery.bot.past.Keepsakes;
import rookery.bot.past.Legend;
import rookery.bot.post.Pictures;
import rookery.bot.post.Post;
import rookery.bot.post.Verb;
import rookery.bot.table.Table;
import rookery.bot.turn.Command;
import rookery.bot.turn.Declaration;
import rookery.bot.turn.Declaration.About;
import rookery.bot.turn.Moment;
import rookery.bot.turn.Outcome;
import rookery.bot.turn.Reply;
import rookery.bot.turn.Request;

/** Gives a whole game away as files. */
public final class Export implements Command {
  private final Pictures pictures;

  /**
   * @param pictures paints the positions
   */
  public Export(Pictures pictures) {
    this.pictures = pictures;
  }

  @Override
  public Declaration declared() {
    return Declaration.about(
            About.PAST_TABLE,
            "export",
            "Download a game: its moves, pictures, and a page that replays it",
            "gives you a game as files to download")
        .pressed(Verb.EXPORT);
  }

  @Override
  public Outcome step(Request request, Moment moment) {
    Table table = moment.table();
    PastTable.mustHaveBegun(table);
    Keepsakes keepsakes = new Keepsakes(table, pictures);
    Legend legend =
        Legend.of(
            table, person -> moment.wishes().of(person).named(), moment.lookup().dates(table));
    return Outcome.of(
        new Reply.Delivery(
            Post.words(words(table, keepsakes.isOpen())), List.of(keepsakes.zip(legend))));
  }

  private static String words(Table table, boolean open) {
    String all =
        "%s as files: the moves as text, the last picture, a moving one, and a page (.html) that"
            + " replays it in any browser.";
    String more =
        open
            ? " The .jsonl is for programs: `playthrough --check` accepts it."
            : " As the game goes on, they hold what everybody may know now.";
    return all.formatted(table.heading()) + more;
  }
}

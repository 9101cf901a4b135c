package rookery.bot.request;

import java.time.Instant;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Post;
import rookery.bot.post.table.CachedViews;
import rookery.bot.post.table.EndPost;
import rookery.bot.post.table.turn.PromptPost;
import rookery.bot.preference.PreferenceReader;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.table.TableLocation;
import rookery.bot.table.TableStage;

/**
 * A table that is played in answers alone ({@link TableLocation#ANSWERS}): whatever its person
 * does, the answer shows the board and the next choices, as no other message does.
 *
 * @param table the table after what was done
 * @param person who did it
 * @param now when
 */
record TableWithReply(Table table, Person person, PreferenceReader wishes, Instant now) {

  /** The answer, below what was told; it waits for computers. */
  Reply reply(Post told) {
    boolean waits = table.awaited().people().stream().anyMatch(Person::isComputer);
    return waits
        ? new Reply.Settled(table.id(), lookingAgain(table, told), after -> at(after).shown())
        : new Reply.Say(shown(told));
  }

  /** A post of a table where others have to move, and a button that shows the table again. */
  static Post lookingAgain(Table table, Post post) {
    return post.withMore(
        new Button(ControlId.of(ControlVerb.BOARD, table), "Show board", Look.PLAIN));
  }

  private TableWithReply at(Table later) {
    return new TableWithReply(later, person, wishes, now);
  }

  private Post shown(Post told) {
    if (table.stage() != TableStage.PLAYING) {
      return table.result().isPresent() ? shown() : told;
    }
    return told.picture().isPresent() ? withMore(told) : shown().below(told.words());
  }

  private Post shown() {
    CachedViews views = new CachedViews(wishes);
    return table.stage() == TableStage.PLAYING
        ? withMore(PromptPost.of(table, table.seatOf(person), views))
        : new EndPost(table, views, now).post();
  }

  private Post withMore(Post post) {
    return post.withMore(new Button(ControlId.of(ControlVerb.MORE, table), "More", Look.PLAIN));
  }
}

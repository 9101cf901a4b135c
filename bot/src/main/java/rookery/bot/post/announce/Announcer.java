package rookery.bot.post.announce;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import rookery.bot.post.FollowUp;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.table.message.MessageId;
import rookery.engine.Seat;

/**
 * Decides what must be said when a table has changed: a new message if somebody must be notified,
 * an edit of the last one if not, and nothing if nobody would see a difference. What one viewer
 * gets follows from what that viewer may know before and after, never from the action itself; only
 * a player who acted in a direct message is answered in it.
 */
public final class Announcer {
  private Announcer() {}

  /**
   * An answer in the seat's own prompt.
   *
   * @param onward what the prompt becomes
   */
  public record Answered(Seat seat, FollowUp onward) {}

  /**
   * What was said, and the table that knows of it.
   *
   * @param table the table with its messages brought up to date
   * @param letters the messages, in order
   * @param answer the one of them that answers in the own prompt
   */
  public record Announced(
      Table table, List<OutgoingMessage> letters, Optional<OutgoingMessage> answer) {}

  /**
   * Finds what must be said when a table changes from one state to another.
   *
   * @param before empty for a new table
   * @param answered what the prompt becomes in which the change was asked for; empty where it was
   *     asked for elsewhere
   * @param stopper who has ended play without a result, if somebody has
   */
  public static Announced announce(
      Supplier<MessageId> ids,
      Instant now,
      PromptPlan prompting,
      Optional<Table> before,
      Table after,
      Optional<Answered> answered,
      Optional<Person> stopper) {
    if (after.place().isInAnswers()) {
      return new Announced(after, List.of(), Optional.empty());
    }
    MessageBatch mail = new MessageBatch(ids, now, after);
    ChannelNews channel = new ChannelNews(mail, prompting, before, stopper);
    channel.board();
    channel.notice();
    DirectNews direct = new DirectNews(mail, prompting, before, answered);
    after.seating().chairs().forEach(direct::prompt);
    before.ifPresent(direct::voidPlans);
    NewsForOtherServers elsewhere = new NewsForOtherServers(mail, before);
    elsewhere.cards();
    elsewhere.closed();
    before.ifPresent(was -> new FollowerNews(mail, prompting.views(), was).tell());
    return mail.announced();
  }
}

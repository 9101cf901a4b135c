package rookery.bot.review;

import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import rookery.bot.outbox.OutboxSignal;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.table.message.MessageId;

/**
 * Tells people in direct messages that a review which they asked for is ready, or was given up. Of
 * the review itself nothing is told: it is shown to whoever presses the button, if that person may
 * see it then.
 */
public record ReviewNews(
    Supplier<MessageId> ids, Function<String, Optional<Table>> tables, OutboxSignal signal) {

  OutgoingMessage of(String table, Person reader, boolean ready) {
    Post post =
        tables
            .apply(table)
            .map(found -> post(found, ready))
            .orElseGet(() -> Post.words("I gave up on the review of table " + table + "."));
    return OutgoingMessage.sending(ids.get(), new MessageAddress.Direct(reader), table, post);
  }

  private static Post post(Table table, boolean ready) {
    return ready
        ? Post.words("The review you asked for is ready: %s.".formatted(table.heading()))
            .with(ReviewPost.showButton(table))
        : Post.words(
            "I gave up on your review of %s: going through the game took me too long."
                .formatted(table.heading()));
  }

  void ring() {
    signal.ring();
  }
}

package rookery.bot.post.announce;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.post.announce.Announcer.Announced;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Table;
import rookery.bot.table.message.MessageId;
import rookery.bot.table.message.MessageLayout;

/** The messages that one change of a table causes, and the table, which records each of them. */
final class MessageBatch {
  private final Supplier<MessageId> ids;
  private final Instant now;
  private final List<OutgoingMessage> letters = new ArrayList<>();
  private Optional<OutgoingMessage> answer = Optional.empty();
  private Table table;

  MessageBatch(Supplier<MessageId> ids, Instant now, Table table) {
    this.ids = ids;
    this.now = now;
    this.table = table;
  }

  Announced announced() {
    return new Announced(table, List.copyOf(letters), answer);
  }

  Table table() {
    return table;
  }

  Instant now() {
    return now;
  }

  /** Replaces the table by one that records more of its messages. */
  void learn(Table knowing) {
    table = knowing;
  }

  MessageId newId() {
    return ids.get();
  }

  MessageId send(MessageAddress to, Post post) {
    return send(newId(), to, post);
  }

  MessageId send(MessageId id, MessageAddress to, Post post) {
    letters.add(OutgoingMessage.sending(id, to, table.id(), post));
    return id;
  }

  void change(MessageAddress to, MessageId first, Post post) {
    letters.add(changing(to, first, post));
  }

  /** The same, but not before that time; of several such edits only the last is sent. */
  void change(MessageAddress to, MessageId first, Post post, Instant notBefore) {
    letters.add(changing(to, first, post).notBefore(notBefore));
  }

  /** Edits the message in which the change was asked for; this is the answer. */
  void answer(MessageAddress to, MessageId first, Post post) {
    OutgoingMessage edit = changing(to, first, post);
    answer = Optional.of(edit);
    letters.add(edit);
  }

  private OutgoingMessage changing(MessageAddress to, MessageId first, Post post) {
    MessageLayout layout = table.posted().layout(first);
    return OutgoingMessage.changing(newId(), first, to, table.id(), post.laidOut(layout));
  }
}

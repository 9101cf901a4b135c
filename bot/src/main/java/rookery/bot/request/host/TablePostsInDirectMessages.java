package rookery.bot.request.host;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.post.table.CachedViews;
import rookery.bot.post.table.DirectMessagePost;
import rookery.bot.request.TableStorage.Change;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.MessageAddress.Both;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.table.message.MessageId;

/**
 * Where two people play by direct message, sends each of them what is said to the table. The table
 * remembers the second message of each that may be changed.
 */
record TablePostsInDirectMessages(Supplier<MessageId> ids, CachedViews views) {
  /** The same change with each of those messages as two. */
  Change of(Change change) {
    if (change.letters().stream().noneMatch(letter -> letter.address() instanceof Both)) {
      return change;
    }
    Table table = change.after();
    List<OutgoingMessage> letters = new ArrayList<>();
    for (OutgoingMessage letter : change.letters()) {
      if (!(letter.address() instanceof Both both)) {
        letters.add(letter);
      } else if (letter.changes().isPresent()) {
        letters.addAll(changed(table, letter, both));
      } else {
        List<OutgoingMessage> sent = sent(table, letter, both);
        letters.addAll(sent);
        if (sent.size() == 2) {
          table = table.with(table.posted().copied(letter.id(), sent.get(1).id()));
        }
      }
    }
    Table after = table.with(table.posted().copiesOf(current(table)));
    return change.with(after, letters);
  }

  private static Set<MessageId> current(Table table) {
    Set<MessageId> current = new HashSet<>();
    table.posted().board().ifPresent(current::add);
    table.timing().notice().ifPresent(current::add);
    return current;
  }

  /** What speaks for the table goes to both; what only calls somebody goes to whom it calls. */
  private List<OutgoingMessage> sent(Table table, OutgoingMessage letter, Both both) {
    List<Person> called = letter.post().pinged();
    boolean speaks = current(table).contains(letter.id()) || called.isEmpty();
    List<OutgoingMessage> sent = new ArrayList<>();
    for (Person reader : List.of(both.one(), both.other())) {
      if (speaks || called.contains(reader)) {
        MessageId id = sent.isEmpty() ? letter.id() : ids.get();
        sent.add(
            OutgoingMessage.sending(
                id, both.of(reader, id), letter.table(), shown(letter, table, reader)));
      }
    }
    return sent;
  }

  private List<OutgoingMessage> changed(Table table, OutgoingMessage letter, Both both) {
    MessageId first = letter.changes().orElseThrow();
    List<OutgoingMessage> changed = new ArrayList<>();
    changed.add(changing(letter.id(), first, letter, both.one(), table, both));
    table
        .posted()
        .copy(first)
        .ifPresent(
            copy -> changed.add(changing(ids.get(), copy, letter, both.other(), table, both)));
    return changed;
  }

  private OutgoingMessage changing(
      MessageId id,
      MessageId first,
      OutgoingMessage letter,
      Person reader,
      Table table,
      Both both) {
    MessageAddress to = both.of(reader, first);
    OutgoingMessage change =
        OutgoingMessage.changing(id, first, to, letter.table(), shown(letter, table, reader));
    return letter.due().map(change::notBefore).orElse(change);
  }

  private Post shown(OutgoingMessage letter, Table table, Person reader) {
    return new DirectMessagePost(table, views).of(letter.post(), reader);
  }
}

package rookery.bot.post.announce;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import rookery.bot.post.Letter;
import rookery.bot.post.Post;
import rookery.bot.post.announce.Announcer.Announced;
import rookery.bot.table.Address;
import rookery.bot.table.Layout;
import rookery.bot.table.LetterId;
import rookery.bot.table.Table;

/** The letters that one change of a table brings, and the table, which learns of each of them. */
final class Outgoing {
  private final Supplier<LetterId> ids;
  private final Instant now;
  private final List<Letter> letters = new ArrayList<>();
  private Table table;

  Outgoing(Supplier<LetterId> ids, Instant now, Table table) {
    this.ids = ids;
    this.now = now;
    this.table = table;
  }

  Announced announced() {
    return new Announced(
        table, List.copyOf(letters), letters.stream().filter(Letter::reserved).findFirst());
  }

  Table table() {
    return table;
  }

  Instant now() {
    return now;
  }

  /** The table knows more of its messages. */
  void learn(Table knowing) {
    table = knowing;
  }

  LetterId newId() {
    return ids.get();
  }

  LetterId send(Address to, Post post) {
    return send(newId(), to, post);
  }

  LetterId send(LetterId id, Address to, Post post) {
    letters.add(Letter.sending(id, to, table.id(), post));
    return id;
  }

  void change(Address to, LetterId first, Post post) {
    letters.add(changing(to, first, post));
  }

  /** The same, but not before then; the last of such changes is the one that comes. */
  void change(Address to, LetterId first, Post post, Instant notBefore) {
    letters.add(changing(to, first, post).notBefore(notBefore));
  }

  /** An answer is to change that message; the letter stands in for it should it be lost. */
  void reserve(Address to, LetterId first, Post post) {
    letters.add(changing(to, first, post).asReserved());
  }

  private Letter changing(Address to, LetterId first, Post post) {
    Layout layout = table.posted().layout(first);
    return Letter.changing(newId(), first, to, table.id(), post.laidOut(layout));
  }
}

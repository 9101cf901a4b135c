package rookery.bot.request.host;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import rookery.bot.post.Control;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.post.table.CachedViews;
import rookery.bot.post.table.DirectMessagePost;
import rookery.bot.request.TableStorage.Change;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.table.message.MessageId;

/**
 * Sends visitors from other servers by direct message what calls them in the channel of a table,
 * which they cannot read. Whatever they get names people, and mentions none.
 */
record OtherServerMessages(Supplier<MessageId> ids, CachedViews views) {
  /** The same change with those messages, after all others. */
  Change of(Change change) {
    Set<Person> visitors = change.after().seating().visitors();
    if (visitors.isEmpty()) {
      return change;
    }
    List<OutgoingMessage> letters = new ArrayList<>();
    List<OutgoingMessage> own = new ArrayList<>();
    for (OutgoingMessage letter : change.letters()) {
      boolean calls = !letter.address().isDirect() && letter.changes().isEmpty();
      List<Person> called = calls ? letter.post().pinged() : List.of();
      called.stream()
          .filter(visitors::contains)
          .forEach(person -> own.add(copy(letter, change.after(), person)));
      letters.add(calls ? without(visitors, letter) : readable(letter, change.after(), visitors));
    }
    letters.addAll(own);
    return change.with(change.after(), letters);
  }

  private static OutgoingMessage without(Set<Person> visitors, OutgoingMessage letter) {
    Post post = letter.post();
    return letter.saying(
        post.pinging(post.pinged().stream().filter(one -> !visitors.contains(one)).toList()));
  }

  /** What visitors read names no account, and leads to no channel that they can't open. */
  private static OutgoingMessage readable(
      OutgoingMessage letter, Table table, Set<Person> visitors) {
    boolean visits = letter.address().reader().filter(visitors::contains).isPresent();
    return visits ? letter.saying(readable(letter.post(), table)) : letter;
  }

  private static Post readable(Post post, Table table) {
    String home = table.home().mention();
    String words =
        post.words()
            .replace(", " + home, ", in your direct messages")
            .replace(home, "your direct messages");
    for (Person person : table.seating().joined()) {
      words = words.replace(person.mention(), person.asVisitor().mention());
    }
    List<List<Control>> rows =
        post.rows().stream()
            .map(row -> row.stream().filter(one -> !isLinkTo(table, one)).toList())
            .filter(row -> !row.isEmpty())
            .toList();
    return new Post(words, post.picture(), rows, post.pinged(), post.layout());
  }

  private static boolean isLinkTo(Table table, Control control) {
    return control instanceof Control.Link link && link.address().startsWith(table.home().link());
  }

  private OutgoingMessage copy(OutgoingMessage letter, Table table, Person reader) {
    Post post = new DirectMessagePost(table, views).of(letter.post(), reader);
    return OutgoingMessage.sending(
        ids.get(), new MessageAddress.Direct(reader), letter.table(), readable(post, table));
  }
}

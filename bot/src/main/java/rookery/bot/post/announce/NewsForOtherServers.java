package rookery.bot.post.announce;

import java.util.List;
import java.util.Optional;
import rookery.bot.post.Post;
import rookery.bot.post.page.SharedTablePost;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;

/**
 * What other servers see of a table that is open to them, and what those who have come from there
 * are told before the game.
 */
record NewsForOtherServers(MessageBatch mail, Optional<Table> before) {
  /** Brings the messages in other servers up to date. */
  void cards() {
    Post post = new SharedTablePost(mail.table()).post();
    if (before.map(was -> new SharedTablePost(was).post()).filter(post::equals).isEmpty()) {
      mail.table()
          .posted()
          .cards()
          .forEach(
              (channel, card) ->
                  mail.change(new MessageAddress.Leisurely(channel, card), card, post));
    }
  }

  /** Tells visitors that there will be no game; in the channel everybody sees it. */
  void closed() {
    Table after = mail.table();
    boolean given = before.filter(was -> was.stage() == TableStage.GATHERING).isPresent();
    if (given && after.stage() == TableStage.CLOSED) {
      Post post = Post.words("%s was closed before the game started.".formatted(after.title()));
      after
          .seating()
          .visitors()
          .forEach(
              person ->
                  mail.send(new MessageAddress.Direct(person), post.pinging(List.of(person))));
    }
  }
}

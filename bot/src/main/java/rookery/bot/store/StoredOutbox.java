package rookery.bot.store;

import java.util.List;
import rookery.bot.outbox.Outbox;
import rookery.bot.post.OutgoingMessage;

/** The outbox in the database, to those who put letters into it. */
public interface StoredOutbox extends Outbox {
  /** To be called when a change with these letters has been committed. */
  void keepAtHand(List<OutgoingMessage> letters);
}

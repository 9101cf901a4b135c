package rookery.bot.request.testroom;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.bot.outbox.Outbox.Sent;
import rookery.bot.outbox.ReservedMessages;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.table.MessageAddress;

/** Lends whatever is asked for, unless it is busy. */
public final class MemoryReservedMessages implements ReservedMessages {
  public final List<OutgoingMessage> delivered = new ArrayList<>();
  public final List<OutgoingMessage> undelivered = new ArrayList<>();
  public final List<MessageAddress> lanes = new ArrayList<>();
  public boolean busy;

  @Override
  public boolean lend(OutgoingMessage reserved) {
    return !busy;
  }

  @Override
  public void giveBack(OutgoingMessage lent, Optional<Sent> stands) {
    (stands.isPresent() ? delivered : undelivered).add(lent);
  }

  @Override
  public boolean lend(MessageAddress lane) {
    return !busy;
  }

  @Override
  public void giveBack(MessageAddress lane) {
    lanes.add(lane);
  }
}

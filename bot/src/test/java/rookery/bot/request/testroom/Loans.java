package rookery.bot.request.testroom;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.bot.outbox.Outbound;
import rookery.bot.outbox.Outbox.Sent;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.table.Address;

/** Lends whatever is asked for, unless it is busy. */
public final class Loans implements Outbound {
  public final List<OutgoingMessage> delivered = new ArrayList<>();
  public final List<OutgoingMessage> undelivered = new ArrayList<>();
  public final List<Address> lanes = new ArrayList<>();
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
  public boolean lend(Address lane) {
    return !busy;
  }

  @Override
  public void giveBack(Address lane) {
    lanes.add(lane);
  }
}

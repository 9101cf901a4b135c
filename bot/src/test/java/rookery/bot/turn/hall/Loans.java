package rookery.bot.turn.hall;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.bot.outbox.Outbound;
import rookery.bot.outbox.Outbox.Sent;
import rookery.bot.post.Letter;
import rookery.bot.table.Address;

/** Lends whatever is asked for, unless it is busy. */
public final class Loans implements Outbound {
  public final List<Letter> delivered = new ArrayList<>();
  public final List<Letter> undelivered = new ArrayList<>();
  public final List<Address> lanes = new ArrayList<>();
  public boolean busy;

  @Override
  public boolean lend(Letter reserved) {
    return !busy;
  }

  @Override
  public void giveBack(Letter lent, Optional<Sent> stands) {
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

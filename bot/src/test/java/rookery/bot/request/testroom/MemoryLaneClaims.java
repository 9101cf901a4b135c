package rookery.bot.request.testroom;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import rookery.bot.outbox.LaneClaims;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.table.MessageAddress;

/** Lets every lane be claimed that is not, unless the outbox is busy. */
public final class MemoryLaneClaims implements LaneClaims {
  public final List<OutgoingMessage> delivered = new ArrayList<>();
  public final List<MessageAddress> released = new ArrayList<>();
  public final Set<MessageAddress> claimed = new HashSet<>();
  public boolean busy;
  public boolean isOvertaken;

  @Override
  public boolean claim(MessageAddress lane) {
    return !busy && claimed.add(lane);
  }

  @Override
  public boolean holds(MessageAddress lane) {
    return claimed.contains(lane);
  }

  @Override
  public boolean isNext(OutgoingMessage saved) {
    return claimed.contains(saved.address()) && !isOvertaken;
  }

  @Override
  public void delivered(OutgoingMessage saved) {
    assertTrue(claimed.remove(saved.address()));
    delivered.add(saved);
  }

  @Override
  public void release(MessageAddress lane) {
    assertTrue(claimed.remove(lane));
    released.add(lane);
  }
}

package rookery.bot.request.testroom;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.seat.SharingServer;
import rookery.bot.seat.SharingServers;

/** Which servers share open tables, in memory. */
public final class MemorySharing implements SharingServers {
  private final SortedMap<String, SharingServer> servers = new TreeMap<>();
  private final ImmediateOutbox mail;

  MemorySharing(ImmediateOutbox mail) {
    this.mail = mail;
  }

  @Override
  public Optional<SharingServer> of(String server) {
    return Optional.ofNullable(servers.get(server));
  }

  @Override
  public void keep(SharingServer sharing) {
    servers.put(sharing.server(), sharing);
  }

  @Override
  public void end(String server) {
    servers.remove(server);
  }

  @Override
  public void end(SharingServer sharing, OutgoingMessage told) {
    if (servers.remove(sharing.server(), sharing)) {
      mail.takes(told);
    }
  }

  @Override
  public List<SharingServer> all() {
    return List.copyOf(servers.values());
  }
}

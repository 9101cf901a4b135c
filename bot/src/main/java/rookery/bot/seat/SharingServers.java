package rookery.bot.seat;

import java.util.List;
import java.util.Optional;
import rookery.bot.post.OutgoingMessage;

/** Stores which servers share open tables with one another. */
public interface SharingServers {
  /** That server, if it shares tables. */
  Optional<SharingServer> of(String server);

  /** A server shares tables from now on, or in another channel. */
  void keep(SharingServer sharing);

  /** A server shares no tables any more. */
  void end(String server);

  /**
   * A server shares no tables any more, and somebody is told.
   *
   * @param sharing as it was read; if it has changed since, nothing happens
   */
  void end(SharingServer sharing, OutgoingMessage told);

  /** All servers that share tables, in the order of their ids. */
  List<SharingServer> all();
}

package rookery.bot.request.testroom;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.result.StandingsBoard;
import rookery.bot.result.StandingsBoards;

/** The messages with the standings of servers, in memory. */
public final class MemoryStandingsBoards implements StandingsBoards {
  private final Map<String, StandingsBoard> kept = new TreeMap<>();
  private final ImmediateOutbox mail;

  MemoryStandingsBoards(ImmediateOutbox mail) {
    this.mail = mail;
  }

  /** When which server's is looked at next. */
  Map<String, Instant> due() {
    return kept.values().stream()
        .collect(Collectors.toMap(StandingsBoard::server, StandingsBoard::due));
  }

  @Override
  public Optional<StandingsBoard> of(String server) {
    return Optional.ofNullable(kept.get(server));
  }

  @Override
  public void put(StandingsBoard board, List<OutgoingMessage> letters) {
    kept.put(board.server(), board);
    letters.forEach(mail::takes);
  }

  @Override
  public void end(String server, List<OutgoingMessage> letters) {
    kept.remove(server);
    letters.forEach(mail::takes);
  }

  @Override
  public boolean keep(StandingsBoard before, StandingsBoard after, List<OutgoingMessage> letters) {
    boolean same = before.equals(kept.get(before.server()));
    if (same) {
      put(after, letters);
    }
    return same;
  }
}

package rookery.bot.request.testroom;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.result.Bulletin;
import rookery.bot.result.Bulletins;

/** The messages that are kept up in channels, in memory. */
public final class MemoryBulletins implements Bulletins {
  private final Map<String, Bulletin> kept = new TreeMap<>();
  private final ImmediateOutbox mail;

  MemoryBulletins(ImmediateOutbox mail) {
    this.mail = mail;
  }

  /** When which is looked at next. */
  Map<String, Instant> due() {
    return kept.values().stream()
        .collect(Collectors.toMap(bulletin -> bulletin.key().text(), Bulletin::due));
  }

  @Override
  public Optional<Bulletin> of(Bulletin.Key key) {
    return Optional.ofNullable(kept.get(key.text()));
  }

  @Override
  public void put(Bulletin bulletin, List<OutgoingMessage> letters) {
    kept.put(bulletin.key().text(), bulletin);
    letters.forEach(mail::takes);
  }

  @Override
  public void end(Bulletin.Key key, List<OutgoingMessage> letters) {
    kept.remove(key.text());
    letters.forEach(mail::takes);
  }

  @Override
  public boolean keep(Bulletin before, Bulletin after, List<OutgoingMessage> letters) {
    boolean same = before.equals(kept.get(before.key().text()));
    if (same) {
      put(after, letters);
    }
    return same;
  }
}

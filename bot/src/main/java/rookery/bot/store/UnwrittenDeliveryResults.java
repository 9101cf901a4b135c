package rookery.bot.store;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import rookery.bot.outbox.Outbox.Sent;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.table.message.MessageId;

/**
 * What was settled and is not on the disk yet: how far each lane has come, and where the messages
 * stand. A crash forgets it; then the letters are found again by their nonces and marks.
 */
final class UnwrittenDeliveryResults {
  private final Map<String, Map<MessageId, Settled>> lanes = new HashMap<>();
  private final Map<MessageId, Sent> standing = new HashMap<>();

  /**
   * A letter that was settled.
   *
   * @param message the letter that sent the message which it changes, or itself
   * @param stands whether it is told here where that message stands
   */
  private record Settled(MessageId message, boolean stands) {}

  /** Notes a letter; false if it was noted before, as it could not be written then. */
  synchronized boolean add(OutgoingMessage letter, Optional<Sent> stands) {
    MessageId message = letter.changes().orElse(letter.id());
    stands.ifPresent(sent -> standing.put(message, sent));
    Settled settled = new Settled(message, stands.isPresent());
    return lanes
            .computeIfAbsent(letter.address().lane(), lane -> new HashMap<>())
            .put(letter.id(), settled)
        == null;
  }

  /** Forgets a letter, which is on the disk now. */
  synchronized void written(OutgoingMessage letter) {
    lanes.computeIfPresent(letter.address().lane(), (name, lane) -> without(letter, lane));
  }

  private Map<MessageId, Settled> without(OutgoingMessage letter, Map<MessageId, Settled> lane) {
    Settled settled = lane.remove(letter.id());
    // Where a message was sent anew meanwhile is still told here.
    if (settled != null && settled.stands() && !lane.containsValue(settled)) {
      standing.remove(settled.message());
    }
    return lane.isEmpty() ? null : lane;
  }

  synchronized Set<MessageId> settled(String lane) {
    return Set.copyOf(lanes.getOrDefault(lane, Map.of()).keySet());
  }

  /** Whether it is told here alone where a message of that lane stands. */
  synchronized boolean hasMessage(String lane) {
    return Optional.ofNullable(lanes.get(lane)).stream()
        .flatMap(letters -> letters.values().stream())
        .anyMatch(Settled::stands);
  }

  /** The lanes that have come further than the disk knows, each with what is settled. */
  synchronized Map<String, Set<MessageId>> ahead() {
    Map<String, Set<MessageId>> ahead = new HashMap<>();
    lanes.forEach((lane, letters) -> ahead.put(lane, Set.copyOf(letters.keySet())));
    return ahead;
  }

  /** Where a message stands that was sent lately. */
  synchronized Optional<Sent> stands(MessageId message) {
    return Optional.ofNullable(standing.get(message));
  }

  synchronized Set<MessageId> letters() {
    Set<MessageId> all = new HashSet<>();
    lanes.values().stream().map(Map::keySet).flatMap(Collection::stream).forEach(all::add);
    return all;
  }
}

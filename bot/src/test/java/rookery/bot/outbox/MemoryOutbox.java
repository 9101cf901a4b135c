package rookery.bot.outbox;

import java.time.Clock;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.message.MessageId;

/** An outbox in memory, which forgets its claims when that is asked for, as after a crash. */
final class MemoryOutbox implements Outbox {
  private final Clock clock;
  private final Map<String, Deque<Waiting>> lanes = new LinkedHashMap<>();
  private final Map<MessageId, Sent> sent = new HashMap<>();
  private final Set<String> claimed = new HashSet<>();
  private final List<String> failed = new ArrayList<>();
  private boolean broken;

  MemoryOutbox(Clock clock) {
    this.clock = clock;
  }

  /** A letter that waits. */
  private record Waiting(
      OutgoingMessage message, Instant put, Instant due, int attempts, Optional<Instant> since) {
    private Waiting again(Instant when, Instant now) {
      return new Waiting(message, put, when, attempts + 1, since.or(() -> Optional.of(now)));
    }

    private Waiting perhapsSent() {
      return new Waiting(message, put, put, attempts, since.or(() -> Optional.of(put)));
    }
  }

  void put(OutgoingMessage letter) {
    Instant now = clock.instant();
    lanes
        .computeIfAbsent(letter.address().lane(), lane -> new ArrayDeque<>())
        .add(new Waiting(letter, now, now, 0, Optional.empty()));
  }

  /** All that waits may have been sent, and nothing is claimed. */
  void crash() {
    claimed.clear();
    lanes.replaceAll(
        (lane, letters) -> new ArrayDeque<>(letters.stream().map(Waiting::perhapsSent).toList()));
  }

  void breakDown(boolean down) {
    broken = down;
  }

  /** All that waits there is delivered by another process. */
  void isDeliveredElsewhere(MessageAddress lane) {
    lanes.remove(lane.lane());
  }

  /** The words of what could not be sent. */
  List<String> failed() {
    return failed;
  }

  private void mustWork() {
    if (broken) {
      throw new IllegalStateException("the disk is full");
    }
  }

  @Override
  public List<Pending> claim(Instant now, int most) {
    mustWork();
    List<Pending> found =
        lanes.entrySet().stream()
            .filter(lane -> !claimed.contains(lane.getKey()))
            .map(lane -> lane.getValue().peek())
            .filter(head -> !head.due().isAfter(now))
            .limit(most)
            .map(this::pending)
            .toList();
    found.forEach(pending -> claimed.add(pending.message().address().lane()));
    return found;
  }

  private Pending pending(Waiting waiting) {
    OutgoingMessage letter = waiting.message();
    return new Pending(
        letter,
        "nonce " + letter.id(),
        waiting.attempts(),
        waiting.since(),
        letter.changes().flatMap(this::sent),
        letter.address() instanceof MessageAddress.InThread thread && letter.changes().isEmpty()
            ? sent(thread.opener())
            : Optional.empty());
  }

  @Override
  public boolean holds(MessageAddress lane) {
    return claimed.contains(lane.lane());
  }

  @Override
  public boolean isNext(OutgoingMessage letter) {
    String lane = letter.address().lane();
    return claimed.contains(lane) && lanes.get(lane).peek().message().equals(letter);
  }

  @Override
  public boolean claim(MessageAddress lane) {
    return !lanes.containsKey(lane.lane()) && claimed.add(lane.lane());
  }

  @Override
  public void release(MessageAddress lane) {
    claimed.remove(lane.lane());
    mustWork();
  }

  @Override
  public Optional<Instant> nextDue() {
    return lanes.entrySet().stream()
        .filter(lane -> !claimed.contains(lane.getKey()))
        .map(lane -> lane.getValue().peek().due())
        .min(Instant::compareTo);
  }

  @Override
  public Optional<Sent> sent(MessageId letter) {
    return Optional.ofNullable(sent.get(letter));
  }

  @Override
  public CompletionStage<Void> settle(OutgoingMessage letter, Settlement how) {
    mustWork();
    String lane = letter.address().lane();
    Waiting head = lanes.get(lane).remove();
    if (how instanceof Settlement.Again again) {
      lanes.get(lane).addFirst(head.again(again.when(), clock.instant()));
    } else if (how instanceof Settlement.Done done) {
      done.stands().ifPresent(at -> sent.put(letter.changes().orElse(letter.id()), at));
    } else {
      failed.add(letter.post().words());
    }
    lanes.computeIfPresent(lane, (name, left) -> left.isEmpty() ? null : left);
    claimed.remove(lane);
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public boolean isEmpty() {
    return lanes.isEmpty();
  }
}

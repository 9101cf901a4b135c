package rookery.bot.table;

import java.time.Instant;
import java.util.Collections;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import rookery.engine.Seat;

/**
 * The messages of a table that still speak: its board in the channel, and each seat's secret
 * prompt.
 *
 * @param board the key of the dispatch that shows the present position, or invites to the table
 * @param since when that dispatch was made
 * @param prompts the keys of the direct messages that ask or tell a seat something in secret
 * @param unreachable the seats whose people the channel was told cannot be written to
 */
public record LiveMessages(
    Optional<String> board, Instant since, SortedMap<Seat, String> prompts, Set<Seat> unreachable) {
  static final LiveMessages NOTHING =
      new LiveMessages(Optional.empty(), Instant.EPOCH, new TreeMap<>(), Set.of());

  public LiveMessages {
    prompts = Collections.unmodifiableSortedMap(new TreeMap<>(prompts));
    unreachable = Set.copyOf(unreachable);
  }

  public LiveMessages board(String key, Instant now) {
    return new LiveMessages(Optional.of(key), now, prompts, unreachable);
  }

  public LiveMessages prompt(Seat seat, String key) {
    SortedMap<Seat, String> changed = new TreeMap<>(prompts);
    changed.put(seat, key);
    return new LiveMessages(board, since, changed, unreachable);
  }

  public LiveMessages withoutPrompt(Seat seat) {
    SortedMap<Seat, String> changed = new TreeMap<>(prompts);
    changed.remove(seat);
    return new LiveMessages(board, since, changed, unreachable);
  }

  public LiveMessages unreachable(Seat seat) {
    Set<Seat> more = new TreeSet<>(unreachable);
    more.add(seat);
    return new LiveMessages(board, since, prompts, more);
  }
}

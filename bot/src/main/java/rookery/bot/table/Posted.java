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
public record Posted(
    Optional<String> board, Instant since, SortedMap<Seat, String> prompts, Set<Seat> unreachable) {
  static final Posted NOTHING =
      new Posted(Optional.empty(), Instant.EPOCH, new TreeMap<>(), Set.of());

  public Posted {
    prompts = Collections.unmodifiableSortedMap(new TreeMap<>(prompts));
    unreachable = Set.copyOf(unreachable);
  }

  Posted board(String key, Instant now) {
    return new Posted(Optional.of(key), now, prompts, unreachable);
  }

  Posted prompt(Seat seat, String key) {
    SortedMap<Seat, String> changed = new TreeMap<>(prompts);
    changed.put(seat, key);
    return new Posted(board, since, changed, unreachable);
  }

  Posted withoutPrompt(Seat seat) {
    SortedMap<Seat, String> changed = new TreeMap<>(prompts);
    changed.remove(seat);
    return new Posted(board, since, changed, unreachable);
  }

  Posted unreachable(Seat seat) {
    Set<Seat> more = new TreeSet<>(unreachable);
    more.add(seat);
    return new Posted(board, since, prompts, more);
  }
}

package rookery.bot.table;

import java.time.Instant;
import java.util.Collections;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import rookery.engine.Seat;

/**
 * The messages of a table that still speak: its board in the channel, and each seat's secret
 * prompt.
 *
 * @param board the key of the dispatch that shows the present position
 * @param since when that dispatch was made
 * @param prompts the keys of the direct messages that ask or tell a seat something in secret
 */
public record Posted(Optional<String> board, Instant since, SortedMap<Seat, String> prompts) {
  static final Posted NOTHING = new Posted(Optional.empty(), Instant.EPOCH, new TreeMap<>());

  public Posted {
    prompts = Collections.unmodifiableSortedMap(new TreeMap<>(prompts));
  }

  Posted board(String key, Instant now) {
    return new Posted(Optional.of(key), now, prompts);
  }

  Posted prompt(Seat seat, String key) {
    SortedMap<Seat, String> changed = new TreeMap<>(prompts);
    changed.put(seat, key);
    return new Posted(board, since, changed);
  }

  Posted withoutPrompt(Seat seat) {
    SortedMap<Seat, String> changed = new TreeMap<>(prompts);
    changed.remove(seat);
    return new Posted(board, since, changed);
  }
}

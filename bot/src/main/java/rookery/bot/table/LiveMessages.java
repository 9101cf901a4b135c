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
 * @param board the letter that shows the present position, or invites to the table
 * @param since when that letter was written
 * @param prompts the letters that ask or tell a seat something in secret
 * @param unreachable the seats whose people the channel was told cannot be written to
 * @param former the letters that sent messages of components, as all did once; such a message
 *     cannot become a classic one
 */
public record LiveMessages(
    Optional<LetterId> board,
    Instant since,
    SortedMap<Seat, LetterId> prompts,
    Set<Seat> unreachable,
    Set<LetterId> former) {
  /** Before anything was said. */
  public static final LiveMessages NOTHING =
      new LiveMessages(Optional.empty(), Instant.EPOCH, new TreeMap<>(), Set.of(), Set.of());

  public LiveMessages {
    prompts = Collections.unmodifiableSortedMap(new TreeMap<>(prompts));
    unreachable = Set.copyOf(unreachable);
    former = Set.copyOf(former);
  }

  /** How the message is laid out that a letter sent. */
  public Layout layout(LetterId first) {
    return former.contains(first) ? Layout.COMPONENTS : Layout.CLASSIC;
  }

  public LiveMessages board(LetterId letter, Instant now) {
    return new LiveMessages(Optional.of(letter), now, prompts, unreachable, former);
  }

  public LiveMessages prompt(Seat seat, LetterId letter) {
    SortedMap<Seat, LetterId> changed = new TreeMap<>(prompts);
    changed.put(seat, letter);
    return new LiveMessages(board, since, changed, unreachable, former);
  }

  public LiveMessages withoutPrompt(Seat seat) {
    SortedMap<Seat, LetterId> changed = new TreeMap<>(prompts);
    changed.remove(seat);
    return new LiveMessages(board, since, changed, unreachable, former);
  }

  public LiveMessages unreachable(Seat seat) {
    Set<Seat> more = new TreeSet<>(unreachable);
    more.add(seat);
    return new LiveMessages(board, since, prompts, more, former);
  }

  /** Without anything that spoke to whoever sat there before. */
  public LiveMessages vacated(Seat seat) {
    LiveMessages left = withoutPrompt(seat);
    Set<Seat> fewer = new TreeSet<>(unreachable);
    fewer.remove(seat);
    return new LiveMessages(left.board, left.since, left.prompts, fewer, former);
  }
}

package rookery.bot.table;

import java.time.Instant;
import java.util.Collections;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import rookery.engine.Seat;

/**
 * The messages of a table that still speak: its board in the channel, and each seat's secret
 * prompt.
 *
 * @param board the letter that shows the present position, or invites to the table
 * @param since when that letter was written
 * @param turn the table's turn at that time
 * @param prompts the letters that ask or tell a seat something in secret
 * @param unreachable the seats whose people the channel was told cannot be written to
 * @param former the letters that sent messages of components, as all did once; such a message
 *     cannot become a classic one
 * @param lobby the message that the table's thread hangs on; empty where it is played in its
 *     channel
 * @param owed that the board is behind the game; empty where it shows the present position
 */
public record LiveMessages(
    Optional<MessageId> board,
    Instant since,
    int turn,
    SortedMap<Seat, MessageId> prompts,
    Set<Seat> unreachable,
    Set<MessageId> former,
    Optional<ThreadStarter> lobby,
    Optional<PendingBoardUpdate> owed) {
  /** Before anything was said. */
  public static final LiveMessages NOTHING =
      new LiveMessages(
          Optional.empty(),
          Instant.EPOCH,
          0,
          new TreeMap<>(),
          Set.of(),
          Set.of(),
          Optional.empty());

  /** Messages that show the table as it is. */
  public LiveMessages(
      Optional<MessageId> board,
      Instant since,
      int turn,
      SortedMap<Seat, MessageId> prompts,
      Set<Seat> unreachable,
      Set<MessageId> former,
      Optional<ThreadStarter> lobby) {
    this(board, since, turn, prompts, unreachable, former, lobby, Optional.empty());
  }

  public LiveMessages {
    prompts = Collections.unmodifiableSortedMap(new TreeMap<>(prompts));
    unreachable = Set.copyOf(unreachable);
    former = Set.copyOf(former);
  }

  /** How the message is laid out that a letter sent. */
  public MessageLayout layout(MessageId first) {
    return former.contains(first) ? MessageLayout.COMPONENTS : MessageLayout.CLASSIC;
  }

  /** With another message as the board, as the table was at that turn. */
  public LiveMessages board(MessageId letter, Instant now, int nowTurn) {
    return new LiveMessages(Optional.of(letter), now, nowTurn, prompts, unreachable, former, lobby);
  }

  /** With a board that is behind the game, or no longer is. */
  public LiveMessages owing(Optional<PendingBoardUpdate> nowOwed) {
    return new LiveMessages(board, since, turn, prompts, unreachable, former, lobby, nowOwed);
  }

  /** With another message that the thread hangs on. */
  public LiveMessages lobby(ThreadStarter changed) {
    return new LiveMessages(
        board, since, turn, prompts, unreachable, former, Optional.of(changed), owed);
  }

  /** The number of the table's thread, once it is known. */
  public Optional<String> thread() {
    return lobby.flatMap(ThreadStarter::thread);
  }

  /** With the thread, if there is to be one and it can be found by the letter it hangs on. */
  LiveMessages located(Function<MessageId, Optional<String>> threads) {
    return lobby
        .flatMap(opened -> threads.apply(opened.letter()).map(opened::with))
        .map(this::lobby)
        .orElse(this);
  }

  /** Without a thread, so that all goes to the channel itself. */
  public LiveMessages withoutThread() {
    return new LiveMessages(
        board, since, turn, prompts, unreachable, former, Optional.empty(), owed);
  }

  /** With another message that asks or tells that seat something in secret. */
  public LiveMessages prompt(Seat seat, MessageId letter) {
    SortedMap<Seat, MessageId> changed = new TreeMap<>(prompts);
    changed.put(seat, letter);
    return new LiveMessages(board, since, turn, changed, unreachable, former, lobby, owed);
  }

  /** With none that does. */
  public LiveMessages withoutPrompt(Seat seat) {
    SortedMap<Seat, MessageId> changed = new TreeMap<>(prompts);
    changed.remove(seat);
    return new LiveMessages(board, since, turn, changed, unreachable, former, lobby, owed);
  }

  /** With that seat among those whose people the channel was told of. */
  public LiveMessages unreachable(Seat seat) {
    Set<Seat> more = new TreeSet<>(unreachable);
    more.add(seat);
    return new LiveMessages(board, since, turn, prompts, more, former, lobby, owed);
  }

  /** Without anything that spoke to whoever sat there before. */
  public LiveMessages vacated(Seat seat) {
    LiveMessages left = withoutPrompt(seat);
    Set<Seat> fewer = new TreeSet<>(unreachable);
    fewer.remove(seat);
    return new LiveMessages(
        left.board, left.since, left.turn, left.prompts, fewer, former, lobby, owed);
  }
}

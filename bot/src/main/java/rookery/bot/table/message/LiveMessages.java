package rookery.bot.table.message;

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
 * The current messages of a table: its board in the channel, and each seat's secret prompt.
 *
 * @param board the message that shows the current position, or the invitation
 * @param since when that message was written
 * @param turn the table's turn at that time
 * @param unreachable the seats whose players get no direct messages, as the channel was told
 * @param former old messages made of components; they cannot become classic ones
 * @param lobby the message that the table's thread was started from; empty if it is played in its
 *     channel
 * @param owed the pending update of the board; empty if it shows the current position
 * @param copies where two people play by direct message: the second message for each that both have
 * @param cards the message that shows the table in each channel of other servers, by the channel
 */
public record LiveMessages(
    Optional<MessageId> board,
    Instant since,
    int turn,
    SortedMap<Seat, MessageId> prompts,
    Set<Seat> unreachable,
    Set<MessageId> former,
    Optional<ThreadStarter> lobby,
    Optional<PendingBoardUpdate> owed,
    SortedMap<MessageId, MessageId> copies,
    SortedMap<String, MessageId> cards) {
  /** No messages yet. */
  public static final LiveMessages NOTHING =
      new LiveMessages(
          Optional.empty(),
          Instant.EPOCH,
          0,
          new TreeMap<>(),
          Set.of(),
          Set.of(),
          Optional.empty(),
          Optional.empty(),
          new TreeMap<>(),
          new TreeMap<>());

  public LiveMessages {
    prompts = Collections.unmodifiableSortedMap(new TreeMap<>(prompts));
    unreachable = Collections.unmodifiableSet(new TreeSet<>(unreachable));
    former = Set.copyOf(former);
    copies = Collections.unmodifiableSortedMap(new TreeMap<>(copies));
    cards = Collections.unmodifiableSortedMap(new TreeMap<>(cards));
  }

  /** The layout of a message. */
  public MessageLayout layout(MessageId first) {
    return former.contains(first) ? MessageLayout.COMPONENTS : MessageLayout.CLASSIC;
  }

  /** With another message as the board, showing the table at that turn. */
  public LiveMessages board(MessageId letter, Instant now, int nowTurn) {
    return with(Optional.of(letter), now, nowTurn, Optional.empty());
  }

  /** With a pending update of the board, or without one. */
  public LiveMessages owing(Optional<PendingBoardUpdate> nowOwed) {
    return with(board, since, turn, nowOwed);
  }

  /** With another message that the thread was started from. */
  public LiveMessages lobby(ThreadStarter changed) {
    return with(Optional.of(changed));
  }

  /** The id of the table's thread, once it is known. */
  public Optional<String> thread() {
    return lobby.flatMap(ThreadStarter::thread);
  }

  /** With the id of the thread, if there is one and it can be found. */
  public LiveMessages located(Function<MessageId, Optional<String>> threads) {
    return lobby
        .flatMap(opened -> threads.apply(opened.message()).map(opened::with))
        .map(this::lobby)
        .orElse(this);
  }

  /** Without a thread, so that all messages go to the channel. */
  public LiveMessages withoutThread() {
    return with(Optional.empty());
  }

  /** With another secret prompt for that seat. */
  public LiveMessages prompt(Seat seat, MessageId letter) {
    SortedMap<Seat, MessageId> changed = new TreeMap<>(prompts);
    changed.put(seat, letter);
    return with(changed, unreachable);
  }

  /** Without a secret prompt for that seat. */
  public LiveMessages withoutPrompt(Seat seat) {
    SortedMap<Seat, MessageId> changed = new TreeMap<>(prompts);
    changed.remove(seat);
    return with(changed, unreachable);
  }

  /** With that seat marked as unreachable. */
  public LiveMessages unreachable(Seat seat) {
    Set<Seat> more = new TreeSet<>(unreachable);
    more.add(seat);
    return with(prompts, more);
  }

  /** Without anything addressed to the former player of that seat. */
  public LiveMessages vacated(Seat seat) {
    Set<Seat> fewer = new TreeSet<>(unreachable);
    fewer.remove(seat);
    LiveMessages left = withoutPrompt(seat);
    return left.with(left.prompts, fewer);
  }

  /** The second message for one that two people have. */
  public Optional<MessageId> copy(MessageId first) {
    return Optional.ofNullable(copies.get(first));
  }

  /** The message of which that is the second; itself if it is none. */
  public MessageId original(MessageId second) {
    return copies.keySet().stream()
        .filter(first -> copies.get(first).equals(second))
        .findFirst()
        .orElse(second);
  }

  /** With a second message for one that two people have. */
  public LiveMessages copied(MessageId first, MessageId second) {
    SortedMap<MessageId, MessageId> more = new TreeMap<>(copies);
    more.put(first, second);
    return with(more);
  }

  /** Remembering the second messages of those alone. */
  public LiveMessages copiesOf(Set<MessageId> firsts) {
    SortedMap<MessageId, MessageId> fewer = new TreeMap<>(copies);
    fewer.keySet().retainAll(firsts);
    return with(fewer);
  }

  /** With messages that show the table in channels of other servers. */
  public LiveMessages shownOn(SortedMap<String, MessageId> changed) {
    return new LiveMessages(
        board, since, turn, prompts, unreachable, former, lobby, owed, copies, changed);
  }

  private LiveMessages with(
      Optional<MessageId> shown, Instant at, int atTurn, Optional<PendingBoardUpdate> nowOwed) {
    return new LiveMessages(
        shown, at, atTurn, prompts, unreachable, former, lobby, nowOwed, copies, cards);
  }

  private LiveMessages with(Optional<ThreadStarter> changed) {
    return new LiveMessages(
        board, since, turn, prompts, unreachable, former, changed, owed, copies, cards);
  }

  private LiveMessages with(SortedMap<Seat, MessageId> changed, Set<Seat> without) {
    return new LiveMessages(
        board, since, turn, changed, without, former, lobby, owed, copies, cards);
  }

  private LiveMessages with(SortedMap<MessageId, MessageId> changed) {
    return new LiveMessages(
        board, since, turn, prompts, unreachable, former, lobby, owed, changed, cards);
  }
}

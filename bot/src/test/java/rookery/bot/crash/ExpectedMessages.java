package rookery.bot.crash;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import rookery.bot.clock.ClockUpdate;
import rookery.bot.clock.TableClock;
import rookery.bot.clock.TimeControl;
import rookery.bot.crash.DatabaseImage.Row;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.post.announce.Announcer;
import rookery.bot.post.announce.Announcer.Announced;
import rookery.bot.post.announce.PromptPlan;
import rookery.bot.post.table.CachedViews;
import rookery.bot.preference.PreferenceReader;
import rookery.bot.table.Invitation;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Person;
import rookery.bot.table.Seating;
import rookery.bot.table.Table;
import rookery.bot.table.TableLocation;
import rookery.bot.table.TableStage;
import rookery.bot.table.message.MessageId;
import rookery.bot.table.message.ThreadStarter;
import rookery.engine.Game;
import rookery.engine.Seat;
import rookery.engine.games.Games;
import rookery.engine.match.Entry;
import rookery.engine.match.GameRecord;
import rookery.engine.match.Match;

/**
 * What must have been said about a table, by what has happened at it: its whole life over again,
 * with nothing in the way.
 */
final class ExpectedMessages {
  private static final TimeControl A_CLOCK = TimeControl.of(Duration.ofDays(3));

  private final AtomicLong numbers = new AtomicLong();
  private final Supplier<MessageId> ids = () -> new MessageId(numbers.incrementAndGet());
  private final Map<MessageId, OutgoingMessage> messages = new LinkedHashMap<>();
  private final Set<MessageId> answered = new HashSet<>();
  private final Row row;
  private final Instant begun;
  private final NavigableSet<Instant> boards;
  private Optional<Table> table = Optional.empty();

  private ExpectedMessages(Row row, Instant begun, NavigableSet<Instant> boards) {
    this.row = row;
    this.begun = begun;
    this.boards = boards;
  }

  /**
   * A message that must stand.
   *
   * @param mayAnswer whether its last change may have answered somebody who pressed something in
   *     it: what it offers then nothing else tells
   */
  record Said(Post post, boolean mayAnswer) {}

  /**
   * The messages that must stand, oldest first, as they must read now, by where they stand; but for
   * those that time alone has brought about.
   *
   * @param begun when the game began, if it has
   * @param boards when the table's boards were written: nothing else tells which move came after
   *     time was given back, which makes an old board that nothing else would change a new one
   */
  static Map<MessageAddress, List<Said>> of(
      Row row, String guild, Instant begun, NavigableSet<Instant> boards) {
    ExpectedMessages minutes = new ExpectedMessages(row, begun, boards);
    minutes.relive(new TableLocation(guild, row.channel()));
    Map<MessageAddress, List<Said>> said = new HashMap<>();
    minutes.messages.values().stream()
        .sorted(Comparator.comparing(OutgoingMessage::id))
        .forEach(m -> said.computeIfAbsent(where(m), a -> new ArrayList<>()).add(minutes.said(m)));
    return said;
  }

  private Said said(OutgoingMessage message) {
    return new Said(message.post(), answered.contains(message.id()));
  }

  /** The message that a thread hangs on stands in the channel itself. */
  private static MessageAddress where(OutgoingMessage message) {
    return message.address() instanceof MessageAddress.InThread thread
            && thread.isOpenedBy(message.id())
        ? new MessageAddress.Channel(thread.channel())
        : message.address();
  }

  private void relive(TableLocation place) {
    GameRecord record = GameRecord.parse(row.rules() + "\n" + String.join("\n", row.entries()));
    Game game = Games.find(record.game()).orElseThrow();
    List<Person> joined = people("joined");
    List<Person> named = people("named");
    Table opened =
        Table.open(
            row.id(), place, game, record.options(), joined.get(0), new Invitation(named, false));
    Table now =
        row.hasThread()
            ? opened.with(opened.posted().lobby(ThreadStarter.sent(ids.get())))
            : opened;
    // A game for one starts as it is opened.
    step(now.isFull() ? begun(now, game, record) : now, now.isFull() ? begun : Instant.EPOCH);
    for (Person guest : joined.subList(1, joined.size())) {
      Table after = table.orElseThrow().gathering().join(guest);
      boolean starts = after.seating().joined().size() == now.seats().size();
      step(starts ? begun(after, game, record) : after, begun);
    }
    if (joined.size() == now.seats().size()) {
      play(game, record);
    }
    if (row.stage().equals("CLOSED")) {
      step(table.orElseThrow().stopped(), time(row.times().size() - 1));
    }
  }

  private List<Person> people(String role) {
    List<Person> found = new ArrayList<>();
    row.seating().get(role).forEach(id -> found.add(new Person(id.textValue())));
    return found;
  }

  /** The record up to where the first action was, which is what the start was made of. */
  private Table begun(Table full, Game game, GameRecord record) {
    SortedMap<Seat, Person> chairs = new TreeMap<>();
    for (Seat seat : full.seats()) {
      chairs.put(seat, new Person(row.seating().get("chairs").get(seat.id()).textValue()));
    }
    Seating seating = full.seating();
    return full.with(
            new Seating(seating.drawn(), seating.named(), List.of(), seating.joined(), chairs))
        .with(TableStage.PLAYING)
        .with(match(game, record, shuffles(record, 0)));
  }

  /** The first index from {@code from} on that is no shuffle. */
  private static int shuffles(GameRecord record, int from) {
    int end = from;
    while (end < record.entries().size() && record.entries().get(end) instanceof Entry.Shuffle) {
      end++;
    }
    return end;
  }

  private static Match match(Game game, GameRecord record, int entries) {
    return Match.replay(
        game,
        new GameRecord(
            record.game(),
            record.rulesVersion(),
            record.options(),
            record.entries().subList(0, entries)));
  }

  private void play(Game game, GameRecord record) {
    int at = shuffles(record, 0);
    while (at < record.entries().size()) {
      int end = game.hidesNothing() ? together(record, at) : shuffles(record, at + 1);
      Match after = match(game, record, end);
      Table moved = table.orElseThrow().playing(now -> after);
      Instant former = time(at - 1);
      // What was begun before time leapt and kept after it knows nothing of the leap.
      Optional<Instant> board = boardAfter(former, time(at));
      Map<Seat, MessageId> prompts = table.orElseThrow().posted().prompts();
      step(board.map(when -> due(moved, when)).orElse(moved), board.orElse(former));
      record.entries().subList(at, end).forEach(entry -> answer(entry, prompts));
      at = end;
    }
  }

  /** Whoever acted may have done so in the own prompt. */
  private void answer(Entry entry, Map<Seat, MessageId> prompts) {
    if (entry instanceof Entry.Act act) {
      prompts.forEach(
          (seat, prompt) -> {
            if (seat.id().equals(act.by())) {
              answered.add(prompt);
            }
          });
    }
  }

  /**
   * Up to where what was kept in one change ends: an answer made beforehand comes with a move.
   * Nobody makes one in other games, where two changes may well be of one moment, as no clock goes
   * back.
   */
  private int together(GameRecord record, int from) {
    int end = shuffles(record, from + 1);
    while (end < row.times().size() && row.times().get(end).equals(row.times().get(from))) {
      end = shuffles(record, end + 1);
    }
    return end;
  }

  /** When the board was written that came with what was kept then, if one did. */
  private Optional<Instant> boardAfter(Instant former, Instant now) {
    // Two processes' clocks may differ by a little.
    return former.isBefore(now)
        ? Optional.ofNullable(boards.floor(now)).filter(former::isBefore)
        : Optional.empty();
  }

  /** Due at another time than it was at any move before. */
  private static Table due(Table moved, Instant now) {
    ClockUpdate happened = new ClockUpdate(List.of(moved.awaited().seats()), Set.of(), 0);
    return moved.stage() == TableStage.PLAYING
        ? moved.with(TableClock.opened(A_CLOCK, now, 0).after(happened, now))
        : moved;
  }

  private Instant time(int entry) {
    long nanos = row.times().isEmpty() ? 0 : row.times().get(Math.max(0, entry));
    return Instant.ofEpochSecond(0, nanos);
  }

  private void step(Table after, Instant when) {
    Announced said =
        Announcer.announce(
            ids,
            when,
            new PromptPlan(PreferenceReader.UNCHOSEN, new CachedViews()),
            table,
            after,
            Optional.empty(),
            Optional.empty());
    table = Optional.of(said.table());
    for (OutgoingMessage letter : said.letters()) {
      MessageId message = letter.changes().orElse(letter.id());
      MessageAddress stands =
          Optional.ofNullable(messages.get(message))
              .map(OutgoingMessage::address)
              .orElse(letter.address());
      messages.put(
          message, OutgoingMessage.sending(message, stands, letter.table(), letter.post()));
      answered.remove(message);
    }
  }
}

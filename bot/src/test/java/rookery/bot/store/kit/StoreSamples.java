package rookery.bot.store.kit;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import rookery.bot.clock.TableClock;
import rookery.bot.clock.TimeControl;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.request.TableStorage.Change;
import rookery.bot.store.kit.PebbleGame.Take;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Person;
import rookery.bot.table.Seating;
import rookery.bot.table.Table;
import rookery.bot.table.TableLocation;
import rookery.bot.table.TableStage;
import rookery.bot.table.TableTiming;
import rookery.bot.table.message.LiveMessages;
import rookery.bot.table.message.MessageId;
import rookery.engine.Seat;
import rookery.engine.match.Match;
import rookery.engine.option.Options;

/** Tables, messages and changes to be kept. */
public final class StoreSamples {
  public static final PebbleGame GAME = new PebbleGame();
  public static final Instant NOON = Instant.parse("2026-11-21T12:00:00.123456789Z");
  public static final Person ANN = new Person("101");
  public static final Person BOB = new Person("102");
  public static final Person CAT = new Person("103");
  public static final TableLocation HALL = new TableLocation("11", "22");

  private static final TableTiming NO_CLOCK =
      TableTiming.of(TableClock.opened(TimeControl.NONE, Instant.EPOCH, 0));

  private StoreSamples() {}

  public static Clock at(Instant now) {
    return Clock.fixed(now, ZoneOffset.UTC);
  }

  public static Options pebbles(int count) {
    return Options.of(GAME.options(), Map.of("pebbles", Integer.toString(count)));
  }

  /** Ann waits for Bob, whom she asked by name, at a table in the hall. */
  public static Table gathering(String id) {
    Seating seating =
        new Seating(true, List.of(CAT, BOB), List.of(BOB), List.of(ANN), new TreeMap<>());
    return table(id, GAME, TableStage.GATHERING, seating, Optional.empty());
  }

  /** Ann has White and moves first, Bob has Black. */
  public static Table playing(String id) {
    return playing(id, GAME, 10);
  }

  public static Table playing(String id, PebbleGame game, int pebbles) {
    return playing(id, game, pebbles, BOB);
  }

  public static Table playing(String id, PebbleGame game, int pebbles, Person black) {
    TreeMap<Seat, Person> chairs =
        new TreeMap<>(Map.of(PebbleGame.WHITE, ANN, PebbleGame.BLACK, black));
    Seating seating = new Seating(false, List.of(black), List.of(), List.of(ANN, black), chairs);
    Match match = Match.begin(game, pebbles(pebbles), wanted -> List.of("W", "B"));
    return table(id, game, TableStage.PLAYING, seating, Optional.of(match));
  }

  private static Table table(
      String id, PebbleGame game, TableStage stage, Seating seating, Optional<Match> match) {
    Options options = match.map(m -> m.record().options()).orElse(pebbles(10));
    return new Table(
        id,
        HALL,
        game,
        options,
        stage,
        seating,
        false,
        Optional.empty(),
        match,
        LiveMessages.NOTHING,
        NO_CLOCK,
        0);
  }

  /** The table after whoever is to act took {@code count} pebbles. */
  public static Table taken(Table table, int count) {
    Match before = table.match().orElseThrow();
    Seat seat = before.seats().stream().filter(s -> !before.legal(s).isEmpty()).findFirst().get();
    Match match = before.act(seat, new Take(count), wanted -> wanted.cards());
    TableStage stage = match.result().isPresent() ? TableStage.OVER : TableStage.PLAYING;
    return table.with(match).with(stage);
  }

  public static Table in(Table table, TableLocation place) {
    return new Table(
        table.id(),
        place,
        table.game(),
        table.options(),
        table.stage(),
        table.seating(),
        table.rated(),
        table.decks(),
        table.match(),
        table.posted(),
        table.timing(),
        table.version());
  }

  /** A table opened by a request of its own number. */
  public static Change opened(Table table, OutgoingMessage... letters) {
    return new Change(
        Optional.empty(),
        table,
        List.of(letters),
        Optional.of("opening " + table.id()),
        Optional.empty());
  }

  public static Change changed(Table before, Table after, OutgoingMessage... letters) {
    return Change.of(before, after, List.of(letters));
  }

  public static Change asked(
      String request, Table before, Table after, OutgoingMessage... letters) {
    return new Change(
        Optional.of(before), after, List.of(letters), Optional.of(request), Optional.empty());
  }

  /** The letter that the tests call by that name; a2 is later than a1. */
  public static MessageId id(String name) {
    return new MessageId(Long.parseLong(name, Character.MAX_RADIX));
  }

  public static OutgoingMessage message(String name, MessageAddress to, String words) {
    return OutgoingMessage.sending(id(name), to, "k7f2", Post.words(words));
  }

  public static OutgoingMessage change(String name, String of, MessageAddress to, String words) {
    return OutgoingMessage.changing(id(name), id(of), to, "k7f2", Post.words(words));
  }

  /** All of a table that can be compared; its match as the record of it. */
  public static List<Object> parts(Table table) {
    return List.of(
        table.id(),
        table.place(),
        table.game(),
        table.options(),
        table.stage(),
        table.seating(),
        table.match().map(Match::record),
        table.posted(),
        table.timing());
  }
}

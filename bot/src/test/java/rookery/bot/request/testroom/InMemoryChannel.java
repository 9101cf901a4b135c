package rookery.bot.request.testroom;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import rookery.bot.clock.DueTimes.Due;
import rookery.bot.clock.DueTimes.Kind;
import rookery.bot.computer.ThinkingExecutor;
import rookery.bot.outbox.Outbox;
import rookery.bot.outbox.UndeliverableHandler;
import rookery.bot.post.Control.Menu;
import rookery.bot.post.ControlId;
import rookery.bot.post.MessageIds;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.random.RequestRandomSource;
import rookery.bot.request.Arguments;
import rookery.bot.request.Arguments.Guest;
import rookery.bot.request.CommandList;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOrigin;
import rookery.bot.request.RequestOrigin.Surface;
import rookery.bot.request.TableLookup;
import rookery.bot.request.host.RequestHost;
import rookery.bot.request.host.SerialQueues;
import rookery.bot.request.host.TableChanges;
import rookery.bot.request.host.WaitForComputers;
import rookery.bot.request.host.WaitForPostedBoards;
import rookery.bot.request.internal.ComputerScheduler;
import rookery.bot.request.internal.DailyMessages;
import rookery.bot.request.internal.DueHandler;
import rookery.bot.request.internal.InternalRequests;
import rookery.bot.request.internal.OpenTables;
import rookery.bot.request.internal.StartupCheck;
import rookery.bot.request.internal.delivery.ChannelWatch;
import rookery.bot.request.internal.delivery.DeliveryFailureSteps;
import rookery.bot.request.internal.delivery.SharingChannelLost;
import rookery.bot.request.internal.leaderboard.ServerLeaderboardMessages;
import rookery.bot.request.rights.ChannelRights;
import rookery.bot.request.season.BulletinContents;
import rookery.bot.request.season.BulletinUpdates;
import rookery.bot.request.season.DueSeasonWork;
import rookery.bot.result.CurrentRatings;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.table.TableClockUpdate;
import rookery.bot.table.TableLocation;
import rookery.bot.vitals.DaemonThreads;

/**
 * A channel with friends in it and a host, without Discord and without a database: what is asked
 * for is done before the call returns, and letters arrive at once.
 */
public final class InMemoryChannel {
  public static final Person ADA = new Person("101", "Ada");
  public static final Person BEN = new Person("102", "Ben");
  public static final Person CLEO = new Person("103", "Cleo");
  public static final Person DAN = new Person("104", "Dan");
  public static final Person EVE = new Person("105", "Eve");
  public static final TableLocation GAMES = new TableLocation("11", "22");
  public static final TableLocation ELSEWHERE = new TableLocation("11", "33");
  public static final TableLocation OTHER_SERVER = new TableLocation("12", "44");

  public static final Instant NOON = Instant.parse("2026-11-22T12:00:00Z");

  /** All messages are sent at once, so that nobody waits for one. */
  private static final ScheduledExecutorService NO_TIMER =
      Executors.newSingleThreadScheduledExecutor(new DaemonThreads("timer"));

  public final MemoryTables tables;
  public final ImmediateOutbox mail;
  public final MemoryLaneClaims lanes = new MemoryLaneClaims();
  public final RequestHost host;
  public final UndeliverableHandler consequences;
  public final ChannelWatch watch;
  public final StartupCheck reopening;
  private final DueHandler ringing;
  private final MemoryServerLeaderboards serverBoards;
  private final InternalRequests unasked;
  private final Wall wall;

  public InMemoryChannel() {
    this(Runnable::run);
  }

  /** A hall where work is done by {@code threads}. */
  public InMemoryChannel(Executor threads) {
    this(threads, new RequestRandomSource(new SplittableRandom(1)));
  }

  public InMemoryChannel(CommandList commands, Executor threads, RequestRandomSource chance) {
    this(new MemoryTables(), new Wall(), commands, threads, chance, new ImmediateComputers());
  }

  /** A hall where computers think as {@code quiet} lets them. */
  public InMemoryChannel(ThinkingExecutor quiet) {
    this(new MemoryTables(), new Wall(), quiet);
  }

  /** A hall where chance is known beforehand. */
  public InMemoryChannel(RequestRandomSource chance) {
    this(Runnable::run, chance);
  }

  private InMemoryChannel(Executor threads, RequestRandomSource chance) {
    this(new MemoryTables(), new Wall(), threads, chance);
  }

  private InMemoryChannel(
      MemoryTables tables, Wall wall, Executor threads, RequestRandomSource chance) {
    this(tables, wall, TestCommands.all(tables), threads, chance, new ImmediateComputers());
  }

  private InMemoryChannel(MemoryTables tables, Wall wall, ThinkingExecutor quiet) {
    this(
        tables,
        wall,
        TestCommands.all(tables, quiet),
        Runnable::run,
        new RequestRandomSource(new SplittableRandom(1)),
        quiet);
  }

  private InMemoryChannel(
      MemoryTables tables,
      Wall wall,
      CommandList commands,
      Executor threads,
      RequestRandomSource chance,
      ThinkingExecutor quiet) {
    this.tables = tables;
    this.wall = wall;
    this.mail = tables.mail();
    TableLookup lookup = new TableLookup(tables, mail);
    SerialQueues queues = new SerialQueues(threads);
    ComputerScheduler thinking =
        new ComputerScheduler(tables, commands, chance, quiet, this::unasked);
    TableChanges changes =
        new TableChanges(
            tables,
            mail,
            lookup,
            wall.wishes,
            chance,
            wall.ids,
            wall,
            () -> {},
            wall.diary,
            thinking);
    WaitForPostedBoards boards = new WaitForPostedBoards(mail::sent, Runnable::run, NO_TIMER);
    WaitForComputers settling = new WaitForComputers(tables::find, Runnable::run, NO_TIMER);
    host = new RequestHost(commands, changes, lookup, wall.wishes, lanes, queues, boards, settling);
    unasked = new InternalRequests(changes, queues);
    DueSeasonWork seasons =
        new DueSeasonWork(
            tables.seasons(),
            changes,
            chance,
            wall.ids,
            wall,
            queues,
            tables.seats(),
            tables.seasons().roles());
    serverBoards = new MemoryServerLeaderboards(wall.wishes, tables.deals(), mail, wall);
    ServerLeaderboardMessages posting =
        new ServerLeaderboardMessages(
            wall.wishes, serverBoards, tables.deals(), wall.ids, wall, () -> {}, queues);
    BulletinUpdates standings =
        new BulletinUpdates(
            tables.bulletins(),
            new BulletinContents(
                new CurrentRatings(tables.results(), Runnable::run),
                tables.seasons(),
                lookup,
                place -> !wall.hidden.contains(place)),
            wall.ids,
            wall,
            queues);
    consequences =
        new DeliveryFailureSteps(
            unasked,
            seasons,
            posting,
            standings,
            new SharingChannelLost(tables.sharing(), wall.ids));
    reopening = reopening(tables);
    ringing =
        new DueHandler(
            unasked,
            tables,
            reopening,
            thinking,
            new DailyMessages(
                lookup,
                wall.wishes,
                wall.diary,
                this::keptDaily,
                wall.ids,
                wall,
                () -> {},
                queues,
                tables.deals()),
            seasons,
            posting,
            standings);
    watch = new ChannelWatch(tables, unasked);
  }

  /** What looks at those tables after a start. */
  public StartupCheck reopening(OpenTables open) {
    return new StartupCheck(open, tables, unasked, wall.ids, () -> {});
  }

  /** A day's message is kept once, by the rules of the real ones. */
  private void keptDaily(
      Person person, Instant due, Optional<Instant> next, Optional<OutgoingMessage> letter) {
    tables.letOneRivalActFirst();
    if (due.equals(wall.wishes.daily().get(person))) {
      next.ifPresentOrElse(
          at -> wall.wishes.daily().put(person, at), () -> wall.wishes.daily().remove(person));
      letter.ifPresent(mail::takes);
    }
  }

  private InternalRequests unasked() {
    return unasked;
  }

  /** The same hall after the program was started anew. */
  public InMemoryChannel restarted() {
    return restarted(Runnable::run);
  }

  /** Another process that serves the same hall: nothing but the tables keeps the two apart. */
  public InMemoryChannel rival() {
    return restarted();
  }

  /** The same hall after the program was started anew, where work is done by {@code threads}. */
  public InMemoryChannel restarted(Executor threads) {
    return new InMemoryChannel(
        tables,
        wall,
        TestCommands.all(tables),
        threads,
        new RequestRandomSource(new SplittableRandom(wall.requests)),
        new ImmediateComputers());
  }

  /** Who is away, and when the bot was. */
  public MemoryTimeRecords diary() {
    return wall.diary;
  }

  /** From now on not everybody in the server can see that channel. */
  public void hides(TableLocation place) {
    wall.hidden.add(place);
  }

  public Instant now() {
    return wall.now;
  }

  /** Lets so much time pass, and whatever becomes due happen when it does. */
  public void waits(Duration time) {
    Instant end = wall.now.plus(time);
    Optional<Instant> next = next(end);
    while (next.isPresent()) {
      wall.now = next.get().isAfter(wall.now) ? next.get() : wall.now;
      rings();
      next = next(end);
    }
    wall.now = end;
    rings();
  }

  /** Lets so much time pass, and nothing happen. */
  public void passes(Duration time) {
    wall.now = wall.now.plus(time);
  }

  private Optional<Instant> next(Instant end) {
    return Stream.of(
            tables.all().stream().flatMap(table -> TableClockUpdate.next(table).stream()),
            wall.wishes.daily().values().stream(),
            tables.seasons().due().values().stream(),
            serverBoards.due().values().stream(),
            tables.bulletins().due().values().stream())
        .flatMap(Function.identity())
        .filter(at -> !at.isAfter(end))
        .min(Instant::compareTo);
  }

  /** Whatever is due happens. */
  public void rings() {
    Predicate<Table> stirred = wall.diary.stirred();
    for (Table table : tables.all()) {
      Optional<Instant> due = TableClockUpdate.next(table).filter(at -> !at.isAfter(wall.now));
      if (due.isPresent() || stirred.test(table)) {
        ringing.fire(new Due(Kind.TABLE, table.id(), due.orElse(wall.now)));
      }
    }
    tables
        .seasons()
        .due()
        .forEach(
            (season, at) -> {
              if (!at.isAfter(wall.now)) {
                ringing.fire(new Due(Kind.SEASON, season, at));
              }
            });
    tables
        .bulletins()
        .due()
        .forEach(
            (key, at) -> {
              if (!at.isAfter(wall.now)) {
                ringing.fire(new Due(Kind.BOARD, key, at));
              }
            });
    Map.copyOf(wall.wishes.daily()).entrySet().stream()
        .filter(daily -> !daily.getValue().isAfter(wall.now))
        .forEach(
            daily -> ringing.fire(new Due(Kind.PERSON, daily.getKey().id(), daily.getValue())));
    serverBoards.due().entrySet().stream()
        .filter(board -> !board.getValue().isAfter(wall.now))
        .forEach(board -> ringing.fire(new Due(Kind.SERVER, board.getKey(), board.getValue())));
  }

  /** Lets what is due at that table happen; the stage completes as the sweep is to hear of it. */
  public CompletionStage<Void> fires(Table table) {
    return ringing.fire(new Due(Kind.TABLE, table.id(), wall.now));
  }

  /** Opens a table where the host sits first, then the named guests, who all come. */
  public Table opens(String game, Person first, Person... guests) {
    types(first, "play", Map.of("game", game, "seats", "named"), guests);
    for (Person guest : guests) {
      presses(guest, lobby(), "Join");
    }
    return table();
  }

  /** What people and servers wish for. */
  public MemoryPreferences wishes() {
    return wall.wishes;
  }

  /** The table opened last. */
  public Table table() {
    return tables.find(tables.last()).orElseThrow();
  }

  public OutgoingMessage lobby() {
    return board();
  }

  /** The message in the channel that speaks for the table opened last. */
  public OutgoingMessage board() {
    return mail.message(table().posted().board().orElseThrow());
  }

  /** The message that asks a person at the table opened last. */
  public OutgoingMessage prompt(Person person) {
    return mail.message(table().promptOf(person).orElseThrow());
  }

  /** Types a slash command with options as {@code name=value}. */
  public PrivateAnswer types(Person person, String command, String... options) {
    Map<String, String> words = new HashMap<>();
    Arrays.stream(options).forEach(o -> words.put(o.split("=", 2)[0], o.split("=", 2)[1]));
    return types(person, command, words);
  }

  public PrivateAnswer types(
      Person person, String command, Map<String, String> words, Person... guests) {
    return asks(typed(person, command, words, guests));
  }

  public Request typed(Person person, String command, Map<String, String> words, Person... guests) {
    List<Guest> named = Arrays.stream(guests).map(g -> new Guest(g, true, false)).toList();
    Arguments given = new Arguments(Optional.empty(), "", words, named);
    return request(person, new RequestOrigin(GAMES, Surface.COMMAND), "/" + command, given);
  }

  public Request request(Person person, RequestOrigin where, String verb, Arguments given) {
    return new Request("r" + ++wall.requests, person, where, verb, Optional.empty(), given);
  }

  /** Types an action at the only table. */
  public PrivateAnswer plays(Person person, String action) {
    return types(person, "move", Map.of("action", action));
  }

  /** Presses a button of a message of the table. */
  public PrivateAnswer presses(Person person, OutgoingMessage message, String label) {
    return asks(pressed(person, message, label));
  }

  public Request pressed(Person person, OutgoingMessage message, String label) {
    return pressed(person, message, VisibleControls.button(message.post(), label), "");
  }

  /** Chooses in a message of the table; {@code Knight c1} also by the button {@code N c1}. */
  public PrivateAnswer picks(Person person, OutgoingMessage message, String choice) {
    return asks(picked(person, message, choice));
  }

  /** Picks from the menu of a message of the table. */
  public PrivateAnswer picksFromTheMenu(Person person, OutgoingMessage message, String label) {
    Menu menu = VisibleControls.menu(message.post());
    return asks(pressed(person, message, menu.id(), VisibleControls.value(menu, label)));
  }

  public Request picked(Person person, OutgoingMessage message, String choice) {
    return pressed(person, message, VisibleControls.choice(message.post(), choice), "");
  }

  public Request pressed(Person person, OutgoingMessage message, ControlId id, String picked) {
    boolean direct = message.address() instanceof MessageAddress.Direct;
    boolean other = message.address().equals(new MessageAddress.Channel(OTHER_SERVER.channel()));
    TableLocation channel = other ? OTHER_SERVER : GAMES;
    TableLocation place = direct ? new TableLocation("", "dm" + person.id()) : channel;
    Surface on = direct && id.isOfAMenu() ? Surface.OWN_PROMPT : Surface.BOARD;
    String number = mail.sent(message.id()).map(Outbox.Sent::message).orElse("lost");
    return pressed(
        person, new RequestOrigin(place, on, Optional.of(number), ChannelRights.USUAL), id, picked);
  }

  /** Presses a button of a private answer. */
  public PrivateAnswer presses(Person person, Post answer, String label) {
    return asks(pressed(person, answer, label));
  }

  public Request pressed(Person person, Post answer, String label) {
    return pressed(
        person,
        new RequestOrigin(GAMES, Surface.OWN_PRIVATE),
        VisibleControls.button(answer, label),
        "");
  }

  /** Chooses in a private answer. */
  public PrivateAnswer picks(Person person, Post answer, String choice) {
    RequestOrigin where = new RequestOrigin(GAMES, Surface.OWN_PRIVATE);
    return asks(pressed(person, where, VisibleControls.choice(answer, choice), ""));
  }

  /** Presses what a private answer of the person bears. */
  public PrivateAnswer pressesOwn(Person person, ControlId id) {
    return asks(pressed(person, new RequestOrigin(GAMES, Surface.OWN_PRIVATE), id, ""));
  }

  public Request pressed(Person person, RequestOrigin where, ControlId id, String picked) {
    Map<String, String> words = picked.isEmpty() ? Map.of() : Map.of(Arguments.PICKED, picked);
    return new Request(
        "r" + ++wall.requests,
        person,
        where,
        id.verb(),
        id.aboutTable(),
        new Arguments(Optional.of(id.turn()), id.argument(), words, List.of()));
  }

  /** Asks for it, and hears the answer. */
  public PrivateAnswer asks(Request request) {
    PrivateAnswer told = new PrivateAnswer();
    host.handle(request, told);
    return told;
  }

  /** What all processes share beside the tables: the time, numbers, and what people wish for. */
  private static final class Wall extends Clock {
    private final MessageIds ids = new MessageIds(this);
    private final MemoryPreferences wishes = new MemoryPreferences(this);
    private final MemoryTimeRecords diary = new MemoryTimeRecords();
    private final Set<TableLocation> hidden = new HashSet<>();
    private Instant now = NOON;
    private int requests;

    @Override
    public ZoneOffset getZone() {
      return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
      return this;
    }

    @Override
    public Instant instant() {
      return now;
    }
  }
}

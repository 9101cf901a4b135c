package rookery.bot.request.testroom;

import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.request.TableStorage;
import rookery.bot.request.internal.OpenTables;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.table.TableLocation;
import rookery.bot.table.TableStage;
import rookery.bot.table.message.LiveMessages;
import rookery.bot.table.message.MessageId;
import rookery.bot.vitals.CommitOutcomeUnknownException;
import rookery.bot.vitals.StoreUnwritableException;

/** Tables in memory, kept by the rules of the real ones, that remember every change. */
public final class MemoryTables implements TableStorage, OpenTables {
  public final List<Change> changes = new ArrayList<>();
  public final Set<Person> forgotten = new HashSet<>();

  /** Those whose tables somebody wanted to know. */
  public final Set<Person> lookedUp = new HashSet<>();

  /** Those that were read. */
  public final Set<String> found = new HashSet<>();

  /** How often somebody wanted to know where a table is played. */
  public int homesAsked;

  private final MemoryDeals deals = new MemoryDeals();
  private final MemorySeats seats = new MemorySeats(this);
  private final Map<String, Table> kept = new LinkedHashMap<>();
  private final Set<String> hidden = new HashSet<>();
  private final Set<String> aside = new HashSet<>();
  private final Set<String> answered = new HashSet<>();
  private final ImmediateOutbox mail = new ImmediateOutbox();
  private final MemorySharing sharing = new MemorySharing(mail);
  private final MemorySeasons seasons = new MemorySeasons(mail);
  private final MemoryReviews reviews = new MemoryReviews(mail);
  private final MemoryBulletins bulletins = new MemoryBulletins(mail);
  private final MemoryResults results = new MemoryResults();
  private final Queue<Runnable> rivals = new ArrayDeque<>();
  private boolean rivalActs;
  private Optional<Break> breaking = Optional.empty();
  private boolean outOfReach;
  private String last = "";

  public ImmediateOutbox mail() {
    return mail;
  }

  /** The id of the table opened last. */
  public String last() {
    return last;
  }

  /** Something that happens after the next change was worked out and before it is kept. */
  public void meanwhile(Runnable rival) {
    rivals.add(rival);
  }

  /** What a connection may do that breaks while a change is committed. */
  public enum Break {
    KEEPS,
    LOSES,
    /** It loses the change, and there is no other connection. */
    IS_THE_LAST
  }

  /** The connection breaks while the next change is committed. */
  public void breaks(Break how) {
    breaking = Optional.of(how);
  }

  /** A table as if it had been kept before. */
  public void shelve(Table table) {
    kept.put(table.id(), table.kept(1));
    last = table.id();
  }

  /** A table at which play has begun, as if its rules had been changed since. */
  public Table outdates(Table table) {
    Table outdated =
        new Table(
            table.id(),
            table.place(),
            table.game(),
            table.options(),
            TableStage.PLAYING,
            table.seating(),
            table.rated(),
            table.decks(),
            Optional.empty(),
            table.posted(),
            table.timing(),
            table.version());
    shelve(outdated);
    return outdated;
  }

  /** The table opened last as one whose board was a message of components, as all once were. */
  public OutgoingMessage withFormerBoard() {
    Table table = kept.get(last);
    LiveMessages live = table.posted();
    MessageId board = live.board().orElseThrow();
    LiveMessages former =
        new LiveMessages(
            live.board(),
            live.since(),
            live.turn(),
            live.prompts(),
            live.unreachable(),
            Set.of(board),
            Optional.empty(),
            Optional.empty(),
            new TreeMap<>(),
            new TreeMap<>());
    kept.put(last, table.with(former));
    return mail.message(board);
  }

  @Override
  public Optional<Table> find(String id) {
    found.add(id);
    return Optional.ofNullable(kept.get(id)).filter(t -> !hidden.contains(id));
  }

  public List<Table> all() {
    return List.copyOf(kept.values());
  }

  /** As if this build could not read a table. */
  public void hides(String id) {
    hidden.add(id);
  }

  /** As if this build could read it after all. */
  public void shows(String id) {
    hidden.remove(id);
  }

  @Override
  public boolean isSetAside(String id) {
    return hidden.contains(id);
  }

  @Override
  public List<Open> open(Predicate<TableLocation> where) {
    return kept.values().stream()
        .filter(t -> isOpen(t) && where.test(t.place()))
        .map(
            t ->
                new Open(
                    t.id(),
                    t.place(),
                    t.stage() == TableStage.STRANDED,
                    aside.contains(t.id()),
                    t.version()))
        .toList();
  }

  @Override
  public List<Open> doubtful() {
    return open(place -> true).stream()
        .filter(t -> t.aside() || hidden.contains(t.id()) || kept.get(t.id()).isOutdated())
        .toList();
  }

  @Override
  public Map<String, TableLocation> homes(List<String> ids) {
    homesAsked += ids.size();
    Map<String, TableLocation> homes = new HashMap<>();
    ids.stream()
        .map(kept::get)
        .filter(Objects::nonNull)
        .forEach(table -> home(table).ifPresent(home -> homes.put(table.id(), home)));
    return homes;
  }

  private Optional<TableLocation> home(Table table) {
    return table
        .posted()
        .board()
        .flatMap(mail::sent)
        .map(sent -> new TableLocation(table.place().guild(), sent.channel()));
  }

  @Override
  public Optional<Unreadable> unreadable(String id) {
    return Optional.ofNullable(kept.get(id))
        .filter(t -> hidden.contains(id))
        .map(t -> new Unreadable(id, t.place(), t.seating().joined()));
  }

  @Override
  public boolean setAside(String id, List<OutgoingMessage> letters) {
    boolean isNew = aside.add(id);
    if (isNew) {
      letters.forEach(mail::takes);
    }
    return isNew;
  }

  @Override
  public boolean takeUp(String id) {
    return aside.remove(id);
  }

  @Override
  public List<String> openIn(String channel) {
    return newestFirst(
        kept.values().stream()
            .filter(t -> isOpen(t) && t.stage() != TableStage.STRANDED)
            .filter(t -> isIn(channel, t)));
  }

  @Override
  public List<String> followedIn(String server) {
    return all().stream()
        .filter(table -> table.place().guild().equals(server))
        .filter(table -> !table.seating().followers().isEmpty())
        .map(Table::id)
        .toList();
  }

  @Override
  public Optional<String> lastOver(String channel) {
    return newestFirst(
            kept.values().stream()
                .filter(t -> t.stage() == TableStage.OVER && t.place().channel().equals(channel)))
        .stream()
        .findFirst();
  }

  @Override
  public List<String> over(Person person, int most) {
    return newestFirst(
            kept.values().stream().filter(t -> t.stage() == TableStage.OVER && isOf(t, person)))
        .stream()
        .limit(most)
        .toList();
  }

  private static boolean isOf(Table table, Person person) {
    return table.seating().chairs().containsValue(person)
        || table.seating().formerSeat(person).isPresent();
  }

  @Override
  public void forget(Person person) {
    forgotten.add(person);
    deals.forget(person);
  }

  @Override
  public List<Instant> dates(String table) {
    int entries = kept.get(table).match().orElseThrow().record().entries().size();
    return Stream.iterate(InMemoryChannel.NOON, at -> at.plusSeconds(60)).limit(entries).toList();
  }

  @Override
  public List<String> of(Person person) {
    lookedUp.add(person);
    return newestFirst(
        kept.values().stream().filter(t -> isOpen(t) && t.seating().joined().contains(person)));
  }

  @Override
  public List<String> leftBy(Person person) {
    return newestFirst(
        kept.values().stream()
            .filter(t -> isOpen(t) && t.seating().formerSeat(person).isPresent()));
  }

  private static List<String> newestFirst(Stream<Table> tables) {
    List<String> ids = new ArrayList<>(tables.map(Table::id).toList());
    Collections.reverse(ids);
    return ids;
  }

  private boolean isIn(String channel, Table table) {
    return table.place().channel().equals(channel)
        || table
            .posted()
            .lobby()
            .flatMap(lobby -> mail.sent(lobby.message()))
            .filter(sent -> sent.message().equals(channel))
            .isPresent();
  }

  private static boolean isOpen(Table table) {
    return table.stage() != TableStage.OVER && table.stage() != TableStage.CLOSED;
  }

  private long counted(Person person) {
    return of(person).stream().filter(id -> kept.get(id).stage() != TableStage.STRANDED).count();
  }

  @Override
  public boolean isAnswered(String request, Optional<String> table) {
    if (outOfReach) {
      throw new StoreUnwritableException(new IllegalStateException("out of reach"));
    }
    return answered.contains(request);
  }

  @Override
  public Table save(Change change) {
    letOneRivalActFirst();
    check(change);
    Optional<Break> broken = breaking;
    breaking = Optional.empty();
    outOfReach = broken.filter(Break.IS_THE_LAST::equals).isPresent();
    Table after =
        broken.filter(how -> how != Break.KEEPS).isPresent() ? change.after() : kept(change);
    if (broken.isPresent()) {
      throw new CommitOutcomeUnknownException(new IllegalStateException("broken"));
    }
    return after;
  }

  private Table kept(Change change) {
    change.request().ifPresent(answered::add);
    Table after = change.after().kept(change.before().map(Table::version).orElse(0L) + 1);
    if (change.before().isEmpty()) {
      last = after.id();
    }
    kept.put(after.id(), after);
    change.follows().ifPresent(over -> kept.put(over.id(), over.kept(over.version() + 1)));
    changes.add(change);
    seasons.note(new Change(change.before(), after, List.of(), change.request(), Optional.empty()));
    change.letters().forEach(mail::takes);
    return after;
  }

  /** What a rival does meets no rival itself. */
  public void letOneRivalActFirst() {
    if (!rivalActs && !rivals.isEmpty()) {
      rivalActs = true;
      rivals.poll().run();
      rivalActs = false;
    }
  }

  private void check(Change change) {
    String id = change.after().id();
    if (change.request().filter(answered::contains).isPresent()) {
      throw new AlreadyAnsweredException(change.request().get());
    }
    if (change.before().isEmpty() && kept.containsKey(id)) {
      throw new IdTakenException(id);
    }
    if (change.before().isEmpty() && counted(change.after().host()) >= MOST_AT_ONCE) {
      throw new TooManyTablesException();
    }
    change.before().ifPresent(this::checkUnchanged);
    change.follows().ifPresent(this::checkUnchanged);
  }

  private void checkUnchanged(Table read) {
    if (read.version() != kept.get(read.id()).version()) {
      throw new ConflictException(read.id());
    }
  }

  /** Which servers share open tables. */
  public MemorySharing sharing() {
    return sharing;
  }

  /** What people wish about open seats. */
  public MemorySeats seats() {
    return seats;
  }

  /** The deals of the days. */
  public MemoryDeals deals() {
    return deals;
  }

  /** The messages with the standings of servers. */
  public MemoryBulletins bulletins() {
    return bulletins;
  }

  /** The results that were kept; none is added by itself. */
  public MemoryResults results() {
    return results;
  }

  /** The seasons whose games are played at them. */
  public MemorySeasons seasons() {
    return seasons;
  }

  /** The reviews of games that were played at them. */
  public MemoryReviews reviews() {
    return reviews;
  }
}

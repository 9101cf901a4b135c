package rookery.bot.request;

import jakarta.inject.Inject;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rookery.bot.outbox.Outbox;
import rookery.bot.post.Markdown;
import rookery.bot.post.SelectableOption;
import rookery.bot.request.CommandDeclaration.About;
import rookery.bot.table.Person;
import rookery.bot.table.Refusal;
import rookery.bot.table.Table;
import rookery.bot.table.TableLocation;
import rookery.bot.table.TableStage;
import rookery.bot.table.message.MessageId;
import rookery.engine.text.Phrase;

/** Finds the tables that people mean. Changes nothing. */
public final class TableLookup {
  /** The most that Discord shows at once. */
  public static final int MOST = 25;

  private static final int MOST_OVER = 50;

  private static final int MOST_LISTED = 15;

  private final TableStorage tables;
  private final Outbox outbox;

  @Inject
  public TableLookup(TableStorage tables, Outbox outbox) {
    this.tables = tables;
    this.outbox = outbox;
  }

  /**
   * Finds the table that a command is about: the named one, or the only possible one.
   *
   * @param named what was typed as the table; empty if nothing was
   * @param about which tables are possible
   * @param fit tests that choose among several tables; the first test that some table passes
   *     decides
   * @return its id
   * @throws Refusal that lists the tables if several are possible
   */
  public String table(
      Person person,
      TableLocation place,
      Optional<String> named,
      About about,
      List<Predicate<Table>> fit) {
    if (named.isPresent()) {
      boolean inServer = about == About.SERVER_TABLE;
      return tableNamed(person, place, named.get().strip().toLowerCase(Locale.ROOT), inServer);
    }
    boolean seated = about == About.OWN_TABLE || about == About.STRANDED_TABLE;
    List<Table> here =
        about == About.STRANDED_TABLE ? stranded(person) : candidates(person, place, seated);
    Optional<String> last =
        meansTheLastOver(about, here) ? lastOver(person, place) : Optional.empty();
    if (last.isPresent()) {
      return last.get();
    }
    List<Predicate<Table>> tests = about.isPast() ? List.of(TableLookup::hasBegun) : fit;
    List<Table> fitting = fitting(here, tests);
    List<Table> waiting = fitting.stream().filter(t -> t.awaited().has(person)).toList();
    List<Table> meant = waiting.size() == 1 ? waiting : fitting;
    return switch (meant.size()) {
      case 0 ->
          throw new Refusal(
              about == About.STRANDED_TABLE ? nothingToResume(person, place) : none(seated));
      case 1 -> meant.get(0).id();
      default -> throw new Refusal(several(meant));
    };
  }

  /** The game that ended last there; where everybody has games of their own, the person's. */
  private Optional<String> lastOver(Person person, TableLocation place) {
    return place.isDirect()
        ? tables.over(person, 1).stream().findFirst()
        : tables.lastOver(place.channel());
  }

  private String nothingToResume(Person person, TableLocation place) {
    List<Table> here =
        candidates(person, place, true).stream()
            .filter(at -> at.stage() == TableStage.PLAYING)
            .toList();
    return here.size() == 1
        ? nothingToResume(here.get(0))
        : "Nothing to resume: none of your games has lost its channel. `/games` lists your"
            + " games.";
  }

  /** Says why a game that has a channel cannot be resumed. */
  public static String nothingToResume(Table table) {
    if (table.place().isInAnswers()) {
      return "Nothing to resume: %s is running. `/next` opens it wherever you are."
          .formatted(table.title());
    }
    return table.clock().rests()
        ? "%s is paused. Type `/pause` again to resume the game.".formatted(table.title())
        : "Nothing to resume: %s is running in %s."
            .formatted(table.title(), table.home().mention());
  }

  /** Whether a game that is over is meant, by itself or as there is none to be played. */
  private static boolean meansTheLastOver(About about, List<Table> here) {
    return about == About.FINISHED_TABLE
        || about == About.PAST_TABLE && here.stream().noneMatch(TableLookup::hasBegun)
        || about == About.TABLE && here.isEmpty();
  }

  private static boolean hasBegun(Table table) {
    return table.match().isPresent();
  }

  private static List<Table> fitting(List<Table> here, List<Predicate<Table>> fit) {
    for (Predicate<Table> test : fit) {
      List<Table> passing = here.stream().filter(test).toList();
      if (!passing.isEmpty()) {
        return passing;
      }
    }
    return here;
  }

  /**
   * The tables of that channel and its threads whose games are not over; of those that are played
   * in answers, the person's own.
   */
  public Stream<Table> openAt(TableLocation place, Person person) {
    return place.isInAnswers()
        ? found(tables.of(person)).filter(at -> at.place().isInAnswers())
        : found(tables.openIn(place.channel()));
  }

  /** The tables that a command typed there can be about if it names none. */
  public List<Table> possible(CompletionRequest typing, About about) {
    return candidates(typing.who(), typing.place(), about == About.OWN_TABLE);
  }

  /** Whether a command typed there could also mean other tables. */
  public boolean couldMeanOtherTables(Table table, Request request) {
    List<Table> possible = candidates(request.who(), request.where().place(), true);
    return possible.size() > 1 && possible.stream().anyMatch(t -> t.id().equals(table.id()));
  }

  /** People who can see the channel can see the table; its players can act from anywhere. */
  private String tableNamed(Person person, TableLocation place, String id, boolean inServer) {
    return find(id)
        .filter(t -> isNear(t, person, place, inServer))
        .map(Table::id)
        .orElseThrow(() -> new Refusal(noSuchTable(id)));
  }

  private static boolean isNear(Table table, Person person, TableLocation place, boolean inServer) {
    return table.isAt(place)
        || table.concerns(person)
        || inServer && !place.isDirect() && table.place().guild().equals(place.guild());
  }

  /**
   * Checks that a person who pressed a button can see its table or has a seat there.
   *
   * @param inServer whether it is enough to be in the table's server
   * @param command what the button asks for, which may reach further
   * @throws Refusal as if there were no such table
   */
  public void checkNear(Request request, String id, boolean inServer, Command command) {
    Optional<Table> table = find(id);
    if (table.isPresent()
        && !isNear(table.get(), request.who(), request.where().place(), inServer)
        && !command.reaches(request, table.get())) {
      throw new Refusal(noSuchTable(id));
    }
  }

  private List<Table> stranded(Person person) {
    return found(tables.of(person)).filter(at -> at.stage() == TableStage.STRANDED).toList();
  }

  /** Says why a table is not found. */
  String noSuchTable(String id) {
    if (tables.isSetAside(id)) {
      return "Table %s is on hold: I need an update before I can open it. Nothing is lost. The game"
              .formatted(id)
          + " continues once my owner has updated me.";
    }
    return "There's no table %s here. `/games` lists your games.".formatted(Markdown.quoted(id));
  }

  private static String none(boolean seated) {
    return seated
        ? "You have no seat at a table here. `/games` lists your games, and `/play` opens a"
            + " table."
        : "There's no table here. `/games` lists your games, and `/play` opens a table.";
  }

  private static String several(List<Table> tables) {
    List<String> names =
        tables.stream()
            .limit(MOST_LISTED)
            .map(t -> "`table:%s` (%s)".formatted(t.id(), t.game().title()))
            .toList();
    return "There are several tables here. Type which one you mean: " + Phrase.either(names) + ".";
  }

  private List<Table> candidates(Person person, TableLocation place, boolean seated) {
    List<String> ids = place.isDirect() ? tables.of(person) : tables.openIn(place.channel());
    return found(ids)
        .filter(table -> !table.isOutdated())
        .filter(table -> !seated || table.seating().concerns(person))
        .toList();
  }

  private Stream<Table> found(List<String> ids) {
    return tables.find(ids).stream().map(this::located);
  }

  /** The times of all entries of the table's game, in order. */
  public List<Instant> dates(Table table) {
    return tables.dates(table.id());
  }

  /** The table of that id. */
  public Optional<Table> find(String id) {
    return tables.find(id).map(this::located);
  }

  private Table located(Table table) {
    return table.located(this::thread);
  }

  /** A thread has the id of the message it was started from. */
  private Optional<String> thread(MessageId opener) {
    return outbox.sent(opener).map(Outbox.Sent::message);
  }

  /**
   * The person's open tables, starting with those where it is their turn, earliest deadline first.
   */
  public List<Table> of(Person person) {
    return own(person).open();
  }

  /**
   * A person's open tables.
   *
   * @param open starting with those where it is the person's turn, earliest deadline first
   * @param setAside the ids of tables that this build cannot read
   */
  public record Own(List<Table> open, List<String> setAside) {}

  /** The person's open tables. */
  public Own own(Person person) {
    List<String> ids = tables.of(person);
    List<Table> open =
        found(ids)
            .sorted(
                Comparator.comparing((Table table) -> !table.awaited().has(person))
                    .thenComparing(table -> table.clock().due().orElse(Instant.MAX)))
            .toList();
    Set<String> read = open.stream().map(Table::id).collect(Collectors.toSet());
    return new Own(
        open, ids.stream().filter(id -> !read.contains(id)).filter(tables::isSetAside).toList());
  }

  /** The open tables where somebody else has taken over the person's seat. */
  public List<Table> leftBy(Person person) {
    return found(tables.leftBy(person)).toList();
  }

  /** The games of that server that somebody follows, oldest first. */
  public Stream<Table> followedIn(String server) {
    return found(tables.followedIn(server));
  }

  /** The person's finished games, most recent first. */
  public List<Table> over(Person person) {
    return found(tables.over(person, MOST_OVER)).toList();
  }

  /** The tables where it is the person's turn, earliest deadline first. */
  public List<Table> awaiting(Person person) {
    return of(person).stream().filter(table -> table.awaited().has(person)).toList();
  }

  /**
   * The link to the message that shows a table, once it is posted; none to one of two people's
   * direct messages, as the other could not open it, nor for visitors from other servers.
   */
  public Optional<String> link(Table table) {
    if (table.both().isPresent() || table.isReadByVisitor()) {
      return Optional.empty();
    }
    return table
        .posted()
        .board()
        .flatMap(outbox::sent)
        .map(sent -> new TableLocation(table.place().guild(), sent.channel()).link(sent.message()));
  }

  /** Suggests tables whose name contains what was typed. */
  public List<SelectableOption> completeTable(CompletionRequest typing) {
    String wanted = typing.typed().strip().toLowerCase(Locale.ROOT);
    return Stream.concat(
            candidates(typing.who(), typing.place(), false).stream(),
            stranded(typing.who()).stream())
        .distinct()
        .filter(t -> t.title().toLowerCase(Locale.ROOT).contains(wanted))
        .limit(MOST)
        .map(table -> new SelectableOption(table.id(), table.title()))
        .toList();
  }
}

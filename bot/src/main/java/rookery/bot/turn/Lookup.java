package rookery.bot.turn;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import rookery.bot.post.Control.Answer;
import rookery.bot.post.Post;
import rookery.bot.table.Person;
import rookery.bot.table.Place;
import rookery.bot.table.Refusal;
import rookery.bot.table.Stage;
import rookery.bot.table.Table;
import rookery.engine.Game;
import rookery.engine.OptionSpec;
import rookery.engine.Seat;
import rookery.engine.games.Games;
import rookery.engine.match.ActionReader;

/** Finds what people mean, and what they could type next. Changes nothing. */
public final class Lookup {
  private static final int MOST = 25;
  private static final int MOST_LINES = 15;
  private static final int LONGEST = 100;

  private final Tables store;
  private final Outbox outbox;

  @Inject
  Lookup(Tables store, Outbox outbox) {
    this.store = store;
    this.outbox = outbox;
  }

  /**
   * The table a command is about: the one named, or the only one it can be.
   *
   * @param named what was typed as the table; empty where nothing was
   * @param seated whether only tables count where the person has a seat
   * @return its id
   * @throws Refusal that lists the tables where it could be several
   */
  public String table(Asked asked, Optional<String> named, boolean seated) {
    if (named.isPresent()) {
      return named(asked, named.get().strip().toLowerCase(Locale.ROOT));
    }
    List<Table> here = candidates(asked, seated);
    List<Table> waiting = here.stream().filter(t -> t.awaited().contains(asked.person())).toList();
    List<Table> meant = waiting.size() == 1 ? waiting : here;
    return switch (meant.size()) {
      case 0 -> throw new Refusal(none(seated));
      case 1 -> meant.get(0).id();
      default -> throw new Refusal(several(meant));
    };
  }

  /** A table is seen by those who see its channel; those who sit at it may act from anywhere. */
  private String named(Asked asked, String id) {
    return store
        .find(id)
        .filter(t -> t.place().equals(asked.place()) || isAt(t, asked.person()))
        .map(Table::id)
        .orElseThrow(() -> new Refusal(TableChanges.noSuchTable(id)));
  }

  private static String none(boolean seated) {
    return seated
        ? "You have no seat at a table here. /games lists your tables, /play opens one."
        : "There is no table here. /games lists your tables, /play opens one.";
  }

  private static String several(List<Table> tables) {
    List<String> names =
        tables.stream()
            .limit(MOST_LINES)
            .map(t -> "`table:" + t.id() + "` " + t.game().title())
            .toList();
    return "There are several tables it could be; say which: " + String.join(", ", names) + ".";
  }

  private List<Table> candidates(Asked asked, boolean seated) {
    Stream<String> ids =
        asked.place().isDirect()
            ? store.of(asked.person()).stream()
            : store.openIn(asked.place().channel()).stream();
    return ids.flatMap(id -> store.find(id).stream())
        .filter(table -> !table.isOutdated())
        .filter(table -> !seated || isAt(table, asked.person()))
        .toList();
  }

  private static boolean isAt(Table table, Person person) {
    return table.seating().joined().contains(person) || table.seating().invited().contains(person);
  }

  /** The person's tables, those first that wait for the person. */
  public Post games(Person person) {
    List<String> lines = new ArrayList<>();
    store.of(person).stream()
        .flatMap(id -> store.find(id).stream())
        .sorted(Comparator.comparing((Table table) -> !waitsForMove(table, person)))
        .forEach(table -> lines.add(line(table, person)));
    if (lines.isEmpty()) {
      return Post.words("You play no game now. /play opens a table.");
    }
    int shown = Math.min(lines.size(), MOST_LINES);
    String more = lines.size() > shown ? "\n... and %d more.".formatted(lines.size() - shown) : "";
    return Post.words("Your games:\n" + String.join("\n", lines.subList(0, shown)) + more);
  }

  private String line(Table table, Person person) {
    String link =
        table
            .posted()
            .board()
            .flatMap(outbox::sent)
            .map(
                sent -> " " + new Place(table.place().guild(), sent.channel()).link(sent.message()))
            .orElse("");
    return "- %s in %s: %s%s"
        .formatted(table.title(), table.place().mention(), waitsFor(table, person), link);
  }

  private static boolean waitsForMove(Table table, Person person) {
    return table.match().isPresent() && table.awaited().contains(person);
  }

  private static String waitsFor(Table table, Person person) {
    if (table.match().isEmpty()) {
      return "waits for people";
    }
    if (waitsForMove(table, person)) {
      return "**it is your turn**";
    }
    return table.asks(person) ? "**you are asked**" : "waits for others";
  }

  /** What could be meant by the beginning of a legal action's text. */
  public List<Answer> completeAction(Asked asked, Optional<String> named, String typed) {
    Optional<Table> table = store.find(table(asked, named, true));
    Optional<Seat> seat = table.flatMap(t -> t.seating().seatOf(asked.person()));
    if (seat.isEmpty() || table.get().stage() != Stage.PLAYING) {
      return List.of();
    }
    return ActionReader.complete(table.get().running().legal(seat.get()), typed, MOST).stream()
        .map(action -> new Answer(action.text(), action.text()))
        .toList();
  }

  /** The person's tables here whose name begins with or contains what was typed. */
  public List<Answer> completeTable(Asked asked, String typed) {
    String wanted = typed.strip().toLowerCase(Locale.ROOT);
    return candidates(asked, false).stream()
        .filter(t -> t.title().toLowerCase(Locale.ROOT).contains(wanted))
        .limit(MOST)
        .map(table -> new Answer(table.id(), table.title()))
        .toList();
  }

  /** The games whose name contains what was typed. */
  public static List<Answer> completeGame(String typed) {
    String wanted = typed.strip().toLowerCase(Locale.ROOT);
    return Games.all().stream()
        .filter(g -> (g.id() + " " + g.title()).toLowerCase(Locale.ROOT).contains(wanted))
        .limit(MOST)
        .map(game -> new Answer(game.id(), game.title()))
        .toList();
  }

  /** The options of a game that could be added to those typed so far. */
  public static List<Answer> completeOptions(String game, String typed) {
    int last = typed.lastIndexOf(' ') + 1;
    String before = typed.substring(0, last);
    String wanted = typed.substring(last).toLowerCase(Locale.ROOT);
    List<OptionSpec> specs = Games.find(game).map(Game::options).orElse(List.of());
    return specs.stream()
        .filter(spec -> !before.contains(spec.name() + "="))
        .flatMap(spec -> spec.values().stream().map(value -> spec.name() + "=" + value))
        .filter(text -> text.startsWith(wanted))
        .limit(MOST)
        .filter(text -> before.length() + text.length() <= LONGEST)
        .map(text -> new Answer(before + text, before + text))
        .toList();
  }
}

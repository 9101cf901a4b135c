package rookery.bot.post.page;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import rookery.bot.post.Control;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Link;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.LearnButton;
import rookery.bot.post.Picture;
import rookery.bot.post.PictureList;
import rookery.bot.post.PictureList.Card;
import rookery.bot.post.table.CachedViews;
import rookery.bot.post.table.SeatTakenPost;
import rookery.bot.post.text.ClockWords;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.post.text.ResultWords;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;
import rookery.engine.Seat;
import rookery.engine.View;
import rookery.engine.text.Phrase;

/** A person's tables, each with a small picture and what that person has to do there. */
public final class GamesList {
  private final Person person;
  private final Shown shown;
  private final Function<Table, Optional<String>> link;

  /** Which tables are listed. */
  public enum Which {
    MINE("My turn", "No game is waiting for you."),
    ALL("All", "You're not in a game. Open a table with `/play`."),
    OVER("Finished", "You haven't finished a game yet.");

    private final String label;
    private final String nothing;

    Which(String label, String nothing) {
      this.label = label;
      this.nothing = nothing;
    }
  }

  /**
   * Which part of a list is shown.
   *
   * @param page the first is 0
   */
  public record Shown(Which which, int page) {
    /** All tables, from the first on. */
    public static final Shown FIRST = new Shown(Which.ALL, 0);

    String argument() {
      return which.name() + " " + page;
    }

    /**
     * Reads a button's argument: which list, and perhaps a page. Anything else gives the first page
     * of all tables.
     */
    public static Shown parse(String argument) {
      String[] parts = argument.split(" ");
      String page = parts.length > 1 ? parts[1] : "0";
      return Arrays.stream(Which.values())
          .filter(which -> parts.length <= 2 && which.name().equals(parts[0]))
          .filter(which -> page.matches("\\d{1,4}"))
          .map(which -> new Shown(which, Integer.parseInt(page)))
          .findFirst()
          .orElse(FIRST);
    }
  }

  private GamesList(Person person, Shown shown, Function<Table, Optional<String>> link) {
    this.person = person;
    this.shown = shown;
    this.link = link;
  }

  /**
   * A page of a list.
   *
   * @param tables the tables to list, in order
   * @param aside the ids of tables that cannot be read now
   * @param link the address of the message that shows a table, where there is one
   */
  public static PictureList of(
      Person person,
      Shown shown,
      List<Table> tables,
      List<String> aside,
      Function<Table, Optional<String>> link) {
    int last = Math.max(0, (tables.size() - 1) / PictureList.MOST);
    Shown there = new Shown(shown.which(), Math.min(shown.page(), last));
    GamesList list = new GamesList(person, there, link);
    List<Card> cards =
        tables.stream()
            .skip((long) there.page() * PictureList.MOST)
            .limit(PictureList.MOST)
            .map(list::card)
            .toList();
    String heading = list.heading(tables.size(), last) + aside(aside);
    return new PictureList(heading, cards, List.of(list.row(last, tables.isEmpty())));
  }

  private static String aside(List<String> tables) {
    return tables.isEmpty()
        ? ""
        : "\nI can't open %s %s right now. Nothing is lost."
            .formatted(tables.size() == 1 ? "table" : "tables", Phrase.list(tables));
  }

  private String heading(int tables, int last) {
    if (tables == 0) {
      return shown.which().nothing;
    }
    String heading = "**Your games** \u00b7 %s (%d)".formatted(shown.which().label, tables);
    return last == 0
        ? heading
        : heading + " \u00b7 page %d of %d".formatted(shown.page() + 1, last + 1);
  }

  private List<Control> row(int last, boolean empty) {
    List<Control> row = new ArrayList<>();
    for (Which which : Which.values()) {
      Look look = which == shown.which() ? Look.MAIN : Look.PLAIN;
      // Without a page, because no two buttons may have the same id, and on the second page Back
      // also leads to the first.
      row.add(button(which.name(), which.label, look));
    }
    if (shown.page() > 0) {
      row.add(button(page(shown.page() - 1), "\u2190 Back", Look.PLAIN));
    }
    if (shown.page() < last) {
      row.add(button(page(shown.page() + 1), "More \u2192", Look.PLAIN));
    }
    if (empty) {
      row.add(LearnButton.ofAll());
    }
    return row;
  }

  private String page(int number) {
    return new Shown(shown.which(), number).argument();
  }

  private static Control button(String argument, String label, Look look) {
    return new Button(ControlId.free(ControlVerb.GAMES, argument), label, look);
  }

  private Card card(Table table) {
    Optional<View> view =
        table.match().map(match -> new CachedViews().of(table, table.viewer(person)));
    String words =
        "%s%s\n%s".formatted(heading(table), ClockWords.shortly(table), state(table, view));
    return new Card(words, view.map(Picture::of), controls(table));
  }

  /** A thread is named after its table. */
  private static String heading(Table table) {
    return table.isInThread()
        ? "**%s**".formatted(table.home().mention())
        : "%s \u00b7 %s".formatted(table.heading(), table.home().mention());
  }

  /** How the table stands for the person. */
  private String state(Table table, Optional<View> view) {
    return switch (table.stage()) {
      case GATHERING -> "Waiting for players.";
      case PLAYING ->
          view.map(seen -> waits(table, seen))
              .orElse("I'll stop this game: an update changed its rules.");
      case STRANDED -> table.onHold();
      case OVER -> table.result().map(how -> ResultWords.sentence(how, table)).orElse("Finished.");
      case CLOSED -> "Stopped without a result.";
    };
  }

  private String waits(Table table, View view) {
    Optional<Seat> left = table.seating().formerSeat(person);
    if (left.isPresent()) {
      return leftTo(table, left.get());
    }
    if (table.awaited().has(person)) {
      return view.task()
          .map(task -> "**Your turn.** " + new PlayerNames(table).read(task))
          .orElse("**Your turn.**");
    }
    return table.awaited().asks(person)
        ? "**Waiting for your answer.**"
        : "Waiting for " + Person.mentions(table.awaited().people()) + ".";
  }

  private String leftTo(Table table, Seat seat) {
    Person now = table.seating().chairs().get(seat);
    boolean kept = now.isComputer() && SeatTakenPost.isKept(table, seat, person);
    String words =
        kept ? "%s is playing for you; take your seat back any time." : "%s has your seat now.";
    return words.formatted(PlayerNames.of(now));
  }

  private List<Control> controls(Table table) {
    List<Control> row = new ArrayList<>();
    if (table.stage() == TableStage.PLAYING) {
      table
          .seating()
          .formerSeat(person)
          .filter(seat -> SeatTakenPost.isKept(table, seat, person))
          .ifPresent(seat -> row.add(SeatTakenPost.takeBack(table, seat)));
    }
    if (table.match().isPresent()) {
      boolean mine = table.stage() == TableStage.PLAYING && table.awaited().has(person);
      row.add(
          mine
              ? new Button(ControlId.of(ControlVerb.MOVE, table), "Move", Look.MAIN)
              : new Button(ControlId.of(ControlVerb.BOARD, table), "Show board", Look.PLAIN));
    }
    link.apply(table).ifPresent(address -> row.add(new Link(address, "Go to game")));
    return row;
  }
}

package rookery.bot.post.table;

import java.util.ArrayList;
import java.util.List;
import rookery.bot.post.Control;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.Control.Menu;
import rookery.bot.post.ControlId;
import rookery.bot.post.Post;
import rookery.bot.post.Suggestion;
import rookery.bot.post.Verb;
import rookery.bot.post.words.ClockWords;
import rookery.bot.post.words.Cut;
import rookery.bot.post.words.Names;
import rookery.bot.post.words.Telling;
import rookery.bot.table.Person;
import rookery.bot.table.Stage;
import rookery.bot.table.Table;
import rookery.engine.computer.Players;

/** The message in the channel that invites people to a table. */
public final class LobbyPost {
  private LobbyPost() {}

  /** The invitation while people gather; afterwards what came of it. */
  public static Post of(Table table) {
    Post post = Post.words(words(table));
    if (table.stage() != Stage.GATHERING) {
      return post;
    }
    Post joining =
        post.with(
            new Button(ControlId.of(Verb.JOIN, table), "Join", Look.MAIN),
            new Button(ControlId.of(Verb.LEAVE, table), "Leave", Look.PLAIN),
            new Button(ControlId.of(Verb.DECLINE, table), "Decline", Look.PLAIN),
            new Button(ControlId.of(Verb.CANCEL, table), "Cancel", Look.DANGER),
            new Button(ControlId.free(Verb.RULES, table.game().id()), "Rules", Look.PLAIN));
    boolean open = table.seating().open(table.seats().size()) > 0;
    return open ? joining.with(computers(table)) : joining;
  }

  /** Those who sit there already need not wait for others. */
  private static Control computers(Table table) {
    List<Suggestion> levels =
        Players.LEVELS.stream()
            .map(level -> new Suggestion(level.name(), level.title() + " computers"))
            .toList();
    return new Menu(ControlId.of(Verb.FILL, table), "Fill with computers", levels);
  }

  private static String words(Table table) {
    List<String> lines = new ArrayList<>();
    lines.add(first(table));
    lines.add(table.game().summary());
    lines.add("At the table: " + Names.of(table.seating().joined()));
    ClockWords.chosen(table).ifPresent(lines::add);
    lines.add(state(table));
    List<String> small = new ArrayList<>(Telling.unusual(table));
    small.add("table " + table.id());
    lines.add("-# " + String.join(" \u00b7 ", small));
    return Cut.toAMessage(lines);
  }

  /** Whoever is invited is called by it. */
  private static String first(Table table) {
    String game = table.game().title();
    List<Person> invited = table.seating().invited();
    return table.stage() != Stage.GATHERING || invited.isEmpty()
        ? "%s opens a table of %s.".formatted(Names.of(table.host()), game)
        : "%s, %s invites you to %s."
            .formatted(Person.mentions(invited), Names.of(table.host()), game);
  }

  private static String state(Table table) {
    return switch (table.stage()) {
      case GATHERING -> gathering(table);
      case PLAYING, OVER -> "The game has started.";
      case STRANDED -> "This table waits, as I could not write in its channel.";
      case CLOSED -> "This table was closed before the game started.";
    };
  }

  private static String gathering(Table table) {
    int open = table.seating().open(table.seats().size());
    String seats =
        switch (open) {
          case 0 -> "All seats are taken or kept for those invited.";
          case 1 -> "One seat is open to anybody.";
          default -> open + " seats are open to anybody.";
        };
    return seats + " The game starts when everybody is here.";
  }
}

package rookery.bot.post.table;

import java.util.ArrayList;
import java.util.List;
import rookery.bot.post.Control;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.Control.Menu;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.LearnButton;
import rookery.bot.post.Post;
import rookery.bot.post.RulesButton;
import rookery.bot.post.SelectableOption;
import rookery.bot.post.text.ClockWords;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.post.text.SeatWords;
import rookery.bot.post.text.TablePhrases;
import rookery.bot.post.text.TruncatedText;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;
import rookery.engine.computer.ComputerPlayers;
import rookery.engine.text.Phrase;

/** The message in the channel that invites people to a table. */
public final class LobbyPost {
  private LobbyPost() {}

  /** The invitation while people join; afterwards the outcome. */
  public static Post of(Table table) {
    Post post = Post.words(words(table));
    if (table.stage() != TableStage.GATHERING) {
      return post;
    }
    List<Control> row = new ArrayList<>();
    row.add(new Button(ControlId.of(ControlVerb.JOIN, table), "Join", Look.MAIN));
    row.add(new Button(ControlId.of(ControlVerb.LEAVE, table), "Leave", Look.PLAIN));
    if (!table.seating().invited().isEmpty()) {
      row.add(new Button(ControlId.of(ControlVerb.DECLINE, table), "Decline", Look.PLAIN));
    }
    row.add(new Button(ControlId.of(ControlVerb.CANCEL, table), "Cancel", Look.PLAIN));
    row.add(RulesButton.of(table.game()));
    Post joining = post.with(row);
    Post teaching = LearnButton.of(table.game()).map(joining::withMore).orElse(joining);
    Post joinable =
        table.decks().isPresent()
            ? teaching.withMore(
                new Button(ControlId.of(ControlVerb.CUT, table), "Add randomness", Look.PLAIN))
            : teaching;
    if (table.seating().open(table.seats().size()) == 0) {
      return joinable;
    }
    return joinable
        .withMore(
            new Button(ControlId.of(ControlVerb.FIND_PLAYERS, table), "Find players", Look.PLAIN))
        .with(computers(table));
  }

  /** So that people who have joined need not wait for others. */
  private static Control computers(Table table) {
    List<SelectableOption> levels =
        ComputerPlayers.LEVELS.stream()
            .map(
                level ->
                    new SelectableOption(
                        level.name(), Phrase.capitalised(SeatWords.title(level)) + "s"))
            .toList();
    return new Menu(ControlId.of(ControlVerb.FILL, table), "Fill with computers", levels);
  }

  private static String words(Table table) {
    List<String> lines = new ArrayList<>();
    lines.add(first(table));
    lines.add(table.game().summary());
    lines.add("At the table: " + PlayerNames.of(table.seating().joined()));
    ClockWords.chosen(table).ifPresent(lines::add);
    lines.add(state(table));
    List<String> small = new ArrayList<>(TablePhrases.unusual(table));
    small.add("table " + table.id());
    lines.add("-# " + String.join(" \u00b7 ", small));
    table
        .decks()
        .ifPresent(
            decks ->
                lines.add(
                    "-# All random choices have already been made. After the game you can check that with this SHA-256 fingerprint: `%s`"
                        .formatted(decks.secret().commitment())));
    return TruncatedText.toAMessage(lines);
  }

  /** Mentions the people invited. */
  private static String first(Table table) {
    String game = table.game().title();
    List<Person> invited = table.seating().invited();
    return table.stage() != TableStage.GATHERING || invited.isEmpty()
        ? "%s opened a table for %s.".formatted(PlayerNames.of(table.host()), game)
        : "%s, %s invites you to play %s."
            .formatted(Person.mentions(invited), PlayerNames.of(table.host()), game);
  }

  private static String state(Table table) {
    return switch (table.stage()) {
      case GATHERING -> gathering(table);
      case PLAYING, OVER -> "The game has started.";
      case STRANDED -> "This table is on hold: I couldn't post in its channel.";
      case CLOSED -> "This table was closed before the game started.";
    };
  }

  private static String gathering(Table table) {
    int open = table.seating().open(table.seats().size());
    String seats =
        switch (open) {
          case 0 -> "Only invited players can join.";
          case 1 -> "One seat is open to anyone.";
          default -> open + " seats are open to anyone.";
        };
    return seats + " The game starts when every seat is taken.";
  }
}

package rookery.bot.post.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import rookery.bot.clock.DurationWords;
import rookery.bot.post.Control;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Post;
import rookery.bot.post.page.GamesList.Shown;
import rookery.bot.post.page.GamesList.Which;
import rookery.bot.post.time.ClockNoticePost;
import rookery.bot.post.time.OvertimePost;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;
import rookery.engine.text.Phrase;

/**
 * The daily message: which games wait for a person, and until when, and for those who want it that
 * there are deals of the day. It names only tables and times, so it cannot reveal what there is to
 * choose in secret.
 */
public final class DailyPost {
  /** The most tables that fit in a message. */
  private static final int MOST = 10;

  private DailyPost() {}

  /** Whether a table waits for an action or an answer of that person. */
  public static boolean tellsOf(Table table, Person person) {
    return table.awaited().has(person) || isAsked(table, person);
  }

  private static boolean isAsked(Table table, Person person) {
    return table.stage() == TableStage.PLAYING && table.awaited().asks(person)
        || ClockNoticePost.asks(table, person);
  }

  /**
   * The message for that person.
   *
   * @param tables the tables to list, in order
   * @param link the address of the message that shows a table, where there is one
   * @param deals whether it tells of the deals of the day
   */
  public static Post of(
      Person person, List<Table> tables, Function<Table, Optional<String>> link, boolean deals) {
    List<String> lines = new ArrayList<>();
    if (!tables.isEmpty()) {
      lines.add(
          tables.size() == 1
              ? "A game is waiting for you."
              : "%d games are waiting for you.".formatted(tables.size()));
    }
    tables.stream().limit(MOST).forEach(table -> lines.add(line(table, person, link)));
    if (tables.size() > MOST) {
      lines.add("And %s.".formatted(Phrase.counted(tables.size() - MOST, "more game")));
    }
    if (deals) {
      lines.add("Today's deals are ready: type `/daily`.");
    }
    return Post.words(String.join("\n", lines))
        .with(buttons(person, tables, deals))
        .pinging(List.of(person));
  }

  private static String line(Table table, Person person, Function<Table, Optional<String>> link) {
    String there =
        link.apply(table)
            .map("[%s](%%s)".formatted(table.title())::formatted)
            .orElseGet(() -> "%s, %s".formatted(table.title(), table.home().mention()));
    return "- %s: %s".formatted(there, what(table, person));
  }

  private static String what(Table table, Person person) {
    if (OvertimePost.isLate(table, person)) {
      return OvertimePost.shortly(table, person);
    }
    if (ClockNoticePost.decides(table, person)) {
      return OvertimePost.toDecideShortly(table);
    }
    if (!table.awaited().has(person)) {
      return "waiting for your answer";
    }
    return table
        .clock()
        .due(table.seatOf(person))
        .map(due -> "your move, due " + DurationWords.away(due))
        .orElse("your move");
  }

  private static List<Control> buttons(Person person, List<Table> tables, boolean deals) {
    List<Control> row = new ArrayList<>();
    if (tables.stream().anyMatch(table -> table.awaited().has(person))) {
      row.add(new Button(ControlId.free(ControlVerb.NEXT, ""), "Go to your next table", Look.MAIN));
    }
    if (!tables.isEmpty()) {
      String all = new Shown(Which.ALL, 0).argument();
      row.add(new Button(ControlId.free(ControlVerb.GAMES, all), "See all your games", Look.PLAIN));
    }
    if (deals) {
      row.add(new Button(ControlId.free(ControlVerb.DAILY, ""), "Deals of the day", Look.PLAIN));
    }
    return row;
  }
}

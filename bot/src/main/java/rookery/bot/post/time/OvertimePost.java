package rookery.bot.post.time;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import rookery.bot.clock.DurationWords;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Link;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Post;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.post.text.TablePhrases;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.engine.Side;
import rookery.engine.text.Phrase;

/**
 * Messages to people about a late move or a clock that runs again. Like every message about the
 * clock, they name people, the table and times, and no secret.
 */
public final class OvertimePost {
  private OvertimePost() {}

  /** To the late player, in private: the others can decide now. */
  public static Post yourTimeIsUp(Table table, Person late) {
    Set<Person> deciders = new TreeSet<>(ClockNoticePost.deciders(table));
    deciders.remove(late);
    String others =
        deciders.isEmpty()
            ? ""
            : " %s can now %s or give you more time."
                .formatted(names(deciders), isTogether(table) ? "stop the game" : "claim the win");
    return Post.words(
            "Your time is up in %s.%s You can still move."
                .formatted(TablePhrases.titleWithPlace(table), others))
        .with(
            new Button(ControlId.of(ControlVerb.MOVE, table), "Move", Look.MAIN),
            new Link(table.home().link(), "Go to game"))
        .pinging(List.of(late));
  }

  /** Whether that person's time is up, so that the others can decide. */
  public static boolean isLate(Table table, Person person) {
    return table.seating().seatOf(person).filter(table.clock().late()::contains).isPresent();
  }

  /** The same in a few words, for the daily message. */
  public static String shortly(Table table, Person late) {
    Set<Person> deciders = new TreeSet<>(ClockNoticePost.deciders(table));
    deciders.remove(late);
    return deciders.isEmpty()
        ? "your time is up, but you can still move"
        : "your time is up, and %s can %s"
            .formatted(names(deciders), isTogether(table) ? "stop the game" : "claim the win");
  }

  /** To a person who decides, for the daily message. */
  public static String toDecideShortly(Table table) {
    Set<Person> late = late(table);
    return "%s %s run out of time; decide what happens"
        .formatted(names(late), late.size() == 1 ? "has" : "have");
  }

  /** To people who have not yet decided about a late player, at the table. */
  public static Post stillToDecide(Table table, List<Person> people) {
    return deciding(table, "%s: decide what happens".formatted(Person.mentions(people)))
        .pinging(people);
  }

  /** The same in private. */
  public static Post stillToDecide(Table table, Person person) {
    return deciding(table, "Decide what happens").pinging(List.of(person));
  }

  private static Post deciding(Table table, String who) {
    return Post.words(
            "%s in %s. %s ran out of time a while ago."
                .formatted(who, TablePhrases.titleWithPlace(table), names(late(table))))
        .with(ClockNoticePost.decisionButtons(table, table.clock().late()));
  }

  /** To the late players: somebody gave them more time. */
  public static Post givenTime(Table table, Person by, List<Person> late, List<Person> called) {
    return told("%s, %s gave you more time in **%s**.%s", table, late, by, called);
  }

  /** To the players whose turn it is: the game was resumed. */
  public static Post goesOn(Table table, Person by, List<Person> awaited, List<Person> called) {
    return told("%s, %s resumed **%s**. It's your move.%s", table, awaited, by, called);
  }

  /** To the others: the player whose turn it is resumed the game. */
  public static Post goesOnForMe(Table table, Person by, List<Person> others, List<Person> called) {
    return told("%s: %s resumed **%s** and moves next.%s", table, others, by, called);
  }

  /** To the people who asked for a pause: somebody declined. */
  public static Post noPause(Table table, Person by, List<Person> asked, List<Person> called) {
    return told(
        "%s, %s declined your request to pause **%s**. The game continues.%s",
        table, asked, by, called);
  }

  /** What somebody did, told to some people: their names, who did it, the game and the deadline. */
  private static Post told(
      String format, Table table, List<Person> to, Person by, List<Person> called) {
    return Post.words(
            format.formatted(Person.mentions(to), PlayerNames.of(by), table.title(), due(table)))
        .with(ReminderPost.board(table))
        .pinging(called);
  }

  private static Set<Person> late(Table table) {
    Set<Person> late = new TreeSet<>();
    table.clock().late().forEach(seat -> late.add(table.seating().chairs().get(seat)));
    return late;
  }

  private static boolean isTogether(Table table) {
    return table.seats().get(0).side() == Side.PARTNERS;
  }

  private static String names(Set<Person> people) {
    return Phrase.list(people.stream().map(PlayerNames::of).toList());
  }

  private static String due(Table table) {
    return table
        .clock()
        .due()
        .map(due -> " The next move is due " + DurationWords.away(due) + ".")
        .orElse("");
  }
}

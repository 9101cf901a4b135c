package rookery.bot.post.time;

import java.util.List;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Post;
import rookery.bot.post.text.ClockWords;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.post.text.TablePhrases;
import rookery.bot.table.Person;
import rookery.bot.table.Table;

/**
 * Reminds the players whose turn it is. It names only them and the table, so it cannot reveal what
 * anybody has to choose in secret.
 */
public final class ReminderPost {
  private ReminderPost() {}

  /** At the table. */
  public static Post there(Table table, List<Person> people) {
    return Post.words(
            "%s: your move in %s%s."
                .formatted(names(people), name(table), ClockWords.shortly(table)))
        .with(board(table))
        .pinging(people);
  }

  /** In private. */
  public static Post direct(Table table, Person person) {
    return Post.words(
            "Your move in %s%s."
                .formatted(TablePhrases.titleWithPlace(table), ClockWords.shortly(table)))
        .with(board(table))
        .pinging(List.of(person));
  }

  /** Somebody at the table reminds the players whose turn it is. */
  public static Post nudge(Table table, Person by, List<Person> awaited, List<Person> called) {
    return Post.words(
            "%s, it's your move in %s%s. %s asked me to remind you."
                .formatted(
                    names(awaited), name(table), ClockWords.shortly(table), PlayerNames.of(by)))
        .with(board(table))
        .pinging(called);
  }

  /** The button also lets the store find the messages that notify somebody about this table. */
  static Button board(Table table) {
    return new Button(ControlId.of(ControlVerb.BOARD, table), "My view", Look.PLAIN);
  }

  private static String names(List<Person> people) {
    return Person.mentions(people);
  }

  private static String name(Table table) {
    return "**%s**".formatted(table.title());
  }
}

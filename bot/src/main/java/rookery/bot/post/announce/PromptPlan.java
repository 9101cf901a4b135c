package rookery.bot.post.announce;

import java.util.Collection;
import java.util.Collections;
import java.util.List;
import rookery.bot.post.table.CachedViews;
import rookery.bot.preference.NotificationMode;
import rookery.bot.preference.PreferenceReader;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;
import rookery.engine.Seat;
import rookery.engine.View;

/**
 * Decides who is asked by direct message and who at the table, by each person's settings; nobody is
 * asked in both. The decision depends only on public facts and on settings, so it reveals no
 * secret.
 */
public record PromptPlan(PreferenceReader wishes, CachedViews views) {
  /** Whether the seat should have a direct message now, to answer or to look at. */
  boolean isDue(Table table, Seat seat) {
    if (table.stage() != TableStage.PLAYING || table.place().isDirect()) {
      return false;
    }
    View view = views.of(table, seat);
    boolean isSecret = view.asksInSecret() || view.secret().isPresent();
    return switch (calls(table, seat)) {
      case SECRETS_DIRECT -> isSecret;
      case ALL_DIRECT -> isSecret || table.awaited().seats().contains(seat);
      case ALL_AT_TABLE -> false;
    };
  }

  /** Whether the seat's direct message asks for the action that the table waits for. */
  boolean isAsked(Table table, Seat seat) {
    return isDue(table, seat)
        && table.awaited().seats().contains(seat)
        && (views.of(table, seat).asksInSecret()
            || calls(table, seat) == NotificationMode.ALL_DIRECT);
  }

  /** Whether that message notifies the person, so that the table need not. */
  boolean isCalled(Table table, Person person) {
    return table
        .seating()
        .seatOf(person)
        .filter(seat -> !table.posted().unreachable().contains(seat))
        .filter(seat -> isAsked(table, seat))
        .isPresent();
  }

  /** The people of these who are notified at once; the others read it in their daily message. */
  public List<Person> atOnce(Collection<Person> called) {
    return called.stream().filter(person -> wishes.of(person).notifiedAtOnce()).toList();
  }

  /**
   * Visitors cannot read the channel of the table. Whoever plays alone or among computers is at the
   * table anyway, where the choices are as secret, and would read everything twice.
   */
  private NotificationMode calls(Table table, Seat seat) {
    Person person = table.seating().chairs().get(seat);
    if (person.visiting()) {
      return NotificationMode.ALL_DIRECT;
    }
    NotificationMode wanted = wishes.of(person).calls();
    return wanted == NotificationMode.SECRETS_DIRECT && hasOneSeatAmongComputers(table, person)
        ? NotificationMode.ALL_AT_TABLE
        : wanted;
  }

  private static boolean hasOneSeatAmongComputers(Table table, Person person) {
    boolean hasOneSeat = Collections.frequency(table.seating().chairs().values(), person) == 1;
    return hasOneSeat && table.seating().isAmongComputers(person);
  }
}

package rookery.bot.post.announce;

import java.util.Collection;
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
 *
 * @param wishes the settings of people
 * @param views what each seat may know
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

  /** Visitors cannot read the channel of the table. */
  private NotificationMode calls(Table table, Seat seat) {
    Person person = table.seating().chairs().get(seat);
    return person.visiting() ? NotificationMode.ALL_DIRECT : wishes.of(person).calls();
  }
}

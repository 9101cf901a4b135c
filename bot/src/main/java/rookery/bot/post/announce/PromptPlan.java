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
 * Decides who is asked in a direct message and who at the table, as each likes it; nobody is asked
 * in both. What is decided follows from what is public and from people's wishes, so it tells no
 * secret.
 *
 * @param wishes where people like to be called
 * @param views what each seat may know
 */
public record PromptPlan(PreferenceReader wishes, CachedViews views) {
  /** Whether the seat is to have a direct message now, to be asked in or to look at. */
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

  /** Whether the seat's direct message asks it for what the table waits for. */
  boolean isAsked(Table table, Seat seat) {
    return isDue(table, seat)
        && table.awaited().seats().contains(seat)
        && (views.of(table, seat).asksInSecret()
            || calls(table, seat) == NotificationMode.ALL_DIRECT);
  }

  /** Whether the person is called by that message, and so not at the table. */
  boolean isCalled(Table table, Person person) {
    return table
        .seating()
        .seatOf(person)
        .filter(seat -> !table.posted().unreachable().contains(seat))
        .filter(seat -> isAsked(table, seat))
        .isPresent();
  }

  /** Those of them who are called at once; the others hear of it with their one message a day. */
  public List<Person> atOnce(Collection<Person> called) {
    return called.stream().filter(person -> wishes.of(person).calledAtOnce()).toList();
  }

  private NotificationMode calls(Table table, Seat seat) {
    return wishes.of(table.seating().chairs().get(seat)).calls();
  }
}

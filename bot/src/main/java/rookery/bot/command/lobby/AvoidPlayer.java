package rookery.bot.command.lobby;

import java.util.List;
import java.util.Set;
import rookery.bot.post.Post;
import rookery.bot.request.Arguments.Guest;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.Option;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.bot.seat.SeatStore;
import rookery.bot.table.Person;
import rookery.bot.table.Refusal;

/** Keeps whom somebody doesn't want to meet. The other is never told. */
public record AvoidPlayer(SeatStore seats) implements Command {
  private static final int MOST = 50;

  @Override
  public CommandDeclaration declared() {
    return CommandDeclaration.slash(
            "avoid",
            "Choose who you'd rather not play with; nobody finds out",
            "remembers who you'd rather not play with, and tells nobody; name them again to undo it",
            Option.person("player", "The player to avoid; leave this empty to see your list"))
        .everywhere();
  }

  @Override
  public RequestOutcome step(Request request, StepContext context) {
    Person who = request.who();
    List<Guest> named = request.arguments().guests();
    Set<Person> avoided = seats.avoidedBy(who);
    if (named.isEmpty()) {
      return RequestOutcome.shown(Post.words(list(avoided)));
    }
    Person other = named.get(0).person();
    check(who, named.get(0), avoided);
    boolean now = !avoided.contains(other);
    seats.avoid(who, other, now);
    return RequestOutcome.shown(Post.words(words(other, now)));
  }

  private static void check(Person who, Guest named, Set<Person> avoided) {
    if (named.isBot() || named.person().equals(who)) {
      throw new Refusal("Name another person.");
    }
    if (avoided.size() >= MOST && !avoided.contains(named.person())) {
      throw new Refusal(
          "Your list is full: it holds %d people. Name one of them to take them off it."
              .formatted(MOST));
    }
  }

  private static String list(Set<Person> avoided) {
    return avoided.isEmpty()
        ? "You aren't avoiding anyone. To avoid somebody, type `/avoid player:`. I won't tell anyone."
        : "You're avoiding %s. Name somebody again to take them off the list. I won't tell anyone."
            .formatted(Person.mentions(List.copyOf(avoided)));
  }

  private static String words(Person other, boolean now) {
    return now
        ? ("I won't invite you and %s to each other's open tables, or list those tables in"
                + " `/seats`. I'll keep that to myself, and you can still join each other's"
                + " tables.")
            .formatted(other.mention())
        : "I've taken %s off your list.".formatted(other.mention());
  }
}

package rookery.bot.command.time;

import java.util.Optional;
import java.util.function.Function;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Post;
import rookery.bot.post.table.turn.ActionMenu;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.request.Arguments.Guest;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.CommandDeclaration.About;
import rookery.bot.request.Option;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.bot.table.Person;
import rookery.bot.table.Refusal;
import rookery.bot.table.SeatChange;
import rookery.bot.table.Table;
import rookery.engine.Seat;
import rookery.engine.text.Sentences;

/**
 * Offers a seat to somebody else. From then on the new player sees what the seat can see, and the
 * former player does not.
 */
public final class Substitute implements Command {
  private static final String PLAYER = "player";

  @Override
  public CommandDeclaration declared() {
    return CommandDeclaration.about(
            About.OWN_TABLE,
            "substitute",
            "Let someone else take over your seat",
            "lets someone else take over your seat",
            Option.person(PLAYER, "Who can take your seat; if you name nobody, anyone can"))
        .pressed(ControlVerb.TAKE_SEAT, ControlVerb.KEEP_SEAT);
  }

  @Override
  public RequestOutcome step(Request request, StepContext context) {
    return switch (request.verb()) {
      case ControlVerb.TAKE_SEAT -> taken(request, context);
      case ControlVerb.KEEP_SEAT -> kept(context);
      default -> offered(request, context);
    };
  }

  private static RequestOutcome offered(Request request, StepContext context) {
    Seat seat = context.seat();
    Table table = context.table();
    if (table.seats().size() == 1) {
      throw new Refusal("You play this game alone, so nobody can take over your seat.");
    }
    checkOthersSeeIt(table);
    Optional<Person> keptFor =
        request.arguments().guests().stream().findFirst().map(checked(table));
    return context.changed(
        new SeatChange(table, seat).offered(keptFor),
        Post.words(
            "I've offered your seat in the channel. If you move before someone takes it, you"
                + " keep it."));
  }

  /**
   * Checks that somebody else could see the offer of a seat.
   *
   * @throws Refusal if two people play by direct message
   */
  static void checkOthersSeeIt(Table table) {
    if (table.both().isPresent()) {
      throw new Refusal(
          "You two are playing by direct message, so nobody else can see or join the game.");
    }
  }

  private static Function<Guest, Person> checked(Table table) {
    return guest -> {
      Person person = guest.person();
      if (guest.isBot() || !guest.isHere()) {
        throw new Refusal(
            person.mention()
                + " can't take your seat. Choose someone from this server who isn't a bot.");
      }
      if (table.seating().seatOf(person).isPresent()) {
        throw new Refusal(
            person.mention() + " already has a seat at this table. Choose someone else.");
      }
      return person;
    };
  }

  private static RequestOutcome kept(StepContext context) {
    Table after = new SeatChange(context.table(), context.seat()).kept();
    return context.changed(after, Post.words("You've kept your seat."));
  }

  private static RequestOutcome taken(Request request, StepContext context) {
    Table table = context.table();
    String wanted = request.arguments().argument();
    Seat seat =
        table.seats().stream()
            .filter(s -> s.id().equals(wanted))
            .findFirst()
            .orElseThrow(() -> new Refusal("This table doesn't have that seat."));
    Table after = new SeatChange(table, seat).takenBy(request.who(), context.now());
    ActionMenu menu = ActionMenu.start(after, seat, context.views());
    Sentences known = menu.view().secret().orElse(Sentences.NONE);
    String advice = ClockAdvice.onJoining(after, context).strip();
    Sentences told = played(table, seat).then(known);
    return context.changed(
        after, menu.onward(advice.isEmpty() ? told : told.then(Sentences.of("%s", advice))));
  }

  private static Sentences played(Table before, Seat seat) {
    return before.seating().chairs().get(seat).isComputer()
        ? Sentences.of("This seat is yours now.")
        : Sentences.of("You've taken over from %s.", new PlayerNames(before).of(seat));
  }
}

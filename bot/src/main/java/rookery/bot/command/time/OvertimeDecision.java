package rookery.bot.command.time;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Post;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.post.time.OvertimePost;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.bot.table.NewComputers;
import rookery.bot.table.Person;
import rookery.bot.table.Refusal;
import rookery.bot.table.SeatChange;
import rookery.bot.table.Table;
import rookery.engine.Seat;
import rookery.engine.computer.ComputerPlayers;
import rookery.engine.match.PlayerDeclaration;

/** Decides what happens to late players. Any one of the other players can decide. */
public final class OvertimeDecision implements Command {
  private static final Duration EXTRA_TIME = Duration.ofDays(2);
  private static final String ASK = "ask";

  @Override
  public CommandDeclaration declared() {
    return CommandDeclaration.of(
        ControlVerb.LATE_CLAIM,
        ControlVerb.LATE_TIME,
        ControlVerb.LATE_OTHER,
        ControlVerb.LATE_COMPUTER,
        ControlVerb.LATE_STOP);
  }

  @Override
  public RequestOutcome step(Request request, StepContext context) {
    Set<Seat> late = late(context);
    boolean asks = request.arguments().argument().equals(ASK);
    return switch (request.verb()) {
      case ControlVerb.LATE_CLAIM -> {
        Seat loser = loser(late, context.seat());
        yield asks
            ? confirmation("Do you want to claim the win in %s?", "Claim the win", context)
            : claimed(loser, context);
      }
      case ControlVerb.LATE_STOP ->
          asks
              ? confirmation("Do you want to stop %s without a result?", "Stop the game", context)
              : stopped(context);
      case ControlVerb.LATE_TIME -> moreTime(context);
      case ControlVerb.LATE_COMPUTER -> takenOverByComputer(others(late, context), context);
      default -> offeredToAnybody(others(late, context), context);
    };
  }

  /** Returns the late seats. Only other players can decide about them. */
  private static Set<Seat> late(StepContext context) {
    Seat seat = context.seat();
    Set<Seat> late = context.table().clock().late();
    if (late.isEmpty()) {
      throw new Refusal("Nobody here is late any more.");
    }
    if (late.contains(seat) && !late.containsAll(context.table().seats())) {
      throw new Refusal(
          "You're late yourself, so only the others can decide what happens. You can still move.");
    }
    return late;
  }

  /** If everybody is late, the person who decides keeps their own seat. */
  private static Set<Seat> others(Set<Seat> late, StepContext context) {
    Set<Seat> others = new TreeSet<>(late);
    others.remove(context.seat());
    return others;
  }

  private static Seat loser(Set<Seat> late, Seat claiming) {
    Optional<Seat> other = late.stream().filter(s -> s.side() != claiming.side()).findFirst();
    boolean own = late.stream().anyMatch(seat -> seat.side() == claiming.side());
    if (own || other.isEmpty()) {
      throw new Refusal("Your own side has run out of time, so you can't claim the win.");
    }
    return other.get();
  }

  private static RequestOutcome confirmation(String question, String label, StepContext context) {
    Table table = context.table();
    String verb = context.request().verb();
    return RequestOutcome.shown(
        Post.words(question.formatted(table.title()) + " That ends the game.")
            .with(
                new Button(ControlId.of(verb, table), label, Look.DANGER),
                new Button(ControlId.of(ControlVerb.DISMISS, table), "Keep playing", Look.PLAIN)));
  }

  private static RequestOutcome claimed(Seat loser, StepContext context) {
    Table after = context.table().playing(match -> match.say(loser, PlayerDeclaration.FORFEIT));
    return context.changed(after, Post.words("You've claimed the win."));
  }

  private static RequestOutcome stopped(StepContext context) {
    return context.stopped(
        Post.words("You've stopped %s.".formatted(context.table().title())), List.of());
  }

  private static RequestOutcome moreTime(StepContext context) {
    Table table = context.table();
    List<Person> late =
        table.clock().late().stream()
            .map(table.seating().chairs()::get)
            .filter(person -> !person.isComputer() && !person.equals(context.request().who()))
            .toList();
    Table after = table.with(table.clock().given(EXTRA_TIME, context.now()));
    Post told = Post.words("You gave your opponent two more days.");
    return late.isEmpty()
        ? context.changed(after, told)
        : context.changed(
            after,
            told,
            context.messageToTable(
                OvertimePost.givenTime(
                    after, context.request().who(), late, context.notifiedAtOnce(late))));
  }

  /** A computer plays until the person comes back. The seat is reserved for that person. */
  private static RequestOutcome takenOverByComputer(Set<Seat> late, StepContext context) {
    Table table = context.table();
    List<Person> nearby = context.peopleAt(table.place());
    List<String> computers = new ArrayList<>();
    for (Seat seat : late) {
      Person former = table.seating().chairs().get(seat);
      Person computer = new NewComputers(table, nearby).another(ComputerPlayers.CASUAL);
      computers.add(PlayerNames.of(computer));
      Table free = new SeatChange(table, seat).offered(Optional.empty());
      Table taken = new SeatChange(free, seat).takenBy(computer, context.now());
      table = new SeatChange(taken, seat).offered(Optional.of(former));
    }
    String words =
        computers.size() == 1
            ? "%s plays for the missing player until they come back."
            : "%s play for the late players until they come back.";
    return context.changed(table, Post.words(words.formatted(String.join(" and ", computers))));
  }

  private static RequestOutcome offeredToAnybody(Set<Seat> late, StepContext context) {
    Table table = context.table();
    Substitute.checkOthersSeeIt(table);
    for (Seat seat : late) {
      table = new SeatChange(table, seat).offered(Optional.empty());
    }
    return context.changed(
        table, Post.words("Anyone can take over that seat now, with the button in the channel."));
  }
}

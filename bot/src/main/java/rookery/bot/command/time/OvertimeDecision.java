package rookery.bot.command.time;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Post;
import rookery.bot.post.table.OvertimePost;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.Outcome;
import rookery.bot.request.Request;
import rookery.bot.request.StepContext;
import rookery.bot.table.Person;
import rookery.bot.table.Refusal;
import rookery.bot.table.SeatChange;
import rookery.bot.table.Table;
import rookery.engine.Seat;
import rookery.engine.computer.Players;
import rookery.engine.match.Declaration;

/** What becomes of those who are late, as the others decide: any one of them does. */
public final class OvertimeDecision implements Command {
  private static final Duration GIVEN = Duration.ofDays(2);
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
  public Outcome step(Request request, StepContext moment) {
    Set<Seat> late = late(moment);
    boolean asks = request.arguments().argument().equals(ASK);
    return switch (request.verb()) {
      case ControlVerb.LATE_CLAIM -> {
        Seat loser = loser(late, moment.seat());
        yield asks
            ? asked("Do you want to claim the win in %s?", "Claim the win", moment)
            : claimed(loser, moment);
      }
      case ControlVerb.LATE_STOP ->
          asks
              ? asked("Do you want to stop %s without a result?", "Stop the game", moment)
              : stopped(moment);
      case ControlVerb.LATE_TIME -> given(moment);
      case ControlVerb.LATE_COMPUTER -> replaced(others(late, moment), moment);
      default -> offered(others(late, moment), moment);
    };
  }

  /** Those who are late; only others may decide about them. */
  private static Set<Seat> late(StepContext moment) {
    Seat seat = moment.seat();
    Set<Seat> late = moment.table().clock().late();
    if (late.isEmpty()) {
      throw new Refusal("Nobody here is late any more.");
    }
    if (late.contains(seat) && !late.containsAll(moment.table().seats())) {
      throw new Refusal("You are late yourself, so the others decide. You can still move.");
    }
    return late;
  }

  /** Where all are late, whoever decides keeps the own seat. */
  private static Set<Seat> others(Set<Seat> late, StepContext moment) {
    Set<Seat> others = new TreeSet<>(late);
    others.remove(moment.seat());
    return others;
  }

  private static Seat loser(Set<Seat> late, Seat claiming) {
    Optional<Seat> other = late.stream().filter(s -> s.side() != claiming.side()).findFirst();
    boolean own = late.stream().anyMatch(seat -> seat.side() == claiming.side());
    if (own || other.isEmpty()) {
      throw new Refusal("Your own side is late, so you cannot claim the win.");
    }
    return other.get();
  }

  private static Outcome asked(String question, String label, StepContext moment) {
    Table table = moment.table();
    String verb = moment.request().verb();
    return Outcome.shown(
        Post.words(question.formatted(table.title()) + " That ends the game.")
            .with(
                new Button(ControlId.of(verb, table), label, Look.DANGER),
                new Button(ControlId.free(ControlVerb.DISMISS, ""), "Keep waiting", Look.PLAIN)));
  }

  private static Outcome claimed(Seat loser, StepContext moment) {
    Table after = moment.table().playing(match -> match.say(loser, Declaration.FORFEIT));
    return moment.changed(after, Post.words("You have claimed the win."));
  }

  private static Outcome stopped(StepContext moment) {
    return moment.stopped(
        Post.words("You have stopped %s.".formatted(moment.table().title())), List.of());
  }

  private static Outcome given(StepContext moment) {
    Table table = moment.table();
    List<Person> late =
        table.clock().late().stream()
            .map(table.seating().chairs()::get)
            .filter(person -> !person.isComputer() && !person.equals(moment.request().who()))
            .toList();
    Table after = table.with(table.clock().given(GIVEN, moment.now()));
    Post told = Post.words("You gave them two more days.");
    return late.isEmpty()
        ? moment.changed(after, told)
        : moment.changed(
            after,
            told,
            moment.toTheTable(
                OvertimePost.givenTime(
                    after, moment.request().who(), late, moment.calledAtOnce(late))));
  }

  /** A computer plays on until whoever sat there comes back, for whom the seat is kept. */
  private static Outcome replaced(Set<Seat> late, StepContext moment) {
    Table table = moment.table();
    for (Seat seat : late) {
      Person former = table.seating().chairs().get(seat);
      Person computer = table.seating().anotherComputer(Players.CASUAL);
      Table free = new SeatChange(table, seat).offered(Optional.empty());
      Table taken = new SeatChange(free, seat).takenBy(computer, moment.now());
      table = new SeatChange(taken, seat).offered(Optional.of(former));
    }
    return moment.changed(table, Post.words("A computer plays for them until they come back."));
  }

  private static Outcome offered(Set<Seat> late, StepContext moment) {
    Table table = moment.table();
    for (Seat seat : late) {
      table = new SeatChange(table, seat).offered(Optional.empty());
    }
    return moment.changed(
        table, Post.words("Anybody can take over that seat now, with the button in the channel."));
  }
}

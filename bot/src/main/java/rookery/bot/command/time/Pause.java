package rookery.bot.command.time;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import rookery.bot.clock.ClockPause;
import rookery.bot.clock.TableClock;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Post;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.post.time.OvertimePost;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.CommandDeclaration.About;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.bot.table.Person;
import rookery.bot.table.Refusal;
import rookery.bot.table.Table;
import rookery.engine.Seat;

/** Pauses the clock when all players agree, and resumes it when any player asks. */
public final class Pause implements Command {
  @Override
  public CommandDeclaration declared() {
    return CommandDeclaration.about(
            About.OWN_TABLE,
            "pause",
            "Pause the clock if everyone agrees, or resume the game",
            "pauses the clock if everyone agrees, or resumes the game")
        .pressed(ControlVerb.PAUSE, ControlVerb.GO_ON);
  }

  @Override
  public RequestOutcome step(Request request, StepContext context) {
    Seat seat = context.seat();
    Table table = context.table();
    boolean rests = table.clock().rests();
    boolean resumes =
        request.verb().equals(ControlVerb.GO_ON)
            || !request.verb().equals(ControlVerb.PAUSE) && rests;
    return resumes ? resume(table, context) : requestPause(table, seat, context);
  }

  /** The seats that must agree. Computers always agree to a pause. */
  private static List<Seat> people(Table table) {
    return table.seats().stream()
        .filter(seat -> !table.seating().chairs().get(seat).isComputer())
        .toList();
  }

  private static RequestOutcome resume(Table table, StepContext context) {
    Optional<ClockPause> rest = table.clock().rest();
    if (rest.isEmpty()) {
      throw new Refusal("This game isn't paused.");
    }
    Table after = table.with(table.clock().resumed(context.now()));
    Optional<Post> told =
        rest.get().holds() ? resumed(after, context) : declined(after, rest.get(), context);
    Post answer =
        Post.words(
            rest.get().holds()
                ? "The game continues."
                : "You declined the pause. The game continues.");
    return told.map(post -> context.changed(after, answer, context.messageToTable(post)))
        .orElseGet(() -> context.changed(after, answer));
  }

  /**
   * Notifies the players whose turn it is that time runs again. If it is only the turn of the
   * person who resumed, it notifies the others.
   */
  private static Optional<Post> resumed(Table after, StepContext context) {
    Person by = context.request().who();
    List<Person> others = others(after.seating().chairs().values(), by);
    List<Person> awaited = others(after.awaited().people(), by);
    if (others.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        awaited.isEmpty()
            ? OvertimePost.goesOnForMe(after, by, others, context.notifiedAtOnce(others))
            : OvertimePost.goesOn(after, by, awaited, context.notifiedAtOnce(awaited)));
  }

  private static Optional<Post> declined(Table after, ClockPause wish, StepContext context) {
    Person by = context.request().who();
    List<Person> asked =
        others(wish.wanted().stream().map(after.seating().chairs()::get).toList(), by);
    return asked.isEmpty()
        ? Optional.empty()
        : Optional.of(OvertimePost.noPause(after, by, asked, context.notifiedAtOnce(asked)));
  }

  private static List<Person> others(Collection<Person> people, Person by) {
    return people.stream()
        .filter(person -> !person.isComputer() && !person.equals(by))
        .sorted()
        .toList();
  }

  private static RequestOutcome requestPause(Table table, Seat seat, StepContext context) {
    TableClock clock = table.clock();
    if (!clock.control().runs()) {
      throw new Refusal("This table has no clock, so there's nothing to pause.");
    }
    if (clock.rests()) {
      throw new Refusal("This game is already paused. Type `/pause` again to resume the game.");
    }
    TableClock after = clock.withPauseRequest(seat, people(table), context.now());
    String words =
        after.rests()
            ? "The game is paused. Type `/pause` again to resume the game."
            : "%s Waiting for %s to answer."
                .formatted(
                    clock.rest().isPresent()
                        ? "You've agreed to a pause."
                        : "You asked for a pause.",
                    stillToAnswer(table, after));
    return context.changed(table.with(after), Post.words(words));
  }

  private static String stillToAnswer(Table table, TableClock clock) {
    Set<Seat> agreed = clock.rest().map(ClockPause::wanted).orElse(Set.of());
    return PlayerNames.of(
        people(table).stream()
            .filter(seat -> !agreed.contains(seat))
            .map(table.seating().chairs()::get)
            .toList());
  }
}

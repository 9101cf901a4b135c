package rookery.bot.turn.command.timing;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import rookery.bot.clock.Rest;
import rookery.bot.clock.TableClock;
import rookery.bot.post.Post;
import rookery.bot.post.Verb;
import rookery.bot.post.table.LatePost;
import rookery.bot.post.words.Names;
import rookery.bot.table.Person;
import rookery.bot.table.Refusal;
import rookery.bot.table.Table;
import rookery.bot.turn.Command;
import rookery.bot.turn.Declaration;
import rookery.bot.turn.Declaration.About;
import rookery.bot.turn.Moment;
import rookery.bot.turn.Outcome;
import rookery.bot.turn.Request;
import rookery.engine.Seat;

/** Lets time stand still at a table when all agree, and go on when anybody wishes. */
public final class Pause implements Command {
  @Override
  public Declaration declared() {
    return Declaration.about(
            About.OWN_TABLE,
            "pause",
            "Pause the clock if all agree, or continue",
            "pauses the clock if all agree, or continues the game")
        .pressed(Verb.PAUSE, Verb.GO_ON);
  }

  @Override
  public Outcome step(Request request, Moment moment) {
    Seat seat = moment.seat();
    Table table = moment.table();
    boolean rests = table.clock().rests();
    boolean goesOn =
        request.verb().equals(Verb.GO_ON) || !request.verb().equals(Verb.PAUSE) && rests;
    return goesOn ? goingOn(table, moment) : pausing(table, seat, moment);
  }

  /** The seats that must agree; a computer never keeps others from a pause. */
  private static List<Seat> people(Table table) {
    return table.seats().stream()
        .filter(seat -> !table.seating().chairs().get(seat).isComputer())
        .toList();
  }

  private static Outcome goingOn(Table table, Moment moment) {
    Optional<Rest> rest = table.clock().rest();
    if (rest.isEmpty()) {
      throw new Refusal("This game is not paused.");
    }
    Table after = table.with(table.clock().goingOn(moment.now()));
    Optional<Post> told =
        rest.get().holds() ? resumed(after, moment) : declined(after, rest.get(), moment);
    Post answer =
        Post.words(rest.get().holds() ? "The game goes on." : "You play on; there is no pause.");
    return told.map(post -> moment.changed(after, answer, moment.toTheTable(post)))
        .orElseGet(() -> moment.changed(after, answer));
  }

  /** Those who are to move hear that time runs again; where nobody else is, the others do. */
  private static Optional<Post> resumed(Table after, Moment moment) {
    Person by = moment.request().who();
    List<Person> others = others(after.seating().chairs().values(), by);
    List<Person> awaited = others(after.awaited().people(), by);
    if (others.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        awaited.isEmpty()
            ? LatePost.goesOnForMe(after, by, others, moment.calledAtOnce(others))
            : LatePost.goesOn(after, by, awaited, moment.calledAtOnce(awaited)));
  }

  private static Optional<Post> declined(Table after, Rest wish, Moment moment) {
    Person by = moment.request().who();
    List<Person> asked =
        others(wish.wanted().stream().map(after.seating().chairs()::get).toList(), by);
    return asked.isEmpty()
        ? Optional.empty()
        : Optional.of(LatePost.noPause(after, by, asked, moment.calledAtOnce(asked)));
  }

  private static List<Person> others(Collection<Person> people, Person by) {
    return people.stream()
        .filter(person -> !person.isComputer() && !person.equals(by))
        .sorted()
        .toList();
  }

  private static Outcome pausing(Table table, Seat seat, Moment moment) {
    TableClock clock = table.clock();
    if (!clock.control().runs()) {
      throw new Refusal("There is no clock at this table, so there is nothing to pause.");
    }
    if (clock.rests()) {
      throw new Refusal("This game is paused already. /pause lets it go on.");
    }
    TableClock after = clock.pausing(seat, people(table), moment.now());
    String words =
        after.rests()
            ? "The game is paused. /pause lets it go on."
            : "%s Still to answer: %s."
                .formatted(
                    clock.rest().isPresent() ? "You agree to a pause." : "You ask for a pause.",
                    toAnswer(table, after));
    return moment.changed(table.with(after), Post.words(words));
  }

  private static String toAnswer(Table table, TableClock clock) {
    Set<Seat> agreed = clock.rest().map(Rest::wanted).orElse(Set.of());
    return Names.of(
        people(table).stream()
            .filter(seat -> !agreed.contains(seat))
            .map(table.seating().chairs()::get)
            .toList());
  }
}

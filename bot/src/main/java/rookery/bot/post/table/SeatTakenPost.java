package rookery.bot.post.table;

import java.util.List;
import java.util.Optional;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Link;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Post;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.post.text.TablePhrases;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.engine.Seat;

/** Tells a person in private, once, that somebody else has taken over their seat. */
public record SeatTakenPost(Table table, Seat seat, Person former) {
  /** The message, which notifies that person. */
  public Post post() {
    Post post =
        Post.words("%s in %s.%s".formatted(who(), TablePhrases.titleWithPlace(table), sequel()));
    return (isKept(table, seat, former)
            ? post.with(takeBack(table, seat), toTheTable())
            : post.with(toTheTable()))
        .pinging(List.of(former));
  }

  private String who() {
    Person now = table.seating().chairs().get(seat);
    return now.isComputer()
        ? PlayerNames.described(now) + ", is playing for you"
        : "%s has taken your seat".formatted(PlayerNames.of(now));
  }

  private String sequel() {
    return isKept(table, seat, former)
        ? " Take your seat back any time."
        : " You can still watch the game.";
  }

  private Link toTheTable() {
    return new Link(table.home().link(), "Go to game");
  }

  /** Whether the seat is kept for the person who sat there before. */
  public static boolean isKept(Table table, Seat seat, Person former) {
    return Optional.of(former).equals(table.timing().vacant().get(seat));
  }

  /** The button with which the person who sat there before takes the seat back. */
  public static Button takeBack(Table table, Seat seat) {
    return new Button(
        ControlId.of(ControlVerb.TAKE_SEAT, table, seat.id()), "Take my seat back", Look.MAIN);
  }
}

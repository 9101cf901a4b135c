package rookery.bot.post.table;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import rookery.bot.post.Control;
import rookery.bot.post.Control.Button;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Picture;
import rookery.bot.post.Post;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;
import rookery.engine.Seat;
import rookery.engine.board.Colour;

/**
 * A message about a table as one of two people reads it in direct messages: seen from that person's
 * side, and before the game with that person's buttons alone. It shows what everybody may see.
 */
public record DirectMessagePost(Table table, CachedViews views) {
  private static final Set<String> OF_HOST = Set.of(ControlVerb.LEAVE, ControlVerb.CANCEL);
  private static final Set<String> OF_GUEST = Set.of(ControlVerb.JOIN, ControlVerb.DECLINE);

  /** The message for that person. */
  public Post of(Post post, Person reader) {
    List<List<Control>> rows =
        post.rows().stream()
            .map(row -> row.stream().filter(control -> isFor(reader, control)).toList())
            .toList();
    List<Person> pinged = post.pinged().stream().filter(reader::equals).toList();
    return new Post(
        post.words(),
        post.picture().map(picture -> seenBy(reader, picture)),
        rows,
        pinged,
        post.layout());
  }

  private boolean isFor(Person reader, Control control) {
    if (!(control instanceof Button button) || table.stage() != TableStage.GATHERING) {
      return true;
    }
    boolean joined = table.seating().joined().contains(reader);
    Set<String> others = joined ? OF_GUEST : OF_HOST;
    return !others.contains(button.id().verb());
  }

  private Picture seenBy(Person reader, Picture picture) {
    Optional<Colour> side =
        table.match().flatMap(match -> table.seating().seatOf(reader)).map(this::side);
    return side.map(from -> seenFrom(from, picture)).orElse(picture);
  }

  private Colour side(Seat seat) {
    return views.of(table, seat).diagram().seenFrom();
  }

  private static Picture seenFrom(Colour side, Picture picture) {
    return new Picture(
        picture.diagram().map(diagram -> diagram.seenFrom(side)),
        picture.alt(),
        picture.style(),
        picture.size());
  }
}

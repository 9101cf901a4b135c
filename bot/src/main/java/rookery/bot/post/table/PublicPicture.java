package rookery.bot.post.table;

import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import rookery.bot.post.Picture;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;
import rookery.engine.Seat;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.board.Colour;

/**
 * The picture of a game as everybody may see it, from the side of those who look: the players whose
 * turn it is, like the menu of their choices, or else all of them. Computers have no side, as they
 * do not look, so that a person who plays with computers alone always looks from their own.
 *
 * @param table where the game has started
 */
public record PublicPicture(Table table, CachedViews views) {
  /** The picture and what it shows in words. */
  public Picture picture() {
    SortedSet<Colour> sides = sides();
    Colour bottom = sides.size() == 1 ? sides.first() : Colour.WHITE;
    View view = views.of(table, Viewer.watching(bottom));
    return Picture.of(view.diagram().seenFrom(bottom), view.alt());
  }

  private SortedSet<Colour> sides() {
    SortedSet<Colour> sides = new TreeSet<>();
    Set<Seat> awaited = table.stage() == TableStage.PLAYING ? table.awaited().seats() : Set.of();
    boolean people = awaited.stream().anyMatch(seat -> !isComputers(seat));
    (people ? awaited : table.seats())
        .stream()
            .filter(seat -> !isComputers(seat))
            .map(seat -> views.of(table, seat).diagram().seenFrom())
            .forEach(sides::add);
    return sides;
  }

  private boolean isComputers(Seat seat) {
    return table.seating().chairs().get(seat).isComputer();
  }
}

package rookery.bot.post.table;

import java.util.Optional;
import rookery.bot.post.Post;
import rookery.bot.post.words.Telling;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.engine.View;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.Ranks;

/**
 * The board square by square in words, rank by rank, for those who have the screen read to them.
 *
 * @param table has begun
 * @param person who asks, and is told what that person may see
 */
public record SquaresPost(Table table, Person person, Views views) {
  /** The words, as a page without a picture. */
  public Post post() {
    View view = views.of(table, table.viewer(person));
    String ranks =
        String.join(
            "\n", Ranks.of(view.diagram(), table.game().pieceNames().orElse(PieceType.NAMES)));
    return Post.page(Optional.empty(), ranks + "\n" + new Telling(table).place());
  }
}

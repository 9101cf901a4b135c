package rookery.bot.post.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.bot.post.Post;
import rookery.bot.post.text.News;
import rookery.bot.post.text.TablePhrases;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;
import rookery.engine.View;
import rookery.engine.board.PieceNames;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.DiagramInWords;
import rookery.engine.diagram.PieceInventory;

/**
 * All that a board shows, in words, for those who have the screen read to them: whose turn it is
 * and how the game stands, the board square by square, and what else the picture holds.
 *
 * @param table has begun
 * @param person who asks, and is told what that person may see
 */
public record BoardInWordsPost(Table table, Person person, CachedViews views) {
  /** The words, as a page without a picture. */
  public Post post() {
    View view = views.of(table, table.viewer(person));
    PieceNames names = table.game().pieceNames().orElse(PieceType.NAMES);
    List<String> lines = new ArrayList<>(standing(view));
    lines.addAll(DiagramInWords.of(view.diagram(), names));
    lines.add(PieceInventory.besides(view.alt(), view.diagram(), names));
    lines.removeIf(String::isEmpty);
    lines.add(new TablePhrases(table).place());
    return Post.page(Optional.empty(), String.join("\n", lines));
  }

  /** Whose turn it is, what was done last, and how the game stands. */
  private List<String> standing(View view) {
    TablePhrases telling = new TablePhrases(table);
    List<String> lines = new ArrayList<>();
    if (table.stage() == TableStage.PLAYING && !table.awaited().seats().isEmpty()) {
      lines.add(telling.next());
    }
    List<String> recent = new News(table).recent();
    lines.add(String.join(" ", recent));
    lines.add(String.join(" ", telling.status(view, recent.toArray(String[]::new))));
    return lines;
  }
}

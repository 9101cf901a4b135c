package rookery.bot.post.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import rookery.bot.post.Post;
import rookery.bot.post.words.FewLines;
import rookery.bot.post.words.Names;
import rookery.bot.post.words.News;
import rookery.bot.post.words.Telling;
import rookery.bot.table.Person;
import rookery.bot.table.Stage;
import rookery.bot.table.Table;
import rookery.engine.View;
import rookery.engine.board.PieceNames;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.Inventory;
import rookery.engine.diagram.Ranks;
import rookery.engine.text.LogLine;
import rookery.engine.text.Text;

/**
 * All that a board shows, in words, for those who have the screen read to them: whose turn it is
 * and how the game stands, the board square by square, and what else the picture holds.
 *
 * @param table has begun
 * @param person who asks, and is told what that person may see
 */
public record SquaresPost(Table table, Person person, Views views) {
  /** The words, as a page without a picture. */
  public Post post() {
    View view = views.of(table, table.viewer(person));
    PieceNames names = table.game().pieceNames().orElse(PieceType.NAMES);
    List<String> lines = new ArrayList<>(standing(view));
    lines.addAll(Ranks.of(view.diagram(), names));
    lines.add(Inventory.besides(view.alt(), view.diagram(), names));
    lines.removeIf(String::isEmpty);
    lines.add(new Telling(table).place());
    return Post.page(Optional.empty(), String.join("\n", lines));
  }

  /** Whose turn it is, what was done last, and how the game stands. */
  private List<String> standing(View view) {
    Telling telling = new Telling(table);
    List<String> lines = new ArrayList<>();
    if (table.stage() == Stage.PLAYING && !table.awaited().seats().isEmpty()) {
      lines.add(telling.next());
    }
    Names names = new Names(table);
    List<LogLine> recent = new News(table).recent();
    lines.add(recent.stream().map(names::told).collect(Collectors.joining(" ")));
    Text told = recent.stream().map(LogLine::text).reduce(Text.NONE, Text::then);
    FewLines said = new FewLines(table).then(FewLines.NEEDED, "", told);
    lines.add(names.read(telling.status(view, said)));
    return lines;
  }
}
